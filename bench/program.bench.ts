/** How long the program takes to start on what it has already made, and what it holds while nobody uses it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openHouse } from './house.ts'
import { median, type Outcome } from './measure.ts'
import { childrenOf, load, memoryOf } from './processes.ts'

const rounds = 5
const settleMs = 5_000

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse()
  try {
    const first = house.started_ms
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await house.restart()
      times.push(house.started_ms)
    }
    console.log(
      `  start: ${(first / 1000).toFixed(1)} s the first time; then ${(median(times) / 1000).toFixed(2)} s median, ${(Math.min(...times) / 1000).toFixed(2)} s best, ${load()}`,
    )
    await sleep(settleMs)
    const program = memoryOf(house.program)
    const database = [house.postmaster, ...childrenOf(house.postmaster)]
      .map(memoryOf)
      .reduce((sum, next) => sum + next, 0)
    console.log(
      program > 0
        ? `  idle: the program holds ${program.toFixed(0)} MB, its PostgreSQL ${database.toFixed(0)} MB`
        : '  idle: skipped, this system does not say what a process holds',
    )
    return [
      {
        goal: `ready ${(Math.min(...times) / 1000).toFixed(2)} s after the start (at most 3)`,
        met: Math.min(...times) <= 3_000,
      },
    ]
  } finally {
    await house.close()
  }
}
