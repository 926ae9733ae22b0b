/** What a guard may do with a visit now, the next act first. */
import { type AuthorizationFacts, authorizationState } from '../authorizations/authorizations.rules.ts'

export type GateAct = 'enter' | 'leave' | 'by_phone' | 'let_in' | 'details'

export function gateActs(facts: AuthorizationFacts & { closed: boolean }, now: number): GateAct[] {
  // Whatever the word says of how they came in, whoever is inside may leave.
  if (facts.inside) return ['leave', 'details']
  const { word } = authorizationState(facts, now)
  if (word === 'may_enter' || word === 'valid' || word === 'active') return ['enter', 'leave', 'details']
  if (word === 'pending' && !facts.closed) return ['by_phone', 'details']
  if ((word === 'denied' || word === 'request_expired') && !facts.closed) return ['details', 'by_phone']
  if (word === 'scheduled' || word === 'expired') return ['details', 'let_in']
  return ['details']
}
