import { expect, test } from 'vitest'
import type { Authorization } from '../authorizations.contract.ts'
import { type DayWord, earlierVisitors, partsOf, periodOf } from './invite.rules.ts'

test.each([
  ['Luis Gómez', 'Luis', 'Gómez'],
  ['  Luis   Alberto Gómez ', 'Luis', 'Alberto Gómez'],
  ['Mamá', 'Mamá', ''],
  ['', '', ''],
])('splits the typed name %j into first name %j and last name %j', (typed, name, lastName) => {
  expect(partsOf(typed)).toEqual({ name, last_name: lastName })
})

test.each([
  ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['tonight', '2026-12-31', '2026-12-31', '2027-01-01T06:00'],
  ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['week', '2026-11-22', '2026-11-22', '2026-11-22'],
] as const satisfies [Exclude<DayWord, 'choose'>, string, string, string][])(
  'turns the choice %s, made on %s, into a period from %s until %s',
  (word, today, validFrom, validUntil) => {
    expect(periodOf(word, today)).toEqual({ valid_from: validFrom, valid_until: validUntil })
  },
)

const now = Date.parse('2026-11-23T18:00Z')
const visit = (name: string, lastName: string, validUntil: string, given: Partial<Authorization> = {}) =>
  ({
    auth_type: 'temporary_visitor',
    status: 'active',
    stands: true,
    suspended: false,
    inside: false,
    ever_entered: false,
    created_at: '2026-11-01T00:00:00Z',
    valid_from: '2026-11-01T00:00:00Z',
    valid_until: validUntil,
    values: { name, last_name: lastName, valid_until: validUntil },
    ...given,
  }) as Authorization

test('offers each person once, with the newest visit, and marks people with a working pass', () => {
  const over = '2026-11-02T00:00:00Z'
  const earlier = earlierVisitors(
    [
      visit('Fernanda', 'Ibarra', over),
      visit('FERNANDA', 'ibarra', '2026-12-01T00:00:00Z'),
      visit('Mamá', 'Pérez', over),
      visit('Luis', 'Gómez', '2026-12-01T00:00:00Z', { status: 'inactive' }),
      visit('Ana', 'Vega', '2026-12-09T00:00:00Z', { valid_from: '2026-12-08T00:00:00Z' }),
    ],
    now,
  )
  expect(earlier.map(({ name, live }) => [name, live])).toEqual([
    ['Fernanda Ibarra', true],
    ['Mamá Pérez', false],
    ['Luis Gómez', false],
    ['Ana Vega', true],
  ])
  expect(earlier[0]?.visit.values.valid_until).toBe(over)
})
