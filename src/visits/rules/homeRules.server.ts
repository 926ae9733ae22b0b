/** Handlers of the calls about the rules of homes. Who may write is in the functions; who may read in the policy of the table. */
import { serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { homeRules } from './homeRules.contract.ts'

const told = sql`coalesce(h.expected_until, 'infinity') > now()`

export const homeRuleCalls = serve(homeRules, {
  mine: (_, { door }) =>
    door.json(sql`select json_build_object('limits', c.home_rule_limits, 'time_zone', c.time_zone, 'may_write', access.may_answer(access.my_home()), 'may_refuse', (access.my_home()).kind is distinct from 'guest',
        'rules', (select coalesce(json_agg(access.rule_as_told(h) || jsonb_build_object('made_by_name', h.made_by_name) order by h.created_at, h.id), '[]')
          from home_rules h where h.expected_until is null),
        'expecting', (select json_build_object('id', h.id, 'company', h.company, 'until', h.expected_until) from home_rules h
          where h.expected_until is not null and ${told} and not access.is_used(h) order by h.expected_until desc limit 1))
      from condominiums c where c.id = (access.my_home()).condominium_id`),
  save: ({ id, replaces, ...rule }, { door }) =>
    door.reach(
      sql`select from access.write_home_rule(${id}::uuid, ${JSON.stringify(rule)}::jsonb, ${replaces}::uuid) as written where written`,
    ),
  end: ({ id }, { door }) => door.reach(sql`select from access.end_home_rule(${id}::uuid) as ended where ended`),
  expect: ({ id, company = null }, { door }) =>
    door.reach(sql`select from access.expect_delivery(${id}::uuid, ${company}) as expected where expected`),
  contest: ({ id }, { door }) => door.reach(sql`select from access.contest_entry(${id}::uuid) as told where told`),
  atDesk: ({ condominium_id, unit_number }, { door }) =>
    door.json(
      sql`select told from access.rules_at_desk(${condominium_id}::uuid, ${unit_number}) told where told is not null`,
    ),
  arrive: async ({ condominium_id, id, event_id, ...told }, { door }) => {
    await door.act(
      sql`select access.arrive_at_desk(${condominium_id}::uuid, ${id}::uuid, ${event_id}::uuid, ${JSON.stringify(told)}::jsonb)`,
    )
  },
})
