/** Which test files are to try a mutant, the likeliest to fail first. */
import { readFileSync } from 'node:fs'
import { sourcesIn } from '../tests/architecture/sources.ts'
import type { Verdict } from './mutant.ts'

/** Slow, and seldom the first to fail. */
const last = [
  'src/server/live/live.test.ts',
  'src/authorizations/numbers.server.test.ts',
  'src/demo/seed.server.test.ts',
]

/** The tests that ask a database. */
export function testFiles(): string[] {
  const tests = [...sourcesIn('src', /\.test\.ts$/), ...sourcesIn('tests', /\.test\.ts$/)].map(({ path }) => path)
  return tests.filter((path) =>
    /\.server\.test\.ts$|^tests\/access|^src\/server\/.*\/(live|jobs|database)\.test\.ts$/.test(path),
  )
}

export class Likely {
  readonly #texts: ReadonlyMap<string, string>
  readonly #killers = new Map<string, Map<string, number>>()

  constructor(files: readonly string[]) {
    this.#texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  }

  /** What killed others of the same thing comes first, then what names it, then the rest. */
  order({ name, words }: { name: string; words: readonly string[] }): string[] {
    const killers = this.#killers.get(thingIn(name))
    // What a function does is mostly seen from the calls that use it.
    const ofAccess = /^(policy|table|grant) /.test(name)
    const score = (file: string, text: string) =>
      (killers?.get(file) ?? 0) * 1_000 +
      words.reduce((sum, word, place) => sum + Math.min(text.split(word).length - 1, 9) * (place === 0 ? 10 : 3), 0) +
      (file.startsWith('tests/access') && ofAccess ? 40 : 0) -
      (last.includes(file) ? 500 : 0)
    return [...this.#texts]
      .map(([file, text]) => ({ file, points: score(file, text) }))
      .sort((one, other) => other.points - one.points)
      .map(({ file }) => file)
  }

  learn(name: string, { outcome, file }: Verdict): void {
    if (outcome !== 'killed' || file === '') return
    const killers = this.#killers.get(thingIn(name)) ?? new Map<string, number>()
    this.#killers.set(thingIn(name), killers.set(file, (killers.get(file) ?? 0) + 1))
  }
}

const thingIn = (name: string) => name.split(': ')[0] ?? name
