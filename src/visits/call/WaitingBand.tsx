/** Who waits at the gate, the newest first: a line at the foot of every screen, at the thumb, that moves nothing. */
import { Button, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { households } from '../../households/households.contract.ts'
import type { Output } from '../../shared/contract.ts'
import { homePath } from '../../shared/homeAddress.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import type { Visit } from '../visits.contract.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { requestTexts } from './request.messages.ts'
import './WaitingBand.css'

interface WaitingBandProps {
  /** The other homes of the reader where somebody waits. */
  elsewhere: Output<typeof households.waitingElsewhere>
  /** Undefined until the first answer. */
  waiting: readonly Visit[] | undefined
  /** The answers stand in the line itself. */
  answering?: boolean
  onAnswer: (id: string) => void
}

export function WaitingBand({ elsewhere, waiting, answering = false, onAnswer }: WaitingBandProps) {
  const text = useText(requestTexts)
  const [all, setAll] = useState(false)
  const [newest, ...others] = waiting ?? []
  if (!newest && elsewhere.length === 0) return null
  return (
    <section className="garita-waiting" aria-label={text.waiting}>
      {all ? (
        <ul>
          {others.toReversed().map((visit) => (
            <li key={visit.id}>
              <Line visit={visit} answering={answering} onAnswer={onAnswer} />
            </li>
          ))}
        </ul>
      ) : null}
      {elsewhere.map(({ home, unit_number, condominium, request }) => (
        <div key={home} className="garita-waiting-line" data-tone="wait">
          <div className="garita-waiting-words">
            <strong>{text.waits_elsewhere(unit_number)}</strong>
            <span>{condominium}</span>
          </div>
          <Button component="a" href={homePath(home, `/dashboard?request=${request}`)}>
            {text.answer}
          </Button>
        </div>
      ))}
      {newest ? (
        <Line key={newest.id} visit={newest} answering={answering} onAnswer={onAnswer}>
          {others.length > 0 ? (
            <UnstyledButton className="garita-waiting-words" aria-expanded={all} onClick={() => setAll(!all)}>
              <strong>{text.several(others.length + 1)}</strong>
              <Since visit={newest} named />
            </UnstyledButton>
          ) : null}
        </Line>
      ) : null}
    </section>
  )
}

interface LineProps {
  visit: Visit
  answering: boolean
  onAnswer: (id: string) => void
  /** Instead of the visitor's name. */
  children?: ReactNode
}

function Line({ visit, onAnswer, children, ...props }: LineProps) {
  const { names } = useText(arrivalTexts)
  const text = useText(requestTexts)
  // The answers stand below the whole warning alone.
  const answering = props.answering && !visit.resembles
  return (
    <div className="garita-waiting-line" data-tone="wait" data-answering={answering || undefined}>
      {children ?? (
        <div className="garita-waiting-words">
          <strong>{arrivalName(visit, names)}</strong>
          {visit.resembles ? <span>{text.resembles}</span> : <Since visit={visit} brief={answering} />}
        </div>
      )}
      {answering ? (
        <>
          <Button
            variant="subtle"
            aria-label={`${text.details}: ${arrivalName(visit, names)}`}
            onClick={() => onAnswer(visit.id)}
          >
            {text.details}
          </Button>
          <DecideButtons id={visit.id} callWanted={Boolean(visit.call_wanted_by_name)} />
        </>
      ) : (
        <Button onClick={() => onAnswer(visit.id)}>{text.answer}</Button>
      )}
    </div>
  )
}

/** Named where the line is about several; brief where the answers need the room. */
function Since({ visit, named = false, brief = false }: { visit: Visit; named?: boolean; brief?: boolean }) {
  const { names } = useText(arrivalTexts)
  const text = useText(requestTexts)
  const ago = useDates().ago(visit.created_at, useServerNow())
  return (
    <span>
      {named
        ? `${arrivalName(visit, names)}, ${ago}`
        : [
            brief ? ago : text.waits_since(ago),
            visit.call_wanted_by_name ? text.call_wanted_brief(visit.call_wanted_by_name) : visit.purpose,
          ]
            .filter(Boolean)
            .join(' · ')}
    </span>
  )
}
