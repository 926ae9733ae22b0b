/** Shows the state of a visit: its word, the waiting time, how far the notice got and the person who answered. */

import { authorizationState } from '../../authorizations/authorizations.rules.ts'
import { groupTexts } from '../../authorizations/group.messages.ts'
import { stateTexts } from '../../authorizations/kinds.messages.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { askTexts } from '../arrivals/asks.messages.ts'
import { ruleCardTexts } from '../arrivals/homeRules/homeRules.messages.ts'
import { answererName, webhookTexts } from '../visits/answererName.ts'
import type { Visit } from '../visits/visits.contract.ts'
import { visitMessages } from '../visits/visits.messages.ts'

const over: readonly string[] = ['denied', 'request_expired', 'left', 'inactive', 'expired']
/** Guards see these states all day, beside the button for the next act. */
const usual: readonly string[] = ['may_enter', 'valid', 'active', 'inside']

export function standsAs(visit: Visit, now: number): 'waits' | 'over' | undefined {
  const { word } = authorizationState(visit, now)
  if (word === 'pending') return 'waits'
  return !visit.inside && !visit.answer && over.includes(word) ? 'over' : undefined
}

interface VisitStateProps {
  visit: Visit
  /** Omits how far the notice got and the person who answered. */
  brief?: boolean
}

export function VisitState({ visit, brief = false }: VisitStateProps) {
  const { list: text } = useText(visitMessages)
  const states = useText(stateTexts)
  const { says } = useText(askTexts)
  const webhook = useText(webhookTexts)
  const { alike } = useText(ruleCardTexts)
  const { inside_of } = useText(groupTexts)
  const dates = useDates().at(visit.condominium.time_zone)
  const now = useServerNow()
  const state = authorizationState(visit, now)
  const waiting = state.word === 'pending'
  const minutes = Math.max(0, Math.floor((now - Date.parse(visit.created_at)) / 60_000))
  const reached = visit.shown_at ? text.seen(dates.bareTime(visit.shown_at)) : visit.sent_at ? text.sent : text.unseen
  const beside = [
    ...(visit.resembles ? [alike(visit.unit_number)] : []),
    ...(waiting ? [text.waits(minutes)] : []),
    ...(waiting && !brief ? [reached] : []),
    ...(visit.closed && !brief ? [text.settled(visit.settled_by ?? '')] : []),
    // Denied but let in by an override: the word shows the answer, this shows that they are inside.
    ...(visit.inside && state.word !== 'inside' ? [states.inside] : []),
    ...(visit.people_inside && visit.people ? [inside_of(visit.people_inside, visit.people)] : []),
    ...(visit.out_of_hours && !visit.inside && state.word === 'active' ? [text.out_of_hours] : []),
    ...(visit.decided_by_name && !brief
      ? [
          (visit.decided_by_administration ? text.decided_by_administration : text.decided_by)(
            answererName(visit.decided_by_name, webhook),
          ),
        ]
      : []),
  ]
  return (
    <>
      <StateBadge
        tone={visit.resembles || (visit.answer && state.word === 'denied') ? 'wait' : state.tone}
        look={!visit.resembles && (usual.includes(state.word) || standsAs(visit, now) === 'over') ? 'plain' : undefined}
      >
        {visit.resembles
          ? text.compare
          : state.word === 'pending'
            ? text.pending_here
            : visit.answer && state.word === 'denied'
              ? says[visit.answer]
              : states[state.word]}
      </StateBadge>
      {beside.length > 0 ? <div className="garita-second">{beside.join(' · ')}</div> : null}
    </>
  )
}
