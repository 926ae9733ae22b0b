/** Plays a month of 200 homes and prints its figures, also into month.log: npm run dev:simulation, or fewer days with npm run dev:simulation -- 5. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, vitest } from './checks.mjs'
import { stopWithParent } from './stopWithParent.mjs'

stopWithParent()
const [days = '28'] = process.argv.slice(2)
const told = join(root, 'month.log')
writeFileSync(told, '')
const child = spawn(process.execPath, [vitest, 'run', 'tests/simulation'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MONTH_DAYS: days, MONTH_LOG: told, TEST_ALL: '1' },
})
child.once('close', (status) => {
  process.exitCode = status ?? 1
})
