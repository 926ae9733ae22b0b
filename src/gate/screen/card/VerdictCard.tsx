/** The card of a verdict: color, icon and words, the person in the order in which a guard compares, and the buttons. */
import { Button, TextInput } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconDoorExit, IconHandStop } from '@tabler/icons-react'
import { useState } from 'react'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Tone } from '../../facts/reasons.ts'
import type { Station } from '../../station/station.ts'
import { ageText, beginningText, clockText, endingText, type Glance, hoursText, reasonWords } from '../gateWords.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import type { ScreenState } from '../useScreenState.web.ts'
import { CardActs } from './CardActs.tsx'
import './VerdictCard.css'
import { kindTexts } from '../../../authorizations/authorizations.messages.ts'
import { Facts } from '../../../web/cards/Facts.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import { lookupIn } from '../../facts/lookup.ts'
import type { Verdict } from '../../verdict/verdict.ts'
import { gateIcons } from '../gateIcons.tsx'
import { fullNameOf } from '../lists/gateLists.ts'
import { PersonRows } from '../lists/PersonRows.tsx'

const shapes = { green: IconCircleCheckFilled, amber: IconAlertTriangleFilled, red: IconHandStop }
const toneNames = { green: 'good', amber: 'wait', red: 'bad' } as const

export interface VerdictCardProps {
  screen: ScreenState
  verdict: Verdict
  station: Station
  glance: Glance
  onUnannounced: () => void
}

export function VerdictCard({ screen, verdict, station, glance, onUnannounced }: VerdictCardProps) {
  const { card, practice } = useText(guardMessages)
  const { title, advice } = reasonWords(verdict.reason, glance)
  const { leaving } = screen
  const compare = { unit: card.compare_unit, document: card.compare_document }
  const pending = verdict.reason.code === 'pending'
  const checking = verdict.entry === 'after_check' && verdict.check === 'document' && verdict.act !== 'exit'
  return (
    <section
      className="garita-verdict"
      data-tone={leaving ? 'info' : toneNames[verdict.tone]}
      data-verdict={leaving ? 'exit' : verdict.tone}
      aria-label={leaving ? card.leaving : title}
      ref={bringUp}
    >
      {station.practice ? (
        <div className="garita-verdict-practice">
          {practice.banner}
          <div className="garita-stripes" />
        </div>
      ) : null}
      {leaving ? (
        <LeavingHead title={title} />
      ) : (
        <VerdictHead
          tone={verdict.tone}
          title={title}
          advice={verdict.tone === 'green' && verdict.check ? compare[verdict.check] : advice}
        >
          {pending && 'since' in verdict.reason ? (
            <p className="garita-verdict-wait">{card.waiting(ageText(verdict.reason.since, glance.now))}</p>
          ) : null}
        </VerdictHead>
      )}
      <div className="garita-verdict-body">
        {pending && !station.online ? <Note tone="wait">{card.asked_offline}</Note> : null}
        {verdict.doubts.map((doubt) => (
          <Note key={doubt.code} tone="wait" title={reasonWords(doubt, glance).title}>
            {reasonWords(doubt, glance).advice}
          </Note>
        ))}
        {checking ? <HolderCheck onCheck={screen.check} /> : null}
        {verdict.subject ? <SubjectFacts subject={verdict.subject} glance={glance} /> : null}
        {verdict.reason.code === 'several' ? <SeveralPeople screen={screen} station={station} glance={glance} /> : null}
        {verdict.exit === 'open' ? <p className="garita-second">{card.open_exit}</p> : null}
      </div>
      <CardActs screen={screen} verdict={verdict} station={station} glance={glance} onUnannounced={onUnannounced} />
    </section>
  )
}

function LeavingHead({ title }: { title: string }) {
  const { card } = useText(guardMessages)
  return (
    <div className="garita-verdict-head" role="alert">
      <IconDoorExit size={52} aria-hidden />
      <div>
        <p className="garita-verdict-tone">{card.leaving}</p>
        <p className="garita-verdict-title">{title}</p>
      </div>
    </div>
  )
}

