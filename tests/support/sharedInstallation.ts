/** One installation for all test files of a worker that keep to condominiums of their own. */
import { type TestInstallation, testInstallation } from './installation.ts'

// The program deletes old rows every ten minutes. A new installation starts before that, or the sweep would delete the old rows of a test.
const renewedAfterMs = 5 * 60_000

let opened: { installation: Promise<TestInstallation>; at: number } | undefined

/**
 * The files of one worker run one after another, and the installation ends with the worker: their `close` does nothing. A file that
 * changes global settings, or counts rows of every condominium, calls `testInstallation`.
 */
export async function sharedInstallation(): Promise<TestInstallation> {
  if (opened && performance.now() - opened.at > renewedAfterMs) {
    const former = await opened.installation
    opened = undefined
    await former.close()
  }
  opened ??= { installation: testInstallation(), at: performance.now() }
  const installation = await opened.installation
  // All tests call from one address: reset the limits for the next file.
  await installation.owner.query('delete from attempts')
  return {
    ...installation,
    get database() {
      return installation.database
    },
    close: async () => undefined,
  }
}
