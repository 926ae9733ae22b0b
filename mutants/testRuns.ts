/** Test files run one after another in one lasting test runner until one fails, with a change of a source file if there is one. */
import { resolve } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import type { FileMutant } from './mutant.ts'

interface Failure {
  file: string
  test: string
}

export interface TestRuns {
  /** Says which test failed, or null when all passed. */
  firstFailure(
    files: readonly string[],
    more?: { mutant?: FileMutant | undefined; called?: string },
  ): Promise<Failure | null>
  databaseServer(): Promise<string>
  close(): Promise<void>
}

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files
  }
}

export async function openTestRuns({ database }: { database: boolean }): Promise<TestRuns> {
  let current: FileMutant | undefined
  const touched = new Set<string>()
  const ended: TestModule[] = []
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      // What waits for something that a mutant never says need not wait as long as on a slow machine; the first hook waits for PostgreSQL.
      ...{ bail: 1, maxWorkers: 1, testTimeout: 12_000, hookTimeout: 60_000, teardownTimeout: 2_000 },
      ...{
        reporters: [{ onTestModuleEnd: (module: TestModule) => void ended.push(module) }],
        silent: true,
        sequence: { sequencer: AsGiven },
      },
      // A thread that runs for ever ends with this process; a cache would hand out a file as it was before.
      ...(database ? {} : { globalSetup: [], pool: 'threads', fsModuleCache: false }),
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load: (id) => (current && id === resolve(current.path) ? current.text : undefined),
        },
      ],
    },
  )
  await vitest.standalone()
  return {
    async firstFailure(files, { mutant, called } = {}) {
      current = mutant
      if (called) vitest.setGlobalTestNamePattern(called)
      else vitest.resetGlobalTestNamePattern()
      // Also the one before: a run that was broken off may still have asked for its text after that was forgotten.
      for (const path of touched) vitest.invalidateFile(resolve(path))
      if (mutant) touched.add(mutant.path)
      if (mutant) vitest.invalidateFile(resolve(mutant.path))
      return run(vitest, files, ended)
    },
    databaseServer: async () => (await fetch(vitest.getRootProject().getProvidedContext().database_starter)).text(),
    close: () => vitest.close(),
  }
}

/** What a failure breaks off is the rest of its own run, but the word of it may come late and break off the next. */
async function run(vitest: Vitest, files: readonly string[], ended: TestModule[]): Promise<Failure | null> {
  const project = vitest.getRootProject()
  for (let tries = 0; tries < 5; tries++) {
    ended.length = 0
    const { unhandledErrors } = await vitest.runTestSpecifications(
      files.map((file) => project.createSpecification(resolve(file))),
    )
    const failed = ended.find((module) => module.state() === 'failed')
    if (failed) {
      const [test] = failed.children.allTests('failed')
      return { file: failed.relativeModuleId, test: test?.fullName ?? 'the file itself' }
    }
    if (unhandledErrors.length > 0) return { file: '', test: String(unhandledErrors[0]) }
    // A file in which nothing has the name that is asked for is skipped whole.
    if (ended.filter((module) => /^(passed|skipped)$/.test(module.state())).length === files.length) return null
  }
  throw new Error(`These tests do not come to an end: ${files.join(', ')}`)
}
