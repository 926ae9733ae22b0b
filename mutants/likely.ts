/** Chooses the test files for a mutant, the likeliest to fail first. */
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { sourcesIn } from '../tests/architecture/sources.ts'
import type { Mutant } from './mutant.ts'

/** These files are slow, and seldom fail first. */
const last = [
  'src/server/live/live.test.ts',
  'src/authorizations/passes/numbers.server.test.ts',
  'src/demo/seed.server.test.ts',
]

/** These files try every role on every table, so they show the effect of a policy. Each part of them has the name of a table. */
export const matrix: readonly string[] = ['tests/access/rowAccess.test.ts', 'tests/access/inserts.test.ts']

function testFiles(): string[] {
  const tests = [...sourcesIn('src', /\.test\.ts$/), ...sourcesIn('tests', /\.test\.ts$/)].map(({ path }) => path)
  return tests.filter((path) =>
    /\.server\.test\.ts$|^tests\/access|^src\/server\/.*\/(live|jobs|database)\.test\.ts$/.test(path),
  )
}

/** The calls of the function, and of each function that leads to it. */
function callsOf(name: string): string[] {
  const leading = new Set([name])
  for (const one of leading) {
    for (const { named, body } of definitions) if (body.includes(`access.${one}(`)) leading.add(named)
  }
  return [...leading].map((one) => `access.${one}(`)
}

/** The folders of the program with one of these calls: their tests show its effect. */
const foldersWith = (calls: readonly string[]): ReadonlySet<string> =>
  new Set(handlers.filter(({ text }) => calls.some((call) => text.includes(call))).map(({ path }) => dirname(path)))

/** True if a policy makes one of these calls, or caller_of, which sets the caller of all policies. */
const policiesAsk = (calls: readonly string[]) =>
  calls.some((call) => call === 'access.caller_of(' || policies.some((policy) => policy.includes(call)))

/** The words of a rule's name and of the files that mention the rule: paths of tests contain the same words. */
function pathWords(name: string): string[] {
  const files = rules.filter(({ text }) => text.includes(`access.${name}(`)).map(({ path }) => basename(path, '.sql'))
  const words = [name, ...files].flatMap((one) => one.split('_')).map((word) => word.replace(/e?s$/, ''))
  return [...new Set(words)].filter((word) => word.length > 3)
}

const rules = sourcesIn('database/access', /\.sql$/)
const definitions = rules.flatMap(({ text }) =>
  [...text.matchAll(/^create function access\.(\w+)([^;]*?\$\$.*?\$\$)/gms)].map(([, named = '', body = '']) => ({
    named,
    body,
  })),
)
const policies = rules.flatMap(({ text }) => text.match(/^ *create policy [^;]*/gm) ?? [])
const handlers = sourcesIn('src', /\.server\.ts$/)

export class Likely {
  readonly files = testFiles()
  readonly #texts = new Map(this.files.map((file) => [file, readFileSync(file, 'utf8')]))
  readonly #killers = new Map<string, Map<string, number>>()

  /**
   * Files that killed mutants of the same function or table come first, then files that call it in SQL, then files that lead to it or name
   * it, then the rest.
   */
  order({ name, words }: Mutant, files: readonly string[]): string[] {
    const killers = this.#killers.get(thingIn(name))
    const called = name.startsWith('function ') ? (words[0] ?? '') : ''
    const calls = called ? callsOf(called) : []
    const folders = foldersWith(calls)
    const paths = called ? pathWords(called) : []
    const ofAccess = /^(policy|table|grant) /.test(name)
    const ofRows = /^(policy|table) /.test(name) || policiesAsk(calls)
    const score = (file: string, text = this.#texts.get(file) ?? '') =>
      (killers?.get(file) ?? 0) * 1_000 +
      words.reduce((sum, word, place) => sum + Math.min(text.split(word).length - 1, 9) * (place === 0 ? 10 : 3), 0) +
      (file.startsWith('tests/access') && ofAccess ? 40 : 0) +
      (matrix.includes(file) && ofRows ? 400 : 0) +
      (called && text.includes(`access.${called}(`) ? 500 : 0) +
      (folders.has(dirname(file)) ? 200 : 0) +
      paths.filter((word) => file.toLowerCase().includes(word)).length * 120 -
      (last.includes(file) ? 500 : 0)
    return files
      .map((file) => ({ file, points: score(file) }))
      .sort((one, other) => other.points - one.points)
      .map(({ file }) => file)
  }

  learn(name: string, file: string): void {
    const killers = this.#killers.get(thingIn(name)) ?? new Map<string, number>()
    this.#killers.set(thingIn(name), killers.set(file, (killers.get(file) ?? 0) + 1))
  }
}

const thingIn = (name: string) => name.split(': ')[0] ?? name
