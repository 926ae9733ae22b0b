/** What holds cost: asking for a month of everything, and the nightly cleaning of 30,000 lines with and without it. */
import { randomUUID } from 'node:crypto'
import { forgetDecisions, forgetVisitors, refreshHolds } from '../src/privacy/retention.server.ts'
import { sql } from '../src/server/database/sql.ts'
import { hashOf } from '../src/server/keys/tokens.ts'
import { makePerson } from '../tests/access/people.ts'
import { type BenchDatabase, closeBenchDatabase, openBenchDatabase } from './houses/benchDatabase.ts'
import { layLog } from './houses/longLog.ts'
import { measured, type Outcome } from './measuring/measure.ts'

const day = 86_400_000
const mostMs = { ask: 2_000, refresh: 1_000, idle: 1_000 }
/** Of a night that takes all that is past its term. */
const mostMore = 3

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const first: number[] = []
  for (const held of [false, true]) {
    const place = await openBenchDatabase(ownerUrl, `bench_holds_${held}`)
    try {
      const here = await layLog(place)
      if (held) outcomes.push(...(await askAndLook(place, here)))
      const [whole, idle] = [await night(place), await night(place)]
      first.push(whole)
      outcomes.push({
        goal: `a night of 300 days, ${held ? 'a month held' : 'nothing held'}: ${whole.toFixed(0)} ms; the next: ${idle.toFixed(0)} ms (at most ${mostMs.idle})`,
        met: idle <= mostMs.idle,
      })
    } finally {
      // What takes longer than a call may is an error, and says so; connections left open would end the program first.
      await closeBenchDatabase(place)
    }
  }
  const more = (first[1] ?? 0) / (first[0] ?? 1)
  outcomes.push({
    goal: `the night with a month held takes ${more.toFixed(2)} times as long (at most ${mostMore})`,
    met: more <= mostMore,
  })
  return outcomes
}

async function night({ owner, database }: BenchDatabase): Promise<number> {
  const keeper = database.door({ system: 'keeper' })
  await owner.query('delete from retention_runs')
  return measured(async () => {
    await forgetVisitors(keeper)
    await forgetDecisions(keeper)
  })
}

async function askAndLook({ owner, database }: BenchDatabase, here: string): Promise<Outcome[]> {
  const { token } = await makePerson(owner, { user_role: 'admin', assigned: [here] })
  const door = database.door({ token_hash: hashOf(token) })
  /** A month that ended so many days ago. */
  const hold = (ended: number) => {
    const facts = {
      ...{ condominium_id: here, id: randomUUID(), kind: 'everything', subject: null, reason: 'theft', said: 'Bench' },
      covers_from: new Date(Date.now() - (ended + 31) * day).toISOString(),
      covers_until: new Date(Date.now() - ended * day).toISOString(),
      until_day: new Date(Date.now() + 90 * day).toISOString().slice(0, 10),
    }
    return measured(() => door.act(sql`select access.ask_hold(${JSON.stringify(facts)}::jsonb)`))
  }
  const ask = await hold(170)
  // Of which something may still arrive.
  await hold(0)
  const { rows } = await owner.query('select lines from holds')
  const refresh = await measured(() => refreshHolds(database.door({ system: 'keeper' })))
  return [
    {
      goal: `asking to hold ${rows[0]?.lines} lines: ${ask.toFixed(0)} ms (at most ${mostMs.ask})`,
      met: ask <= mostMs.ask,
    },
    {
      goal: `looking at holds each night: ${refresh.toFixed(0)} ms (at most ${mostMs.refresh})`,
      met: refresh <= mostMs.refresh,
    },
  ]
}
