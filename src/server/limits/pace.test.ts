import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test('refuses one session above its limit until the minute is over, and no other session', () => {
  let now = 1_000
  const pace = paceOf(3, () => now)
  for (let act = 0; act < 3; act++) pace.count('a')
  now += 20_000
  expect(() => pace.count('a')).toThrow(expect.objectContaining({ code: 'too_many', facts: { retry_after: 40 } }))
  expect(() => pace.count('b')).not.toThrow()
  now += 40_000
  expect(() => pace.count('a')).not.toThrow()
})
