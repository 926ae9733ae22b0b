/** Tests the state that every role sees and the actions of a resident, from facts and a time. */
import { describe, expect, test } from 'vitest'
import {
  type AuthorizationFacts,
  type AuthorizationState,
  authorizationState,
  type ResidentAct,
  requestExpired,
  residentActs,
  type Stamp,
  stampOf,
} from './authorizations.rules.ts'
import { authTypes } from './kinds.ts'

const now = Date.parse('2026-06-15T12:00:00Z')
const at = (milliseconds: number) => new Date(now + milliseconds).toISOString()
const hour = 3_600_000
const day = 24 * hour

const facts = (more: Partial<AuthorizationFacts> = {}): AuthorizationFacts => ({
  auth_type: 'temporary_visitor',
  status: 'active',
  created_at: at(-hour),
  valid_from: at(-hour),
  valid_until: at(hour),
  suspended: false,
  stands: true,
  inside: false,
  ever_entered: false,
  ...more,
})

type Line = [string, Partial<AuthorizationFacts>, AuthorizationState['word'], AuthorizationState['filter']]
const asked = (age: number): Partial<AuthorizationFacts> => ({ status: 'pending_approval', created_at: at(-age) })
const over = { valid_from: at(-2 * hour), valid_until: at(-hour) }
const ahead = { valid_from: at(hour), valid_until: at(2 * hour) }
const forever = { valid_from: null, valid_until: null }

const lines: Line[] = [
  ['denied', { status: 'denied' }, 'denied', 'denied'],
  [
    'denied takes precedence over everything else',
    { status: 'denied', inside: true, ...over, created_at: at(-2 * day) },
    'denied',
    'denied',
  ],
  ['asked 24 h ago to the millisecond', asked(day), 'request_expired', 'denied'],
  ['asked a millisecond less than 24 h ago', asked(day - 1), 'pending', 'pending'],
  ['asked long ago and yet inside', { ...asked(day), inside: true }, 'request_expired', 'denied'],
  ['only a request grows old', { status: 'approved', created_at: at(-9 * day) }, 'may_enter', 'approved'],
  ['inside', { inside: true, ever_entered: true }, 'inside', 'approved'],
  [
    'inside, though checked out elsewhere',
    { inside: true, ever_entered: true, status: 'inactive' },
    'inside',
    'approved',
  ],
  ['inside by an override, still asked', { ...asked(hour), inside: true }, 'inside', 'approved'],
  ['inside after the end', { inside: true, ...over }, 'inside', 'approved'],
  ['inside and suspended', { inside: true, suspended: true, auth_type: 'worker' }, 'inside', 'approved'],
  ['inside of a host who moved', { inside: true, stands: false }, 'inside', 'approved'],
  ['checked out after an entry', { status: 'inactive', ever_entered: true }, 'left', null],
  ['checked out without one', { status: 'inactive' }, 'inactive', null],
  ['checked out, before its dates', { status: 'inactive', ever_entered: true, ...ahead }, 'left', null],
  ['let in by phone, and gone', { ...asked(hour), closed: true, ever_entered: true }, 'left', null],
  ['let in by phone, still inside a day later', { ...asked(day), closed: true, inside: true }, 'inside', 'approved'],
  ['let in by phone, by mistake', { ...asked(day), closed: true }, 'inactive', null],
  ['asked for tomorrow', { ...asked(hour), ...ahead }, 'pending', 'pending'],
  ['asked, and its dates are over', { ...asked(hour), ...over }, 'pending', 'pending'],
  ['of a host who moved', { stands: false }, 'inactive', null],
  ['approved, of a host who moved', { stands: false, status: 'approved' }, 'inactive', null],
  ['suspended', { suspended: true, auth_type: 'worker', ...forever }, 'suspended', null],
  ['dismissed', { suspended: true, dismissed: true, auth_type: 'worker', ...forever }, 'dismissed', null],
  ['a millisecond before it begins', { valid_from: at(1) }, 'scheduled', 'approved'],
  ['as it begins', { valid_from: at(0) }, 'valid', 'approved'],
  ['approved ahead', { status: 'approved', ...ahead }, 'scheduled', 'approved'],
  ['a millisecond before it ends', { valid_until: at(1) }, 'valid', 'approved'],
  ['as it ends', { valid_until: at(0) }, 'expired', null],
  ['approved and over', { status: 'approved', ...over }, 'expired', null],
  ['over, came and went', { ever_entered: true, ...over }, 'expired', null],
  ['approved', { status: 'approved' }, 'may_enter', 'approved'],
  ['a temporary visitor within the dates', {}, 'valid', 'approved'],
  ['came and went, may come again', { ever_entered: true }, 'valid', 'approved'],
]

test.each(lines)('%s', (_, more, word, filter) => {
  expect(authorizationState(facts(more), now)).toMatchObject({ word, filter })
})

test.each(authTypes.filter((type) => type !== 'temporary_visitor'))(
  'shows "active" instead of "valid" for a %s',
  (authType) => {
    expect(authorizationState(facts({ auth_type: authType, ...forever }), now)).toMatchObject({
      word: 'active',
      filter: 'approved',
    })
  },
)

