import { z } from 'zod'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { jsonOf, type Shape } from '../server/database/shape.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import { limit } from '../server/limits/limits.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { alarms } from './alarms.contract.ts'

const condominium: Shape = { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` }
const shape: Shape = {
  id: sql`a.id`,
  condominium,
  pressed_at: sql`a.pressed_at`,
  raised_at: sql`a.raised_at`,
  raised_as: sql`a.raised_as`,
  raised_by_name: sql`a.raised_by_name`,
  gate_name: sql`a.gate_name`,
  unit_number: sql`a.unit_number`,
  is_test: sql`a.is_test`,
  is_one_of_many: sql`a.is_one_of_many`,
  attempts: sql`cardinality(a.told_at)`,
  taken_at: sql`a.taken_at`,
  taken_by_name: sql`a.taken_by_name`,
  ended_at: sql`a.ended_at`,
  ended_by_name: sql`a.ended_by_name`,
  note: sql`a.note`,
  mine: sql`coalesce(a.taken_by, a.raised_by) = access.caller_id()`,
  may_take: sql`access.answers_alarms(a.condominium_id) and (a.is_test or a.raised_by <> (select access.caller_id()))`,
}
const contact: Shape = {
  id: sql`k.id`,
  name: sql`k.name`,
  telephone: sql`k.telephone`,
  has_account: sql`k.profile_id is not null`,
  step: sql`k.step`,
}
const listOf = (one: Shape, from: Sql, order: Sql) =>
  sql`(select coalesce(json_agg(${jsonOf(one)} order by ${order}), '[]') ${from})`

const newest = sql`a.raised_at desc, a.id`

/** Alarms without an end would accumulate. */
const mostOpen = 100

const open = (_: Parsed<typeof alarms.open>, { db }: CallContext) =>
  db.json(
    sql`select ${listOf(
      shape,
      sql`from (select n.* from alarms n where n.ended_at is null order by n.raised_at desc, n.id limit ${mostOpen}::int) a
        join condominiums c on c.id = a.condominium_id`,
      newest,
    )}`,
  )

const tested = sql`(select max(t.raised_at) from alarms t where t.condominium_id = c.id and t.is_test)`
const office: Shape = {
  condominium,
  contacts: listOf(contact, sql`from alarm_contacts k where k.condominium_id = c.id`, sql`k.step, k.name, k.id`),
  tested_at: tested,
  test_is_due: sql`coalesce(${tested}, c.created_at) < now() - interval '31 days'`,
  latest: listOf(
    shape,
    sql`from (select n.* from alarms n where n.condominium_id = c.id order by n.raised_at desc, n.id limit 20) a`,
    newest,
  ),
}
const showOffice = (_: Parsed<typeof alarms.office>, { db }: CallContext) =>
  db.json(sql`select ${listOf(office, sql`from condominiums c where c.archived_at is null`, sql`c.name, c.id`)}`)

/** More than a person in need presses. An alarm of many still rings, up to this limit against a broken device. */
const mostRaised = 30

async function raise(input: Parsed<typeof alarms.raise>, context: CallContext) {
  const { condominium_id, id, gate_id, pressed_at, is_test } = input
  await limit(context, [
    { act: 'raise alarms', of: context.token_hash?.toString('hex') ?? '', most: mostRaised, minutes: 10 },
  ])
  const answer = await context.db.json(
    sql`select access.raise_alarm(${condominium_id}::uuid, ${id}::uuid, ${gate_id}::uuid, ${pressed_at}::timestamptz, ${is_test}::boolean)`,
  )
  if (answer.text === 'null') throw new Refusal('not_found', 404)
  return answer
}

const found = z.object({ found: z.boolean() })
async function there({ db }: CallContext, act: Sql) {
  const answer = await db.row(found, sql`select ${act} as found`)
  if (!answer?.found) throw new Refusal('not_found', 404)
}

export const alarmCalls = serve(alarms, {
  open,
  office: showOffice,
  raise,
  take: ({ condominium_id, id }, context) =>
    there(context, sql`access.take_alarm(${condominium_id}::uuid, ${id}::uuid)`),
  end: ({ condominium_id, id, note }, context) =>
    there(context, sql`access.end_alarm(${condominium_id}::uuid, ${id}::uuid, ${note})`),
  addContact: ({ condominium_id, id, name, telephone, account, step }, context) =>
    there(
      context,
      sql`access.add_alarm_contact(${condominium_id}::uuid, ${id}::uuid, ${name}, ${telephone}, ${account}, ${step}::int)`,
    ),
  removeContact: async ({ condominium_id, id }, { db }) => {
    await db.execute(sql`delete from alarm_contacts where condominium_id = ${condominium_id} and id = ${id}`)
  },
})
