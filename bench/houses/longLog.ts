/** A condominium whose log is long. */
import { makeCondominium } from '../../tests/access/people.ts'
import type { BenchDatabase } from './benchDatabase.ts'
import { bare } from './neighborhood.ts'

const lines = 30_000
export const daysOfLog = 300

/** A line every quarter of an hour, as far back as they reach; the names are kept. */
export async function layLog({ owner }: BenchDatabase): Promise<string> {
  await makeCondominium(owner, 'Measured')
  const { rows } = await owner.query(`select id from condominiums where name = 'Measured'`)
  const here: string = rows[0].id
  await bare(owner, async (client) => {
    await client.query(
      `create table laid as select gen_random_uuid() as id, gen_random_uuid() as visit, n, now() - n * interval '${daysOfLog} days' / $1::int as at
        from generate_series(1, $1::int) n`,
      [lines],
    )
    await client.query(
      `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name)
        select $1, id, visit, case n % 2 when 0 then 'entry' else 'exit' end, at, (n % 200)::text, 'agent', 'Guard' from laid`,
      [here],
    )
    await client.query(
      `insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, written_at)
        select $1, id, 'temporary_visitor', 'Guest', 'Name ' || n % 1000, at from laid`,
      [here],
    )
    await client.query('drop table laid')
  })
  await owner.query('vacuum (analyze)')
  return here
}
