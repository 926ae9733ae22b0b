/** What became of each mutant, kept in a file so that a long run can be taken up again. */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import type { Verdict } from './mutant.ts'

const line = z.object({
  ...{ name: z.string(), sort: z.string(), by: z.string(), file: z.string() },
  outcome: z.enum(['killed', 'survived', 'invalid']),
})

const file = 'mutants.log'

export class Ledger {
  readonly #lines = new Map<string, z.infer<typeof line>>()

  constructor(resume: boolean) {
    if (!resume) rmSync(file, { force: true })
    if (!existsSync(file)) return
    for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const read = line.parse(JSON.parse(text))
      // What survived is tried again: that is what somebody has been working on.
      if (read.outcome !== 'survived') this.#lines.set(read.name, read)
    }
  }

  done(name: string): boolean {
    return this.#lines.has(name)
  }

  write({ name, sort }: { name: string; sort: string }, verdict: Verdict): void {
    const written = { name, sort, ...verdict }
    this.#lines.set(name, written)
    appendFileSync(file, `${JSON.stringify(written)}\n`)
    if (verdict.outcome !== 'killed') console.log(`${verdict.outcome}: ${name} ${verdict.by}`)
  }

  /** Prints the count of each sort and the survivors; true when there is none. */
  sum(seconds: number): boolean {
    const all = [...this.#lines.values()]
    const survivors = all.filter(({ outcome }) => outcome === 'survived')
    console.log('')
    for (const sort of [...new Set(all.map((one) => one.sort))]) {
      const count = (outcome: string) => all.filter((one) => one.sort === sort && one.outcome === outcome).length
      const [killed, survived, invalid] = [count('killed'), count('survived'), count('invalid')]
      console.log(
        `${sort}: ${killed + survived} mutants, ${killed} killed, ${survived} survived, ${invalid} not possible`,
      )
    }
    for (const { name } of survivors) console.log(`survived: ${name}`)
    console.log(`${all.length} tried, ${survivors.length} survived, ${seconds.toFixed(0)} s`)
    return all.length > 0 && survivors.length === 0
  }
}
