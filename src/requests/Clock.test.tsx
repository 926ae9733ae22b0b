// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../tests/support/show.tsx'
import { Clock } from './Clock.tsx'

test.each([
  [65, '1:05'],
  [840, '14 min'],
  [4980, '1 h 23 min'],
])('shows a wait of %s seconds as %s', (seconds, shown) => {
  const until = Date.now()
  show(<Clock since={new Date(until - seconds * 1000).toISOString()} until={until} />)
  expect(screen.getByRole('timer').textContent).toBe(shown)
})
