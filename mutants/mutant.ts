/** A mutant makes one rule looser by a statement in the template of the test databases. */
import type pg from 'pg'

export interface Mutant {
  /** The rule and its change; the name is the same in every run. */
  readonly name: string
  readonly sort: string
  /** Words that a test of the rule probably contains. */
  readonly words: readonly string[]
  readonly change: string
  /** The lines of this table in tests/access are tried first. */
  readonly table?: string
  /** The catalog data that tests/access.test.ts compares with its lists. Reading it twice is faster than a test. */
  readonly listed?: (owner: pg.ClientBase) => Promise<unknown>
}

/** Unclear: the test failed twice, but by a timeout or because the server was busy. */
type Outcome = 'killed' | 'survived' | 'unclear' | 'invalid'

export interface Verdict {
  readonly outcome: Outcome
  /** The test that failed, or why there was nothing to run. */
  readonly by: string
  readonly file: string
}

/** Numbers mutants with the same name, because they would count as one. */
export function named(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Map<string, number>()
  return mutants.map((mutant) => {
    const times = (seen.get(mutant.name) ?? 0) + 1
    seen.set(mutant.name, times)
    return times === 1 ? mutant : { ...mutant, name: `${mutant.name} (${times})` }
  })
}
