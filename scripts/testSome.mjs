/** Runs the tests of the files or folders named: npm run t -- src/gate. Builds the web only for browser tests; --watch runs again on each change. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root, vitest } from './checks.mjs'
import { stopWithParent } from './stopWithParent.mjs'

const args = process.argv.slice(2)
const paths = args.filter((arg) => !arg.startsWith('-'))
if (paths.length === 0) {
  console.error('\nSay which tests to run: npm run t -- src/gate\nEverything runs with: npm test\n')
  process.exit(1)
}

const browser = ['tests/flows/', 'tests/journeys/']
if (paths.some((path) => browser.some((folder) => folder.startsWith(path) || path.startsWith(folder)))) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'setup.mjs'), '--web'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

stopWithParent()
const watch = args.includes('--watch')
const options = args.filter((arg) => arg !== '--watch')
// Long tests and journeys are left out by default, so a path that names them turns them on.
const environment = {
  ...(paths.some((path) => path.includes('tests/long')) && { TEST_ALL: '1' }),
  ...(paths.some((path) => path.includes('tests/journeys')) && { TEST_JOURNEYS: '1' }),
}
const child = spawn(process.execPath, [vitest, watch ? 'watch' : 'run', ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...environment },
})
child.once('close', (status) => {
  process.exitCode = status ?? 1
})
