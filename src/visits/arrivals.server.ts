/** Handlers of the calls about what arrives unannounced. */
import { changeAsSeen } from '../server/calls/changedMeanwhile.ts'
import { type Asking, serve } from '../server/calls/serve.ts'
import { itemOf } from '../server/database/door.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { arrivals } from './arrivals.contract.ts'

function chooseRules({ condominium_id, revision, rules }: Parsed<typeof arrivals.chooseRules>, { door }: Asking) {
  const there = sql`id = ${condominium_id} and archived_at is null`
  return changeAsSeen(door, {
    revision,
    change: sql`update condominiums set arrival_rules = ${JSON.stringify(rules)}::jsonb where ${there} and revision = ${revision}::int`,
    now: itemOf({ rules: sql`arrival_rules`, revision: sql`revision` }, sql`from condominiums where ${there}`),
  })
}

export const arrivalCalls = serve(arrivals, {
  asked: ({ condominium_id }, { door }) =>
    door.json(sql`select c.arrival_rules from condominiums c where c.id = ${condominium_id}::uuid`),
  rules: (_, { door }) =>
    door.json(sql`select coalesce(json_agg(json_build_object('condominium', json_build_object('id', c.id, 'name', c.name,
        'time_zone', c.time_zone), 'rules', c.arrival_rules, 'revision', c.revision) order by c.name, c.id), '[]')
      from condominiums c where c.archived_at is null`),
  chooseRules,
})
