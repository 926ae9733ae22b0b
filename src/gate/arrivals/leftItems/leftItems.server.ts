import { z } from 'zod'
import { type CallContext, serve } from '../../../server/calls/serve.ts'
import { listOf } from '../../../server/database/callerDb.ts'
import type { Due } from '../../../server/database/clock.ts'
import type { Shape } from '../../../server/database/shape.ts'
import { sql } from '../../../server/database/sql.ts'
import { limit } from '../../../server/limits/limits.ts'
import type { Parsed } from '../../../shared/contract.ts'
import { readJpeg } from '../../../shared/jpeg.ts'
import { Refusal, refusal } from '../../../shared/refusal.ts'
import { arrivedFile, isShownPicture } from '../../../shared/sentFiles.ts'
import { leftItems } from './leftItems.contract.ts'
import { leftItemRefusals } from './leftItems.refusals.ts'

const item: Shape = {
  id: sql`i.id`,
  unit_number: sql`i.unit_number`,
  kind: sql`i.kind`,
  said: sql`i.said`,
  company: sql`i.company`,
  shelf: sql`i.shelf`,
  collector: sql`i.collector`,
  left_at: sql`i.left_at`,
  photo: sql`access.has_item_photo(i.condominium_id, i.id)`,
  condominium: { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` },
}

const place = sql`json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone)`

const letCollect = ({ id, collector }: Parsed<typeof leftItems.letCollect>, { db }: CallContext) =>
  db.executeOrNotFound(sql`select from access.let_collect(${id}::uuid, ${collector}) done where done`)

const photoPlace = (condominiumId: string, itemId: string) => ({
  table: 'left_item_photos',
  row: `${condominiumId} ${itemId}`,
})
const sealedPhoto = z.object({ condominium_id: z.uuid(), sealed_photo: z.instanceof(Buffer) })

async function photo({ id }: Parsed<typeof leftItems.photo>, { db, keys }: CallContext) {
  const found = await db.row(
    sealedPhoto,
    sql`select condominium_id, sealed_photo from left_item_photos where item_id = ${id}::uuid`,
  )
  if (!found) throw new Refusal('not_found', 404)
  return { jpeg: keys.photo.unseal(photoPlace(found.condominium_id, id), found.sealed_photo).toString('base64') }
}

/** A station sends the photos of hours without a connection at once. */
const mostPhotos = 120
/** A busy gate takes some hundred. Without this limit, one account fills the disk of the log within days. */
const mostPhotosInDay = 400

async function addPhoto(sent: Parsed<typeof leftItems.addPhoto>, context: CallContext) {
  const { db, keys, token_hash } = context
  const caller = await db.row(z.object({ me: z.string() }), sql`select access.caller_id() as me`)
  await limit(context, [
    { act: 'add photos of items', of: token_hash?.toString('hex') ?? '', most: mostPhotos, minutes: 10 },
    { act: 'add photos of items in a day', of: caller?.me ?? '', most: mostPhotosInDay, minutes: 24 * 60 },
  ])
  const [[condominiumId = '', id = ''], bytes] = arrivedFile(sent, 2)
  const picture = readJpeg(bytes)
  const named = z.uuid().safeParse(condominiumId).success && z.uuid().safeParse(id).success
  if (!picture || !isShownPicture(picture) || !named) throw refusal(leftItemRefusals, 'item_photo_unreadable', 422)
  const sealed = keys.photo.seal(photoPlace(condominiumId, id), Buffer.from(picture.bytes))
  await db.executeOrNotFound(sql`with item as (select i.condominium_id, i.id from left_items i
      where i.condominium_id = ${condominiumId}::uuid and i.id = ${id}::uuid and i.left_at > now() - access.time_to_add_photo()),
    added as (insert into left_item_photos (condominium_id, item_id, sealed_photo)
      select item.condominium_id, item.id, ${sealed}::bytea from item on conflict do nothing)
    select from item`)
}

/** The reminders are due in the evening, once a day. */
export const remindersDue: Due = {
  kind: 'left_items',
  fault: 'reminders of items at the gate wait',
  look: sql`select access.remind_of_left_items()`,
}

export const leftItemCalls = serve(leftItems, {
  book: (_, { db }) =>
    db.json(sql`select json_build_object(
      'waiting', (select coalesce(json_agg(json_build_object('id', i.id, 'unit_number', i.unit_number, 'kind', i.kind, 'said', i.said,
            'company', i.company, 'shelf', i.shelf, 'collector', i.collector, 'left_at', i.left_at,
            'photo', access.has_item_photo(i.condominium_id, i.id), 'condominium', ${place}, 'people', access.people_of_home(i.condominium_id, i.unit_number)) order by i.left_at, i.id), '[]')
          from (select w.* from left_items w where w.handed_at is null order by w.left_at limit 500) i
          join condominiums c on c.id = i.condominium_id),
      'handed', (select coalesce(json_agg(json_build_object('id', i.id, 'unit_number', i.unit_number, 'kind', i.kind, 'said', i.said,
            'company', i.company, 'shelf', i.shelf, 'collector', i.collector, 'left_at', i.left_at,
            'photo', access.has_item_photo(i.condominium_id, i.id), 'condominium', ${place}, 'handed_at', i.handed_at, 'handed_to', i.handed_to) order by i.handed_at desc, i.id), '[]')
          from (select w.* from left_items w where w.handed_at > now() - interval '7 days' order by w.handed_at desc limit 30) i
          join condominiums c on c.id = i.condominium_id))`),
  mine: (_, { db }) =>
    db.answer(
      listOf(
        item,
        sql`from left_items i join condominiums c on c.id = i.condominium_id
          where i.condominium_id = (access.caller_home()).condominium_id and i.unit_number = (access.caller_home()).unit_number
            and i.handed_at is null order by i.left_at, i.id limit 50`,
      ),
    ),
  photo,
  addPhoto,
  letCollect,
})
