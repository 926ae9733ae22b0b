/** What a guard may do with a visit now, the next act first, and what the figures of a week say beside those of a month. */
import { type AuthorizationFacts, authorizationState } from '../authorizations/authorizations.rules.ts'
import type { Visit } from './visits.contract.ts'

export type VisitAct = 'enter' | 'leave' | 'by_phone' | 'let_in' | 'details'

export function visitActsNow(
  facts: AuthorizationFacts & { closed: boolean; out_of_hours: boolean },
  now: number,
): VisitAct[] {
  // Whatever the word says of how they came in, whoever is inside may leave.
  if (facts.inside) return ['leave', 'details']
  const { word } = authorizationState(facts, now)
  if (word === 'may_enter' || word === 'valid' || word === 'active') {
    if (facts.out_of_hours) return ['details', 'let_in']
    // Leaving ends a temporary visit, also one whose entry nobody recorded; the others have only an exit to record.
    return facts.auth_type === 'temporary_visitor' ? ['enter', 'leave', 'details'] : ['enter', 'details']
  }
  if (word === 'pending' && !facts.closed) return ['by_phone', 'details']
  if ((word === 'denied' || word === 'request_expired') && !facts.closed) return ['details', 'by_phone']
  if (word === 'scheduled' || word === 'expired') return ['details', 'let_in']
  return ['details']
}

/** A gate's act on a visit; the id of the act is by what it is known when it is sent again. */
export const gateActOn = ({ condominium, id }: Pick<Visit, 'condominium' | 'id'>, eventId: string) => ({
  condominium_id: condominium.id,
  id,
  event_id: eventId,
})

/** The week's daily average against the month's, as a rounded percentage; null where there is nothing to compare with. */
export function weeklyTrend(ofWeek: number, ofMonth: number): number | null {
  if (ofMonth === 0) return null
  return Math.round((ofWeek / 7 / (ofMonth / 30) - 1) * 100)
}

/** The word beside whoever has no authorization. */
export const subjectWord = (authType: string, { guest, resident }: { guest: string; resident: string }) =>
  authType === 'guest' ? guest : authType === 'resident' ? resident : null

/** Of whom nothing was recorded yet, either may be what the guard sees. */
export function residentActs({ logged, inside }: { logged: boolean; inside: boolean | null }): ('enter' | 'leave')[] {
  if (inside) return ['leave']
  if (!logged) return []
  return inside === null ? ['enter', 'leave'] : ['enter']
}

export const visitorName = ({ name, last_name }: { name: string | null; last_name: string | null }): string =>
  [name, last_name].filter(Boolean).join(' ')
