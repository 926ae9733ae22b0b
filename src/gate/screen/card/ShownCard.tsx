/** The card of the moment: a verdict, a party and its guests, what was just done, or why nothing was. */
import { Button } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Station } from '../../station/station.ts'
import { clockText, type Glance } from '../gateTimes.ts'
import { guardMessages } from '../guard.messages.ts'
import type { Done, Gatehouse } from '../useGatehouse.web.ts'
import { useGateKeys } from '../useGateKeys.web.ts'
import { PartyCard } from './PartyCard.tsx'
import { VerdictCard } from './VerdictCard.tsx'

interface ShownCardProps {
  house: Gatehouse
  station: Station
  glance: Glance
  onUnannounced: () => void
}

export function ShownCard({ house, station, glance, onUnannounced }: ShownCardProps) {
  const { field, done } = useText(guardMessages)
  const { shown, said } = house
  if (!shown) return null
  if (shown.what === 'code') {
    return said ? <VerdictCard {...{ house, said, station, glance, onUnannounced }} /> : null
  }
  if (shown.what === 'party') {
    const party = station.seen?.reservations.find(({ reservation_id }) => reservation_id === shown.reservation_id)
    return party ? (
      <PartyCard key={shown.guest_id} party={party} guest_id={shown.guest_id} {...{ house, station, glance }} />
    ) : null
  }
  if (shown.what === 'asking') {
    return (
      <Note tone="wait" title={field.asking}>
        {field.asking_text}
      </Note>
    )
  }
  if (shown.what === 'paused') {
    const until = clockText(new Date(shown.until).toISOString(), glance)
    return (
      <Note tone="bad" title={field.paused}>
        {field.paused_text(until)}
      </Note>
    )
  }
  if (shown.what === 'failed') {
    return (
      <Note tone="bad" title={done.failed}>
        {done.failed_text}
      </Note>
    )
  }
  return <DoneCard {...shown} house={house} waits={!station.online} />
}

interface DoneCardProps {
  act: Done
  name: string | null
  unit: string | null
  waits: boolean
  house: Gatehouse
}

function DoneCard({ act, name, unit, waits, house }: DoneCardProps) {
  const { done } = useText(guardMessages)
  useGateKeys({ Enter: house.dismiss })
  return (
    <section className="garita-done" data-tone="good" data-done={act} role="status">
      <IconCircleCheckFilled size={40} aria-hidden />
      <div>
        <p className="garita-done-title">{done[act]}</p>
        {name ? (
          <p className="garita-done-name">
            {name} {unit ? <span className="garita-code">{unit}</span> : null}
          </p>
        ) : null}
        {waits ? <p className="garita-second">{done.waits}</p> : null}
      </div>
      <Button variant="default" size="lg" onClick={house.dismiss}>
        {done.next}
      </Button>
    </section>
  )
}
