/** The guests of a party of a home: one press records an entry or an exit. A guest with a doubt has a card with the whole verdict. */
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { toleranceMs } from '../../../authorizations/passes/passEnd.ts'
import { Note } from '../../../web/cards/Note.tsx'
import { useLanguage, useText } from '../../../web/language/language.tsx'
import { correctedText, MistakeButton } from '../../dialogs/MistakeButton.tsx'
import { mistakeTexts } from '../../dialogs/mistake.messages.ts'
import { correctionOf } from '../../station/facts/actKinds.ts'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import type { Act } from '../../station/facts/gateEvents.ts'
import type { Station } from '../../station/station.ts'
import { plainAct } from '../../station/verdict/acts.ts'
import { asksForCalls } from '../../station/verdict/doubts.ts'
import { judge } from '../../station/verdict/verdict.ts'
import { clockText, daysOld, type Glance, spanText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { guestListTexts } from '../guestLists.messages.ts'
import { Capped } from '../lists/Capped.tsx'
import { fullNameOf, guestListsOf, guestsInside } from '../lists/gateLists.ts'
import rows from '../lists/Rows.module.css'
import type { ScreenState } from '../useScreenState.web.ts'

interface GuestListCardProps {
  party_id: string
  screen: ScreenState
  station: Station
  glance: Glance
}

interface Recorded {
  event_id: string
  name: string
  correction: Act | null
  corrected: boolean
}

export function GuestListCard({ party_id, screen, station, glance }: GuestListCardProps) {
  const { lists, party: text, card, done } = useText(guardMessages)
  const mistake = useText(mistakeTexts)
  const { none } = useText(guestListTexts)
  const { language } = useLanguage()
  const [last, setLast] = useState<Recorded | null>(null)
  const { snapshot } = station
  const list = snapshot && guestListsOf(snapshot, glance.now).find(({ party }) => party.party_id === party_id)
  if (!list) return null
  const { name, unit, host, from, until, places } = list.party
  const calls = asksForCalls(snapshot, glance.now) ? daysOld(snapshot, glance) : null
  const early = Date.parse(from) - toleranceMs > glance.now
  const over = Date.parse(until) + toleranceMs <= glance.now
  const guests = [...list.guests].sort((a, b) => fullNameOf(a).localeCompare(fullNameOf(b), language))

  const record = async (act: Act, who: string) => {
    const eventId = await station.record(act)
    setLast({ event_id: eventId, name: who, correction: correctionOf(act, eventId), corrected: false })
  }
  const correct = () => {
    if (!last?.correction) return
    void station.record(last.correction)
    setLast({ ...last, corrected: true })
  }
  return (
    <Stack component="section" gap="sm" p="md" bg="var(--garita-surface)" data-party aria-label={name}>
      <Group component="header" gap="0.5rem 1rem">
        <Text component="strong" className="garita-code" fz="xl">
          {unit}
        </Text>
        <Box flex="1 1 10rem">
          <Title order={2}>{name}</Title>
          <Text className="garita-second">
            {host} · {spanText(from, until, glance)}
          </Text>
        </Box>
        <Text fz="xl" fw={600}>
          {lists.inside_of(guestsInside(list), places)}
        </Text>
      </Group>
      {calls ? (
        <Note tone="wait" title={calls.title}>
          {calls.advice}
        </Note>
      ) : null}
      {early ? <Note tone="wait">{text.early(clockText(from, glance))}</Note> : null}
      {over ? <Note tone="wait">{text.over(clockText(until, glance))}</Note> : null}
      {last?.correction ? (
        <Group gap="0.5rem 1rem" role="status">
          <Text flex="1 1 10rem" fw={600}>
            {last.corrected
              ? correctedText(last.correction.kind, last.name, mistake)
              : `${last.correction.kind === 'exit' ? done.entry : done.exit}: ${last.name}`}
          </Text>
          {last.corrected ? null : <MistakeButton key={last.event_id} onPress={correct} />}
        </Group>
      ) : null}
      {guests.length === 0 ? <p className="garita-second">{none}</p> : null}
      <Capped items={guests} label={lists.guest} keyOf={({ authorization_id }) => authorization_id}>
        {(entry) => (
          <GuestRow {...{ entry, screen, station, glance }} onAct={(act) => void record(act, fullNameOf(entry))} />
        )}
      </Capped>
      <Button variant="subtle" size="lg" leftSection={<IconX size={20} aria-hidden />} onClick={screen.dismiss}>
        {card.dismiss}
      </Button>
    </Stack>
  )
}

interface GuestRowProps extends Omit<GuestListCardProps, 'party_id'> {
  entry: Entry
  onAct: (act: Act) => void
}

function GuestRow({ entry, screen, station, glance, onAct }: GuestRowProps) {
  const { party: text } = useText(guardMessages)
  const { check, left } = useText(guestListTexts)
  const { inside, left_at, status, authorization_id } = entry
  const verdict = judge({ kind: 'chosen', authorization_id }, station.snapshot, { ...station.time(), now: glance.now })
  const free = verdict.tone === 'green' && verdict.entry === 'free' && verdict.act === 'entry'
  const act = inside ? plainAct(verdict, 'exit') : free ? plainAct(verdict, 'entry') : null
  const verb = inside ? text.leave : free ? text.enter : check
  const name = fullNameOf(entry)
  const state = inside
    ? text.entered(clockText(inside.since, glance))
    : left_at
      ? text.left(clockText(left_at, glance))
      : text.not_yet
  return (
    <li className={rows.row}>
      <span className={rows.who}>
        <strong>{name}</strong>
        <span className={rows.more}>{status === 'inactive' && !left_at ? left : state}</span>
      </span>
      <Button
        size="lg"
        variant="default"
        aria-label={`${verb}: ${name}`}
        onClick={() => (act ? onAct(act) : screen.choose(authorization_id))}
      >
        {verb}
      </Button>
    </li>
  )
}
