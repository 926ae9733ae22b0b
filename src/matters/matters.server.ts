/** Handlers of the calls about messages to the administration. The functions of the database check the caller and the limits. */
import { z } from 'zod'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { before, pageOf } from '../server/database/page.ts'
import type { Shape } from '../server/database/shape.ts'
import { all, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { readJpeg } from '../shared/jpeg.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { arrivedFile, isShownPicture } from '../shared/sentFiles.ts'
import { matters } from './matters.contract.ts'
import { matterRefusals } from './matters.refusals.ts'

const state = sql`case when m.closed_at is not null then 'closed' when m.waits_since is not null then 'waiting' else 'answered' end`

const shape: Shape = {
  id: sql`m.id`,
  condominium: sql`access.place_of_matter(m)`,
  begins: sql`(select left(w.said, 200) from matter_messages w where w.condominium_id = m.condominium_id and w.id = m.id)`,
  author_name: sql`m.author_name`,
  unit_number: sql`access.unit_of_matter(m)`,
  state,
  last_at: sql`m.last_at`,
}

const narrowed = {
  waiting: sql`m.waits_since is not null`,
  answered: sql`m.waits_since is null and m.closed_at is null`,
  closed: sql`m.closed_at is not null`,
} as const

function list({ state, condominium_id, after }: Parsed<typeof matters.list>, { db }: CallContext) {
  const cursor = [sql`m.last_at`, sql`m.id`] as const
  const wanted = all([
    before(cursor, after),
    state ? narrowed[state] : sql`true`,
    condominium_id ? sql`m.condominium_id = ${condominium_id}` : sql`true`,
  ])
  return db.answer(
    pageOf({ shape, from: sql`from matters m where ${wanted} order by m.last_at desc, m.id desc`, cursor }),
  )
}

/** Residents and owners read only their own. */
const show = ({ id }: Parsed<typeof matters.show>, { db }: CallContext) =>
  db.json(sql`select json_build_object('id', m.id, 'condominium', access.place_of_matter(m), 'author_name', m.author_name,
      'unit_number', access.unit_of_matter(m), 'state', ${state}, 'closed_at', m.closed_at, 'closed_by_name', m.closed_by_name,
      'mine', current_setting('role') in ('garita_resident', 'garita_applicant'), 'reopens_until', m.closed_at + access.time_to_reopen(),
      'messages', (select json_agg(json_build_object('id', w.id, 'by_author', w.by_author, 'by_name', w.by_name, 'said', w.said,
          'said_at', w.said_at, 'photo', exists (select from matter_photos p where p.condominium_id = w.condominium_id and p.message_id = w.id)) order by w.said_at, w.id)
        from matter_messages w where w.condominium_id = m.condominium_id and w.matter_id = m.id))
    from matters m join matter_messages f on f.condominium_id = m.condominium_id and f.matter_id = m.id where f.id = ${id}`)

const contact = (_: unknown, { db }: CallContext) => db.json(sql`select access.contact_of_administration()`)

const photoPlace = (row: string) => ({ table: 'matter_photos', row })
const sealedPhoto = z.object({ id: z.string(), sealed: z.string() })

async function photo({ message_id }: Parsed<typeof matters.photo>, { db, keys }: CallContext) {
  const found = await db.row(
    sealedPhoto,
    sql`select p.id, encode(p.sealed_photo, 'base64') as sealed from matter_photos p where p.message_id = ${message_id}`,
  )
  if (!found) throw new Refusal('not_found', 404)
  return { jpeg: keys.photo.unseal(photoPlace(found.id), Buffer.from(found.sealed, 'base64')).toString('base64') }
}

async function keepPhoto(sent: Parsed<typeof matters.keepPhoto>, { db, keys }: CallContext) {
  const [[id = ''], bytes] = arrivedFile(sent, 1)
  const picture = readJpeg(bytes)
  if (!picture || !isShownPicture(picture) || !z.uuid().safeParse(id).success)
    throw refusal(matterRefusals, 'matter_photo_unreadable', 422)
  const sealed = keys.photo.seal(photoPlace(id), Buffer.from(picture.bytes))
  await db.executeOrNotFound(sql`select from access.keep_matter_photo(${id}::uuid, ${sealed}::bytea) done where done`)
}

const begin = ({ id, said, photo_id }: Parsed<typeof matters.begin>, { db }: CallContext) =>
  db.executeOrNotFound(sql`select from access.begin_matter(${id}::uuid, ${said}, ${photo_id}::uuid) done where done`)

const say = (
  { condominium_id, matter_id, id, said, photo_id, seen }: Parsed<typeof matters.say>,
  { db }: CallContext,
) =>
  db.executeOrNotFound(
    sql`select from access.say_in_matter(${condominium_id}::uuid, ${matter_id}::uuid, ${id}::uuid, ${said}, ${photo_id}::uuid, ${seen}::int) done where done`,
  )

const close = ({ condominium_id, matter_id, seen }: Parsed<typeof matters.close>, { db }: CallContext) =>
  db.executeOrNotFound(
    sql`select from access.close_matter(${condominium_id}::uuid, ${matter_id}::uuid, ${seen}::int) done where done`,
  )

export const matterCalls = serve(matters, { list, show, contact, photo, keepPhoto, begin, say, close })
