/** One line above every screen: who waits at the gate, the newest first, or that nobody does. */
import { Button, UnstyledButton } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { useServerNow } from '../../web/calls/api.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Visit } from '../visits.contract.ts'
import { visitorName } from '../visits.rules.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { requestTexts } from './request.messages.ts'
import './WaitingBand.css'

interface WaitingBandProps {
  /** Undefined until the first answer. */
  waiting: readonly Visit[] | undefined
  /** The answers stand in the line itself. */
  answering?: boolean
  onAnswer: (id: string) => void
  ref: Ref<HTMLElement>
}

export function WaitingBand({ waiting, answering = false, onAnswer, ref }: WaitingBandProps) {
  const text = useText(requestTexts)
  const [all, setAll] = useState(false)
  const [newest, ...others] = waiting ?? []
  if (!newest) {
    return (
      <section ref={ref} className="garita-waiting" aria-label={text.title}>
        <div className="garita-waiting-line" data-answering={answering || undefined}>
          {waiting ? (
            <>
              <Barrier />
              <span className="garita-waiting-nobody">{text.nobody}</span>
            </>
          ) : null}
        </div>
      </section>
    )
  }
  return (
    <section ref={ref} className="garita-waiting" aria-label={text.waiting}>
      <Line key={newest.id} visit={newest} answering={answering} onAnswer={onAnswer}>
        {others.length > 0 ? (
          <UnstyledButton className="garita-waiting-words" aria-expanded={all} onClick={() => setAll(!all)}>
            <strong>{text.several(others.length + 1)}</strong>
            <Since visit={newest} named />
          </UnstyledButton>
        ) : null}
      </Line>
      {all ? (
        <ul>
          {others.map((visit) => (
            <li key={visit.id}>
              <Line visit={visit} answering={answering} onAnswer={onAnswer} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** The barrier is the shape of waiting: down, with nobody before it. */
function Barrier() {
  return (
    <svg className="garita-waiting-barrier" viewBox="0 0 56 32" aria-hidden="true">
      <path d="M4 30H18M11 30V8" />
      <path d="M11 14H54" />
    </svg>
  )
}

interface LineProps {
  visit: Visit
  answering: boolean
  onAnswer: (id: string) => void
  /** Instead of the visitor's name. */
  children?: ReactNode
}

function Line({ visit, answering, onAnswer, children }: LineProps) {
  const text = useText(requestTexts)
  return (
    <div className="garita-waiting-line" data-tone="wait" data-answering={answering || undefined}>
      {children ?? (
        <div className="garita-waiting-words">
          <strong>{visitorName(visit)}</strong>
          <Since visit={visit} brief={answering} />
        </div>
      )}
      {answering ? (
        <>
          <Button
            variant="subtle"
            aria-label={`${text.details}: ${visitorName(visit)}`}
            onClick={() => onAnswer(visit.id)}
          >
            {text.details}
          </Button>
          <DecideButtons id={visit.id} />
        </>
      ) : (
        <Button onClick={() => onAnswer(visit.id)}>{text.answer}</Button>
      )}
    </div>
  )
}

/** Named where the line is about several; brief where the answers need the room. */
function Since({ visit, named = false, brief = false }: { visit: Visit; named?: boolean; brief?: boolean }) {
  const text = useText(requestTexts)
  const ago = useDates().ago(visit.created_at, useServerNow())
  return (
    <span>
      {named
        ? `${visitorName(visit)}, ${ago}`
        : [brief ? ago : text.waits_since(ago), visit.purpose].filter(Boolean).join(' · ')}
    </span>
  )
}
