/** The state of an authorization at a given time, and the actions that its resident has. */
import { wallClock } from '../shared/time.ts'
import { type AuthorizationStatus, type AuthType, kinds, type Values } from './kinds.ts'

export interface AuthorizationFacts {
  auth_type: AuthType
  status: AuthorizationStatus
  created_at: string
  valid_from: string | null
  valid_until: string | null
  suspended: boolean
  /** True for a worker who no longer works there; the authorization is suspended, too. */
  dismissed?: boolean | null | undefined
  /** True while the host is an approved resident of the home. */
  stands: boolean
  /** True if a call or the guard closed the request, so the home is no longer asked. */
  closed?: boolean
  /** True if the last event at the gate was an entry. */
  inside: boolean
  ever_entered: boolean
}

type StateWord =
  | 'denied'
  | 'request_expired'
  | 'inside'
  | 'left'
  | 'inactive'
  | 'pending'
  | 'dismissed'
  | 'suspended'
  | 'scheduled'
  | 'expired'
  | 'may_enter'
  | 'valid'
  | 'active'

export interface AuthorizationState {
  word: StateWord
  tone: 'good' | 'wait' | 'bad' | 'idle' | 'info'
  /** The value of the desk's filter that finds this state. */
  filter: 'pending' | 'approved' | 'denied' | null
}

const requestMs = 24 * 60 * 60 * 1000

const state = (
  word: StateWord,
  tone: AuthorizationState['tone'],
  filter: AuthorizationState['filter'],
): AuthorizationState => ({ word, tone, filter })

/** The first matching line of this function decides. */
export function authorizationState(facts: AuthorizationFacts, now: number): AuthorizationState {
  const { status } = facts
  if (status === 'denied') return state('denied', 'bad', 'denied')
  if (requestExpired(facts, now)) return state('request_expired', 'idle', 'denied')
  if (facts.inside) return state('inside', 'good', 'approved')
  if (status === 'inactive' || (status === 'pending_approval' && facts.closed))
    return facts.ever_entered ? state('left', 'idle', null) : state('inactive', 'idle', null)
  if (status === 'pending_approval') return state('pending', 'wait', 'pending')
  if (!facts.stands) return state('inactive', 'idle', null)
  if (facts.dismissed) return state('dismissed', 'idle', null)
  if (facts.suspended) return state('suspended', 'wait', null)
  if (facts.valid_from && Date.parse(facts.valid_from) > now) return state('scheduled', 'info', 'approved')
  if (facts.valid_until && Date.parse(facts.valid_until) <= now) return state('expired', 'idle', null)
  if (status === 'approved') return state('may_enter', 'good', 'approved')
  return state(facts.auth_type === 'temporary_visitor' ? 'valid' : 'active', 'good', 'approved')
}

export function requestExpired(
  { status, closed, created_at }: Pick<AuthorizationFacts, 'status' | 'closed' | 'created_at'>,
  now: number,
): boolean {
  return status === 'pending_approval' && !closed && now - Date.parse(created_at) >= requestMs
}

export type Stamp = 'expired' | 'ended' | 'canceled'

/** The stamp of a pass that is over; null for a valid pass, and for kinds without a pass. */
export function stampOf(facts: AuthorizationFacts, now: number): Stamp | null {
  if (!kinds[facts.auth_type].has_pass) return null
  if (facts.valid_until !== null && Date.parse(facts.valid_until) <= now) return 'expired'
  if (facts.status === 'inactive') return facts.ever_entered ? 'ended' : 'canceled'
  return facts.status === 'denied' || !facts.stands ? 'canceled' : null
}

export type VisitDay = 'today' | 'upcoming' | 'past'

/** The day of a visit in its resident's list. A visitor who is inside belongs to today, however long ago the pass ended. */
export function visitDayOf(facts: AuthorizationFacts, now: number, zone: string): VisitDay {
  if (facts.inside) return 'today'
  if (stampOf(facts, now)) return 'past'
  const dayOf = (instant: number) => wallClock(instant, zone).day
  return facts.valid_from !== null && dayOf(Date.parse(facts.valid_from)) > dayOf(now) ? 'upcoming' : 'today'
}

export type ResidentAct =
  | 'pass'
  | 'edit'
  | 'check_out'
  | 'call_off'
  | 'suspend'
  | 'resume'
  | 'dismiss'
  | 'rehire'
  | 'invite_again'
  | 'past_pass'
  | 'attendance'
  | 'remove'

/** Returns the resident's actions, in the order of the card's buttons. */
export function residentActs(facts: AuthorizationFacts, now: number): ResidentAct[] {
  const { word } = authorizationState(facts, now)
  const active = facts.status === 'active' && facts.stands
  const temporary = facts.auth_type === 'temporary_visitor'
  const acts: ResidentAct[] = []
  // "Inside" hides the state word but does not revive a dead pass.
  const ended = facts.valid_until !== null && Date.parse(facts.valid_until) <= now
  if (kinds[facts.auth_type].has_pass && active && !facts.suspended && !ended) acts.push('pass')
  // A visitor who never came cannot leave, and an authorization that is over needs no cancelling.
  const leaving: ResidentAct[] = facts.ever_entered ? ['check_out'] : ended ? [] : ['call_off']
  if (temporary && (word === 'expired' || word === 'left' || word === 'inactive')) acts.push('invite_again')
  const worker = facts.auth_type === 'worker'
  // The usual next act comes first: a visitor inside leaves, a suspended worker returns.
  if (temporary && active && facts.inside) acts.push('check_out')
  if (worker && active && facts.suspended) acts.push(facts.dismissed ? 'rehire' : 'resume')
  if (active && !facts.dismissed) acts.push('edit')
  if (temporary && active && !facts.inside) acts.push(...leaving)
  if (worker && active && !facts.suspended) acts.push('suspend')
  if (worker) acts.push('attendance')
  if (worker && active && !facts.dismissed) acts.push('dismiss')
  if (stampOf(facts, now) && facts.status !== 'denied') acts.push('past_pass')
  if ((facts.status === 'active' || facts.auth_type === 'vehicle') && !facts.inside) acts.push('remove')
  return acts
}

export function nameOf({ values }: { values: Values }): string {
  return [values.name, values.last_name].filter((part) => typeof part === 'string').join(' ')
}
