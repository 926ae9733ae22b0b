/** The policies of access/people/profiles.sql decide whom the user sees; these queries only filter. */

import type { CallContext } from '../server/calls/serve.ts'
import { itemOf } from '../server/database/callerDb.ts'
import { unitLike } from '../server/database/fragments/unitSearch.ts'
import { before, containing, newestOfEach, pageOf, pageSize, plainly } from '../server/database/page.ts'
import { orNull, type Shape } from '../server/database/shape.ts'
import { all, constant, type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { mostChoices } from '../shared/limits.ts'
import type { ApprovalStatus, UserRole } from '../shared/roles.ts'
import { homesOf, shownHome } from './homes/homes.server.ts'
import type { people } from './people.contract.ts'
import { peopleOrders } from './peopleOrder.server.ts'

type Filter = Parsed<typeof people.list>

const asksForHome = sql`(p.approval_status = 'approved' and r.id is not null and r.since is null)`

const person: Shape = {
  id: sql`p.id`,
  full_name: sql`p.full_name`,
  sign: sql`case when p.user_role not in ('resident', 'board') then p.sign end`,
  email: sql`p.email`,
  username: sql`p.username`,
  phone_number: sql`p.phone_number`,
  user_role: sql`access.role_here(p)`,
  approval_status: sql`case when ${asksForHome} then 'pending' else p.approval_status end`,
  email_confirmed: sql`p.email_confirmed_at is not null`,
  started: sql`(p.started or p.relief_until is not null)`,
  relief_until: sql`p.relief_until`,
  invited_at: sql`p.invited_at`,
  revision: sql`p.revision`,
  created_at: sql`p.created_at`,
  condominium: orNull({ id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` }),
  unit_number: sql`r.unit_number`,
  invited_by_name: sql`r.invited_by_name`,
  assigned: sql`(select coalesce(json_agg(json_build_object('id', ac.id, 'name', ac.name) order by ac.name), '[]')
    from assignments a join condominiums ac on ac.id = a.condominium_id where a.profile_id = p.id)`,
  removal_requested_at: sql`(select q.requested_at from removal_requests q where q.profile_id = p.id)`,
  objections: sql`(select coalesce(json_agg(json_build_object('by_name', o.by_name, 'at', o.objected_at,
      'kind', o.kind, 'reason', o.reason, 'stopped', o.stopped) order by o.objected_at), '[]')
    from access.open_objections() o where o.newcomer_id = p.id)`,
  asked_home: sql`case when ${asksForHome} then r.id end`,
  homes: homesOf,
  leaves_at: sql`r.leaves_at`,
  moves_to: sql`r.moves_to`,
  may_change: sql`p.id <> (select access.caller_id())
    and ((select access.runs_all()) or p.id = any((select access.caller_managed_people())::uuid[]))`,
}
const whole = sql`from profiles p ${shownHome}`

/** The current values, for a form that was saved too late. */
export const personNow = (id: string) => itemOf(person, sql`${whole} where p.id = ${id}`)

/** Finds the page with few columns first, and reads all columns for its people only. */
export function listPeople({ sort = 'newest', after, ...wanted }: Filter, { db }: CallContext) {
  const order = peopleOrders[sort]
  return db.answer(
    pageOf({
      shape: person,
      from: sql`from (select found.*, row_number() over () as place from (
          select p.id, ${order.keys} as cursor from ${order.from}
          where ${all([order.after(after), ...conditions(wanted)])}
          order by ${order.by} limit ${constant(pageSize + 1)}) found) page
        join profiles p on p.id = page.id ${shownHome}
        order by page.place`,
      cursor: [sql`page.cursor`],
    }),
  )
}

/** The indexes of mail and telephone need three signs. Fewer than four digits are a unit. */
function byAddress(search: string): Sql {
  const digits = search.replace(/[\s().+-]/g, '')
  if (search.length > 3 && search.includes('@'))
    return sql`union all select id from profiles where plain(email) like ${plainly(search)}`
  return /^\d{4,}$/.test(digits)
    ? sql`union all select id from profiles where regexp_replace(phone_number, '\\D', '', 'g') like ${containing(digits)}`
    : sql``
}

/** The search box covers name, unit, condominium, mail and telephone; case and accents do not matter. */
function conditions({
  search,
  user_role,
  approval_status,
  condominium_id,
  started,
  wish,
}: Omit<Filter, 'sort' | 'after'>): Sql[] {
  const wanted: Sql[] = []
  if (user_role) wanted.push(hereAs(user_role))
  if (wish === 'answer') wanted.push(sql`p.id in (select newcomer_id from access.open_objections())`)
  if (wish === 'removal') wanted.push(sql`p.id in (select profile_id from removal_requests)`)
  if (started !== undefined) wanted.push(sql`(p.started or p.relief_until is not null) = ${started}`)
  if (approval_status) wanted.push(inState(approval_status))
  if (condominium_id) {
    wanted.push(sql`p.id in (
      select profile_id from residences where condominium_id = ${condominium_id} and until is null
      union all select profile_id from assignments where condominium_id = ${condominium_id})`)
  }
  if (search) {
    wanted.push(sql`p.id in (
      select id from profiles where plain(full_name) like ${plainly(search)}
      union all select id from profiles where username = ${search.toLowerCase()}
      union all select profile_id from residences r3 where r3.until is null and ${unitLike({ place: sql`r3.condominium_id`, unit: sql`r3.unit_number` }, search)}
      union all select r2.profile_id from residences r2 join condominiums c2 on c2.id = r2.condominium_id
        where r2.until is null and plain(c2.name) like ${plainly(search)}
      ${byAddress(search.trim())})`)
  }
  return wanted
}

/** The role at a place that the reader sees: the filter must not reveal that a person works elsewhere. */
const hereAs = (role: UserRole): Sql =>
  role === 'resident'
    ? sql`(p.user_role = 'resident' or access.role_here(p) = 'resident')`
    : sql`(p.user_role = ${role} and access.role_here(p) = ${role})`

/** Pending includes approved accounts that request a home. */
function inState(wanted: ApprovalStatus): Sql {
  if (wanted === 'pending') return sql`p.id in (select access.waiting_people())`
  return wanted === 'approved'
    ? sql`p.approval_status = 'approved' and p.id not in (select access.askers_for_homes())`
    : sql`p.approval_status = 'rejected'`
}

/** At the gate, a person with an account and a pending request does not live there. */
export const shownApproval = sql`case when r.since is null and p.approval_status = 'approved' then 'pending' else p.approval_status end`

export const living = sql`from residences r
    join profiles p on p.id = r.profile_id and p.approval_status <> 'rejected'`

export const residentsWanted = ({ search, condominium_id }: Pick<Filter, 'search' | 'condominium_id'>) =>
  all([
    sql`r.until is null`,
    ...(condominium_id ? [sql`r.condominium_id = ${condominium_id}::uuid`] : []),
    ...(search
      ? [
          sql`(plain(p.full_name) like ${plainly(search)} or ${unitLike({ place: sql`r.condominium_id`, unit: sql`r.unit_number` }, search)})`,
        ]
      : []),
  ])

/** Null for a guard, who only sees that there is a phone: the view has no rows for guards, so nothing is read. */
export const phoneOfHome = (condominium: Sql, residence: Sql) =>
  sql`case when current_setting('role') <> 'garita_agent' then
    (select h.phone_number from access.home_phones h where h.condominium_id = ${condominium} and h.residence_id = ${residence}) end`

const neighbor: Shape = {
  id: sql`p.profile_id`,
  full_name: sql`p.full_name`,
  email: sql`p.email`,
  phone_number: phoneOfHome(sql`p.condominium_id`, sql`p.id`),
  has_phone: sql`p.covered_phone is not null`,
  approval_status: sql`p.approval_status`,
  unit_number: sql`p.unit_number`,
  condominium: { id: sql`c.id`, name: sql`c.name` },
}

/** Starts from the residences, so that each condominium's own index is used. */
export function listDirectory({ after, ...filter }: Parsed<typeof people.directory>, { db }: CallContext) {
  const wanted = residentsWanted(filter)
  return db.answer(
    pageOf({
      shape: neighbor,
      from: sql`from (${newestOfEach(sql`select r.condominium_id, r.id, r.requested_at as at, r.unit_number, r.profile_id,
            p.full_name, p.email, p.covered_phone, ${shownApproval} as approval_status
          ${living} where r.condominium_id = c.id and ${wanted} and ${before([sql`r.requested_at`, sql`r.id`], after)}
          order by r.requested_at desc, r.id desc`)}) p
        join condominiums c on c.id = p.condominium_id
        order by p.at desc, p.id desc`,
      cursor: [sql`p.at`, sql`p.id`],
      counted: { rows: sql`select ${living} where ${wanted}`, after },
    }),
  )
}

export function countPeople(_: unknown, { db }: CallContext) {
  return db.json(sql`select json_build_object(
      'total', count(*),
      'approved', count(*) filter (where approval_status = 'approved'),
      'pending', (select count(*) from access.waiting_people()),
      'rejected', count(*) filter (where approval_status = 'rejected'),
      'not_started', count(*) filter (where approval_status = 'approved' and not started and relief_until is null),
      'objections', (select count(distinct newcomer_id) from access.open_objections()),
      'removals', (select count(*) from removal_requests where profile_id in (select id from profiles)))
    from profiles`)
}

const assignment: Shape = {
  profile_id: sql`p.id`,
  full_name: sql`p.full_name`,
  user_role: sql`p.user_role`,
  condominium: { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` },
  assigned_at: sql`a.assigned_at`,
  assigned_by_name: sql`(select b.full_name from profiles b where b.id = a.assigned_by)`,
}

export function assignments({ after }: Parsed<typeof people.assignments>, { db }: CallContext) {
  const cursor = [sql`a.assigned_at`, sql`a.profile_id`, sql`a.condominium_id`] as const
  return db.answer(
    pageOf({
      shape: assignment,
      from: sql`from assignments a join profiles p on p.id = a.profile_id join condominiums c on c.id = a.condominium_id
        where ${before(cursor, after)}
        order by a.assigned_at desc, a.profile_id desc, a.condominium_id desc`,
      cursor,
    }),
  )
}

export function countOperators(_: unknown, { db }: CallContext) {
  return db.json(sql`select json_build_object(
    'operators', (select count(*) from profiles p where ${hereAs('agent')}),
    'assignments', (select count(*) from assignments a join profiles p on p.id = a.profile_id),
    'condominiums', (select count(*) from condominiums where archived_at is null))`)
}

export function chooseOperator({ search, id }: Parsed<typeof people.chooseOperator>, { db }: CallContext) {
  const named = search ? sql`plain(full_name) like ${plainly(search)}` : sql`true`
  return db.json(sql`select coalesce(json_agg(json_build_object('id', id, 'name', full_name) order by full_name, id), '[]')
    from (select id, full_name from profiles p where ${hereAs('agent')} and (${named} or id = ${id}::uuid)
      order by id is not distinct from ${id}::uuid desc, full_name, id limit ${mostChoices + 1}::int) found`)
}
