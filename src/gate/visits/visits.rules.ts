/** Decides which acts a guard may do for a visit or a resident now, and computes the weekly trend. */
import { type AuthorizationFacts, authorizationState } from '../../authorizations/authorizations.rules.ts'
import { plain } from '../../shared/lookAlikes.ts'
import type { Visit } from './visits.contract.ts'

export type VisitAct = 'enter' | 'enter_some' | 'leave' | 'leave_some' | 'badge' | 'by_phone' | 'let_in' | 'details'

type DeskFacts = AuthorizationFacts & {
  closed: boolean
  out_of_hours: boolean
  badge_asked?: boolean | undefined
  people?: number | undefined
  people_inside?: number | undefined
}

/** Acts after `details` are rare: only the details of a visit offer them. */
export function visitActsNow(facts: DeskFacts, now: number): VisitAct[] {
  const { inside, missing } = peopleAtDesk(facts)
  const some = (act: 'enter_some' | 'leave_some', of: number) => (of > 1 ? [act] : [])
  // Anyone inside can leave in every state; only people inside are checked out. The rest of a group comes later with the same pass.
  if (facts.inside) {
    const rest = missing > 0 && visitActsNow({ ...facts, inside: false }, now)[0] === 'enter'
    return [
      ...(rest ? (['enter'] as const) : []),
      'leave',
      ...(facts.badge_asked ? (['badge'] as const) : []),
      'details',
      ...(rest ? some('enter_some', missing) : []),
      ...some('leave_some', inside),
    ]
  }
  const { word } = authorizationState(facts, now)
  if (word === 'may_enter' || word === 'valid' || word === 'active') {
    return facts.out_of_hours ? ['details', 'let_in'] : ['enter', 'details', ...some('enter_some', missing)]
  }
  if (word === 'pending') return ['by_phone', 'details']
  if (word === 'request_expired' || (word === 'denied' && !facts.closed)) return ['details', 'by_phone']
  if (word === 'scheduled' || word === 'expired') return ['details', 'let_in']
  return ['details']
}

/** Counts the people of a pass who are inside, and those who may still enter. */
export function peopleAtDesk({
  inside,
  people = 1,
  people_inside = people,
}: Pick<DeskFacts, 'inside' | 'people' | 'people_inside'>) {
  const there = inside ? people_inside : 0
  return { inside: there, missing: Math.max(people - there, 0) }
}

/** The input of a guard's act; the event id makes retries safe. */
export const gateActOn = ({ condominium, id }: Pick<Visit, 'condominium' | 'id'>, eventId: string) => ({
  condominium_id: condominium.id,
  id,
  event_id: eventId,
})

/** The week's daily average against the month's, in percent; null without a month to compare with. */
export function weeklyTrend(ofWeek: number, ofMonth: number): number | null {
  if (ofMonth === 0) return null
  return Math.round((ofWeek / 7 / (ofMonth / 30) - 1) * 100)
}

/** Guests and residents have no authorization, so no kind of one names them. */
export const subjectWord = (authType: string, { guest, resident }: { guest: string; resident: string }) =>
  authType === 'guest' ? guest : authType === 'resident' ? resident : null

/** Before the first record the guard may see either. */
export function residentActs({ logged, inside }: { logged: boolean; inside: boolean | null }): ('enter' | 'leave')[] {
  if (inside) return ['leave']
  if (!logged) return []
  return inside === null ? ['enter', 'leave'] : ['enter']
}

export const visitorName = ({ name, last_name }: { name: string | null; last_name: string | null }): string =>
  [name, last_name].filter(Boolean).join(' ')

export interface AtUnit {
  unit_number: string
  name: string
  last_name: string | null
}
const wordsOf = (one: AtUnit) => plain(visitorName(one)).split(/\s+/).filter(Boolean).join(' ')

/** The same name at the same unit, however it is typed. */
export const isSameVisitor = (one: AtUnit, other: AtUnit): boolean =>
  one.unit_number === other.unit_number && wordsOf(one) === wordsOf(other)

/** The unit of a line of the log, with the others for which the same act counts. */
export const unitsOf = ({ unit_number, other_units }: { unit_number: string; other_units: readonly string[] }) =>
  [unit_number, ...other_units].join(' · ')
