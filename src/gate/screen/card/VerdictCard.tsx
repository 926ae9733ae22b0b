/** The answer: may they pass, in colour, word and shape; who they are; and the one thing to do about it. */
import { Button, TextInput } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconHandStop } from '@tabler/icons-react'
import { useState } from 'react'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Tone } from '../../facts/reasons.ts'
import type { Station } from '../../station/station.ts'
import { gateMessages } from '../gate.messages.ts'
import { ageText, type Glance } from '../gateTimes.ts'
import { guardMessages } from '../guard.messages.ts'
import { reasonWords } from '../reasonWords.ts'
import type { Gatehouse } from '../useGatehouse.web.ts'
import { bringUp } from './bringUp.web.ts'
import { CardActs } from './CardActs.tsx'
import { SeveralPeople } from './SeveralPeople.tsx'
import { SubjectFacts } from './SubjectFacts.tsx'
import './VerdictCard.css'
import type { Verdict } from '../../verdict/verdict.ts'

const shapes = { green: IconCircleCheckFilled, amber: IconAlertTriangleFilled, red: IconHandStop }
const toneNames = { green: 'good', amber: 'wait', red: 'bad' } as const

export interface VerdictCardProps {
  house: Gatehouse
  said: Verdict
  station: Station
  glance: Glance
  onUnannounced: () => void
}

export function VerdictCard({ house, said, station, glance, onUnannounced }: VerdictCardProps) {
  const { card, practice } = useText(guardMessages)
  const { title, advice } = reasonWords(said.reason, glance)
  const compare = { unit: card.compare_unit, document: card.compare_document }
  const pending = said.reason.code === 'pending'
  const checking = said.entry === 'after_check' && said.check === 'document' && said.act !== 'exit'
  return (
    <section
      className="garita-verdict"
      data-tone={toneNames[said.tone]}
      data-verdict={said.tone}
      aria-label={title}
      ref={bringUp}
    >
      {station.practice ? (
        <div className="garita-verdict-practice">
          {practice.banner}
          <div className="garita-stripes" />
        </div>
      ) : null}
      <VerdictHead
        tone={said.tone}
        title={title}
        advice={said.tone === 'green' && said.check ? compare[said.check] : advice}
      >
        {pending && 'since' in said.reason ? (
          <p className="garita-verdict-wait">{card.waiting(ageText(said.reason.since, glance.now))}</p>
        ) : null}
      </VerdictHead>
      <div className="garita-verdict-body">
        {pending && !station.online ? <Note tone="wait">{card.asked_offline}</Note> : null}
        {said.doubts.map((doubt) => (
          <Note key={doubt.code} tone="wait" title={reasonWords(doubt, glance).title}>
            {reasonWords(doubt, glance).advice}
          </Note>
        ))}
        {checking ? <HolderCheck onCheck={house.check} /> : null}
        {said.subject ? <SubjectFacts subject={said.subject} glance={glance} /> : null}
        {said.reason.code === 'several' ? <SeveralPeople house={house} station={station} glance={glance} /> : null}
        {said.exit === 'open' ? <p className="garita-second">{card.open_exit}</p> : null}
      </div>
      <CardActs house={house} said={said} station={station} glance={glance} onUnannounced={onUnannounced} />
    </section>
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
  const [typed, write] = useState('')
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
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" disabled={typed.trim() === ''}>
        {check.submit}
      </Button>
    </form>
  )
}
