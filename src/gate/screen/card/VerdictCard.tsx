/** The verdict, over the whole screen: one word, one shape, one color; then what the guard compares, one question, and the buttons. */
import { Button, TextInput } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { speak } from '../../../shared/messages.ts'
import { kindOf } from '../../../visits/arrivals/arrivals.ts'
import { askTexts } from '../../../visits/arrivals/asks.messages.ts'
import type { LeftFor } from '../../../visits/left/left.ts'
import { ruleCardTexts } from '../../../visits/rules/homeRules.messages.ts'
import { askedTexts } from '../../../visits/visits.messages.ts'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import { lookupIn } from '../../facts/lookup.ts'
import type { Reason } from '../../facts/reasons.ts'
import type { Station } from '../../station/station.ts'
import { nobodyAnswers } from '../../verdict/acts.ts'
import type { Verdict } from '../../verdict/verdict.ts'
import { homesOf } from '../../verdict/worker.ts'
import { NoAnswer } from '../asks/NoAnswer.tsx'
import { HomePhones } from '../book/HomePhones.tsx'
import { ageText, type Glance, reasonWords, verdictWord, wordsOf } from '../gateWords.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import { PersonRows } from '../lists/PersonRows.tsx'
import { residentTexts } from '../residents.messages.ts'
import { useSeenByVisitor } from '../seenByVisitor.web.ts'
import type { ScreenState } from '../useScreenState.web.ts'
import { CardActs } from './CardActs.tsx'
import { CardBadge, useBadgeOfCard } from './CardBadge.tsx'
import { SubjectFacts } from './SubjectFacts.tsx'
import { VerdictShape } from './VerdictShape.tsx'
import './VerdictCard.css'

export interface VerdictCardProps {
  screen: ScreenState
  verdict: Verdict
  station: Station
  glance: Glance
  /** With a person whose pass no longer lets them in, or with nobody. */
  onUnannounced: (of?: Entry) => void
  /** Writes down what stays at the gate. */
  onLeave: (of: LeftFor) => void
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
  const pending = verdict.reason.code === 'pending' && 'since' in verdict.reason ? verdict.reason : null
  const entry = verdict.subject?.known ? verdict.subject.entry : null
  const [seenByVisitor] = useSeenByVisitor()
  const calls = pending ? entry?.call_wanted : null
  const { title, advice } =
    calls && entry
      ? { title: asking.call_wanted_title(entry.unit), advice: asking.call_wanted_text(calls.by) }
      : cardWords(verdict, glance, seenByVisitor)
  const question = leaving ? null : verdict.tone === 'green' && verdict.check ? compare[verdict.check] : advice
  const over = pending && !calls && entry?.ask && !entry.ask.outcome && glance.now > Date.parse(entry.ask.until)
  const afterRule = over ? station.snapshot?.arrivals?.[kindOf(entry.arrival_kind)].after : null
  const [tried, setTried] = useState('')
  const unanswered = pending && entry?.ask && !entry.ask.outcome && (over || tried === entry.authorization_id)
  const phones = (
    <HomePhones
      {...{ screen, verdict, station, glance, onLeave }}
      onNoAnswer={() => setTried(entry?.authorization_id ?? '')}
    />
  )
  const checking = verdict.entry === 'after_check' && verdict.check === 'document' && verdict.act !== 'exit'
  return (
    <section
      className="garita-verdict"
      data-verdict={leaving ? 'exit' : verdict.tone}
      aria-label={leaving ? card.leaving : title}
    >
      {station.practice ? (
        <div className="garita-verdict-practice">
          {practice.banner}
          <div className="garita-stripes" />
        </div>
      ) : null}
      <div className="garita-verdict-ground">
        <Head
          shape={
            leaving ? (
              <IconDoorExit className="garita-verdict-shape" aria-hidden />
            ) : (
              <VerdictShape tone={verdict.tone} />
            )
          }
          word={leaving ? card.leaving : verdictWord(verdict.tone, glance)}
          title={title}
        >
          {pending ? <p className="garita-verdict-wait">{card.waiting(ageText(pending.since, glance.now))}</p> : null}
        </Head>
        <div className="garita-verdict-about">
          {checking ? <HolderCheck onCheck={screen.check} /> : null}
          {verdict.subject ? (
            <SubjectFacts
              key={subjectKey(verdict)}
              subject={verdict.subject}
              homes={
                verdict.subject.known && station.snapshot
                  ? homesOf(verdict.subject.entry, station.snapshot, glance.now)
                  : null
              }
              glance={glance}
            >
              {question ? <p className="garita-verdict-question">{question}</p> : null}
              <CardBadge {...{ badge, verdict, station }} onFailed={() => screen.show({ what: 'failed' })} />
            </SubjectFacts>
          ) : question ? (
            <p className="garita-verdict-question">{question}</p>
          ) : null}
          {verdict.resembles && entry && !leaving ? (
            <Note tone="wait" title={rules.alike(entry.unit)}>
              {card.compare_document}
            </Note>
          ) : null}
          {pending && entry && station.snapshot?.administered_units?.includes(entry.unit) ? (
            <Note tone="wait">{asked.administered(entry.unit)}</Note>
          ) : null}
          {pending && !calls && nobodyAnswers(verdict, station.snapshot) ? (
            <Note tone="wait">{card.nobody_answers}</Note>
          ) : null}
          {afterRule ? (
            <Note tone={afterRule === 'refuse' ? 'bad' : 'wait'} title={asking.time_over}>
              {asking.after[afterRule]}
            </Note>
          ) : null}
          {unanswered ? (
            <NoAnswer {...{ entry, screen, station, onLeave }} revealed={tried === entry.authorization_id}>
              {phones}
            </NoAnswer>
          ) : (
            phones
          )}
          {pending && !station.online ? <Note tone="wait">{card.asked_offline}</Note> : null}
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
          {verdict.exit === 'open' ? (
            <p className="garita-verdict-exit">
              {entry?.lives && verdict.tone === 'green' ? residents.unlogged : card.open_exit}
            </p>
          ) : null}
        </div>
      </div>
      <CardActs
        {...{ screen, verdict, station, badge, glance, onUnannounced, onLeave }}
        unanswered={Boolean(unanswered)}
      />
    </section>
  )
}

