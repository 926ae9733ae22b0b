/** Answers who changed what; the policies of access/callers/audit.sql limit it to the condominiums that the user runs. */

import { type CallContext, serve } from '../server/calls/serve.ts'
import { withinDays } from '../server/database/fragments/days.ts'
import { before, newestOfEach, pageOf, pageSize, plainly } from '../server/database/page.ts'
import { orNull, type Shape } from '../server/database/shape.ts'
import { all, constant, type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { defaultTimeZone } from '../shared/time.ts'
import { audit } from './audit.contract.ts'

const entry: Shape = {
  id: sql`e.id`,
  at: sql`e.at`,
  actor_name: sql`access.known_as(e.condominium_id, e.actor_id, e.actor_name, e.at)`,
  actor_role: sql`e.actor_role`,
  thing: sql`e.thing`,
  act: sql`e.act`,
  subject_id: sql`e.subject_id`,
  subject_name: sql`e.subject_name`,
  what: sql`e.what`,
  condominium: orNull({ id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` }),
}

function list(input: Parsed<typeof audit.list>, { db }: CallContext) {
  const columns = sql`e.id, e.at, e.actor_id, e.actor_name, e.actor_role, e.thing, e.act, e.subject_id, e.subject_name, e.what`
  const newest = (place: Sql, clock: Sql) => sql`
    where ${all([place, ...conditions(input, clock), before([sql`e.at`, sql`e.id`], input.after)])}
    order by e.at desc, e.id desc`
  const wanted = input.condominium_id ? sql`c.id = ${input.condominium_id}::uuid` : sql`true`
  const inPlaces = newestOfEach(sql`select e.condominium_id, ${columns} from audit_entries e
    ${newest(sql`e.condominium_id = c.id and ${wanted}`, sql`c.time_zone`)}`)
  // An entry without a condominium has no time zone; only super admins read it.
  const above = sql`select null::uuid as condominium_id, ${columns} from installation_audit_entries e
    ${newest(sql`${input.condominium_id ?? null}::uuid is null`, sql`${defaultTimeZone}::text`)}`
  return db.answer(
    pageOf({
      shape: entry,
      from: sql`from ((${inPlaces}) union all (${above} limit ${constant(pageSize + 1)})) e
        left join condominiums c on c.id = e.condominium_id
        order by e.at desc, e.id desc`,
      cursor: [sql`e.at`, sql`e.id`],
    }),
  )
}

function conditions({ search, thing, subject_id, ...days }: Parsed<typeof audit.list>, clock: Sql): Sql[] {
  const wanted = withinDays(sql`e.at`, clock, days)
  if (thing) wanted.push(sql`e.thing = ${thing}`)
  if (subject_id) wanted.push(sql`e.subject_id = ${subject_id}::uuid`)
  if (search) wanted.push(sql`e.plain_names like ${plainly(search)}`)
  return wanted
}

export const auditCalls = serve(audit, { list })
