/** A slow connection counts as online; a connection without answers as offline. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchLine } from './lineWatch.ts'

/** The test moves the clock; the server answers after a while, or never. */
function line(answersAfter: () => number | null) {
  let time = 0
  let timers: { at: number; run: () => void }[] = []
  const later = (ms: number, run: () => void) => {
    const timer = { at: time + ms, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((one) => one !== timer)
    }
  }
  const said: string[] = []
  const watch = watchLine({
    ping: () =>
      new Promise<void>((resolve) => {
        const ms = answersAfter()
        if (ms !== null) later(ms, resolve)
      }),
    now: () => time,
    later,
    silent: () => said.push(`silent at ${time}`),
    answered: () => said.push(`answered at ${time}`),
  })
  /** Time passes in steps of half a second, with a probe every two seconds. */
  async function pass(ms: number) {
    for (const until = time + ms; time < until; ) {
      if (time % 2_000 === 0) watch.look()
      time += 500
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { run } of due) run()
      // The watch handles the answers.
      await setImmediate()
    }
  }
  return { watch, said, pass }
}

test('reports a hanging connection as silent within five seconds', async () => {
  const { said, pass } = line(() => null)
  await pass(4_500)
  expect(said).toEqual(['silent at 2500'])
})

test.each([300, 2_000])('treats answers after %s ms as a working connection', async (ms) => {
  const { said, pass } = line(() => ms)
  await pass(60_000)
  expect(said).toEqual([])
})

test.each([3_000, 4_500])(
  'reports a connection that slows down to %s ms as silent at most once, and as working again with the late answer',
  async (ms) => {
    let slow = false
    const { said, pass } = line(() => (slow ? ms : 200))
    await pass(10_000)
    slow = true
    await pass(120_000)
    expect(said).toEqual(['silent at 12500', `answered at ${10_000 + ms}`])
  },
)

test('treats an answered call during the check as a sign of a working connection', async () => {
  const { watch, said, pass } = line(() => null)
  await pass(1_000)
  watch.heard()
  await pass(3_500)
  expect(said).toEqual([])
})

test('reports a fast connection that hangs again as early as the first time', async () => {
  const answers = [4_000, 200, null]
  const { said, pass } = line(() => answers.shift() ?? null)
  await pass(12_000)
  expect(said.slice(0, 2)).toEqual(['silent at 2500', 'answered at 4000'])
  expect(said.at(2)).toBe('silent at 8500')
})
