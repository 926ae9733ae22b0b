/** The card of people who come together: where, until when, how many are inside, and the last recorded act, which can be taken back. */
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { toleranceMs } from '../../../authorizations/passes/passEnd.ts'
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

interface GuestsFrameProps {
  title: string
  of: { unit: string; host: string; from: string; until: string }
  inside: number
  places: number
  station: Station
  glance: Glance
  onDismiss: () => void
  field?: (record: RecordAct) => ReactNode
  children: (record: RecordAct) => ReactNode
}

type RecordAct = (act: Act, name: string) => void

interface Recorded {
  event_id: string
  name: string
  correction: Act | null
  corrected: boolean
}

export function GuestsFrame({
  title,
  of: { unit, host, from, until },
  inside,
  places,
  station,
  glance,
  onDismiss,
  field,
  children,
}: GuestsFrameProps) {
  const { lists, party: text, card, done } = useText(guardMessages)
  const mistake = useText(mistakeTexts)
  const [last, setLast] = useState<Recorded | null>(null)
  const { snapshot } = station
  const calls = snapshot && asksForCalls(snapshot, glance.now) ? daysOld(snapshot, glance) : null
  const early = Date.parse(from) - toleranceMs > glance.now
  const over = Date.parse(until) + toleranceMs <= glance.now

  const record = async (act: Act, name: string) => {
    const eventId = await station.record(act)
    setLast({ event_id: eventId, name, correction: correctionOf(act, eventId), corrected: false })
  }
  const note: RecordAct = (act, name) => void record(act, name)
  const correct = () => {
    if (!last?.correction) return
    void station.record(last.correction)
    setLast({ ...last, corrected: true })
  }
  const wasEntry = last?.correction?.kind === 'exit' || last?.correction?.kind === 'guest_exit'
  return (
    <Stack component="section" gap="sm" p="md" bg="var(--garita-surface)" data-party aria-label={title}>
      <Group component="header" gap="0.5rem 1rem">
        <Text component="strong" className="garita-code" fz="xl">
          {unit}
        </Text>
        <Box flex="1 1 10rem">
          <Title order={2}>{title}</Title>
          <Text className="garita-second">
            {host} · {spanText(from, until, glance)}
          </Text>
        </Box>
        <Text fz="xl" fw={600}>
          {lists.inside_of(inside, places)}
        </Text>
      </Group>
      {calls ? (
        <Note tone="wait" title={calls.title}>
          {calls.advice}
        </Note>
      ) : null}
      {early ? <Note tone="wait">{text.early(clockText(from, glance))}</Note> : null}
      {over ? <Note tone="wait">{text.over(clockText(until, glance))}</Note> : null}
      {field?.(note)}
      {last?.correction ? (
        <Group gap="0.5rem 1rem" role="status">
          <Text flex="1 1 10rem" fw={600}>
            {last.corrected
              ? correctedText(last.correction.kind, last.name, mistake)
              : `${wasEntry ? done.entry : done.exit}: ${last.name}`}
          </Text>
          {last.corrected ? null : <MistakeButton key={last.event_id} onPress={correct} />}
        </Group>
      ) : null}
      {children(note)}
      <Button variant="subtle" size="lg" leftSection={<IconX size={20} aria-hidden />} onClick={onDismiss}>
        {card.dismiss}
      </Button>
    </Stack>
  )
}
