/** Handlers of the calls about what arrives unannounced. */
import { changeAsSeen } from '../../server/calls/changedMeanwhile.ts'
import { type Asking, serve } from '../../server/calls/serve.ts'
import { itemOf } from '../../server/database/door.ts'
import { sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import { arrivals } from './arrivals.contract.ts'

function chooseRules(
  { condominium_id, revision, rules, authority_protocol, ask_seconds }: Parsed<typeof arrivals.chooseRules>,
  { door }: Asking,
) {
  const there = sql`id = ${condominium_id} and archived_at is null`
  return changeAsSeen(door, {
    revision,
    change: sql`update condominiums set arrival_rules = ${JSON.stringify(rules)}::jsonb,
        authority_protocol = ${authority_protocol}, ask_seconds = ${ask_seconds}::int where ${there} and revision = ${revision}::int`,
    now: itemOf(
      {
        rules: sql`arrival_rules`,
        authority_protocol: sql`authority_protocol`,
        ask_seconds: sql`ask_seconds`,
        revision: sql`revision`,
      },
      sql`from condominiums where ${there}`,
    ),
  })
}

/** The event of a station, written at the desk; repeating its id is one line. */
async function urgent(
  { condominium_id, event_id }: Parsed<typeof arrivals.emergency>,
  act: Record<string, unknown>,
  door: Asking['door'],
) {
  await door.act(
    sql`select access.record_urgent_act(${condominium_id}::uuid, ${event_id}::uuid, ${JSON.stringify(act)}::jsonb)`,
  )
}

export const arrivalCalls = serve(arrivals, {
  asked: ({ condominium_id }, { door }) =>
    door.json(sql`select c.arrival_rules from condominiums c where c.id = ${condominium_id}::uuid`),
  rules: (_, { door }) =>
    door.json(sql`select coalesce(json_agg(json_build_object('condominium', json_build_object('id', c.id, 'name', c.name,
        'time_zone', c.time_zone), 'rules', c.arrival_rules, 'authority_protocol', c.authority_protocol, 'ask_seconds', c.ask_seconds, 'revision', c.revision) order by c.name, c.id), '[]')
      from condominiums c where c.archived_at is null`),
  chooseRules,
  close: ({ condominium_id, id, outcome }, { door }) =>
    door.reach(
      sql`select from access.close_arrival(${condominium_id}::uuid, ${id}::uuid, ${outcome}) as reached where reached`,
    ),
  urgent: (_, { door }) =>
    door.json(sql`select coalesce(json_agg(json_build_object('id', u.id, 'kind', u.arrival_kind, 'at', u.occurred_at,
        'agent_name', u.actor_name, 'gate_name', u.gate_name, 'authority_protocol', c.authority_protocol,
        'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone)) order by u.occurred_at desc), '[]')
      from condominiums c cross join lateral access.urgent_arrivals(c.id) u where c.archived_at is null`),
  emergency: (act, { door }) => urgent(act, { kind: 'emergency' }, door),
  noteEmergency: ({ id, unit_number, reason, ...act }, { door }) =>
    urgent(act, { kind: 'emergency_note', of: id, unit_number, reason }, door),
  authority: (act, { door }) => urgent(act, { kind: 'authority' }, door),
  settleAuthority: ({ id, admitted, reason, ...act }, { door }) =>
    urgent(act, { kind: 'authority_outcome', of: id, admitted, reason }, door),
})
