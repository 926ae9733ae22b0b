/** A list of 50 over HTTP with session check and row security, compared with pgbench doing the same; and the session check alone. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../src/server/database/database.ts'
import { openHouse } from './houses/house.ts'
import { fill } from './houses/neighborhood.ts'
import { openCrowd } from './houses/people.ts'
import { askAs } from './measuring/asking.ts'
import { median, type Outcome } from './measuring/measure.ts'
import { findPgbench, pgbench } from './measuring/pgbench.ts'
import { load } from './measuring/processes.ts'

const rounds = 3
const seconds = 2
// As many as the program has to its database.
const connections = 4
const leastShare = 0.6

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse()
  const crowd = openCrowd()
  const folder = await mkdtemp(join(tmpdir(), 'garita-bench-'))
  const database = new Database({ url: house.login_url, direct: true })
  const outcomes: Outcome[] = []
  try {
    const { residents, agent } = await fill(house.owner, 10_000)
    const people = { resident: residents.map(({ token }) => token), guard: [agent.token] }
    const program = findPgbench()

    const share = async (called: string, name: string, input: object, tokens: string[], goal = true) => {
      const asked = await Promise.all(
        tokens.map(async (token) => ({ token, ...(await askAs(database, token, name, input)) })),
      )
      const task = { kind: 'calls', port: house.port, name, input, tokens, connections, seconds } as const
      await crowd.play({ ...task, seconds: 1 })
      const rates: Record<'http' | 'gzip' | 'pgbench', number[]> = { http: [], gzip: [], pgbench: [] }
      const ratios: number[] = []
      const spentAlone: number[] = []
      const spent: [number, number][] = []
      for (let round = 0; round < rounds; round++) {
        const before = house.cpu()
        const done = await crowd.play(task)
        const after = house.cpu()
        spent.push([
          (after.program_ms - before.program_ms) / done.count,
          (after.database_ms - before.database_ms) / done.count,
        ])
        const http = done.count / done.seconds
        if (done.refused > 0) throw new Error(`${done.refused} of ${name} were refused`)
        rates.http.push(http)
        if (program) {
          const idle = house.cpu().database_ms
          const alone = await pgbench(program, { folder, login_url: house.login_url, asked, connections, seconds })
          rates.pgbench.push(alone)
          spentAlone.push((house.cpu().database_ms - idle) / alone / seconds)
          ratios.push(http / alone)
        }
        const zipped = await crowd.play({ ...task, seconds: 1, accept: 'gzip' })
        rates.gzip.push(zipped.count / zipped.seconds)
      }
      const rate = (of: number[]) => `${median(of).toFixed(0)}/s (best ${Math.max(...of).toFixed(0)})`
      const cpu = [0, 1].map((part) => median(spent.map((one) => one[part] ?? 0)).toFixed(2)).join(' + ')
      console.log(
        `  ${called}, ${connections} connections, ${load()}: ${rate(rates.http)}, compressed ${rate(rates.gzip)}, pgbench ${program ? rate(rates.pgbench) : 'skipped, no pgbench'}; ${cpu} ms of processor each (program + PostgreSQL; PostgreSQL for pgbench ${median(spentAlone).toFixed(2)})`,
      )
      if (!program || !goal) return
      outcomes.push({
        goal: `${called}: ${median(ratios).toFixed(2)} of pgbench's rate (at least ${leastShare})`,
        met: median(ratios) >= leastShare,
      })
    }
    await share('50 of a resident', 'authorizations.list', { auth_type: 'temporary_visitor' }, people.resident)
    await share('50 visits of the panel', 'visits.list', {}, people.guard)
    await share('the session check', 'session.current', {}, people.resident, false)
    return outcomes
  } finally {
    crowd.close()
    await database.close()
    await house.close()
    await rm(folder, { recursive: true, force: true })
  }
}
