import { z } from 'zod'
import { authTypes } from '../authorizations/kinds.ts'
import { changeAsSeen } from '../server/calls/changedMeanwhile.ts'
import { endOnce } from '../server/calls/repeated.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { itemOf } from '../server/database/callerDb.ts'
import { unitLike } from '../server/database/fragments/unitSearch.ts'
import { visitShown } from '../server/database/fragments/visibleNames.ts'
import { pageOf, pastText, plainly } from '../server/database/page.ts'
import { jsonOf, type Shape } from '../server/database/shape.ts'
import { all, type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { units } from './units.contract.ts'
import { mostPermits, type UnitChoice } from './units.rules.ts'

const facts: Shape = {
  tower: sql`u.tower`,
  floor: sql`u.floor`,
  kind: sql`u.kind`,
  state: sql`u.state`,
  bays: sql`u.bays`,
  phones: sql`u.phones`,
  revision: sql`u.revision`,
}
const peopleOf = sql`count(*) filter (where r.since is not null) as people,
  count(*) filter (where r.since is not null and not p.started) as unopened, count(*) filter (where r.since is null) as asking`
/** Each unit with its accounts, counted once. */
const peopled = sql`units u cross join lateral (
  select ${peopleOf} from residences r join profiles p on p.id = r.profile_id
    where r.condominium_id = u.condominium_id and r.unit_number = u.unit_number and r.until is null) home`
const unit: Shape = {
  ...facts,
  id: sql`u.id`,
  unit_number: sql`u.unit_number`,
  people: sql`home.people`,
  unopened: sql`home.unopened`,
  asking: sql`home.asking`,
}
const order = [sql`u.unit_order collate "C"`, sql`u.id`] as const

/** Matches number, tower and residents. */
function found(search: string, condominiumId: string): Sql {
  if (!search) return sql`true`
  return sql`(plain(u.unit_number) like ${plainly(search)} or plain(u.tower) like ${plainly(search)}
    or ${unitLike({ place: sql`u.condominium_id`, unit: sql`u.unit_number` }, search)} or u.written_key = (select unit_key(${search})) or u.unit_number in (
    select r.unit_number from residences r join profiles p on p.id = r.profile_id
      where r.condominium_id = ${condominiumId}::uuid and r.until is null and plain(p.full_name) like ${plainly(search)}))`
}

/** An account counts when its person has opened it. */
const chosen: Readonly<Record<UnitChoice, Sql>> = {
  asking: sql`home.asking > 0`,
  with_account: sql`home.people > home.unopened`,
  unopened: sql`home.people > 0 and home.people = home.unopened`,
  empty: sql`u.state = 'empty'`,
  rented_out: sql`u.state = 'rented_out'`,
}

function list({ condominium_id, search, only, after }: Parsed<typeof units.list>, { db }: CallContext) {
  const wanted = all([
    sql`u.condominium_id = ${condominium_id}::uuid`,
    pastText(order, after),
    found(search, condominium_id),
    only ? chosen[only] : sql`true`,
  ])
  return db.answer(
    pageOf({
      shape: unit,
      from: sql`from ${peopled} where ${wanted} order by ${order[0]}, ${order[1]}`,
      cursor: [sql`u.unit_order`, sql`u.id`],
    }),
  )
}

function count({ condominium_id }: Parsed<typeof units.count>, { db }: CallContext) {
  const those = (choice: UnitChoice) => sql`count(*) filter (where ${chosen[choice]})`
  return db.json(sql`select json_build_object('total', count(*), 'asking', ${those('asking')}, 'with_account', ${those('with_account')},
      'unopened', ${those('unopened')}, 'empty', ${those('empty')}, 'rented_out', ${those('rented_out')})
    from units u left join (select r.unit_number, ${peopleOf} from residences r join profiles p on p.id = r.profile_id
        where r.condominium_id = ${condominium_id}::uuid and r.until is null group by r.unit_number) home
      on home.unit_number = u.unit_number
    where u.condominium_id = ${condominium_id}::uuid`)
}

/** The valid authorizations of the unit; a pet has no pass. */
const valid = sql`(a.condominium_id = u.condominium_id and a.unit_number = u.unit_number
  and access.host_stands(a.condominium_id, a.residence_id)
  and (access.in_force(a.auth_type, a.status, a.suspended_at, a.valid_from, a.valid_until) or a.auth_type = 'pet' and a.status = 'active'))`
const permits: Shape = {
  id: sql`a.id`,
  auth_type: sql`a.auth_type`,
  name: sql`concat_ws(' ', a.name, a.last_name)`,
  plate: sql`a.vehicle_plate`,
  until: sql`a.valid_until`,
}
const byKind = sql`array_position(${[...authTypes]}::text[], a.auth_type), a.name, a.id`
const dweller: Shape = {
  id: sql`p.id`,
  full_name: sql`p.full_name`,
  since: sql`r.since`,
  started: sql`p.started`,
  residence_id: sql`r.id`,
  kind: sql`r.kind`,
  may_authorize: sql`r.barred_at is null`,
  asked: sql`r.asked`,
  quiet_from: sql`to_char(r.quiet_from, 'HH24:MI')`,
  quiet_until: sql`to_char(r.quiet_until, 'HH24:MI')`,
}
const whole: Shape = {
  ...unit,
  dwellers: sql`(select coalesce(json_agg(${jsonOf(dweller)} order by r.since, p.full_name, p.id), '[]')
    from residences r join profiles p on p.id = r.profile_id
    where r.condominium_id = u.condominium_id and r.unit_number = u.unit_number and r.until is null)`,
  authorized: sql`(select json_build_object('vehicles', count(*) filter (where a.auth_type = 'vehicle'),
      'pets', count(*) filter (where a.auth_type = 'pet'), 'people', count(*) filter (where a.auth_type not in ('vehicle', 'pet')))
    from authorizations a where ${valid})`,
  permits: sql`(select coalesce(json_agg(${jsonOf(permits)} order by ${byKind}), '[]')
    from (select a.id, a.auth_type, a.name, a.last_name, a.vehicle_plate, a.valid_until
      from authorizations a where ${valid} and (a.auth_type in ('co_resident', 'vehicle', 'pet') or ${visitShown}) order by ${byKind} limit ${mostPermits}::int) a)`,
  waiting: sql`(select count(*) from authorizations a where a.condominium_id = u.condominium_id and a.unit_number = u.unit_number
    and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null
    and a.created_at > now() - access.time_to_answer())`,
  aliases: sql`(select coalesce(json_agg(json_build_object('alias', a.alias, 'merged', a.merged_id is not null) order by a.alias), '[]')
    from unit_aliases a where a.condominium_id = u.condominium_id and a.unit_id = u.id)`,
  administration_since: sql`u.administration_since`,
  answers_itself: sql`access.somebody_answers(u.condominium_id, u.unit_number)`,
  time_zone: sql`c.time_zone`,
}

const theUnit = (condominiumId: string, id: string) => sql`condominium_id = ${condominiumId}::uuid and id = ${id}::uuid`

function show({ condominium_id, id }: Parsed<typeof units.show>, { db }: CallContext) {
  return db.answer(
    itemOf(
      whole,
      sql`from ${peopled} join condominiums c on c.id = u.condominium_id
        where u.condominium_id = ${condominium_id}::uuid and u.id = ${id}::uuid`,
    ),
  )
}

const alikeNow = z.object({ unit_number: z.string(), is: z.string() })

/** If two admins create the same units at once, each is created once. A fixed order prevents a deadlock. */
async function make({ condominium_id, units: wanted }: Parsed<typeof units.make>, { db }: CallContext) {
  const made = await db.execute(sql`insert into units (condominium_id, id, unit_number, tower, floor, kind, apart)
    select ${condominium_id}::uuid, n.id, n.unit_number, n.tower, n.floor, n.kind, coalesce(n.apart, false)
      from json_to_recordset(${JSON.stringify(wanted)}::json) n(id uuid, unit_number text, tower text, floor text, kind text, apart boolean)
      order by unit_key(n.unit_number), n.unit_number
    on conflict do nothing`)
  if (made === wanted.length) return { made, alike: [] }
  const alike = await db.rows(
    alikeNow,
    sql`select n.unit_number, min(u.unit_number) as is from unnest(${wanted.map(({ unit_number }) => unit_number)}::text[]) n(unit_number)
      cross join lateral access.units_alike(${condominium_id}::uuid, n.unit_number) k
      join units u on u.condominium_id = ${condominium_id}::uuid and u.id = k.id
      where not exists (select from units o where o.condominium_id = ${condominium_id}::uuid and o.unit_number = n.unit_number)
      group by n.unit_number order by n.unit_number`,
  )
  return { made, alike }
}

function change(input: Parsed<typeof units.change>, { db }: CallContext) {
  const one = theUnit(input.condominium_id, input.id)
  return changeAsSeen(db, {
    revision: input.revision,
    change: sql`update units set tower = ${input.tower}, floor = ${input.floor}, kind = ${input.kind}, state = ${input.state},
      bays = ${input.bays}, phones = ${JSON.stringify(input.phones)}::jsonb where ${one} and revision = ${input.revision}::int`,
    now: itemOf(facts, sql`from units u where ${one}`),
  })
}

export const unitCalls = serve(units, {
  list,
  count,
  show,
  make,
  change,
  answerFor: ({ condominium_id, id, answers }, { db }) =>
    db.executeOrNotFound(sql`update units set administration_since = case when ${answers}::boolean then coalesce(administration_since, now()) end
      where ${theUnit(condominium_id, id)}`),
  remove: ({ condominium_id, id }, { db }) =>
    endOnce(db, sql`delete from units where ${theUnit(condominium_id, id)}`, 'unit', [id]),
})
