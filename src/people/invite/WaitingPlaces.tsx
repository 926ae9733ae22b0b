/** The condominiums to hand invitations on in, as cards to press: each says how many people wait for theirs. */
import { IconBuildingEstate, IconChevronRight } from '@tabler/icons-react'
import { mostChoices } from '../../shared/limits.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Empty } from '../../web/cards/Empty.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { invitations } from './invitations.contract.ts'
import { invitationMessages } from './invitations.messages.ts'
import './WaitingPlaces.css'

/** Each number is a question to the server: with them the screen asks no more than eight. */
export const mostCounted = 3

interface Place {
  id: string
  name: string
  hint: string | null
}

export function WaitingPlaces({ places }: { places: readonly Place[] }) {
  const { sheet: text } = useText(invitationMessages)
  if (places.length === 0)
    return (
      <div className="garita-listing-frame">
        <Empty icon={IconBuildingEstate} title={text.no_place} />
      </div>
    )
  return (
    <ul className="garita-waiting-places" aria-label={text.choose}>
      {places.slice(0, mostChoices).map((place) => (
        <li key={place.id}>
          <TextLink to="." search={{ condominium_id: place.id }} c="inherit" underline="never">
            <IconBuildingEstate size={24} stroke={1.5} aria-hidden />
            <strong>{place.name}</strong>
            {place.hint ? <span className="garita-second">{place.hint}</span> : null}
            {places.length <= mostCounted ? <HowMany place={place.id} /> : null}
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

function HowMany({ place }: { place: string }) {
  const { sheet: text } = useText(invitationMessages)
  const { data } = useRead(invitations.waiting, { condominium_id: place })
  return (
    <span className="garita-waiting-count">{data ? text.still(data.never, data.invited) || text.all_began : null}</span>
  )
}
