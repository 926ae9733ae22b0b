/** Handlers of the calls about photos. The policies of `pass_photos` decide who reads and writes them. */
import { z } from 'zod'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { limit } from '../server/limits/limits.ts'
import type { Parsed } from '../shared/contract.ts'
import { readJpeg } from '../shared/jpeg.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { photos } from './photos.contract.ts'
import { photoRefusals } from './photos.refusals.ts'
import { isPhotoSize, mostPhotoBytes } from './photos.rules.ts'

const allowed = (_: unknown, { db }: CallContext) =>
  db.json(sql`select json_build_object('allowed', coalesce((select c.photos_on_passes from condominiums c
    where c.id = (access.caller_home()).condominium_id), false))`)

const photoPlace = (authorizationId: string, id: string) => ({ table: 'pass_photos', row: `${authorizationId} ${id}` })

const ownPlace = (residenceId: string, id: string) => ({ table: 'resident_photos', row: `${residenceId} ${id}` })

const sealed = z.object({ sealed: z.instanceof(Buffer) })

async function show({ authorization_id, id }: Parsed<typeof photos.show>, { db, keys }: CallContext) {
  const found = await db.row(
    sealed,
    sql`select sealed from pass_photos where authorization_id = ${authorization_id}::uuid and id = ${id}::uuid`,
  )
  if (!found) throw new Refusal('not_found', 404)
  return { jpeg: keys.photo.unseal(photoPlace(authorization_id, id), found.sealed).toString('base64') }
}

const named = sealed.extend({ id: z.uuid(), of: z.uuid(), own: z.boolean() })

async function atGate({ condominium_id, ids }: Parsed<typeof photos.atGate>, { db, keys }: CallContext) {
  const found = await db.rows(
    named,
    sql`select id, authorization_id as of, sealed, false as own from pass_photos
        where condominium_id = ${condominium_id}::uuid and id = any(${ids}::uuid[])
      union all select id, residence_id, sealed, true from resident_photos
        where condominium_id = ${condominium_id}::uuid and id = any(${ids}::uuid[])`,
  )
  return {
    photos: found.map(({ id, of, own, sealed }) => ({
      id,
      jpeg: keys.photo.unseal(own ? ownPlace(of, id) : photoPlace(of, id), sealed).toString('base64'),
    })),
  }
}

/** A home adds a photo now and then. */
const mostPhotos = 60

/** Returns the bytes without metadata. */
async function checked(jpeg: string, context: CallContext): Promise<Buffer> {
  const { token_hash } = context
  await limit(context, [{ act: 'add photos', of: token_hash?.toString('hex') ?? '', most: mostPhotos, minutes: 10 }])
  const picture = readJpeg(Buffer.from(jpeg, 'base64'))
  if (!picture || !isPhotoSize(picture)) throw refusal(photoRefusals, 'photo_unreadable', 422)
  if (picture.bytes.length > mostPhotoBytes) throw refusal(photoRefusals, 'photo_too_large', 422)
  return Buffer.from(picture.bytes)
}

async function put({ authorization_id, id, jpeg }: Parsed<typeof photos.put>, context: CallContext) {
  const { db, keys } = context
  const bytes = keys.photo.seal(photoPlace(authorization_id, id), await checked(jpeg, context))
  const kept = await db.execute(sql`insert into pass_photos (condominium_id, authorization_id, id, sealed)
    select a.condominium_id, a.id, ${id}::uuid, ${bytes}::bytea from authorizations a
      where a.id = ${authorization_id}::uuid and a.resident_id = access.caller_id() and a.residence_id = (access.caller_home()).id
        and access.takes_photo(a) and access.has_photos(a.condominium_id)
    on conflict (condominium_id, authorization_id) do update set id = excluded.id, sealed = excluded.sealed`)
  if (kept === 0) throw await whyNot(db, authorization_id)
}

async function whyNot(db: CallContext['db'], authorizationId: string): Promise<Refusal> {
  const found = await db.row(
    z.object({ on: z.boolean() }),
    sql`select access.has_photos(condominium_id) as on from authorizations where id = ${authorizationId}::uuid and resident_id = access.caller_id()`,
  )
  if (!found) return new Refusal('not_found', 404)
  return refusal(photoRefusals, found.on ? 'photo_not_here' : 'photos_are_off')
}

/** A photo that is gone is removed: nothing competes with its host. */
async function remove({ authorization_id }: Parsed<typeof photos.remove>, { db }: CallContext) {
  await db.executeOrNotFound(sql`with gone as (delete from pass_photos where authorization_id = ${authorization_id}::uuid)
    select from authorizations where id = ${authorization_id}::uuid and resident_id = access.caller_id()`)
}

const residence = z.object({ id: z.uuid(), condominium_id: z.uuid(), on: z.boolean() })
const ownHome = (db: CallContext['db']) =>
  db.row(
    residence,
    sql`select home.id, home.condominium_id, access.has_photos(home.condominium_id) as on from access.caller_home() home where home.id is not null`,
  )

const ownPhoto = sealed.extend({
  id: z.uuid(),
  residence_id: z.uuid(),
  condominium: z.string(),
  unit_number: z.string(),
})

/** The photos on the passes of all homes of the caller, for their own data. */
export async function ownPhotos({ db, keys }: Pick<CallContext, 'db' | 'keys'>) {
  const found = await db.rows(ownPhoto, sql`select * from access.caller_photos()`)
  return found.map(({ id, residence_id, sealed, condominium, unit_number }) => ({
    condominium,
    unit_number,
    jpeg: keys.photo.unseal(ownPlace(residence_id, id), sealed).toString('base64'),
  }))
}

async function own(_: unknown, context: CallContext) {
  const home = await ownHome(context.db)
  if (!home) throw new Refusal('not_found', 404)
  const photo = await context.db.row(
    sealed.extend({ id: z.uuid() }),
    sql`select id, sealed from resident_photos where residence_id = ${home.id}::uuid`,
  )
  const opened = photo && context.keys.photo.unseal(ownPlace(home.id, photo.id), photo.sealed)
  return { allowed: home.on, jpeg: opened ? opened.toString('base64') : null }
}

async function putOwn({ id, jpeg }: Parsed<typeof photos.putOwn>, context: CallContext) {
  const { db, keys } = context
  const picture = await checked(jpeg, context)
  const home = await ownHome(db)
  if (!home) throw new Refusal('not_found', 404)
  if (!home.on) throw refusal(photoRefusals, 'photos_are_off')
  const bytes = keys.photo.seal(ownPlace(home.id, id), picture)
  // Stations know a photo by its id, so a repeated call changes neither the face nor its moment.
  await db.execute(sql`insert into resident_photos (condominium_id, residence_id, id, sealed)
    values (${home.condominium_id}::uuid, ${home.id}::uuid, ${id}::uuid, ${bytes}::bytea)
    on conflict (condominium_id, residence_id) do update set id = excluded.id, sealed = excluded.sealed
      where resident_photos.id <> excluded.id`)
}

const removeOwn = (_: unknown, { db }: CallContext) =>
  db.executeOrNotFound(sql`with gone as (delete from resident_photos where residence_id = (access.caller_home()).id)
    select from access.caller_home() home where home.id is not null`)

export const photoCalls = serve(photos, { allowed, show, atGate, own, put, putOwn, remove, removeOwn })
