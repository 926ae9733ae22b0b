import { expect, test } from 'vitest'
import { connectionsFor, workersFor, workersWithin } from './share.ts'

const gigabyte = 1024 ** 3
const machine = (cores: number, gigabytes: number) => ({ cores, memory_bytes: gigabytes * gigabyte })

test.each([
  [2, 8, 1],
  [3, 8, 1],
  [4, 8, 3],
  [4, 1, 1],
  [4, 1.5, 2],
  [8, 16, 7],
  [64, 256, 8],
])('chooses for %i cores and %s GB %i workers', (cores, gigabytes, workers) => {
  expect(workersFor(null, machine(cores, gigabytes))).toBe(workers)
})

test('takes the number of the setting on every machine', () => {
  expect(workersFor(2, machine(2, 1))).toBe(2)
  expect(workersFor(1, machine(64, 256))).toBe(1)
})

test('divides the connections, so that each further process needs few', () => {
  // A program without workers takes 31; the rest is for commands.
  expect([1, 2, 3, 8].map(connectionsFor)).toEqual([43, 75, 88, 165])
})

test('asks no database when there is one process', async () => {
  expect(await workersWithin(1, 'postgresql://nowhere')).toBe(1)
})
