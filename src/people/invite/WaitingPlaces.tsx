/** The condominiums to hand invitations on in, as cards to press: each says how many people wait for theirs. */
import { Skeleton } from '@mantine/core'
import { IconBuildingEstate, IconPrinter, IconQrcode } from '@tabler/icons-react'
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
    <>
      <ol className="garita-waiting-steps">
        {Object.values(text.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ul className="garita-waiting-places" aria-label={text.choose}>
        {shown.map((place, index) => (
          <li key={place.id}>
            <TextLink to="." search={{ condominium_id: place.id }} c="inherit" underline="never">
              <strong>{place.name}</strong>
              {place.hint ? <span className="garita-second">{place.hint}</span> : null}
              <IconQrcode size={72} stroke={1} aria-hidden />
              <HowMany counts={data?.[index]} />
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function HowMany({ counts }: { counts: Output<typeof invitations.waiting>[number] | undefined }) {
  const { sheet: text } = useText(invitationMessages)
  const waiting = [
    { count: counts?.never ?? 0, words: text.uninvited },
    { count: counts?.invited ?? 0, words: text.unstarted },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <span className="garita-waiting-count">
        {waiting.map(({ count, words }) => (
          <span key={words}>
            <span className="garita-code">{count}</span> {words}
          </span>
        ))}
        {counts ? null : <Skeleton height="2.5rem" width="9rem" />}
        {counts && waiting.length === 0 ? text.all_began : null}
      </span>
      {/* The code of each is made with its slip. */}
      <span className="garita-code garita-waiting-code" aria-hidden="true">
        ····-····-····
      </span>
      <span className="garita-waiting-act" hidden={counts && waiting.length === 0}>
        <IconPrinter size={20} stroke={1.75} aria-hidden />
        {text.prepare}
      </span>
    </>
  )
}
