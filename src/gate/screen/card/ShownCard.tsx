/** Shows the one card of the station: a verdict, a party, a recorded act or a problem. */

import { Button, Group } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { correctedText, MistakeButton } from '../../dialogs/MistakeButton.tsx'
import { mistakeTexts } from '../../dialogs/mistake.messages.ts'
import { useGateKeys } from '../../dialogs/useGateKeys.web.ts'
import type { Act } from '../../station/facts/gateEvents.ts'
import { groupCountTexts } from '../../visits/groupCounts.messages.ts'
import { clockText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import type { Done, ScreenState } from '../useScreenState.web.ts'
import styles from './DoneCard.module.css'
import { GuestListCard } from './GuestListCard.tsx'
import { PartyCard } from './PartyCard.tsx'
import { VerdictCard, type VerdictCardProps } from './VerdictCard.tsx'

type ShownCardProps = Omit<VerdictCardProps, 'verdict'>

export function ShownCard({ screen, station, glance, onUnannounced, onLeave }: ShownCardProps) {
  const { field, done, reader } = useText(guardMessages)
  const { shown, verdict } = screen
  if (!shown) return null
  if (shown.what === 'code') {
    return verdict ? <VerdictCard {...{ screen, verdict, station, glance, onUnannounced, onLeave }} /> : null
  }
  if (shown.what === 'party') {
    const party = station.snapshot?.reservations.find(({ reservation_id }) => reservation_id === shown.reservation_id)
    return party ? (
      <PartyCard key={shown.guest_id} party={party} guest_id={shown.guest_id} {...{ screen, station, glance }} />
    ) : null
  }
  if (shown.what === 'guests') return <GuestListCard party_id={shown.party_id} {...{ screen, station, glance }} />
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
  if (shown.what === 'tested') {
    const { title, text } = reader[shown.how]
    return (
      <Note tone={shown.how === 'garbled' ? 'bad' : 'info'} title={title}>
        {text}
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
  // A guard reads a correction at a glance too.
  return <DoneCard key={String(shown.corrected)} {...shown} screen={screen} waits={!station.online} />
}

/** A guard reads the recorded act at a glance; then the station is ready again, and a line keeps it. */
const freshMs = 2000

interface DoneCardProps {
  act: Done
  name: string | null
  unit: string | null
  people?: number | null | undefined
  correction: Act | null
  corrected: boolean
  waits: boolean
  screen: ScreenState
}

function DoneCard({ act, name, unit, people, correction, corrected, waits, screen }: DoneCardProps) {
  const { done } = useText(guardMessages)
  const mistake = useText(mistakeTexts)
  const { counted } = useText(groupCountTexts)
  const [fresh, setFresh] = useState(true)
  useGateKeys({ Enter: screen.dismiss })
  useEffect(() => {
    const passed = setTimeout(() => setFresh(false), freshMs)
    return () => clearTimeout(passed)
  }, [])
  return (
    <section
      className={styles.card}
      data-tone="good"
      data-done={corrected ? 'corrected' : act}
      data-fresh={fresh || undefined}
      role="status"
    >
      <IconCircleCheckFilled size={40} color="var(--tone)" aria-hidden />
      <div>
        <p className={styles.title}>
          {corrected && correction ? correctedText(correction.kind, name, mistake) : done[act]}
        </p>
        {corrected && act === 'checkout' ? <p>{mistake.over}</p> : null}
        {name && !corrected ? (
          <p>
            {name} {unit ? <span className="garita-code">{unit}</span> : null}
            {people ? ` · ${counted(people)}` : null}
          </p>
        ) : null}
        {waits ? <p className="garita-second">{done.waits}</p> : null}
      </div>
      <Group gap="sm">
        {correction && !corrected ? <MistakeButton onPress={() => void screen.correct()} /> : null}
        <Button variant="default" size="lg" onClick={screen.dismiss}>
          {done.next}
        </Button>
      </Group>
    </section>
  )
}
