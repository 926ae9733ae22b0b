/** One installation for all test files of a worker that keep to condominiums of their own. */
import { type TestInstallation, testInstallation } from './installation.ts'

// The product sweeps every ten minutes: with old rows that a test has just made it must not begin by itself.
const renewedAfterMs = 5 * 60_000

let opened: { installation: Promise<TestInstallation>; at: number } | undefined

/**
 * The files of one worker run one after another, and the installation ends with the worker: their `close` does nothing. A file that
 * changes what belongs to the whole installation, or counts rows of every condominium, calls `testInstallation`.
 */
export async function sharedInstallation(): Promise<TestInstallation> {
  if (opened && performance.now() - opened.at > renewedAfterMs) {
    const former = await opened.installation
    opened = undefined
    await former.close()
  }
  opened ??= { installation: testInstallation(), at: performance.now() }
  const installation = await opened.installation
  // All tests call from one address: what one file has tried does not count for the next.
  await installation.owner.query('delete from attempts')
  return {
    ...installation,
    get database() {
      return installation.database
    },
    close: async () => undefined,
  }
}
