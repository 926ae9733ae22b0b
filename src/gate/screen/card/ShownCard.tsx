/** Chooses the card: a verdict, a party, what was just recorded, or an error. */
import { Button } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Station } from '../../station/station.ts'
import { clockText, type Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { useGateKeys } from '../useGateKeys.web.ts'
import type { Done, ScreenState } from '../useScreenState.web.ts'
import { PartyCard } from './PartyCard.tsx'
import { VerdictCard } from './VerdictCard.tsx'

interface ShownCardProps {
  screen: ScreenState
  station: Station
  glance: Glance
  onUnannounced: () => void
}

export function ShownCard({ screen, station, glance, onUnannounced }: ShownCardProps) {
  const { field, done } = useText(guardMessages)
  const { shown, verdict } = screen
  if (!shown) return null
  if (shown.what === 'code') {
    return verdict ? <VerdictCard {...{ screen, verdict, station, glance, onUnannounced }} /> : null
  }
  if (shown.what === 'party') {
    const party = station.snapshot?.reservations.find(({ reservation_id }) => reservation_id === shown.reservation_id)
    return party ? (
      <PartyCard key={shown.guest_id} party={party} guest_id={shown.guest_id} {...{ screen, station, glance }} />
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
  return <DoneCard {...shown} screen={screen} waits={!station.online} />
}

interface DoneCardProps {
  act: Done
  name: string | null
  unit: string | null
  waits: boolean
  screen: ScreenState
}

function DoneCard({ act, name, unit, waits, screen }: DoneCardProps) {
  const { done } = useText(guardMessages)
  useGateKeys({ Enter: screen.dismiss })
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
      <Button variant="default" size="lg" onClick={screen.dismiss}>
        {done.next}
      </Button>
    </section>
  )
}
