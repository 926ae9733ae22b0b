/** The quiet line of the home about the gate. Requests to the reader stand at the foot of the screen. */
import { households } from '../../households/households.contract.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { visits } from '../visits.contract.ts'
import { requestTexts } from './request.messages.ts'
import './AtGate.css'

export function AtGate() {
  const text = useText(requestTexts)
  const { language } = useLanguage()
  const { data } = useRead(visits.waiting, {})
  const home = useRead(households.mine, {}).data
  // Residents without the right to authorize read no requests: the screen would always say that no visitor waits.
  if (home?.may_authorize === false) return null
  const others = data?.length === 0 ? home?.waits_for_others : null
  const said = () => {
    if (!data) return null
    if (data.length > 0) return text.several(data.length)
    if (!others) return text.nobody
    const { count, by } = others
    return by.length === 0
      ? text.several(count)
      : text.answered_by_others(count, new Intl.ListFormat(language).format(by), by.length > 1)
  }
  return (
    <p className="garita-at-gate" data-waits={(data && data.length > 0) || others ? true : undefined}>
      <Barrier />
      {said()}
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
