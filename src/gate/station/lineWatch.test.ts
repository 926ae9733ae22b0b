/** A slow line is a line; a line that hangs is none. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchLine } from './lineWatch.ts'

/** A clock that the test moves, and a server that answers after a while, or never. */
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
  /** In steps of half a second, with a look every two. */
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

test('a line that hangs is silent within five seconds', async () => {
  const { said, pass } = line(() => null)
  await pass(4_500)
  expect(said).toEqual(['silent at 2500'])
})

test.each([300, 2_000])('answers after %s ms are a line', async (ms) => {
  const { said, pass } = line(() => ms)
  await pass(60_000)
  expect(said).toEqual([])
})

test.each([3_000, 4_500])(
  'a line that becomes as slow as %s ms is doubted once at most, and is back with the late answer',
  async (ms) => {
    let slow = false
    const { said, pass } = line(() => (slow ? ms : 200))
    await pass(10_000)
    slow = true
    await pass(120_000)
    expect(said).toEqual(['silent at 12500', `answered at ${10_000 + ms}`])
  },
)

test('a call that was answered while the probe waited is a line', async () => {
  const { watch, said, pass } = line(() => null)
  await pass(1_000)
  watch.heard()
  await pass(3_500)
  expect(said).toEqual([])
})

test('a fast line that hangs again is doubted as soon as before', async () => {
  const answers = [4_000, 200, null]
  const { said, pass } = line(() => answers.shift() ?? null)
  await pass(12_000)
  expect(said.slice(0, 2)).toEqual(['silent at 2500', 'answered at 4000'])
  expect(said.at(2)).toBe('silent at 8500')
})
