/** Finds the reason that stops a person: a revocation, the state of the authorization, the agreed hours or an open stay. */
import { authorizationState } from '../../../authorizations/authorizations.rules.ts'
import { peopleOf } from '../../../authorizations/group.ts'
import type { Pass, PassKind } from '../../../authorizations/passes/pass.ts'
import { endOf, toleranceMs } from '../../../authorizations/passes/passEnd.ts'
import { wallClock } from '../../../shared/time.ts'
import type { Entry, Presence, Revocation } from '../facts/gate.snapshot.ts'
import { peopleMissing } from '../facts/group.ts'
import type { Reason } from '../facts/reasons.ts'

export interface Window {
  valid_from: string | null
  valid_until: string | null
}

export function revokedReason({ why, at }: Revocation): Reason {
  return why === 'superseded' ? { code: 'superseded' } : { code: why, at }
}

/** The window may come from a pass that is newer than the entry. */
export function stateReason(known: Entry, window: Window, now: number, timeZone: string): Reason | null {
  const entry = letIn(known)
  const { word } = authorizationState({ ...entry, ...tolerated(window), ...unseen(entry) }, now)
  if (word === 'pending') return { code: 'pending', since: entry.asked_at ?? entry.created_at }
  if (word === 'request_expired') return { code: 'request_expired', since: entry.asked_at ?? entry.created_at }
  if (word === 'denied') return { code: 'denied', ...(known.answer ? { answer: known.answer } : {}) }
  if (word === 'inactive' && (entry.status === 'active' || entry.status === 'approved')) return { code: 'host_gone' }
  if (word === 'dismissed') return { code: 'dismissed' }
  if (word === 'suspended') return { code: 'suspended' }
  if (word === 'scheduled' && window.valid_from) return { code: 'not_yet_valid', from: window.valid_from }
  if (word === 'expired' && window.valid_until) return { code: 'expired', until: window.valid_until }
  if (word !== 'may_enter' && word !== 'valid' && word !== 'active') return { code: 'visit_over', at: entry.left_at }
  const { schedule } = entry
  const atWork = (moment: number) => !schedule || withinSchedule(schedule, moment, timeZone)
  if (atWork(now) || atWork(now - toleranceMs) || atWork(now + toleranceMs)) return null
  return {
    code: 'out_of_hours',
    days: schedule?.days ?? [],
    from: schedule?.from ?? null,
    until: schedule?.until ?? null,
  }
}

/** A visitor who was admitted by phone counts as approved until they leave. All others never wait for an answer. */
function letIn(entry: Entry): Entry {
  const byPhone = entry.kind === 'temporary_visitor' && entry.status === 'pending_approval' && entry.closed
  return byPhone && entry.inside ? { ...entry, status: 'approved' } : entry
}

export const windowOf = ({ not_before, minutes }: Pass): Window => ({
  valid_from: new Date(not_before * 60_000).toISOString(),
  valid_until: minutes === null ? null : new Date((not_before + minutes) * 60_000).toISOString(),
})

export function windowReason({ valid_from, valid_until }: Window, now: number): Reason | null {
  if (valid_from && Date.parse(valid_from) - toleranceMs > now) return { code: 'not_yet_valid', from: valid_from }
  if (valid_until && endOf(valid_until, now) === 'over') return { code: 'expired', until: valid_until }
  return null
}

/** Co-residents and vehicles may enter again without an exit. */
export const hasLimit = (kind: PassKind) => kind !== 'co_resident' && kind !== 'vehicle'

/** Returns null while the rest of a group may still come. */
export function insideReason(kind: PassKind, { since, gate }: Presence, entry: Entry | undefined): Reason | null {
  const group = entry !== undefined && peopleOf(entry) > 1
  if (group && peopleMissing(entry) > 0) return null
  if (kind === 'temporary_visitor' && !group) return { code: 'already_inside', since, gate }
  return hasLimit(kind) ? { code: 'stay_open', since, gate } : { code: 'inside', since, gate }
}

const soonMs = 10 * 60_000

/**
 * True if a visitor left through this gate a few minutes ago, because another person may come with a copy of the code. People who live or
 * work here come and go.
 */
export function backSoon({ kind, left_at, left_gate }: Entry, gateId: string, now: number): Reason | null {
  if (kind !== 'temporary_visitor' && kind !== 'permanent_visitor') return null
  if (!left_at || left_gate !== gateId || now >= Date.parse(left_at) + soonMs) return null
  return { code: 'back_soon', left_at }
}

/** Presence is checked later, by `insideReason`. */
const unseen = ({ kind }: Entry) => ({ auth_type: kind, inside: false, ever_entered: false })

const tolerated = ({ valid_from, valid_until }: Window): Window => ({
  valid_from: valid_from && moved(valid_from, -toleranceMs),
  valid_until: valid_until && moved(valid_until, toleranceMs),
})

const moved = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString()

export type Schedule = NonNullable<Entry['schedule']>

export function withinSchedule({ days, from, until }: Schedule, now: number, timeZone: string): boolean {
  const { day, time } = localTime(now, timeZone)
  const on = (wanted: number) => days.length === 0 || days.includes(wanted)
  if (from === null || until === null || from === until) return on(day)
  if (from < until) return on(day) && time >= from && time < until
  // A night shift belongs to the day on which it begins.
  return (on(day) && time >= from) || (on(day === 1 ? 7 : day - 1) && time < until)
}

/** Monday is 1; the time is like 08:05. */
export function localTime(now: number, timeZone: string): { day: number; time: string; date: string } {
  const { day: date, minutes } = wallClock(now, timeZone)
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    day: new Date(`${date}T00:00:00Z`).getUTCDay() || 7,
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    date,
  }
}
