/** What is worth a look costs: 1,000,000 lines of 1,000 days in one condominium, read as its administrator. */

import { loggedPatterns } from '../src/looks/patterns/patternNames.ts'
import { type Made, makeCondominium, makePerson } from '../tests/access/people.ts'
import { type BenchDatabase, closeBenchDatabase, openBenchDatabase } from './houses/benchDatabase.ts'
import { bare } from './houses/neighborhood.ts'
import { askAs } from './measuring/asking.ts'
import { measured, median, type Outcome } from './measuring/measure.ts'

const [days, linesOfADay] = [1_000, 1_000]
const mostMs = { counts: 500, rows: 250 }
const rounds = 12

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const place = await openBenchDatabase(ownerUrl, 'bench_patterns')
  const here = await lay(place)
  const admin = await makePerson(place.owner, { user_role: 'admin', assigned: [here] })
  const outcomes: Outcome[] = []
  const time = async (called: string, most: number, act: (by: Made) => Promise<unknown>) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await measured(() => act(admin)))
    const ms = median(times.slice(2))
    outcomes.push({ goal: `${called}: ${ms.toFixed(1)} ms (at most ${most})`, met: ms <= most })
  }
  for (const many of [7, 30] as const) {
    const asked = { condominium_id: here, days: many }
    await time(`counts of ${many} days and of as many before`, mostMs.counts, ({ token }) =>
      askAs(place.database, token, 'looks.patterns', asked),
    )
    for (const pattern of loggedPatterns) {
      await time(`50 rows of ${pattern}, ${many} days`, mostMs.rows, ({ token }) =>
        askAs(place.database, token, 'looks.pattern', { ...asked, pattern }),
      )
    }
  }
  await closeBenchDatabase(place)
  return outcomes
}

/** Every second line is an entry; of 40 one has a reason, of 100 nobody recorded the exit, of 20 a rule let them in; of 30 codes one is refused. */
async function lay({ owner }: BenchDatabase): Promise<string> {
  const here = await makeCondominium(owner, 'Measured')
  await bare(owner, async (client) => {
    await client.query(
      `create table laid as select gen_random_uuid() as id, n, now() - n * interval '${days} days' / $1::int as at
        from generate_series(1, $1::int) n`,
      [days * linesOfADay],
    )
    // A visit is the entry of an even number and the exit after it.
    await client.query(
      `create table visits_laid as select n as first, gen_random_uuid() as visit from generate_series(0, $1::int / 2) n`,
      [days * linesOfADay],
    )
    await client.query(
      `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name, override_reason,
          arrival_kind)
        select $1, l.id, v.visit, case when n % 2 = 0 then 'entry' when n % 200 = 1 then 'phones_shown_unasked' else 'exit' end, l.at, (n % 200)::text,
            'agent', 'Guard', case when n % 80 = 0 then 'Known' end, case when n % 40 = 0 then 'delivery' end
          from laid l join visits_laid v on v.first = (n + 1) / 2`,
      [here],
    )
    await client.query(
      `insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, written_at)
        select $1, id, 'temporary_visitor', 'Guest', 'Name ' || n % 1000, at from laid`,
      [here],
    )
    await client.query(
      `insert into authorizations (condominium_id, id, auth_type, status, unit_number, name, valid_from, valid_until, created_at, registered_by,
          registered_by_name, arrival_kind, outcome, outcome_at, outcome_channel, outcome_by_name, rule_id, details)
        select $1, v.visit, 'temporary_visitor', 'approved', (n % 200)::text, 'Guest', l.at, l.at + interval '4 hours', l.at, gen_random_uuid(), 'Guard',
            case when n % 40 = 0 then 'delivery' else 'visit' end, case when n % 40 = 0 then 'admitted' end, case when n % 40 = 0 then l.at end,
            case when n % 40 = 0 then 'rule' end, case when n % 40 = 0 then 'Home' end, case when n % 40 = 0 then gen_random_uuid() end, '{}'
          from laid l join visits_laid v on v.first = (n + 1) / 2 where n % 2 = 0 and n <= 120 * ${linesOfADay}`,
      [here],
    )
    await client.query(
      `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason)
        select $1, gen_random_uuid(), at, gen_random_uuid(), case when n % 30 = 0 then 'red' else 'green' end, 'may_enter' from laid where n <= 30 * ${linesOfADay}`,
      [here],
    )
    await client.query('drop table laid, visits_laid')
  })
  await owner.query('vacuum (analyze)')
  return here
}
