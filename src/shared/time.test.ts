import { expect, test } from 'vitest'
import { defaultTimeZone, isTimeZone, timeZones } from './time.ts'

test.each([
  ['America/Mexico_City', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  // The machine knows these zones, but no condominium lies in them.
  ['EST', false],
  ['CST6CDT', false],
  ['utc', false],
  ['America/Nowhere', false],
  ['', false],
])('decides whether %s is a time zone: %s', (name, isZone) => {
  expect(isTimeZone(name)).toBe(isZone)
})

test('lists the default zone first, then the Americas, each once', () => {
  const zones = timeZones()
  expect(zones[0]).toBe('America/Mexico_City')
  expect(defaultTimeZone).toBe('America/Mexico_City')
  const american = zones.map((name) => name.startsWith('America/'))
  expect(american.lastIndexOf(true)).toBe(american.filter(Boolean).length - 1)
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones.toSorted()).toEqual([...new Set([...Intl.supportedValuesOf('timeZone'), defaultTimeZone])].sort())
  for (const zone of zones) expect([zone, isTimeZone(zone)]).toEqual([zone, true])
})
