/** Shows the verdict on the whole screen: one word, one shape, one color, then the facts to compare, one question and the buttons. */
import { Box, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconDoorExit, IconHourglassHigh } from '@tabler/icons-react'
import { useState } from 'react'
import { speak } from '../../../shared/messages.ts'
import { Note } from '../../../web/cards/Note.tsx'
import { stripes } from '../../../web/frame/LaterTheme.tsx'
import { useText } from '../../../web/language/language.tsx'
import { kindOf } from '../../arrivals/arrivals.ts'
import { askTexts } from '../../arrivals/asks.messages.ts'
import { ruleCardTexts } from '../../arrivals/homeRules/homeRules.messages.ts'
import type { LeftItemFor } from '../../arrivals/leftItems/leftItems.ts'
import { AskLeads } from '../../dialogs/AskLeads.tsx'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import { lookupIn } from '../../station/facts/lookup.ts'
import type { Reason } from '../../station/facts/reasons.ts'
import type { Station } from '../../station/station.ts'
import { nobodyAnswers } from '../../station/verdict/acts.ts'
import type { Verdict } from '../../station/verdict/verdict.ts'
import { homesOf } from '../../station/verdict/worker.ts'
import { askedTexts } from '../../visits/visits.messages.ts'
import { CardPhones } from '../book/CardPhones.tsx'
import { ageText, type Glance, reasonWords, verdictWord, wordsOf } from '../gateWords.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import { leftItemFor } from '../leftItems/leftItemFor.ts'
import { PersonRows } from '../lists/PersonRows.tsx'
import { residentTexts } from '../residents.messages.ts'
import { useSeenByVisitor } from '../seenByVisitor.web.ts'
import type { ScreenState } from '../useScreenState.web.ts'
import { CardActs } from './CardActs.tsx'
import { CardBadge, useBadgeOfCard } from './CardBadge.tsx'
import { CardPhoto, NewPhotoNote } from './CardPhoto.tsx'
import { partLook } from './partLook.ts'
import { SubjectFacts } from './SubjectFacts.tsx'
import styles from './VerdictCard.module.css'
import { VerdictShape } from './VerdictShape.tsx'
import { askTimes, isWaiting } from './waiting.ts'

export interface VerdictCardProps {
  screen: ScreenState
  verdict: Verdict
  station: Station
  glance: Glance
  /** `of` is a person whose pass no longer lets them in; without it, the visitor is unknown. */
  onUnannounced: (of?: Entry) => void
  /** Records an item that stays at the gate. */
  onLeave: (of: LeftItemFor) => void
}

