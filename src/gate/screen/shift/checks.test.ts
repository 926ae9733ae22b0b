import { expect, test } from 'vitest'
import { ageOf, batteryState, dataState } from './checks.ts'

test('a battery works on the cable or from 30% on, and is unknown where the browser does not tell', () => {
  expect(batteryState({ level: 0.05, charging: true })).toBe('works')
  expect(batteryState({ level: 0.3, charging: false })).toBe('works')
  expect(batteryState({ level: 0.29, charging: false })).toBe('fails')
  expect(batteryState(null)).toBe('unknown')
})

test('data works while it is younger than five minutes', () => {
  expect(ageOf({ snapshot: null }, 0)).toBeNull()
  expect([null, 0, 4, 5].map(dataState)).toEqual(['fails', 'works', 'works', 'fails'])
})
