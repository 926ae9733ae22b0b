/** Which test files are to try a mutant, the likeliest to fail first. */
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { sourcesIn } from '../tests/architecture/sources.ts'
import type { Mutant } from './mutant.ts'

/** Slow, and seldom the first to fail. */
const last = [
  'src/server/live/live.test.ts',
  'src/authorizations/pass/numbers.server.test.ts',
  'src/demo/seed.server.test.ts',
]

/** They try every role on every table: what a policy says shows there. Each of their parts has the name of a table. */
export const matrix: readonly string[] = ['tests/access/reach.test.ts', 'tests/access/inserts.test.ts']

/** The tests that ask a database. */
function testFiles(): string[] {
  const tests = [...sourcesIn('src', /\.test\.ts$/), ...sourcesIn('tests', /\.test\.ts$/)].map(({ path }) => path)
  return tests.filter((path) =>
    /\.server\.test\.ts$|^tests\/access|^src\/server\/.*\/(live|jobs|database)\.test\.ts$/.test(path),
  )
}

/** How the function is called, and each that leads to it. */
function callsOf(name: string): string[] {
  const leading = new Set([name])
  for (const one of leading) {
    for (const { named, body } of definitions) if (body.includes(`access.${one}(`)) leading.add(named)
  }
  return [...leading].map((one) => `access.${one}(`)
}

/** The folders of the program with one of these calls: what it does is seen in their tests. */
const foldersWith = (calls: readonly string[]): ReadonlySet<string> =>
  new Set(handlers.filter(({ text }) => calls.some((call) => text.includes(call))).map(({ path }) => dirname(path)))

/** Whether a policy asks with one of these calls, or caller_of, which says whom the policies hear. */
const policiesAsk = (calls: readonly string[]) =>
  calls.some((call) => call === 'access.caller_of(' || policies.some((policy) => policy.includes(call)))

/** Words of its own name and of the files that speak of it, as paths of tests have them too. */
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

  /** What killed others of the same thing comes first, then what calls it in SQL, then what leads to it or names it, then the rest. */
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
