import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** In one block at the end: a worker that goes to a file with another environment starts anew, and its browser with it. */
const withDom = ({ moduleId }: TestSpecification) => moduleId.endsWith('.test.tsx')
/** They take longest: begun first, they let both workers end at the same time. */
const inBrowser = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/flows/')

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification) => (withDom(file) ? 2 : inBrowser(file) ? 0 : 1)
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: 'tests/globalSetup.ts',
    // These end tests that hang. A machine that is busy with other things makes a test slow, and never makes it fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    // One more than cores: a worker often waits for its browser, its database or a program that starts.
    maxWorkers: 3,
    // The files of one worker share what they import, and one browser: each loads in moments.
    isolate: false,
    sequence: { sequencer: LongFirst },
  },
})
