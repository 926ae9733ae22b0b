/** Runs test files again and again in one process, each time with one mutant, up to the first test that fails. */
import { afterEach, beforeAll, beforeEach, describe, inject, TestRunner } from 'vitest'
import { databaseServer } from '../tests/support/databaseServer.ts'
import { loosen } from './template.ts'

for (const [place, { change, file, table }] of inject('tries').entries()) {
  describe(String(place), async () => {
    let failed = false
    beforeAll(async () => loosen(await databaseServer(), change))
    beforeEach(({ skip }) => skip(failed))
    afterEach(({ task }) => {
      failed ||= task.result?.state === 'fail'
    })
    // The added number makes Node read the file again, and the file defines its tests here.
    await import(/* @vite-ignore */ `../${file}?try=${place}`)
    const { tasks } = TestRunner.getCurrentSuite()
    if (table) tasks.splice(0, tasks.length, ...tasks.filter(({ name }) => name.includes(table)))
  })
}
