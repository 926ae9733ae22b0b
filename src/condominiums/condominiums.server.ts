import { randomBytes } from 'node:crypto'
import { changeAsSeen } from '../server/calls/changedMeanwhile.ts'
import { endOnce } from '../server/calls/repeated.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { itemOf } from '../server/database/callerDb.ts'
import { before, pageOf, plainly } from '../server/database/page.ts'
import { orNull, type Shape } from '../server/database/shape.ts'
import { all, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { mostChoices } from '../shared/limits.ts'
import { condominiums } from './condominiums.contract.ts'

const newInvitation = () => randomBytes(16).toString('base64url')

const named = (search: string) => (search ? sql`plain(name) like ${plainly(search)}` : sql`true`)

/** Condominiums with open registration; the public sees only names. */
function join({ search, id }: Parsed<typeof condominiums.join>, { db }: CallContext) {
  return db.json(sql`select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id), '[]')
    from (select id, name from condominiums where archived_at is null and (${named(search)} or id = ${id}::uuid)
      order by id is not distinct from ${id}::uuid desc, name, id limit ${mostChoices + 1}::int) found`)
}

/** Users with more condominiums type a few letters to find one. */
function choose({ search, id }: Parsed<typeof condominiums.choose>, { db }: CallContext) {
  return db.json(sql`select coalesce(json_agg(json_build_object('id', id, 'name', name, 'time_zone', time_zone,
        'hint', case when alike > 1 then address end) order by name, id), '[]')
    from (select * from (select id, name, address, time_zone, count(*) over (partition by plain(name)) as alike
        from condominiums where archived_at is null) mine
      where ${named(search)} or id = ${id}::uuid
      order by id is not distinct from ${id}::uuid desc, name, id limit ${mostChoices + 1}::int) found`)
}

const ofForm: Shape = {
  name: sql`name`,
  address: sql`address`,
  time_zone: sql`time_zone`,
  country: sql`country`,
  listed: sql`listed`,
  retention_days: sql`access.retention_of(condominiums)`,
  log_resident_entries: sql`log_resident_entries`,
  homes_invite: sql`homes_invite`,
  photos_on_passes: sql`photos_on_passes`,
  office_phone: sql`office_phone`,
  office_whatsapp: sql`office_whatsapp`,
  revision: sql`revision`,
}
const condominium: Shape = {
  ...ofForm,
  id: sql`id`,
  next_retention: orNull({
    days: sql`case when next_retention_from > now() then next_retention_days end`,
    from: sql`next_retention_from`,
    by_name: sql`(select p.full_name from profiles p where p.id = next_retention_by)`,
  }),
  invitation_code: sql`invitation_code`,
  created_at: sql`created_at`,
  has_admin: sql`access.is_run(id)`,
  people: sql`(select count(*) from residences r where r.condominium_id = condominiums.id and r.until is null)
    + (select count(*) from assignments a where a.condominium_id = condominiums.id)`,
  last_cleaning: sql`(select json_build_object('at', coalesce(r.finished_at, r.began_at), 'visits', r.authorizations,
      'log_lines', r.log_subjects, 'guests', r.guests)
    from retention_runs r where r.condominium_id = condominiums.id order by r.day desc limit 1)`,
}

function list({ search, unrun, after }: Parsed<typeof condominiums.list>, { db }: CallContext) {
  const cursor = [sql`created_at`, sql`id`] as const
  const wanted = all([before(cursor, after), named(search), unrun ? sql`not access.is_run(id)` : sql`true`])
  return db.answer(
    pageOf({
      shape: condominium,
      from: sql`from condominiums where archived_at is null and ${wanted} order by created_at desc, id desc`,
      cursor,
    }),
  )
}

/** The browser created the id: a repeated call creates one condominium. */
async function create(input: Parsed<typeof condominiums.create>, { db }: CallContext) {
  await db.execute(sql`insert into condominiums
      (id, name, address, time_zone, country, listed, retention_days, log_resident_entries, homes_invite, photos_on_passes, office_phone,
        office_whatsapp, invitation_code, created_by)
    values (${input.id}, ${input.name}, ${input.address}, ${input.time_zone}, ${input.country ?? null}, ${input.listed}, ${input.retention_days},
      ${input.log_resident_entries}, ${input.homes_invite ?? false}, ${input.photos_on_passes ?? true}, ${input.office_phone ?? null},
      ${input.office_whatsapp ?? null}, ${newInvitation()}, access.caller_id())
    on conflict (id) do nothing`)
}

function change(input: Parsed<typeof condominiums.change>, { db }: CallContext) {
  return changeAsSeen(db, {
    revision: input.revision,
    change: sql`update condominiums set name = ${input.name}, address = ${input.address},
      time_zone = ${input.time_zone}, country = ${input.country === undefined ? sql`country` : input.country}, listed = ${input.listed}, retention_days = ${input.retention_days},
      log_resident_entries = ${input.log_resident_entries}, homes_invite = ${input.homes_invite ?? sql`homes_invite`},
      photos_on_passes = ${input.photos_on_passes ?? sql`photos_on_passes`},
      office_phone = ${input.office_phone === undefined ? sql`office_phone` : input.office_phone},
      office_whatsapp = ${input.office_whatsapp === undefined ? sql`office_whatsapp` : input.office_whatsapp}
    where id = ${input.id} and archived_at is null and revision = ${input.revision}::int`,
    now: itemOf(ofForm, sql`from condominiums where id = ${input.id} and archived_at is null`),
  })
}

function renewInvitation({ id }: Parsed<typeof condominiums.renewInvitation>, { db }: CallContext) {
  return db.executeOrNotFound(
    sql`update condominiums set invitation_code = ${newInvitation()} where id = ${id} and archived_at is null`,
  )
}

function archive({ id }: Parsed<typeof condominiums.archive>, { db }: CallContext) {
  const act = sql`update condominiums set archived_at = now() where id = ${id} and archived_at is null`
  return endOnce(db, act, 'condominium', [id])
}

export const condominiumCalls = serve(condominiums, {
  join,
  invited: ({ invitation_code }, { db }) =>
    db.json(
      sql`select json_build_object('id', id, 'name', name) from access.condominium_by_invitation(${invitation_code})`,
    ),
  choose,
  list,
  create,
  foresee: ({ id, retention_days }, { db }) => db.json(sql`select access.foresee(${id}::uuid, ${retention_days}::int)`),
  change,
  keepRetention: ({ id }, { db }) =>
    endOnce(db, sql`select from access.keep_retention(${id}::uuid) kept where kept`, 'shorter_retention', [id]),
  renewInvitation,
  archive,
})
