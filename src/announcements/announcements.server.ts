/** Handlers of the calls about announcements. The database sends, and fixes homes and readers. */
import { changeAsSeen } from '../server/calls/changedMeanwhile.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { itemOf } from '../server/database/callerDb.ts'
import { before, pageOf } from '../server/database/page.ts'
import type { Shape } from '../server/database/shape.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { refusal } from '../shared/refusal.ts'
import { announcements } from './announcements.contract.ts'
import { announcementRefusals } from './announcements.refusals.ts'
import { announcementFileHandlers } from './files/announcementFiles.server.ts'

const written: Shape = {
  id: sql`a.id`,
  title: sql`a.title`,
  body: sql`a.body`,
  audience: sql`a.audience`,
  tower: sql`a.tower`,
  units: sql`to_json(a.units)`,
  asks_confirmation: sql`a.asks_confirmation`,
  send_at: sql`a.send_at`,
  sent_at: sql`a.sent_at`,
  ends_at: sql`a.ends_at`,
  written_by_name: sql`a.written_by_name`,
  written_at: sql`a.written_at`,
  revision: sql`a.revision`,
  formal: sql`a.formal`,
  folio: sql`access.folio_of_notice(a)`,
  corrects: sql`a.corrects`,
  corrects_folio: sql`access.folio_of(a.condominium_id, a.corrects)`,
  corrected_by: sql`access.folio_correcting(a.condominium_id, a.id)`,
  files: sql`access.files_of_announcement(a)`,
}

/** Reads the readers of an announcement once for all counts. */
const receipts = sql`cross join lateral (
  select count(distinct n.unit_number) filter (where num_nonnulls(n.rung_at, n.mailed_at, n.shown_at) > 0) as received,
    count(distinct n.unit_number) filter (where n.opened_at is not null) as opened,
    count(distinct n.unit_number) filter (where n.confirmed_at is not null) as confirmed,
    count(*) filter (where n.unit_number is null) as guards,
    count(*) filter (where n.unit_number is null and n.opened_at is not null) as guards_opened,
    count(*) filter (where n.unit_number is null and n.confirmed_at is not null) as guards_confirmed
  from announcement_readers n where n.condominium_id = a.condominium_id and n.announcement_id = a.id) got`
const counts: Shape = {
  homes: sql`(select count(*) from announcement_homes h where h.condominium_id = a.condominium_id and h.announcement_id = a.id)`,
  received: sql`got.received`,
  opened: sql`got.opened`,
  confirmed: sql`got.confirmed`,
  guards: sql`got.guards`,
  guards_opened: sql`got.guards_opened`,
  guards_confirmed: sql`got.guards_confirmed`,
}
const listed: Shape = { ...written, ...counts }
const shown: Shape = {
  ...listed,
  condominium: sql`c.name`,
  time_zone: sql`c.time_zone`,
  addressed: sql`access.announcement_receipts(a.condominium_id, a.id)`,
}

const list = ({ condominium_id, after }: Parsed<typeof announcements.list>, { db }: CallContext) =>
  db.answer(
    pageOf({
      shape: listed,
      from: sql`from announcements a ${receipts} where a.condominium_id = ${condominium_id}::uuid and ${before([sql`a.written_at`, sql`a.id`], after)}
        order by a.written_at desc, a.id desc`,
      cursor: [sql`a.written_at`, sql`a.id`],
    }),
  )

const choices = ({ condominium_id }: Parsed<typeof announcements.choices>, { db }: CallContext) =>
  db.json(sql`select json_build_object('time_zone', c.time_zone,
      'towers', (select coalesce(json_agg(t.tower order by lower(t.tower)), '[]') from (
        select distinct u.tower from units u where u.condominium_id = c.id and u.tower is not null) t),
      'units', (select coalesce(json_agg(u.unit_number order by u.unit_order collate "C"), '[]') from units u where u.condominium_id = c.id),
      'notices', (select coalesce(json_agg(json_build_object('id', f.id, 'folio', access.folio_of_notice(f), 'title', f.title) order by f.sent_at desc), '[]')
        from (select a.* from announcements a where a.condominium_id = c.id and a.formal and a.sent_at is not null
          order by a.sent_at desc limit 50) f))
    from condominiums c where c.id = ${condominium_id}::uuid and access.runs_condominium(c.id)`)

export const readReceipts = (
  { condominium_id, id }: Parsed<typeof announcements.show>,
  { db }: Pick<CallContext, 'db'>,
) =>
  db.answer(
    itemOf(
      shown,
      sql`from announcements a join condominiums c on c.id = a.condominium_id ${receipts}
        where a.condominium_id = ${condominium_id}::uuid and a.id = ${id}::uuid`,
    ),
  )

type Form = Omit<Parsed<typeof announcements.write>, 'condominium_id' | 'id'>

