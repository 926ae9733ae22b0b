/** What reason first costs: the log of a condominium with 30,000 lines, as a guard and as an administrator without and with an open look. */
import { randomUUID } from 'node:crypto'
import { sql } from '../src/server/database/sql.ts'
import { hashOf } from '../src/server/keys/tokens.ts'
import { type Made, makePerson } from '../tests/access/people.ts'
import { closeBenchDatabase, openBenchDatabase } from './houses/benchDatabase.ts'
import { daysOfLog as days, layLog } from './houses/longLog.ts'
import { askAs } from './measuring/asking.ts'
import { measured, median, type Outcome } from './measuring/measure.ts'

const mostMs = { list: 40, happened: 400, look: 1_500 }

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const place = await openBenchDatabase(ownerUrl, 'bench_looks')
  const here = await layLog(place)
  const [guard, admin, looking] = [
    await makePerson(place.owner, { user_role: 'agent', assigned: [here] }),
    await makePerson(place.owner, { user_role: 'admin', assigned: [here] }),
    await makePerson(place.owner, { user_role: 'admin', assigned: [here] }),
  ]
  const outcomes: Outcome[] = []
  const from = new Date(Date.now() - days * 86_400_000).toISOString()
  const time = async (called: string, most: number, act: () => Promise<unknown>, rounds = 60) => {
    const times: number[] = []
    for (let turn = 0; turn < rounds; turn++) times.push(await measured(act))
    const ms = median(times.slice(Math.floor(rounds / 10)))
    outcomes.push({ goal: `${called}: ${ms.toFixed(1)} ms (at most ${most})`, met: ms <= most })
  }
  const log =
    ({ token }: Made) =>
    () =>
      askAs(place.database, token, 'visits.log', {})
  const look = (more: object) => () => {
    const facts = {
      condominium_id: here,
      id: randomUUID(),
      covers_from: from,
      covers_until: new Date().toISOString(),
      ...more,
    }
    const told = JSON.stringify({ ...facts, reason: 'theft', said: 'Bench' })
    return place.database
      .door({ token_hash: hashOf(looking.token) })
      .act(sql`select access.record_look(${told}::jsonb)`)
  }
  const happened = (more: object) => () =>
    askAs(place.database, looking.token, 'looks.happened', {
      ...{ condominium_id: here, from, until: new Date().toISOString() },
      ...more,
    })
  for (let turn = 0; turn < 20; turn++) await log(guard)()
  await time('50 of the log, guard', mostMs.list, log(guard))
  await time('50 of the log, administrator without a look', mostMs.list, log(admin))
  await time('a look at a unit', mostMs.look, look({ kind: 'unit', subject: '7' }), 10)
  await time('50 of the log, with looks at a unit', mostMs.list, log(looking))
  await time('what happened to the unit', mostMs.happened, happened({ kind: 'unit', subject: '7' }), 10)
  await time('a look at a name', mostMs.look, look({ kind: 'person', subject: 'Name 15' }), 10)
  await time('a look at everything', mostMs.look, look({ kind: 'everything', subject: null }), 10)
  await time('50 of the log, with looks at everything', mostMs.list, log(looking))
  await time('what happened, everything', mostMs.happened, happened({ kind: 'everything', subject: null }), 10)
  await closeBenchDatabase(place)
  return outcomes
}
