/** Runs vitest and counts what passed and failed, for scripts that run it several times. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, vitest } from './checks.mjs'

/** `failures` holds one text for each failed test: a line with its file and title, and below it the output of vitest. */
export async function runTests(args, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'garita-test-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    })
    child.once('error', () => resolve(1))
    child.once('close', (status) => resolve(status ?? 1))
  })
  const { passed, failed, skipped, failures } = count(file)
  rmSync(folder, { recursive: true, force: true })
  // A run that broke down, or that found no test, has not passed.
  if (failed > 0 || (code === 0 && passed > 0)) return { passed, failed, skipped, failures }
  return { passed, failed: 1, skipped, failures: [passed === 0 ? 'no test passed' : `vitest ended with ${code}`] }
}

export function conclude(total) {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  process.exitCode = total.failed === 0 ? 0 : 1
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
      failures: report.testResults.flatMap(failuresOf),
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] }
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
