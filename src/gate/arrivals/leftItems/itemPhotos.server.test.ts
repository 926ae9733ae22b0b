/** The photo of an item at the gate: its authors, its readers, its bytes, and its end. */
import { expect, test } from 'vitest'
import { atDesk } from '../../../../tests/support/desk.ts'
import { made, type StationWorld, snapshotOf, stationWorld, tell } from '../../../../tests/support/gate/stations.ts'
import { type TestPerson, testInstallation } from '../../../../tests/support/installation.ts'
import { jpegOf } from '../../../../tests/support/jpegs.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sweep } from '../../../app/start/jobs.server.ts'
import { privacy } from '../../../privacy/privacy.contract.ts'
import { newId } from '../../../shared/ids.ts'
import { mostPhotoBytes, sentFile } from '../../../shared/sentFiles.ts'
import { leftItems } from './leftItems.contract.ts'

const garita = openForFile(testInstallation)

const parcel = {
  ...{ unit_number: '101', item: 'package' as const, said: null, company: 'Amazon', authorization_id: null },
}

async function left(there: StationWorld): Promise<string> {
  const event = made(there, { kind: 'item_left', ...parcel })
  expect(await tell(there, event)).toEqual([null])
  return event.event.id
}

const picture = jpegOf({ width: 1600, height: 900 })
const add = (by: TestPerson, condominiumId: string, id: string, jpeg: Buffer = picture) =>
  by.call(leftItems.addPhoto, sentFile([condominiumId, id], jpeg))
const kept = async (id: string) =>
  (await garita.owner.query('select sealed_photo from left_item_photos where item_id = $1', [id])).rows.map(
    ({ sealed_photo }): Buffer => sealed_photo,
  )

test('shows the photo to the home and to the guards and administrators of the condominium, and to no other person', async () => {
  const there = await stationWorld(garita)
  const { ana, guard, here, stranger } = there
  const id = await left(there)
  expect(await ana.call(leftItems.mine, {})).toMatchObject({ answer: [{ id, photo: false }] })
  expect((await snapshotOf(there)).left_at_gate).toMatchObject([{ id, photo: false }])
  for (const _ of [1, 2]) expect(await add(guard, here, id)).toMatchObject({ ok: true })
  expect(await ana.call(leftItems.mine, {})).toMatchObject({ answer: [{ id, photo: true }] })
  expect((await snapshotOf(there)).left_at_gate).toMatchObject([{ id, photo: true }])
  expect(await guard.call(leftItems.book, {})).toMatchObject({ answer: { waiting: [{ id, photo: true }] } })
  expect(await ana.call(privacy.download, {})).toMatchObject({ answer: { left_at_gate: [{ photo: true }] } })
  const mate = await garita.person({ condominium: here, unit: '101', together: true })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  // The mate moved in after the item came.
  await garita.owner.query(`update residences set since = now() - interval '1 day' where profile_id = $1`, [mate.id])
  for (const reader of [ana, mate, guard, admin]) {
    expect(await reader.call(leftItems.photo, { id })).toMatchObject({
      ok: true,
      answer: { jpeg: picture.toString('base64') },
    })
  }
  const place = await garita.condominium()
  const others = [
    await garita.person({ condominium: here, unit: '102' }),
    await garita.person({ condominium: here, unit: '101' }),
    await garita.person({ user_role: 'agent', assigned: [place] }),
    await garita.person({ user_role: 'admin', assigned: [place] }),
    await garita.person({ user_role: 'super_admin' }),
    stranger,
    garita.nobody,
  ]
  for (const other of others) expect(await other.call(leftItems.photo, { id })).toMatchObject({ ok: false })
  const root = others[4] as TestPerson
  expect(await root.call(leftItems.book, {})).toMatchObject({ ok: true })
})

test('lets only a guard of the condominium add a photo, and keeps the first one', async () => {
  const there = await stationWorld(garita)
  const { ana, guard, here } = there
  const id = await left(there)
  const elsewhere = await garita.person({ user_role: 'agent', assigned: [await garita.condominium()] })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  for (const other of [ana, admin, elsewhere, garita.nobody]) {
    expect(await add(other as TestPerson, here, id)).toMatchObject({ ok: false })
  }
  expect(await kept(id)).toEqual([])
  expect(await add(guard, here, newId())).toMatchObject({ ok: false, status: 404 })
  expect(await add(guard, await garita.condominium(), id)).toMatchObject({ ok: false, status: 404 })
  expect(await add(guard, here, id)).toMatchObject({ ok: true })
  const [first] = await kept(id)
  expect(await add(guard, here, id, jpegOf({ width: 800, height: 600 }))).toMatchObject({ ok: true })
  expect(await kept(id)).toEqual([first])
})

