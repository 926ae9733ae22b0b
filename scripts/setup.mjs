/** Prepares the packages, the database programs and, with --web, the built web. Runs on Node 20. */

import { withLock } from './setup/lock.mjs'
import { installPackages } from './setup/packages.mjs'
import { Plain } from './setup/plain.mjs'
import { buildWeb } from './setup/web.mjs'

const oldest = 20

try {
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    throw new Plain(
      `Node ${process.versions.node} is too old. Install Node ${oldest} or newer (24 is best) from https://nodejs.org`,
    )
  }
  await withLock(async () => {
    await installPackages()
    if (process.argv.includes('--web')) await buildWeb()
  })
} catch (reason) {
  console.error(reason instanceof Plain ? `\n${reason.message}\n` : reason)
  process.exitCode = 1
}