export function VerdictCard({ screen, verdict, station, glance, onUnannounced, onLeave }: VerdictCardProps) {
  const { card, practice } = useText(guardMessages)
  const asking = useText(askTexts)
  const residents = useText(residentTexts)
  const asked = useText(askedTexts)
  const rules = useText(ruleCardTexts)
  const { leaving } = screen
  const badge = useBadgeOfCard(verdict, station)
  const compare = { unit: card.compare_unit, document: card.compare_document }
  const times = askTimes(verdict)
  const waits = isWaiting(verdict, station, glance.now)
  const entry = verdict.subject?.known ? verdict.subject.entry : null
  const [seenByVisitor] = useSeenByVisitor()
  const calls = times ? entry?.call_wanted : null
  const over = times && !calls && entry?.ask && !entry.ask.outcome && glance.now > times.until
  const { title, advice } =
    calls && entry
      ? { title: asking.call_wanted_title(entry.unit), advice: asking.call_wanted_text(calls.by) }
      : cardWords(verdict, glance, seenByVisitor)
  const says = waits ? card.waits : over ? asking.time_over : title
  const silent = times && !calls && nobodyAnswers(verdict, station.snapshot)
  const [tried, setTried] = useState('')
  const unanswered = times && entry?.ask && !entry.ask.outcome && (over || tried === entry.authorization_id)
  // The steps after a request without an answer say more than the advice to wait.
  const question =
    leaving || unanswered
      ? null
      : silent
        ? card.call_home
        : verdict.tone === 'green' && verdict.check
          ? isNameless(entry)
            ? card.compare_company
            : compare[verdict.check]
          : advice
  const afterRule = over ? station.snapshot?.arrivals?.[kindOf(entry.arrival_kind)].after : null
  const phones = (
    <CardPhones
      {...{ screen, verdict, station, glance, onLeave }}
      onNoAnswer={() => setTried(entry?.authorization_id ?? '')}
    />
  )
  const checking = verdict.entry === 'after_check' && verdict.check === 'document' && verdict.act !== 'exit'
  return (
    <section
      className={styles.card}
      data-verdict={leaving ? 'exit' : verdict.tone}
      data-waits={waits || undefined}
      aria-label={leaving ? card.leaving : says}
    >
      {station.practice ? (
        <Text component="div" bg="var(--garita-surface)" c="var(--garita-ink)" fz="sm" fw={600} ta="center">
          {practice.banner}
          <Box bg={stripes} h={4} />
        </Text>
      ) : null}
      <div className={styles.ground} data-ground data-unknown={verdict.subject ? undefined : true}>
        <Stack className={styles.head} {...partLook}>
          <Stack {...partLook} role="alert">
            <Group gap="lg" wrap="nowrap">
              {leaving ? (
                <IconDoorExit className={styles.shape} data-shape="exit" aria-hidden />
              ) : waits ? (
                <IconHourglassHigh className={styles.shape} data-shape="wait" aria-hidden />
              ) : (
                <VerdictShape tone={verdict.tone} />
              )}
              <p className={styles.word} data-word>
                {leaving ? card.leaving : waits ? card.wait_word : verdictWord(verdict.tone, glance)}
              </p>
            </Group>
            <p className={styles.title}>{says}</p>
          </Stack>
          {times ? <Clock {...times} now={glance.now} runs={waits} /> : null}
        </Stack>
        {verdict.subject ? (
          <SubjectFacts
            key={subjectKey(verdict)}
            subject={verdict.subject}
            reason={verdict.reason}
            photo={entry ? <CardPhoto {...{ entry, station, glance }} /> : null}
            homes={
              verdict.subject.known && station.snapshot
                ? homesOf(verdict.subject.entry, station.snapshot, glance.now)
                : null
            }
            glance={glance}
          />
        ) : null}
        <Stack className={styles.side} {...partLook}>
          {checking ? <HolderCheck onCheck={screen.check} /> : null}
          {question ? <p className={styles.question}>{question}</p> : null}
          {entry && !leaving ? <NewPhotoNote {...{ entry, glance }} /> : null}
          <CardBadge {...{ badge, verdict, station }} />
          {verdict.resembles && entry && !leaving ? (
            <Note tone="wait" title={rules.alike(entry.unit)}>
              {card.compare_document}
            </Note>
          ) : null}
          {unanswered ? null : phones}
          {verdict.exit === 'open' ? (
            <Text fz="lg">{entry?.lives && verdict.tone === 'green' ? residents.unlogged : card.open_exit}</Text>
          ) : null}
        </Stack>
        <Stack className={styles.rest} {...partLook}>
          {verdict.refused_by ? (
            <Note tone="bad" title={rules.car(verdict.refused_by.join(', '))}>
              {rules.car_text}
            </Note>
          ) : null}
          {times && entry && station.snapshot?.administered_units?.includes(entry.unit) ? (
            <Note tone="wait">{asked.administered(entry.unit)}</Note>
          ) : null}
          {silent ? <Note tone="wait">{card.nobody_answers}</Note> : null}
          {afterRule ? <Note tone={afterRule === 'refuse' ? 'bad' : 'wait'}>{asking.after[afterRule]}</Note> : null}
          {unanswered ? (
            <AskLeads
              authorization_id={entry.authorization_id}
              call={
                <>
                  {asking.leads.call}
                  {phones}
                </>
              }
              online={station.online && !station.practice}
              ends={kindOf(entry.arrival_kind) === 'delivery' ? ['left_at_gate', 'refused'] : ['refused']}
              size="lg"
              revealed={tried === entry.authorization_id}
              onEnded={(end) => {
                screen.dismiss()
                if (end === 'left_at_gate') onLeave(leftItemFor(entry))
              }}
            />
          ) : null}
          {times && !station.online ? <Note tone="wait">{card.asked_offline}</Note> : null}
          {verdict.doubts
            .filter((doubt) => !isFormer(doubt))
            .map((doubt) => (
              <Note key={doubt.code} tone="wait" title={reasonWords(doubt, glance).title}>
                {reasonWords(doubt, glance).advice}
              </Note>
            ))}
          {verdict.reason.code === 'several' ? (
            <SeveralPeople screen={screen} station={station} glance={glance} />
          ) : null}
        </Stack>
      </div>
      <CardActs
        {...{ screen, verdict, station, badge, glance, onUnannounced, onLeave }}
        unanswered={Boolean(unanswered)}
      />
    </section>
  )
}

