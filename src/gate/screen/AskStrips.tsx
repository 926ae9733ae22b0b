/** The asks that wait or were just answered, each a line with its clock, so that the guard goes on with the next arrival. */
import { arrivalTexts, askTexts } from '../../visits/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../visits/arrivals/arrivals.ts'
import { useText } from '../../web/language/language.tsx'
import type { Entry } from '../facts/gate.snapshot.ts'
import './AskStrips.css'
import { askedAt } from './lists/gateLists.ts'

/** As many as a guard keeps in view; the list of those expected has all. */
const mostStrips = 4
const stillMs = 10 * 60_000

/** Asked within minutes, not settled, and not inside: the newest first. */
export function stripsOf(entries: readonly Entry[], now: number): Entry[] {
  const stands = ({ status, ask, closed, inside, left_at }: Entry) =>
    ask && !closed && !inside && !left_at && (status === 'approved' || (status === 'pending_approval' && !ask.outcome))
  return entries
    .filter((entry) => stands(entry) && now - Date.parse(askedAt(entry)) < stillMs)
    .sort((a, b) => Date.parse(askedAt(b)) - Date.parse(askedAt(a)))
    .slice(0, mostStrips)
}

interface AskStripsProps {
  entries: readonly Entry[]
  now: number
  onChoose: (authorizationId: string) => void
}

export function AskStrips({ entries, now, onChoose }: AskStripsProps) {
  const text = useText(askTexts)
  const { names } = useText(arrivalTexts)
  const strips = stripsOf(entries, now)
  if (strips.length === 0) return null
  return (
    <ul className="garita-strips" aria-label={text.strips}>
      {strips.map((entry) => {
        const left = Math.ceil((Date.parse(entry.ask?.until ?? '') - now) / 1000)
        const approved = entry.status === 'approved'
        return (
          <li key={entry.authorization_id}>
            <button
              type="button"
              data-strip={approved ? 'good' : left > 0 ? 'wait' : 'over'}
              onClick={() => onChoose(entry.authorization_id)}
            >
              <strong className="garita-code">{entry.unit}</strong>
              <span>{arrivalName(entry, names)}</span>
              <span className={left > 0 && !approved ? 'garita-code' : undefined}>
                {approved ? text.may_pass : left > 0 ? clockOf(left) : text.time_over}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
