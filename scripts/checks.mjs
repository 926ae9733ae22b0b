/** The checks that need no test runner: types, style, sentences, styles, unused code. Each is a program that must end with 0. */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const atOnce = 2

const program = (...parts) => join(root, 'node_modules', ...parts)
const tsc = program('typescript', 'bin', 'tsc')
export const vitest = program('vitest', 'vitest.mjs')

// The check that takes longest comes first.
export const checks = [
  { name: 'style', command: [program('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'] },
  ...['pure', 'server', 'web', 'worker', 'tests'].map((part) => ({
    name: `types: ${part}`,
    command: [tsc, '-p', `tsconfig.${part}.json`, '--checkers', '1'],
  })),
  { name: 'sentences', command: [join(root, 'scripts', 'sentences.mjs')] },
  { name: 'style sheets', command: [join(root, 'scripts', 'styles.mjs')] },
  { name: 'unused code', command: [program('knip', 'bin', 'knip.js'), '--no-progress', '--cache'] },
]

export const architecture = { name: 'architecture', command: [vitest, 'run', 'tests/architecture'] }

export async function runChecks(list) {
  const waiting = [...list]
  const failed = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, said, seconds } = await run(check.command)
      if (code !== 0) failed.push(`${check.name}\n${said.trimEnd()}`)
      console.log(code === 0 ? `✓ ${check.name} (${seconds} s)` : `✗ ${check.name}\n${said.trimEnd()}\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return failed
}

function run([script, ...args]) {
  const began = Date.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const hear = (part) => {
      said += part
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (reason) => hear(reason.message))
    child.once('close', (code) => resolve({ code: code ?? 1, said, seconds: ((Date.now() - began) / 1000).toFixed(1) }))
  })
}