/** If the visitor sees the screen, the title names no unit. A code from before the change of its dates gets advice about the new code. */
function cardWords({ reason, subject, doubts }: Verdict, glance: Glance, seenByVisitor: boolean) {
  const { reasons, former } = speak(gateMessages, glance.language)
  const words = wordsOf({ reason, subject }, glance)
  if (doubts.some(isFormer)) return { ...words, advice: former }
  if (reason.code !== 'dismissed' || !subject?.known || seenByVisitor) return words
  return { ...words, title: reasons.dismissed_from(subject.entry.unit) }
}

const isFormer = ({ code }: Reason) => code === 'dates_changed'

/** The guard asked this courier or driver only for the company. */
const isNameless = (entry: Entry | null) => entry?.arrival_kind != null && entry.last_name === null

/** The next code covers its unit and name again. */
const subjectKey = ({ subject }: Verdict) =>
  subject?.known ? subject.entry.authorization_id : (subject?.pass.pass_id ?? '')

/** Counts the time since the question. While the home may still answer, a line shows the rest. */
function Clock({ since, until, now, runs }: { since: number; until: number; now: number; runs: boolean }) {
  const left = `${Math.max(0, Math.min(1, (until - now) / (until - since))) * 100}% 100%`
  const age = ageText(new Date(since).toISOString(), now)
  return (
    <Group gap="lg" wrap="nowrap">
      {runs ? (
        <Box
          flex={1}
          h="0.5rem"
          bdrs="0.25rem"
          bg={`linear-gradient(currentcolor 0 0) 0 / ${left} no-repeat color-mix(in srgb, currentcolor 25%, transparent)`}
        />
      ) : null}
      <p className={styles.clock} role="timer">
        {age}
      </p>
    </Group>
  )
}

function HolderCheck({ onCheck }: { onCheck: (typed: string) => void }) {
  const { check } = useText(guardMessages)
  const [typed, setTyped] = useState('')
  return (
    <Paper
      component="form"
      withBorder={false}
      p="sm"
      c="var(--garita-ink)"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') onCheck(typed)
      }}
    >
      <Group align="end" gap="xs">
        <TextInput
          flex="1 1 14rem"
          label={check.label}
          description={check.help}
          autoComplete="off"
          ref={focused}
          size="lg"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" disabled={typed.trim() === ''}>
          {check.submit}
        </Button>
      </Group>
    </Paper>
  )
}

function SeveralPeople({ screen, station, glance }: { screen: ScreenState; station: Station; glance: Glance }) {
  const { lists } = useText(guardMessages)
  const { shown } = screen
  const plate = shown?.what === 'code' && shown.code.kind === 'plate' ? shown.code.plate : ''
  const entries = station.snapshot ? lookupIn(station.snapshot).ofPlate(plate) : []
  return (
    <Paper withBorder={false} p="sm" c="var(--garita-ink)">
      <PersonRows entries={entries} glance={glance} label={lists.found(entries.length)} onChoose={screen.choose} />
    </Paper>
  )
}

const focused = (field: HTMLInputElement | null) => field?.focus()