interface VerdictHeadProps {
  tone: Tone
  title: string
  advice?: string | undefined
  children?: React.ReactNode
}

function VerdictHead({ tone, title, advice, children }: VerdictHeadProps) {
  const { tones } = useText(gateMessages)
  const Shape = shapes[tone]
  return (
    <div className="garita-verdict-head" role="alert">
      <Shape size={52} aria-hidden />
      <div>
        <p className="garita-verdict-tone">{tones[tone]}</p>
        <p className="garita-verdict-title">{title}</p>
        {advice ? <p className="garita-verdict-advice">{advice}</p> : null}
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

function SubjectFacts({ subject, glance }: { subject: NonNullable<Verdict['subject']>; glance: Glance }) {
  const { card } = useText(guardMessages)
  const kinds = useText(kindTexts)
  const kind = subject.known ? subject.entry.kind : subject.pass.kind
  const Face = gateIcons[kind]
  return (
    <div className="garita-who">
      <div className="garita-who-head">
        {subject.known ? (
          <p className="garita-who-unit">
            <span>{card.unit}</span>
            <strong className="garita-code">{subject.entry.unit}</strong>
          </p>
        ) : null}
        <div>
          <p className="garita-who-name">{subject.known ? fullNameOf(subject.entry) : card.stranger}</p>
          <p className="garita-who-kind">
            <Face size={18} aria-hidden /> {kinds[kind].one}
          </p>
        </div>
      </div>
      {subject.known ? <EntryFacts entry={subject.entry} glance={glance} /> : null}
    </div>
  )
}

function EntryFacts({ entry, glance }: { entry: Entry; glance: Glance }) {
  const { card, lists } = useText(guardMessages)
  const { valid_from, valid_until, schedule } = entry
  const ahead = valid_from && Date.parse(valid_from) > glance.now
  const window = [
    ahead ? card.from(beginningText(valid_from, glance)) : null,
    valid_until ? card.until(endingText(valid_until, glance)) : null,
  ].filter((part) => part !== null)
  const hours = schedule ? hoursText(schedule, glance.language) : ''
  const facts: [name: string, value: string | null, coded?: 'large' | 'plain'][] = [
    [card.plate, entry.plates.join(' · ') || null, 'large'],
    [card.vehicle, entry.kind === 'vehicle' ? null : entry.vehicle],
    [card.host, entry.host],
    [card.valid, window.join(' · ') || null, 'plain'],
    [card.valid, window.length === 0 && entry.status === 'active' ? card.always : null],
    [card.hours, hours || null, 'plain'],
    [card.document, entry.document, 'plain'],
    [card.inside, entry.inside && lists.since(clockText(entry.inside.since, glance)), 'plain'],
    [card.notes, entry.notes],
  ]
  return (
    <Facts>
      {facts.map(([name, value, coded]) =>
        value ? (
          <div key={name + value} className="garita-fact">
            <dt>{name}</dt>
            <dd className={coded ? 'garita-code' : undefined} data-large={coded === 'large' || undefined}>
              {value}
            </dd>
          </div>
        ) : null,
      )}
    </Facts>
  )
}

function SeveralPeople({ screen, station, glance }: { screen: ScreenState; station: Station; glance: Glance }) {
  const { lists } = useText(guardMessages)
  const { shown } = screen
  const plate = shown?.what === 'code' && shown.code.kind === 'plate' ? shown.code.plate : ''
  const entries = station.snapshot ? lookupIn(station.snapshot).ofPlate(plate) : []
  return <PersonRows entries={entries} glance={glance} label={lists.found(entries.length)} onChoose={screen.choose} />
}

export function bringUp(card: HTMLElement): () => void {
  const phone = matchMedia('(max-width: 47.99em)').matches
  if (phone) card.scrollIntoView({ block: 'start', behavior: 'instant' })
  return () => {
    if (phone) scrollTo({ top: 0, behavior: 'instant' })
  }
}
