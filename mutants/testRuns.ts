/** Runs test files one after another in one lasting test runner until one fails. */
import { resolve } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'

interface Failure {
  file: string
  test: string
}

export interface TestRuns {
  /** Says which test failed, or null when all passed. */
  firstFailure(files: readonly string[], called?: string): Promise<Failure | null>
  databaseServer(): Promise<string>
  close(): Promise<void>
}

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files
  }
}

export async function openTestRuns(): Promise<TestRuns> {
  const ended: TestModule[] = []
  const vitest = await createVitest('test', {
    watch: false,
    // The first hook waits for PostgreSQL.
    // A worker of its own for each file: one that was broken off leaves no connection behind that the next would wait for.
    ...{ bail: 1, isolate: true, maxWorkers: 1, testTimeout: 12_000, hookTimeout: 60_000, teardownTimeout: 2_000 },
    reporters: [{ onTestModuleEnd: (module: TestModule) => void ended.push(module) }],
    silent: true,
    sequence: { sequencer: AsGiven },
  })
  await vitest.standalone()
  return {
    async firstFailure(files, called) {
      if (called) vitest.setGlobalTestNamePattern(called)
      else vitest.resetGlobalTestNamePattern()
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
      const [why] = test?.result().errors ?? []
      return { file: failed.relativeModuleId, test: test ? `${test.fullName}: ${why?.message}` : 'the file itself' }
    }
    if (unhandledErrors.length > 0) return { file: '', test: String(unhandledErrors[0]) }
    // A file in which nothing has the name that is asked for is skipped whole.
    if (ended.filter((module) => /^(passed|skipped)$/.test(module.state())).length === files.length) return null
  }
  throw new Error(`These tests do not come to an end: ${files.join(', ')}`)
}
