/** The quiet line of the home: that nobody waits at the gate. Who does wait stands at the foot of the screen. */
import { households } from '../../households/households.contract.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
import { visits } from '../visits.contract.ts'
import { requestTexts } from './request.messages.ts'
import './AtGate.css'

export function AtGate() {
  const text = useText(requestTexts)
  const { data } = useRead(visits.waiting, {})
  // Who may not authorize reads no requests: of them nobody would be waiting.
  if (useRead(households.mine, {}).data?.may_authorize === false) return null
  return (
    <p className="garita-at-gate" data-waits={data && data.length > 0 ? true : undefined}>
      <Barrier />
      {data ? (data.length === 0 ? text.nobody : text.several(data.length)) : null}
    </p>
  )
}

/** The barrier is the shape of waiting: down. */
function Barrier() {
  return (
    <svg viewBox="0 0 56 32" aria-hidden="true">
      <path d="M4 30H18M11 30V8" />
      <path d="M11 14H54" />
    </svg>
  )
}