test('takes the photo of a station that was without a connection for days, also after the handover, and not after a month', async () => {
  const there = await stationWorld(garita)
  const { guard, here } = there
  const [handed, old] = [await left(there), await left(there)]
  const hand = { condominium_id: here, event_id: newId(), of: handed, handed_to: 'Ana' }
  expect(await atDesk.handOver(guard, hand)).toMatchObject({ ok: true })
  const age = (id: string, days: number) =>
    garita.owner.query(`update left_items set left_at = now() - make_interval(days => $2) where id = $1`, [id, days])
  await age(handed, 9)
  await age(old, 31)
  expect(await add(guard, here, handed)).toMatchObject({ ok: true })
  expect(await add(guard, here, old)).toMatchObject({ ok: false, status: 404 })
})

test('stores sealed bytes without metadata, and refuses all that is no JPEG of a usual size', async () => {
  const there = await stationWorld(garita)
  const { ana, guard, here } = there
  const id = await left(there)
  const hostile: readonly [Buffer, number][] = [
    [Buffer.alloc(3000, 'a'), 422],
    [Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>${' '.repeat(200)}</svg>`), 422],
    [jpegOf({ width: 65_000, height: 65_000 }), 422],
    [jpegOf({ width: 0, height: 0 }), 422],
    [picture.subarray(0, -2), 422],
    [Buffer.alloc(0), 422],
    [jpegOf({ coded: mostPhotoBytes + 1 }), 413],
  ]
  for (const [bytes, status] of hostile) expect(await add(guard, here, id, bytes)).toMatchObject({ ok: false, status })
  expect(await kept(id)).toEqual([])
  const marked = jpegOf({ width: 1600, height: 900, aside: [[0xe1, 'Exif GPS 19.4326']] })
  expect(await add(guard, here, id, marked)).toMatchObject({ ok: true })
  expect(await ana.call(leftItems.photo, { id })).toMatchObject({ answer: { jpeg: picture.toString('base64') } })
  const [sealed] = await kept(id)
  expect(sealed?.subarray(0, 4).toString()).toBe('G2S:')
  expect(sealed?.includes(Buffer.from('JFIF'))).toBe(false)
})

test('opens no photo that was moved to another item in the database', async () => {
  const there = await stationWorld(garita)
  const { ana, guard, here } = there
  const [one, other] = [await left(there), await left(there)]
  expect(await add(guard, here, one)).toMatchObject({ ok: true })
  await garita.owner.query('update left_item_photos set item_id = $2 where item_id = $1', [one, other])
  expect(await ana.call(leftItems.photo, { id: other })).toMatchObject({ ok: false })
})

test('limits the photos that a guard adds', async () => {
  const there = await stationWorld(garita)
  const { guard, here } = there
  const id = await left(there)
  for (let turn = 0; turn < 120; turn += 1) expect(await add(guard, here, id)).toMatchObject({ ok: true })
  expect(await add(guard, here, id)).toMatchObject({ ok: false, status: 429 })
})

test('limits the photos that a guard adds in a day, also in several sessions, so that none fills the disk', async () => {
  const there = await stationWorld(garita)
  const { guard, here } = there
  const id = await left(there)
  expect(await add(guard, here, id)).toMatchObject({ ok: true })
  await garita.owner.query(`update attempts set count = 400 where resets_at > now() + interval '20 hours'`)
  expect(await add(guard, here, id)).toMatchObject({ ok: false, status: 429 })
  const colleague = await garita.person({ user_role: 'agent', assigned: [here] })
  expect(await add(colleague, here, id)).toMatchObject({ ok: true })
})

test('deletes the photo with its item', async () => {
  const there = await stationWorld(garita)
  const { guard, here } = there
  const id = await left(there)
  expect(await add(guard, here, id)).toMatchObject({ ok: true })
  await garita.owner.query(`update left_items set left_at = now() - interval '3000 days' where condominium_id = $1`, [
    here,
  ])
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect(await kept(id)).toEqual([])
})

test('deletes the photo together with the data of the visitor who brought the item', async () => {
  const there = await stationWorld(garita)
  const { guard, here } = there
  const visit = newId()
  const nobody = { name: null, last_name: null, id_document: null, phone_number: null, purpose: null }
  const courier = { ...nobody, id: visit, unit_number: '101', arrival_kind: 'delivery' as const, company: 'Rappi' }
  expect(await atDesk.register(guard, { condominium_id: here, ...courier })).toMatchObject({ ok: true })
  const event = made(there, { kind: 'item_left', ...parcel, authorization_id: visit })
  expect(await tell(there, event)).toEqual([null])
  expect(await add(guard, here, event.event.id)).toMatchObject({ ok: true })
  await garita.owner.query('select access.forget_holder($1, $2)', [here, visit])
  expect(await kept(event.event.id)).toEqual([])
})
