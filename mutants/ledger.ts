/** Stores the result of each mutant in a file, so that a long run can be resumed. */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import type { Verdict } from './mutant.ts'

const line = z.object({
  ...{ name: z.string(), sort: z.string(), by: z.string(), file: z.string() },
  outcome: z.enum(['killed', 'survived', 'unclear', 'invalid']),
})

const file = 'mutants.log'

const open = ({ outcome }: { outcome: string }) => outcome === 'survived' || outcome === 'unclear'

export class Ledger {
  readonly #lines = new Map<string, z.infer<typeof line>>()

  constructor(resume: boolean) {
    if (!resume) rmSync(file, { force: true })
    if (!existsSync(file)) return
    for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const read = line.parse(JSON.parse(text))
      // A resumed run tries the survivors again, because new tests may kill them now.
      if (!open(read)) this.#lines.set(read.name, read)
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

  /** Prints the count of each sort and the mutants that no test clearly killed; true when there are none. */
  sum(seconds: number): boolean {
    const all = [...this.#lines.values()]
    const left = all.filter(open)
    console.log('')
    for (const sort of [...new Set(all.map((one) => one.sort))]) {
      const count = (outcome: string) => all.filter((one) => one.sort === sort && one.outcome === outcome).length
      const [killed, survived, unclear] = [count('killed'), count('survived'), count('unclear')]
      console.log(
        `${sort}: ${killed + survived + unclear} mutants, ${killed} killed, ${survived} survived, ${unclear} unclear, ${count('invalid')} not possible`,
      )
    }
    for (const { name, outcome } of left) console.log(`${outcome}: ${name}`)
    console.log(`${all.length} tried, ${left.length} not killed, ${seconds.toFixed(0)} s`)
    return all.length > 0 && left.length === 0
  }
}
