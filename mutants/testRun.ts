/** A lasting test runner, which tries many mutants in one run. */
import { resolve } from 'node:path'
import { createVitest, type TestSuite } from 'vitest/node'

export interface Try {
  readonly change: string
  readonly file: string
  /** Only the parts of the file with this name. */
  readonly table?: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    tries: Try[]
  }
}

interface Failure {
  readonly said: string
  /** A timeout or a busy server may be the fault of the machine. */
  readonly unclear: boolean
}

export interface TestRun {
  readonly server: string
  /** Returns the failed test of each try, or null when all passed. */
  firstFailures(tries: Try[]): Promise<(Failure | null)[]>
  close(): Promise<void>
}

export async function openTestRun(): Promise<TestRun> {
  const tries = resolve(import.meta.dirname, 'tries.ts')
  const options = {
    ...{ watch: false, include: [tries], reporters: [{}], silent: true, passWithNoTests: true },
    // A message contains the whole answer of the server, so "busy" shows in it.
    chaiConfig: { truncateThreshold: 0 },
  }
  const vitest = await createVitest('test', options)
  await vitest.standalone()
  const project = vitest.getRootProject()
  async function firstFailures(these: Try[]): Promise<(Failure | null)[]> {
    project.provide('tries', these)
    const { testModules } = await vitest.runTestSpecifications([project.createSpecification(tries)])
    const [module] = testModules
    const suites = [...(module?.children.suites() ?? [])]
    if (suites.length !== these.length) throw new Error(module?.errors()[0]?.message ?? 'The tries did not end.')
    return suites.map(firstFailure)
  }
  // The first run starts PostgreSQL.
  await firstFailures([])
  const server = await fetch(project.getProvidedContext().database_starter)
  return { server: await server.text(), firstFailures, close: () => vitest.close() }
}

function firstFailure(suite: TestSuite): Failure | null {
  if (suite.state() !== 'failed') return null
  const [test] = suite.children.allTests('failed')
  const [error] = test?.result().errors ?? suite.errors()
  const where = test?.fullName.replace(/^\d+ > /, '') ?? 'before or after the tests'
  const message = error?.message ?? ''
  const busy = /\bbusy\b/
  return {
    said: `${where}: ${message.split('\n')[0]?.slice(0, 200)}`,
    // A test may also expect a busy server.
    unclear:
      (busy.test(message) && !busy.test(String(error?.expected))) || /timed out|(statement|lock) timeout/.test(message),
  }
}
