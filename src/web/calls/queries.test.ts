import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgainAt, queries } from './queries.ts'

// React Query handles an answer in timers.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

function listOnScreen() {
  const onTheirWay: ((rows: string) => void)[] = []
  const observer = new QueryObserver<string>(queries, {
    queryKey: ['list'],
    queryFn: () => new Promise<string>((answer) => onTheirWay.push(answer)),
    meta: { topics: ['people'] },
  })
  observer.subscribe(() => undefined)
  return {
    shown: () => observer.getCurrentResult().data,
    asked: () => onTheirWay.length,
    async answer(rows: string) {
      onTheirWay.at(-1)?.(rows)
      await vi.advanceTimersByTimeAsync(10)
    },
  }
}

test.each(['people', 'everything'])('reads once more after the response in flight: %s', async (topic) => {
  const list = listOnScreen()
  void lookAgainAt(topic)
  void lookAgainAt(topic)
  expect(list.asked()).toBe(1)
  await list.answer('old')
  expect([list.shown(), list.asked()]).toEqual(['old', 2])
  await list.answer('new')
  expect([list.shown(), list.asked()]).toEqual(['new', 2])
})

test('shows every response when announcements come faster than responses', async () => {
  const list = listOnScreen()
  await list.answer('first')
  void lookAgainAt('people')
  for (const rows of ['second', 'third', 'fourth']) {
    void lookAgainAt('people')
    await list.answer(rows)
    expect(list.shown()).toBe(rows)
  }
  await list.answer('last')
  expect([list.shown(), list.asked()]).toEqual(['last', 5])
})

test('does not read again after an announcement of another topic', async () => {
  const list = listOnScreen()
  await lookAgainAt('visits')
  await list.answer('first')
  await lookAgainAt('visits')
  expect(list.asked()).toBe(1)
})

test('waits for the last response before it reports the list as read', async () => {
  const list = listOnScreen()
  let looked = false
  const looking = lookAgainAt('people').then(() => {
    looked = true
  })
  await list.answer('old')
  expect(looked).toBe(false)
  await list.answer('new')
  await looking
  expect(list.shown()).toBe('new')
})
