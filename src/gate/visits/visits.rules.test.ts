import { expect, test } from 'vitest'
import { residentActs, type VisitAct, visitActsNow, weeklyTrend } from './visits.rules.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString()
type Facts = Parameters<typeof visitActsNow>[0]
const visit = (more: Partial<Facts>): Facts => ({
  auth_type: 'temporary_visitor',
  status: 'approved',
  created_at: hours(-1),
  valid_from: hours(-1),
  valid_until: hours(4),
  suspended: false,
  stands: true,
  inside: false,
  ever_entered: false,
  closed: false,
  out_of_hours: false,
  ...more,
})

test.each<[string, Partial<Facts>, VisitAct[]]>([
  ['approved', {}, ['enter', 'details']],
  ['valid', { status: 'active' }, ['enter', 'details']],
  ['outside again', { ever_entered: true }, ['enter', 'details']],
  ['a co-resident', { status: 'active', auth_type: 'co_resident' }, ['enter', 'details']],
  ['inside', { inside: true, ever_entered: true }, ['leave', 'details']],
  ['a group', { people: 3 }, ['enter', 'details', 'enter_some']],
  ['a group of two with one inside', { people: 2, people_inside: 1, inside: true }, ['enter', 'leave', 'details']],
  [
    'a group of five with two inside',
    { people: 5, people_inside: 2, inside: true },
    ['enter', 'leave', 'details', 'enter_some', 'leave_some'],
  ],
  ['a whole group inside', { people: 3, people_inside: 3, inside: true }, ['leave', 'details', 'leave_some']],
  [
    'a part of a group after the end',
    { people: 5, people_inside: 2, inside: true, valid_until: hours(-1) },
    ['leave', 'details', 'leave_some'],
  ],
  ['denied but let in', { status: 'denied', inside: true, closed: true }, ['leave', 'details']],
  [
    'unanswered for a day but let in',
    { status: 'pending_approval', created_at: hours(-25), inside: true, closed: true },
    ['leave', 'details'],
  ],
  ['pending', { status: 'pending_approval' }, ['by_phone', 'details']],
  ['pending and settled by phone', { status: 'pending_approval', closed: true }, ['details']],
  ['denied', { status: 'denied' }, ['details', 'by_phone']],
  ['denied and settled by phone', { status: 'denied', closed: true }, ['details']],
  ['unanswered for a day', { status: 'pending_approval', created_at: hours(-24) }, ['details', 'by_phone']],
  ['still to come', { valid_from: hours(1) }, ['details', 'let_in']],
  ['over', { valid_until: hours(-1) }, ['details', 'let_in']],
  ['a worker out of hours', { status: 'active', auth_type: 'worker', out_of_hours: true }, ['details', 'let_in']],
  [
    'a worker inside out of hours',
    { status: 'active', auth_type: 'worker', out_of_hours: true, inside: true },
    ['leave', 'details'],
  ],
  ['left', { status: 'inactive', ever_entered: true }, ['details']],
  ['suspended', { status: 'active', auth_type: 'worker', suspended: true }, ['details']],
  ['of a host who left', { status: 'active', stands: false }, ['details']],
])('offers a guard the right acts for a visit that is %s', (_, facts, acts) => {
  expect(visitActsNow(visit(facts), now)).toEqual(acts)
})

test.each([
  [7, 30, 0],
  [14, 30, 100],
  [3, 30, -57],
  [0, 12, -100],
  [5, 5, 329],
  [0, 0, null],
])('compares %i visitors in a week with %i in a month: %s', (week, month, trend) => {
  expect(weeklyTrend(week, month)).toBe(trend)
})

test.each<[logged: boolean, inside: boolean | null, acts: string[]]>([
  [true, true, ['leave']],
  [true, false, ['enter']],
  [true, null, ['enter', 'leave']],
  [false, true, ['leave']],
  [false, false, []],
  [false, null, []],
])('offers the acts for a resident (entries logged: %s, inside: %s): %o', (logged, inside, acts) => {
  expect(residentActs({ logged, inside })).toEqual(acts)
})
