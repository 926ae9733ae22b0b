/** A session that asks for too much is told to wait, and only that one. */
import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test('one too many is refused until the minute is over, for nobody else', () => {
  let now = 1_000
  const pace = paceOf(3, () => now)
  for (let act = 0; act < 3; act++) pace.count('a')
  now += 20_000
  expect(() => pace.count('a')).toThrow(expect.objectContaining({ code: 'too_many', facts: { retry_after: 40 } }))
  expect(() => pace.count('b')).not.toThrow()
  now += 40_000
  expect(() => pace.count('a')).not.toThrow()
})
