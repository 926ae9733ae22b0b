// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { holdAttention, idleMs, touched, whenCalm } from './attention.ts'

test('restarts the idle time after a touch, a key or a scanned code, and stops it during held work', () => {
  vi.useFakeTimers()
  touched()
  vi.advanceTimersByTime(60_000)
  expect(idleMs()).toBe(60_000)
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    vi.advanceTimersByTime(1_000)
    dispatchEvent(new Event(sign))
    expect(idleMs()).toBe(0)
  }
  const [alarm, act] = [holdAttention(), holdAttention()]
  vi.advanceTimersByTime(60_000)
  act()
  act()
  expect(idleMs()).toBe(0)
  alarm()
  expect(idleMs()).toBe(60_000)
  vi.useRealTimers()
})

test('delays postponable work until the page has been idle for a while', async () => {
  vi.useFakeTimers()
  let done = false
  touched()
  void whenCalm(2_000).then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(1_500)
  touched()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toBe(true)
  vi.useRealTimers()
})