/** A choice that does not use a tower or units leaves them out. */
const columnsOf = ({ audience, tower, units, send, send_at, files, ...form }: Form) => ({
  ...form,
  file_ids: files ? files.map(({ id }) => id) : null,
  file_words: files ? files.map(({ words }) => words ?? '') : null,
  corrects: form.formal ? form.corrects : null,
  audience,
  tower: audience === 'tower' ? tower : null,
  units: audience === 'units' ? [...new Set(units)] : [],
  send_at: send === 'now' ? sql`now()` : sql`${send === 'later' ? send_at : null}::timestamptz`,
})

/** The same announcement once more is the success that it was. */
async function write(input: Parsed<typeof announcements.write>, { db }: CallContext) {
  const { condominium_id, id, ...form } = input
  const row = columnsOf(form)
  await db.execute(sql`insert into announcements (condominium_id, id, title, body, audience, tower, units, asks_confirmation, send_at, ends_at, formal, corrects,
      file_ids, file_words)
    values (${condominium_id}::uuid, ${id}::uuid, ${row.title}, ${row.body}, ${row.audience}, ${row.tower}, ${row.units}::text[], ${row.asks_confirmation}::boolean,
      ${row.send_at}, ${row.ends_at}::timestamptz, ${row.formal}::boolean, ${row.corrects}::uuid,
      ${row.file_ids ?? []}::uuid[], ${row.file_words ?? []}::text[])
    on conflict (condominium_id, id) do nothing`)
}

function change(input: Parsed<typeof announcements.change>, { db }: CallContext) {
  const { condominium_id, id, revision, ...form } = input
  const row = columnsOf(form)
  const one = sql`a.condominium_id = ${condominium_id}::uuid and a.id = ${id}::uuid`
  return changeAsSeen(db, {
    revision,
    change: sql`update announcements a set title = ${row.title}, body = ${row.body}, audience = ${row.audience}, tower = ${row.tower}, units = ${row.units}::text[],
        asks_confirmation = ${row.asks_confirmation}::boolean, send_at = ${row.send_at}, ends_at = ${row.ends_at}::timestamptz, formal = ${row.formal}::boolean, corrects = ${row.corrects}::uuid,
        file_ids = coalesce(${row.file_ids}::uuid[], a.file_ids), file_words = coalesce(${row.file_words}::text[], a.file_words)
      where ${one} and a.revision = ${revision}::int`,
    now: itemOf(written, sql`from announcements a where ${one}`),
  })
}

/** An announcement that is gone is withdrawn; a sent one stays. */
async function withdraw({ condominium_id, id }: Parsed<typeof announcements.withdraw>, { db }: CallContext) {
  const one = sql`condominium_id = ${condominium_id}::uuid and id = ${id}::uuid`
  if ((await db.execute(sql`delete from announcements where ${one} and sent_at is null`)) > 0) return
  if ((await db.execute(sql`select from announcements where ${one}`)) > 0)
    throw refusal(announcementRefusals, 'announcement_sent')
}

/** An announcement that has ended stays ended at its first time. */
async function end({ condominium_id, id }: Parsed<typeof announcements.end>, { db }: CallContext) {
  const one = sql`condominium_id = ${condominium_id}::uuid and id = ${id}::uuid and sent_at is not null`
  const ended = await db.execute(
    sql`update announcements set ends_at = now() where ${one} and coalesce(ends_at > now(), true)`,
  )
  if (ended === 0) await db.executeOrNotFound(sql`select from announcements where ${one}`)
}

const mine = (_: unknown, { db }: CallContext) =>
  db.json(sql`select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'body', a.body, 'condominium', a.condominium,
      'time_zone', a.time_zone, 'asks_confirmation', a.asks_confirmation, 'folio', a.folio, 'corrects', a.corrects, 'corrected_by', a.corrected_by, 'files', a.files,
      'sent_at', a.sent_at, 'ends_at', a.ends_at,
      'opened_at', a.opened_at, 'confirmed_at', a.confirmed_at) order by a.sent_at desc, a.id desc), '[]')
    from access.announcements_of_caller() a`)

const current = (_: unknown, { db }: CallContext) =>
  db.json(sql`select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'time_zone', a.time_zone, 'sent_at', a.sent_at,
      'asks_confirmation', a.asks_confirmation, 'shown', a.shown_at is not null, 'opened', a.opened_at is not null)
      order by a.sent_at desc, a.id desc), '[]')
    from access.announcements_of_caller() a
    where coalesce(a.ends_at > now(), true) and (a.opened_at is null or a.asks_confirmation and a.confirmed_at is null)`)

const mark = async ({ id, as }: Parsed<typeof announcements.mark>, { db }: CallContext) => {
  await db.executeOrNotFound(sql`select from access.mark_announcement(${id}::uuid, ${as}) done where done`)
}

export const announcementCalls = serve(announcements, {
  ...{ list, choices, show: readReceipts, write, change, withdraw, end },
  ...{ mine, current, mark, ...announcementFileHandlers },
})
