import { expect, test } from 'vitest'
import { waitForTurn } from './requestQueue.ts'

const aTask = () => new Promise((over) => setImmediate(over))

test('sends the first call of a task at once and the others one by one in order', async () => {
  const gone: string[] = []
  const call = async (name: string) => {
    await waitForTurn()
    gone.push(name)
  }
  const all = ['session', 'day', 'notices'].map(call)
  expect(waitForTurn()).toBeInstanceOf(Promise)
  await Promise.resolve()
  expect(gone).toEqual(['session'])
  await Promise.all(all)
  expect(gone).toEqual(['session', 'day', 'notices'])
})

test('sends a later single call without waiting', async () => {
  while (waitForTurn()) await aTask()
  await aTask()
  await aTask()
  expect(waitForTurn()).toBeUndefined()
})
