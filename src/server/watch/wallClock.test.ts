import { expect, test } from 'vitest'
import { openWallClock } from './wallClock.ts'

test('reports a change of the clock, and nothing while it runs', () => {
  let [wall, steady] = [1_000_000, 0]
  const look = openWallClock(
    () => wall,
    () => steady,
  )
  const pass = (wallMs: number, steadyMs: number) => {
    wall += wallMs
    steady += steadyMs
    return look()
  }
  expect(pass(60_000, 60_000)).toBe(0)
  expect(pass(7_200_000, 1_000)).toBe(7_199)
  expect(pass(1_000, 1_000)).toBe(0)
  expect(pass(-7_200_000, 1_000)).toBe(-7_201)
  expect(pass(1_900, 1_000)).toBe(0)
})
