import { expect, test } from 'vitest'
import { ageOf, batteryState, dataState } from './checks.ts'

test('accepts a battery on the cable or from 30% on, and says unknown if the browser does not report it', () => {
  expect(batteryState({ level: 0.05, charging: true })).toBe('works')
  expect(batteryState({ level: 0.3, charging: false })).toBe('works')
  expect(batteryState({ level: 0.29, charging: false })).toBe('fails')
  expect(batteryState(null)).toBe('unknown')
})

test('accepts data that is younger than five minutes', () => {
  expect(ageOf({ snapshot: null }, 0)).toBeNull()
  expect([null, 0, 4, 5].map(dataState)).toEqual(['fails', 'works', 'works', 'fails'])
})
