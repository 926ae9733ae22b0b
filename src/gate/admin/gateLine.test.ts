import { expect, test } from 'vitest'
import { isAlive } from './gateLine.ts'

test('calls a gate silent after five minutes without its station, as the home screen does', () => {
  const now = Date.parse('2026-06-15T12:00:00Z')
  expect(isAlive('2026-06-15T11:55:01Z', now)).toBe(true)
  expect(isAlive('2026-06-15T11:55:00Z', now)).toBe(false)
})
