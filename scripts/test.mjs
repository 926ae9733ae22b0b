/**
 * Runs everything that must pass; the last lines name each failure and end with `N passed, N failed`.
 * --all repeats flows in every language, size and theme and draws for long, and runs everything that speaks SQL once more on PostgreSQL 15.
 */
import { checks, runChecks } from './checks.mjs'
import { stopWithParent } from './stopWithParent.mjs'
import { conclude, runTests } from './testRuns.mjs'

// Paths that contain one of these run again on the oldest PostgreSQL that the product supports.
const onPostgres15 = ['database.test', 'migrate.test', 'live.test', 'hostile.test', '.server.test.ts', 'tests/access']

stopWithParent()
const all = process.argv.includes('--all')
const filters = process.argv.slice(2).filter((argument) => argument !== '--all')

const failures = []
const total = { passed: 0, failed: 0, skipped: 0 }
// Types, style and unused code need the processor while tests wait, so they run meanwhile.
const checking = runChecks(checks)

const environment = all ? { TEST_ALL: '1' } : {}
await addRun(filters, environment)
if (all && filters.length === 0) {
  console.log('\nOnce more on PostgreSQL 15')
  await addRun(onPostgres15, { ...environment, TEST_POSTGRES: '15' })
}

const checked = await checking
failures.push(...checked)
total.passed += checks.length - checked.length
total.failed += checked.length

// Printed at the end, because a failure is hard to find among thousands of lines.
for (const failure of failures) console.log(`failed: ${failure}`)
conclude(total)

async function addRun(paths, more) {
  const run = await runTests(paths, more)
  failures.push(...run.failures)
  total.passed += run.passed
  total.failed += run.failed
  total.skipped += run.skipped
}
