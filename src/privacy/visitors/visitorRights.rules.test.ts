import { expect, test } from 'vitest'
import { dueDay } from './visitorRights.rules.ts'

test.each([
  ['MX', '2026-11-26', '2026-12-16'],
  // Fifteen working days: three weeks, counted from the day after.
  ['CO', '2026-11-26', '2026-12-17'],
  ['CO', '2026-11-27', '2026-12-18'],
  ['CO', '2026-11-28', '2026-12-18'],
  ['CO', '2026-11-29', '2026-12-18'],
  ['CL', '2026-12-01', '2026-12-31'],
  ['PE', '2026-11-26', '2026-12-16'],
  [null, '2026-11-26', '2026-12-16'],
] as const)('computes in %s, asked on %s: by %s', (country, asked, due) => {
  expect(dueDay(country, asked)).toBe(due)
})
