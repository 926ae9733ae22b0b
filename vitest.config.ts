import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { patienceMs } from './tests/support/patience.ts'
import { everything, journeys } from './tests/support/scope.ts'

/** A worker restarts, with its browser, for a file with another environment: these files form one block at the end. */
const withDom = ({ moduleId }: TestSpecification) => moduleId.endsWith('.test.tsx')
/** They wait for the processor, where the others wait for a database or a program: spread among them, they keep it busy to the end. */
const inBrowser = ({ moduleId }: TestSpecification) => /\/tests\/(flows|journeys)\//.test(moduleId)
/** These take half a minute and more: they begin early, so that none of them runs alone at the end. */
const long = ({ moduleId }: TestSpecification) =>
  /\/(accessibility|guard|station|gateTablet|substitute|homeRules|holdsStill|reservations|operator|verdictLook|visitRequest)\.test/.test(
    moduleId,
  )

class Spread extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const flows = sorted.filter(inBrowser).sort((a, b) => Number(long(b)) - Number(long(a)))
    const others = sorted.filter((file) => !inBrowser(file) && !withDom(file))
    const between = Math.floor(others.length / (flows.length + 1))
    const spread = flows.flatMap((flow, at) => [flow, ...others.slice(at * between, (at + 1) * between)])
    return [...spread, ...others.slice(flows.length * between), ...sorted.filter(withDom)]
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(everything ? [] : ['tests/long/**']),
      ...(journeys ? [] : ['tests/journeys/**']),
    ],
    globalSetup: 'tests/globalSetup.ts',
    setupFiles: 'tests/setup.ts',
    // These end tests that hang. A machine that is busy with other things makes a test slow, and never makes it fail.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: patienceMs } },
    // Two more than cores: a worker often waits for its browser, its database or a program that starts.
    maxWorkers: 4,
    // The files of one worker share what they import, and one browser: each loads in moments.
    isolate: false,
    sequence: { sequencer: Spread },
  },
})
