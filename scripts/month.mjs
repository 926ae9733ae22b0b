/** Plays a month of 200 homes and tells its figures: npm run month, or fewer days with npm run month -- 5. */
import { spawn } from 'node:child_process'
import { root, vitest } from './checks.mjs'
import { stopWithParent } from './stopWithParent.mjs'

stopWithParent()
const [days = '28'] = process.argv.slice(2)
const child = spawn(process.execPath, [vitest, 'run', 'tests/month'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MONTH_DAYS: days, TEST_LONG: '1' },
})
child.once('close', (status) => {
  process.exitCode = status ?? 1
})
