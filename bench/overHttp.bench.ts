/**
 * Measures a list of 50 over HTTP with session check and row security against two limits: pgbench with the same statements, and a
 * bare server of `node:http` and `pg` that becomes the same caller. Measures the session check by itself, too.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../src/server/database/database.ts'
import { openBareServer } from './fixtures/bareServers.ts'
import { openHouse } from './fixtures/house.ts'
import { fill } from './fixtures/neighborhood.ts'
import { openCrowd } from './fixtures/people.ts'
import { askAs } from './measuring/asking.ts'
import { median, type Outcome } from './measuring/measure.ts'
import { findPgbench, pgbench } from './measuring/pgbench.ts'
import { load } from './measuring/processes.ts'

const rounds = 3
const seconds = 2
// The program has the same number of connections to its database.
const connections = 4
const leastShare = { of_pgbench: 0.6, of_bare: 0.6 }

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
      const statements = asked.map(({ token, statements }) => ({ token, statements }))
      const bare = await openBareServer({ login_url: house.login_url, connections, asked: statements })
      await crowd.play({ ...task, port: bare.port, seconds: 1 })
      const rates: Record<'http' | 'gzip' | 'bare' | 'pgbench', number[]> = {
        http: [],
        gzip: [],
        bare: [],
        pgbench: [],
      }
      const ratios: number[] = []
      const ofBare: number[] = []
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
        const barely = await crowd.play({ ...task, port: bare.port })
        rates.bare.push(barely.count / barely.seconds)
        ofBare.push((http * barely.seconds) / barely.count)
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
      bare.close()
      const rate = (of: number[]) => `${median(of).toFixed(0)}/s (best ${Math.max(...of).toFixed(0)})`
      const cpu = [0, 1].map((part) => median(spent.map((one) => one[part] ?? 0)).toFixed(2)).join(' + ')
      console.log(
        `  ${called}, ${connections} connections, ${load()}: ${rate(rates.http)}, compressed ${rate(rates.gzip)}, bare server ${rate(rates.bare)}, pgbench ${program ? rate(rates.pgbench) : 'skipped, no pgbench'}; ${cpu} ms of processor each (program + PostgreSQL; PostgreSQL for pgbench ${median(spentAlone).toFixed(2)})`,
      )
      if (!goal) return
      const share = (whose: string, found: number[], least: number) =>
        outcomes.push({
          goal: `${called}: ${median(found).toFixed(2)} of ${whose} rate (at least ${least})`,
          met: median(found) >= least,
        })
      share("the bare server's", ofBare, leastShare.of_bare)
      if (program) share("pgbench's", ratios, leastShare.of_pgbench)
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
