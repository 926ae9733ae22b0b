/** A mutant: one thing loosened by a statement in the template of the test databases. */
import type pg from 'pg'

export interface Mutant {
  /** Says what is loosened and how, the same in every run. */
  readonly name: string
  readonly sort: string
  /** What a test that could kill it would speak of. */
  readonly words: readonly string[]
  /** The statement that loosens it. */
  readonly change: string
  /** The lines of this table in tests/access are tried first. */
  readonly table?: string
  /** What tests/access.test.ts compares with its lists, where that shows the mutant: to read it twice is faster than a test. */
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

/** The same name twice would be one mutant: each after the first gets its place. */
export function named(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Map<string, number>()
  return mutants.map((mutant) => {
    const times = (seen.get(mutant.name) ?? 0) + 1
    seen.set(mutant.name, times)
    return times === 1 ? mutant : { ...mutant, name: `${mutant.name} (${times})` }
  })
}
