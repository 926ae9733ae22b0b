import { expect, test } from 'vitest'
import { fixedMinors, minorsKnownOn, minorWarning, postgresRelease } from './migrate.ts'

test.each([
  [150_017, '15.17', '15.18'],
  [150_018, '15.18', null],
  [160_014, '16.14', '16.15'],
  [170_011, '17.11', null],
  [180_004, '18.4', '18.6'],
  [180_006, '18.6', null],
  [180_010, '18.10', null],
  [190_000, '19.0', null],
])('reads server_version_num %i as %s; newer minor release: %s', (number, version, fixedIn) => {
  expect(postgresRelease(number)).toEqual({ version, fixed_in: fixedIn })
})

test('warns with advice for external and embedded PostgreSQL, and not if no newer release is known', () => {
  const old = { version: '18.4', fixed_in: '18.6' }
  expect(minorWarning(old, false)).toMatch(/18\.4 lacks.*18\.6.*Upgrade the server of DATABASE_URL to 18\.6/)
  expect(minorWarning(old, true)).toMatch(
    /^This release brings PostgreSQL 18\.4, .*18\.6.*\(DATABASE_URL\) has them\.$/,
  )
  expect(minorWarning({ version: '18.6', fixed_in: null }, true)).toBeNull()
})

test('includes every supported major version, and no release later than the table’s date', () => {
  expect(Object.keys(fixedMinors).map(Number)).toEqual([15, 16, 17, 18])
  expect(minorsKnownOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const { since } of Object.values(fixedMinors)) expect(since <= minorsKnownOn).toBe(true)
})