/** Where the visitor sees the screen, the title names no unit. Beside what stops a code of before its dates changed: what to ask for. */
function cardWords({ reason, subject, doubts }: Verdict, glance: Glance, seenByVisitor: boolean) {
  const { reasons, former } = speak(gateMessages, glance.language)
  const words = wordsOf({ reason, subject }, glance)
  if (doubts.some(isFormer)) return { ...words, advice: former }
  if (reason.code !== 'dismissed' || !subject?.known || seenByVisitor) return words
  return { ...words, title: reasons.dismissed_from(subject.entry.unit) }
}

const isFormer = ({ code }: Reason) => code === 'dates_changed'

/** Another code covers its unit and name again. */
const subjectKey = ({ subject }: Verdict) =>
  subject?.known ? subject.entry.authorization_id : (subject?.pass.pass_id ?? '')

function Head({
  shape,
  word,
  title,
  children,
}: {
  shape: ReactNode
  word: string
  title: string
  children: ReactNode
}) {
  return (
    <div className="garita-verdict-head" role="alert">
      {shape}
      <div>
        <p className="garita-verdict-word">{word}</p>
        <p className="garita-verdict-title">{title}</p>
        {children}
      </div>
    </div>
  )
}

function HolderCheck({ onCheck }: { onCheck: (typed: string) => void }) {
  const { check } = useText(guardMessages)
  const [typed, setTyped] = useState('')
  return (
    <form
      className="garita-verdict-check"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') onCheck(typed)
      }}
    >
      <TextInput
        label={check.label}
        description={check.help}
        autoComplete="off"
        autoFocus
        size="lg"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" disabled={typed.trim() === ''}>
        {check.submit}
      </Button>
    </form>
  )
}

function SeveralPeople({ screen, station, glance }: { screen: ScreenState; station: Station; glance: Glance }) {
  const { lists } = useText(guardMessages)
  const { shown } = screen
  const plate = shown?.what === 'code' && shown.code.kind === 'plate' ? shown.code.plate : ''
  const entries = station.snapshot ? lookupIn(station.snapshot).ofPlate(plate) : []
  return <PersonRows entries={entries} glance={glance} label={lists.found(entries.length)} onChoose={screen.choose} />
}