test('lets only requests expire, after 24 hours', () => {
  expect(requestExpired(facts(asked(day - 1)), now)).toBe(false)
  expect(requestExpired(facts(asked(day)), now)).toBe(true)
  for (const status of ['active', 'approved', 'denied', 'inactive'] as const) {
    expect(requestExpired(facts({ status, created_at: at(-100 * day) }), now)).toBe(false)
  }
})

describe('actions a resident has', () => {
  const acts: [string, Partial<AuthorizationFacts>, ResidentAct[]][] = [
    ['a visitor who never came', {}, ['pass', 'edit', 'call_off', 'remove']],
    ['a visitor ahead', ahead, ['pass', 'edit', 'call_off', 'remove']],
    ['a visitor who came and went', { ever_entered: true }, ['pass', 'edit', 'check_out', 'remove']],
    ['a visitor inside', { inside: true }, ['pass', 'check_out', 'edit']],
    ['an expired visitor', over, ['invite_again', 'edit', 'past_pass', 'remove']],
    ['an expired visitor who is inside still', { ...over, inside: true }, ['check_out', 'edit', 'past_pass']],
    ['a visitor inside as the dates end', { valid_until: at(0), inside: true }, ['check_out', 'edit', 'past_pass']],
    ['a visitor who left', { status: 'inactive', ever_entered: true }, ['invite_again', 'past_pass']],
    ['a visitor who was checked out', { status: 'inactive' }, ['invite_again', 'past_pass']],
    ['a visitor whom a guard registered, asked', asked(hour), []],
    ['approved', { status: 'approved' }, []],
    ['denied', { status: 'denied' }, []],
    ['a visitor of a former home', { stands: false }, ['invite_again', 'past_pass', 'remove']],
    ['a worker', { auth_type: 'worker', ...forever }, ['pass', 'edit', 'suspend', 'attendance', 'dismiss', 'remove']],
    [
      'a suspended worker',
      { auth_type: 'worker', ...forever, suspended: true },
      ['resume', 'edit', 'attendance', 'dismiss', 'remove'],
    ],
    [
      'a worker inside',
      { auth_type: 'worker', ...forever, inside: true },
      ['pass', 'edit', 'suspend', 'attendance', 'dismiss'],
    ],
    [
      'a suspended worker inside',
      { auth_type: 'worker', ...forever, suspended: true, inside: true },
      ['resume', 'edit', 'attendance', 'dismiss'],
    ],
    [
      'a dismissed worker',
      { auth_type: 'worker', ...forever, suspended: true, dismissed: true },
      ['rehire', 'attendance', 'remove'],
    ],
    ['a pet', { auth_type: 'pet', ...forever }, ['edit', 'remove']],
    ['a vehicle', { auth_type: 'vehicle', ...forever }, ['pass', 'edit', 'remove']],
    [
      'a vehicle that counts no longer',
      { auth_type: 'vehicle', status: 'inactive', ...forever },
      ['past_pass', 'remove'],
    ],
    ['a vehicle inside', { auth_type: 'vehicle', ...forever, inside: true }, ['pass', 'edit']],
    ['a co-resident', { auth_type: 'co_resident', ...forever }, ['pass', 'edit', 'remove']],
    ['a permanent visitor', { auth_type: 'permanent_visitor', ...forever }, ['pass', 'edit', 'remove']],
    [
      'a co-resident of a former home',
      { auth_type: 'co_resident', ...forever, stands: false },
      ['past_pass', 'remove'],
    ],
  ]
  test.each(acts)('offers the right actions with %s', (_, more, expected) => {
    expect(residentActs(facts(more), now)).toEqual(expected)
  })
})

test.each<[string, Partial<AuthorizationFacts>, Stamp | null]>([
  ['a visitor within the dates', {}, null],
  ['a visitor ahead', ahead, null],
  ['a suspended worker', { auth_type: 'worker', ...forever, suspended: true }, null],
  ['a visitor whose dates are over', over, 'expired'],
  ['a visitor who left and whose dates are over', { ...over, status: 'inactive', ever_entered: true }, 'expired'],
  ['a visitor who left', { status: 'inactive', ever_entered: true }, 'ended'],
  ['a visitor whose invitation was canceled', { status: 'inactive' }, 'canceled'],
  ['a worker of a former home', { auth_type: 'worker', ...forever, stands: false }, 'canceled'],
  ['a pet of a former home', { auth_type: 'pet', ...forever, stands: false }, null],
])('shows on the pass of %s the stamp of its end', (_, more, stamp) => {
  expect(stampOf(facts(more), now)).toBe(stamp)
})

test.each<[AuthorizationState['word'], Partial<AuthorizationFacts>, AuthorizationState['tone']]>([
  ['denied', { status: 'denied' }, 'bad'],
  ['request_expired', asked(day), 'idle'],
  ['inside', { inside: true }, 'good'],
  ['left', { status: 'inactive', ever_entered: true }, 'idle'],
  ['inactive', { status: 'inactive' }, 'idle'],
  ['inactive', { stands: false }, 'idle'],
  ['pending', asked(hour), 'wait'],
  ['suspended', { suspended: true }, 'wait'],
  ['scheduled', ahead, 'info'],
  ['expired', over, 'idle'],
  ['may_enter', { status: 'approved' }, 'good'],
  ['valid', {}, 'good'],
  ['active', { auth_type: 'worker' }, 'good'],
])('shows %s, as with %j, in the tone %s', (word, more, tone) => {
  expect(authorizationState(facts(more), now)).toMatchObject({ word, tone })
})
