import { expect, test } from 'vitest'
import { turn } from './turns.ts'

const aTask = () => new Promise((over) => setImmediate(over))

test('the first call of a task goes at once, the others one by one in the order in which they came', async () => {
  const gone: string[] = []
  const call = async (name: string) => {
    await turn()
    gone.push(name)
  }
  const all = ['session', 'day', 'notices'].map(call)
  expect(turn()).toBeInstanceOf(Promise)
  await Promise.resolve()
  expect(gone).toEqual(['session'])
  await Promise.all(all)
  expect(gone).toEqual(['session', 'day', 'notices'])
})

test('a call that comes alone later waits for nothing', async () => {
  while (turn()) await aTask()
  await aTask()
  await aTask()
  expect(turn()).toBeUndefined()
})
