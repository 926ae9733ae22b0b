import { changeAsSeen } from '../../server/calls/changedMeanwhile.ts'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { itemOf, listOf } from '../../server/database/callerDb.ts'
import type { Shape } from '../../server/database/shape.ts'
import { sql } from '../../server/database/sql.ts'
import { limit } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { arrivals } from './arrivals.contract.ts'
import { mostStrips } from './arrivals.ts'

function chooseRules(input: Parsed<typeof arrivals.chooseRules>, { db }: CallContext) {
  const { condominium_id, revision, rules, authority_protocol, ask_seconds, home_rule_limits, courier_minutes } = input
  const { idle_lock_minutes: idleLock, sheet_telephones, badge_kinds } = input
  const limits = home_rule_limits ? JSON.stringify(home_rule_limits) : null
  const there = sql`id = ${condominium_id} and archived_at is null`
  return changeAsSeen(db, {
    revision,
    change: sql`update condominiums set arrival_rules = ${JSON.stringify(rules)}::jsonb,
        authority_protocol = ${authority_protocol}, ask_seconds = ${ask_seconds}::int,
        home_rule_limits = coalesce(${limits}::jsonb, home_rule_limits), courier_minutes = coalesce(${courier_minutes ?? null}::int, courier_minutes),
        idle_lock_minutes = case when ${idleLock !== undefined}::boolean then ${idleLock ?? null}::int else idle_lock_minutes end,
        sheet_telephones = coalesce(${sheet_telephones ?? null}::boolean, sheet_telephones),
        badge_kinds = coalesce(${badge_kinds ?? null}::text[], badge_kinds)
      where ${there} and revision = ${revision}::int`,
    now: itemOf(
      {
        rules: sql`arrival_rules`,
        authority_protocol: sql`authority_protocol`,
        ask_seconds: sql`ask_seconds`,
        home_rule_limits: sql`home_rule_limits`,
        courier_minutes: sql`courier_minutes`,
        idle_lock_minutes: sql`idle_lock_minutes`,
        sheet_telephones: sql`sheet_telephones`,
        badge_kinds: sql`badge_kinds`,
        revision: sql`revision`,
      },
      sql`from condominiums where ${there}`,
    ),
  })
}

const ask: Shape = {
  id: sql`a.id`,
  condominium: { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` },
  unit_number: sql`a.unit_number`,
  name: sql`a.name`,
  last_name: sql`a.last_name`,
  arrival_kind: sql`a.arrival_kind`,
  approved: sql`a.status = 'approved'`,
  company: sql`a.details ->> 'company'`,
  answer: sql`case when a.answer is not null then json_build_object('word', a.answer, 'by', a.decided_by_name) end`,
  call_wanted_by: sql`case when a.status = 'pending_approval' then a.call_wanted_by_name end`,
  asked_at: sql`a.created_at`,
  until: sql`access.ask_ends(a.created_at, a.ask_seconds)`,
  after: sql`c.arrival_rules -> a.arrival_kind ->> 'after'`,
}

/** Shows the same arrivals as a station: each stays until it enters, leaves or is sent away. */
function openAsks(_: unknown, { db }: CallContext) {
  return db.answer(
    listOf(
      ask,
      sql`from condominiums c join authorizations a on a.condominium_id = c.id
        where a.created_at > now() - access.time_to_answer() and greatest(a.created_at, a.call_wanted_at) > now() - interval '10 minutes'
          and a.ask_seconds is not null and a.resident_id is null
          and a.closed_at is null and a.entered_at is null
          and (a.status = 'approved'
            -- Until what stays there is in the book.
            or a.answer is not null and not exists (select from left_items i where i.condominium_id = a.condominium_id and i.authorization_id = a.id)
            or a.status = 'pending_approval'
            and (access.stands_unanswered(a.condominium_id, a.id, a.outcome, a.outcome_channel)
              or access.calls_again(a.outcome, a.outcome_at, a.call_wanted_at)))
        order by a.created_at desc, a.id desc limit ${mostStrips}::int`,
    ),
  )
}

export const arrivalCalls = serve(arrivals, {
  asked: ({ condominium_id }, { db }) =>
    db.json(sql`select c.arrival_rules from condominiums c where c.id = ${condominium_id}::uuid`),
  rules: (_, { db }) =>
    db.json(sql`select coalesce(json_agg(json_build_object('condominium', json_build_object('id', c.id, 'name', c.name,
        'time_zone', c.time_zone), 'rules', c.arrival_rules, 'authority_protocol', c.authority_protocol, 'ask_seconds', c.ask_seconds,
        'home_rule_limits', c.home_rule_limits, 'courier_minutes', c.courier_minutes, 'idle_lock_minutes', c.idle_lock_minutes,
        'sheet_telephones', c.sheet_telephones, 'badge_kinds', c.badge_kinds, 'revision', c.revision) order by c.name, c.id), '[]')
      from condominiums c where c.archived_at is null`),
  chooseRules,
  askAgain: async ({ condominium_id, id, everyone }, context) => {
    await limit(context, [{ act: 'ask again', of: context.token_hash?.toString('hex') ?? '', most: 60, minutes: 10 }])
    await context.db.executeOrNotFound(
      sql`select from access.ask_home_again(${condominium_id}::uuid, ${id}::uuid, ${everyone}::boolean) as reached where reached`,
    )
  },
  asks: openAsks,
  urgent: (_, { db }) =>
    db.json(sql`select coalesce(json_agg(json_build_object('id', u.id, 'kind', u.arrival_kind, 'at', u.occurred_at,
        'agent_name', u.actor_name, 'gate_name', u.gate_name, 'authority_protocol', c.authority_protocol,
        'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone)) order by u.occurred_at desc), '[]')
      from condominiums c cross join lateral access.urgent_arrivals(c.id) u where c.archived_at is null`),
})
