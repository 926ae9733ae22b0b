/** The guests of one reservation: record entries and exits, add guests up to the booked number. */
import { Box, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { toleranceMs } from '../../../authorizations/passes/passEnd.ts'
import { amenityTypeNames, amenityWord } from '../../../shared/amenityTypes.ts'
import { fullName } from '../../../shared/fields.ts'
import { newId } from '../../../shared/ids.ts'
import type { Spoken } from '../../../shared/messages.ts'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { correctedText, MistakeButton } from '../../dialogs/MistakeButton.tsx'
import { mistakeTexts } from '../../dialogs/mistake.messages.ts'
import { correctionOf } from '../../station/facts/actKinds.ts'
import type { Act } from '../../station/facts/gateEvents.ts'
import type { Station } from '../../station/station.ts'
import { asksForCalls } from '../../station/verdict/doubts.ts'
import { clockText, daysOld, type Glance, spanText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { Capped } from '../lists/Capped.tsx'
import { insideCount, isInside, type Reservation } from '../lists/gateLists.ts'
import rows from '../lists/Rows.module.css'
import type { ScreenState } from '../useScreenState.web.ts'

interface PartyCardProps {
  party: Reservation
  /** The card shows this guest first, because the guard searched for them. */
  guest_id: string | null
  screen: ScreenState
  station: Station
  glance: Glance
}

export function PartyCard({ party, guest_id, screen, station, glance }: PartyCardProps) {
  const words = useText(guardMessages)
  const mistake = useText(mistakeTexts)
  const { lists, party: text, card } = words
  const [last, setLast] = useState<Recorded | null>(null)
  const amenity = amenityWord(party.amenity, useText(amenityTypeNames))
  const { reservation_id, unit, host, from, until, guest_count, guests } = party
  const correct = () => {
    if (!last?.correction) return
    void station.record(last.correction)
    setLast({ ...last, corrected: true })
  }
  const { snapshot } = station
  const calls = snapshot && asksForCalls(snapshot, glance.now) ? daysOld(snapshot, glance) : null
  const early = Date.parse(from) - toleranceMs > glance.now
  const record = async (act: Act, name: string) => {
    const eventId = await station.record(act)
    setLast({ event_id: eventId, name, correction: correctionOf(act, eventId), corrected: false })
  }
  const over = Date.parse(until) + toleranceMs <= glance.now
  return (
    <Stack component="section" gap="sm" p="md" bg="var(--garita-surface)" data-party aria-label={amenity}>
      <Group component="header" gap="0.5rem 1rem">
        <Text component="strong" className="garita-code" fz="xl">
          {unit}
        </Text>
        <Box flex="1 1 10rem">
          <Title order={2}>{amenity}</Title>
          <Text className="garita-second">
            {host} · {spanText(from, until, glance)}
          </Text>
        </Box>
        <Text fz="xl" fw={600}>
          {lists.inside_of(insideCount(party), guest_count)}
        </Text>
      </Group>
      {calls ? (
        <Note tone="wait" title={calls.title}>
          {calls.advice}
        </Note>
      ) : null}
      {early ? <Note tone="wait">{text.early(clockText(from, glance))}</Note> : null}
      {over ? <Note tone="wait">{text.over(clockText(until, glance))}</Note> : null}
      <OtherGuest
        full={guests.length >= guest_count}
        count={guest_count}
        onName={(name) => void record({ kind: 'guest_entry', reservation_id, guest_id: newId(), name }, name)}
      />
      {last?.correction ? (
        <Group gap="0.5rem 1rem" role="status">
          <Text flex="1 1 10rem" fw={600}>
            {last.corrected ? correctedText(last.correction.kind, last.name, mistake) : recordedText(last, words)}
          </Text>
          {last.corrected ? null : <MistakeButton key={last.event_id} onPress={correct} />}
        </Group>
      ) : null}
      <GuestRows party={party} first={guest_id} glance={glance} onAct={(act, name) => void record(act, name)} />
      <Button variant="subtle" size="lg" leftSection={<IconX size={20} aria-hidden />} onClick={screen.dismiss}>
        {card.dismiss}
      </Button>
    </Stack>
  )
}

function OtherGuest({ full, count, onName }: { full: boolean; count: number; onName: (name: string) => void }) {
  const { party } = useText(guardMessages)
  const [name, setName] = useState('')
  const given = fullName.safeParse(name)
  if (full) return <Note tone="wait">{party.full(count)}</Note>
  return (
    <Paper
      component="form"
      withBorder={false}
      p="sm"
      onSubmit={(event) => {
        event.preventDefault()
        if (!given.success) return
        setName('')
        onName(given.data)
      }}
    >
      <Group align="end" gap="xs">
        <TextInput
          flex="1 1 14rem"
          size="lg"
          aria-label={party.other_name}
          placeholder={party.other_name}
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" variant="default" disabled={!given.success}>
          {party.other}
        </Button>
      </Group>
    </Paper>
  )
}

interface Recorded {
  event_id: string
  name: string
  correction: Act | null
  corrected: boolean
}

interface GuestRowsProps {
  party: Reservation
  first: string | null
  glance: Glance
  onAct: (act: Act, name: string) => void
}

function GuestRows({ party: { reservation_id, guests }, first, glance, onAct }: GuestRowsProps) {
  const { party, lists } = useText(guardMessages)
  const wanted = [...guests].sort(
    (a, b) => Number(b.id === first) - Number(a.id === first) || a.name.localeCompare(b.name, glance.language),
  )
  return (
    <Capped items={wanted} label={lists.guest} keyOf={({ id }) => id}>
      {(guest) => {
        const inside = isInside(guest)
        const state = inside
          ? party.entered(clockText(guest.entered_at ?? '', glance))
          : guest.left_at
            ? party.left(clockText(guest.left_at, glance))
            : party.not_yet
        const act = inside
          ? ({ kind: 'guest_exit', reservation_id, guest_id: guest.id } as const)
          : ({ kind: 'guest_entry', reservation_id, guest_id: guest.id, name: null } as const)
        const verb = inside ? party.leave : party.enter
        return (
          <li className={rows.row} data-wanted={guest.id === first || undefined}>
            <span className={rows.who}>
              <strong>{guest.name}</strong>
              <span className={rows.more}>{state}</span>
            </span>
            <Button
              size="lg"
              variant={guest.id === first ? 'filled' : 'default'}
              aria-label={`${verb}: ${guest.name}`}
              onClick={() => onAct(act, guest.name)}
            >
              {verb}
            </Button>
          </li>
        )
      }}
    </Capped>
  )
}

const recordedText = ({ correction, name }: Recorded, { done }: Spoken<typeof guardMessages>) =>
  `${correction?.kind === 'guest_exit' ? done.entry : done.exit}: ${name}`
