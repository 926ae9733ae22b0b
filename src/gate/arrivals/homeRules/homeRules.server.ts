/** Handlers of the calls about the rules of homes. The functions check the writers, the policy of the table checks the readers. */
import { serve } from '../../../server/calls/serve.ts'
import { sql } from '../../../server/database/sql.ts'
import { homeRules } from './homeRules.contract.ts'

const expected = sql`coalesce(h.expected_until, 'infinity') > now()`

export const homeRuleCalls = serve(homeRules, {
  mine: (_, { db }) =>
    db.json(sql`select json_build_object('limits', c.home_rule_limits, 'time_zone', c.time_zone, 'may_write', access.may_answer(access.caller_home()), 'may_refuse', (access.caller_home()).kind is distinct from 'guest',
        'rules', (select coalesce(json_agg(access.rule_as_json(h) || jsonb_build_object('made_by_name', h.made_by_name) order by h.created_at, h.id), '[]')
          from home_rules h where h.expected_until is null),
        'expecting', (select json_build_object('id', h.id, 'company', h.company, 'until', h.expected_until) from home_rules h
          where h.expected_until is not null and ${expected} and not access.is_used(h) order by h.expected_until desc limit 1))
      from condominiums c where c.id = (access.caller_home()).condominium_id`),
  save: ({ id, replaces, ...rule }, { db }) =>
    db.executeOrNotFound(
      sql`select from access.write_home_rule(${id}::uuid, ${JSON.stringify(rule)}::jsonb, ${replaces}::uuid) as written where written`,
    ),
  end: ({ id }, { db }) =>
    db.executeOrNotFound(sql`select from access.end_home_rule(${id}::uuid) as ended where ended`),
  expect: ({ id, company = null }, { db }) =>
    db.executeOrNotFound(sql`select from access.expect_delivery(${id}::uuid, ${company}) as expected where expected`),
  contest: ({ id }, { db }) =>
    db.executeOrNotFound(sql`select from access.contest_entry(${id}::uuid) as told where told`),
  atDesk: ({ condominium_id, unit_number }, { db }) =>
    db.json(
      sql`select told from access.rules_at_desk(${condominium_id}::uuid, ${unit_number}) told where told is not null`,
    ),
})
