import { expect, test } from 'vitest'
import { covers } from './disclosures.rules.ts'

const now = Date.parse('2026-03-31T12:00:00Z')
const look = (from: string, until: string) => ({
  ...{ condominium_id: 'here', kind: 'unit' as const, subject: '101', subject_id: null },
  ...{ from: `2026-${from}Z`, until: `2026-${until}Z` },
})
const open = look('03-01T00:00', '03-03T00:00')

test.each([
  ['the same days', look('03-01T00:00', '03-03T00:00'), true],
  ['days within', look('03-02T00:00', '03-02T12:00'), true],
  ['a day before', look('02-28T00:00', '03-02T00:00'), false],
  ['a day after: no name of it is shown, so its lines would be missing', look('03-01T00:00', '03-30T00:00'), false],
])('decides whether a disclosure of three days of a unit covers %s', (_, asked, shown) => {
  expect(covers(open, asked, now)).toBe(shown)
})

test('covers events since a disclosure whose period ends at the moment when it was made', () => {
  expect(covers(look('03-01T00:00', '03-31T10:00'), look('03-01T00:00', '03-31T12:00'), now)).toBe(true)
})
