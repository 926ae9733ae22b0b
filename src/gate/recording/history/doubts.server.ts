/** Counts the causes of amber verdicts of gates and readers in the last 30 days, as far as decisions are kept. */
import type { CallContext } from '../../../server/calls/serve.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Parsed } from '../../../shared/contract.ts'
import type { gate } from '../../gate.contract.ts'
import { doubtedRefusals, doubtHabits } from '../../station/facts/doubtHabits.ts'

export function readDoubts({ condominium_id }: Parsed<typeof gate.doubts>, { db }: CallContext) {
  return db.json(sql`select coalesce(json_agg(json_build_object(
      'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
      'checked', n.checked, 'amber', n.amber, 'habits', n.habits) order by c.name, c.id), '[]')
    from condominiums c cross join lateral (
      select coalesce(sum(k.checked), 0)::int as checked, coalesce(sum(k.amber), 0)::int as amber,
          coalesce(json_agg(json_build_object('habit', k.why, 'count', k.amber) order by k.amber desc, k.why)
            filter (where k.why = any(${[...doubtHabits]}::text[])), '[]') as habits
        from (select case when d.verdict <> 'amber' then null when d.reason = any(${[...doubtedRefusals]}::text[]) then 'snapshot_old'
              else d.reason end as why, count(*)::int as checked, (count(*) filter (where d.verdict = 'amber'))::int as amber
            from access_decisions d where d.condominium_id = c.id and d.at > now() - interval '30 days' and d.verdict is not null
            group by 1) k) n
    where c.archived_at is null and (${condominium_id ?? null}::uuid is null or c.id = ${condominium_id ?? null}::uuid)`)
}
