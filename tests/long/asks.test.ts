/** Ten thousand requests, where the test beside the code plays hundreds. */
import { expect, onTestFinished, test } from 'vitest'
import { forAsks, runAsks } from '../support/asks.ts'
import { testInstallation } from '../support/installation.ts'
import { tell } from '../support/tell.ts'

/** Each thousand has its own gate, because the acts of a guard in an hour are limited. */
const gates = 10
const asks = 1_000

test(`gives ${gates * asks} asks one outcome each, and none after its time, with answers that are lost, late, doubled and on several channels`, async () => {
  const garita = await testInstallation({ environment: forAsks })
  onTestFinished(() => garita.close())
  const seed = Date.now() % 2 ** 31
  const ended: Record<string, number> = {}
  let answers = 0
  for (let gate = 0; gate < gates; gate += 1) {
    const here = await runAsks(garita, { asks, seed: seed + gate })
    answers += here.sent
    for (const [how, count] of Object.entries(here.ended)) ended[how] = (ended[how] ?? 0) + count
  }
  const told = Object.entries(ended).map(([how, count]) => `${how} ${count}`)
  tell(`${gates * asks} asks and ${answers} answers (seed ${seed}): ${told.sort().join(', ')}`)
  expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(gates * asks)
}, 1_800_000)
