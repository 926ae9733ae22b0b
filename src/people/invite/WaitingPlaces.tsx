/** The condominiums to hand invitations on in, as cards to press: each says how many people wait for theirs. */
import { IconBuildingEstate, IconChevronRight } from '@tabler/icons-react'
import type { Output } from '../../shared/contract.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Empty } from '../../web/cards/Empty.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { invitations, mostPlaces } from './invitations.contract.ts'
import { invitationMessages } from './invitations.messages.ts'
import './WaitingPlaces.css'

interface Place {
  id: string
  name: string
  hint: string | null
}

export function WaitingPlaces({ places }: { places: readonly Place[] }) {
  const { sheet: text } = useText(invitationMessages)
  const shown = places.slice(0, mostPlaces)
  const condominiumIds = shown.map(({ id }) => id)
  const { data } = useRead(invitations.waiting, { condominium_ids: condominiumIds }, { enabled: shown.length > 0 })
  if (places.length === 0)
    return (
      <div className="garita-listing-frame">
        <Empty icon={IconBuildingEstate} title={text.no_place} />
      </div>
    )
  return (
    <ul className="garita-waiting-places" aria-label={text.choose}>
      {shown.map((place, index) => (
        <li key={place.id}>
          <TextLink to="." search={{ condominium_id: place.id }} c="inherit" underline="never">
            <IconBuildingEstate size={24} stroke={1.5} aria-hidden />
            <strong>{place.name}</strong>
            {place.hint ? <span className="garita-second">{place.hint}</span> : null}
            <HowMany counts={data?.[index]} />
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

function HowMany({ counts }: { counts: Output<typeof invitations.waiting>[number] | undefined }) {
  const { sheet: text } = useText(invitationMessages)
  return (
    <span className="garita-waiting-count">
      {counts ? text.still(counts.never, counts.invited) || text.all_began : null}
    </span>
  )
}
