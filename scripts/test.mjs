/**
 * Runs everything that must pass; the last lines name each failure and end with `N passed, N failed`.
 * --all repeats flows in every language, size and theme and draws for long, and runs everything that speaks SQL once more on PostgreSQL 15.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { checks, root, runChecks, vitest } from './checks.mjs'
import { stopWithParent } from './stopWithParent.mjs'

// By path: these run once more on the oldest PostgreSQL that the product supports.
const onPostgres15 = ['database.test', 'migrate.test', 'live.test', 'hostile.test', '.server.test.ts', 'tests/access']

stopWithParent()
const all = process.argv.includes('--all')
const filters = process.argv.slice(2).filter((argument) => argument !== '--all')
const results = mkdtempSync(join(tmpdir(), 'garita-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }

const failures = await runChecks(checks)
total.failed += failures.length
total.passed += checks.length - failures.length

const environment = all ? { TEST_ALL: '1' } : {}
await runTests(filters, environment)
if (all && filters.length === 0) {
  console.log('\nOnce more on PostgreSQL 15')
  await runTests(onPostgres15, { ...environment, TEST_POSTGRES: '15' })
}

rmSync(results, { recursive: true, force: true })
// Far above among thousands of lines nobody finds them again.
for (const failure of failures) console.log(`failed: ${failure}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 ? 0 : 1

async function runTests(paths, more) {
  const file = join(results, `${more.TEST_POSTGRES ?? 'all'}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...paths], {
      cwd: root,
      env: { ...process.env, ...more },
      stdio: 'inherit',
    })
    child.once('error', () => resolve(1))
    child.once('close', (status) => resolve(status ?? 1))
  })
  const { passed, failed, skipped, named } = count(file)
  failures.push(...named)
  total.passed += passed
  total.skipped += skipped
  // A run that broke down, or that found nothing to do, has not passed, whatever its tests say.
  total.failed += failed === 0 && (code !== 0 || passed === 0) ? 1 : failed
}

function count(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const broken = report.testResults.filter(
      (one) => one.status === 'failed' && !one.assertionResults.some((test) => test.status === 'failed'),
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
      named: report.testResults.flatMap(failuresOf),
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 0, named: [] }
  }
}

function failuresOf({ name, message, status, assertionResults }) {
  const file = relative(root, name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && tests.length === 0) return [`${file}\n  ${message}`]
  return tests.map((test) => `${file} > ${test.fullName}\n  ${test.failureMessages.map(withoutProgram).join('\n  ')}`)
}

function withoutProgram(message) {
  return message
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .join('\n')
}
