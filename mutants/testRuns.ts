/** Test files run one after another in one lasting test runner until one fails, with a change of a source file if there is one. */
import { resolve } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node'
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
  provided(): { owner_url: string }
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
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      // What waits for something that a mutant never says need not wait as long as on a slow machine.
      ...{ bail: 1, maxWorkers: 1, testTimeout: 12_000, hookTimeout: 20_000, teardownTimeout: 2_000 },
      ...{ reporters: [{}], silent: true, sequence: { sequencer: AsGiven } },
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
      return run(vitest, files)
    },
    provided: () => vitest.getRootProject().getProvidedContext(),
    close: () => vitest.close(),
  }
}

async function run(vitest: Vitest, files: readonly string[]): Promise<Failure | null> {
  const project = vitest.getRootProject()
  const wanted = files.map((file) => project.createSpecification(resolve(file)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
  for (const one of testModules) {
    if (one.ok()) continue
    const [failed] = one.children.allTests('failed')
    return { file: one.relativeModuleId, test: failed?.fullName ?? 'the file itself' }
  }
  return unhandledErrors.length > 0 ? { file: '', test: String(unhandledErrors[0]) } : null
}
