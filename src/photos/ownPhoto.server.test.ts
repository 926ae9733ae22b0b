/** The photo on the own pass of a person with an account: its author, its readers, and its end. */
import { expect, test } from 'vitest'
import { snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import { inHome } from '../../tests/support/homes.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { faceOf, jpegOf } from '../../tests/support/jpegs.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { audit } from '../audit/audit.contract.ts'
import { gate } from '../gate/gate.contract.ts'
import { privacy } from '../privacy/privacy.contract.ts'
import { newId } from '../shared/ids.ts'
import { photos } from './photos.contract.ts'

const garita = openForFile(testInstallation)

async function world() {
  const there = await stationWorld(garita)
  const { here } = there
  return {
    ...there,
    admin: await garita.person({ user_role: 'admin', assigned: [here] }),
    mate: await garita.person({ condominium: here, unit: '101', together: true }),
  }
}
type World = Awaited<ReturnType<typeof world>>

const put = (by: TestPerson, jpeg = faceOf(), id = newId()) => by.call(photos.putOwn, { id, jpeg })
const homeOf = async (person: TestPerson): Promise<string> =>
  (await garita.owner.query('select id from residences where profile_id = $1', [person.id])).rows[0].id
const kept = async (home: string) =>
  (await garita.owner.query('select id, sealed from resident_photos where residence_id = $1', [home])).rows as {
    id: string
    sealed: Buffer
  }[]
const own = async (by: TestPerson) => {
  const answer = await by.call(photos.own, {})
  return answer.ok ? answer.answer.jpeg : answer.code
}
const atGate = async (by: TestPerson, { here }: World, id: string) => {
  const answer = await by.call(photos.atGate, { condominium_id: here, ids: [id] })
  return answer.ok ? answer.answer.photos : []
}

test('shows the photo to its person and to the guards of the condominium, and to no other person', async () => {
  const there = await world()
  const { ana, guard, admin, mate, stranger } = there
  const id = newId()
  expect(await own(ana)).toBeNull()
  expect(await put(ana, faceOf(), id)).toMatchObject({ ok: true })
  expect(await own(ana)).toBe(faceOf())
  expect(await own(mate)).toBeNull()
  expect(await atGate(guard, there, id)).toEqual([{ id, jpeg: faceOf() }])
  const elsewhere = await garita.person({ user_role: 'agent', assigned: [await garita.condominium()] })
  const root = await garita.person({ user_role: 'super_admin' })
  for (const other of [admin, mate, stranger, elsewhere, root, garita.nobody as TestPerson]) {
    expect(await atGate(other, there, id)).toEqual([])
    expect(JSON.stringify(await other.call(photos.own, {}))).not.toContain(faceOf())
  }
  expect(JSON.stringify(await admin.call(audit.list, {}))).not.toContain(id)
})

test('lets only the person add, change and remove it, also a person who may not authorize', async () => {
  const there = await world()
  const { ana, mate, guard, admin } = there
  const home = await homeOf(ana)
  await garita.owner.query('update residences set barred_at = now() where id = $1', [home])
  expect(await put(ana)).toMatchObject({ ok: true })
  for (const other of [guard, admin, garita.nobody as TestPerson]) {
    expect(await put(other)).toMatchObject({ ok: false })
    expect(await other.call(photos.removeOwn, {})).toMatchObject({ ok: false })
  }
  expect(await mate.call(photos.removeOwn, {})).toMatchObject({ ok: true })
  expect(await put(mate, faceOf('m'))).toMatchObject({ ok: true })
  expect(await kept(home)).toHaveLength(1)
  expect(await put(ana, faceOf('b'))).toMatchObject({ ok: true })
  expect(await own(ana)).toBe(faceOf('b'))
  for (const _ of ['first', 'second']) expect(await ana.call(photos.removeOwn, {})).toMatchObject({ ok: true })
  expect(await kept(home)).toEqual([])
  expect(await own(mate)).toBe(faceOf('m'))
})

test('stores sealed bytes without metadata, refuses what is no small square JPEG, and opens none in another row', async () => {
  const { ana, mate } = await world()
  const [home, other] = [await homeOf(ana), await homeOf(mate)]
  for (const bytes of [Buffer.alloc(3000, 'a'), jpegOf({ width: 320, height: 240 }), jpegOf().subarray(0, -2)])
    expect(await put(ana, bytes.toString('base64'))).toMatchObject({ ok: false, status: 422 })
  const marked = jpegOf({ aside: [[0xe1, 'Exif GPS 19.4326']] })
  expect(await put(ana, marked.toString('base64'))).toMatchObject({ ok: true })
  expect(await own(ana)).toBe(jpegOf().toString('base64'))
  const [stored] = await kept(home)
  expect(stored?.sealed.subarray(0, 4).toString()).toBe('G2S:')
  expect(stored?.sealed.includes(Buffer.from('JFIF'))).toBe(false)
  await garita.owner.query('update resident_photos set residence_id = $2 where residence_id = $1', [home, other])
  expect(await mate.call(photos.own, {})).toMatchObject({ ok: false })
})

test('sends the id of the photo to stations with the changes of the person’s entry', async () => {
  const there = await world()
  const { ana, guard, station, main } = there
  const home = await homeOf(ana)
  const before = await snapshotOf(there)
  const entryOf = (entries: readonly { authorization_id: string; photo?: string | null | undefined }[]) =>
    entries.find(({ authorization_id }) => authorization_id === home)
  expect(entryOf(before.entries)?.photo ?? null).toBeNull()
  const id = newId()
  expect(await put(ana, faceOf(), id)).toMatchObject({ ok: true })
  const pulled = await guard.call(gate.snapshot, { ...station, gate_id: main, have: before.version })
  const entries = pulled.ok && 'entries' in pulled.answer ? pulled.answer.entries : []
  expect(entryOf(entries)?.photo).toBe(id)
  expect(JSON.stringify(pulled)).not.toContain(faceOf().slice(0, 100))
  expect(await ana.call(photos.removeOwn, {})).toMatchObject({ ok: true })
  expect(entryOf((await snapshotOf(there)).entries)?.photo ?? null).toBeNull()
})

test('says to guards since when the face is on the pass, which a repeated call leaves and another photo changes', async () => {
  const there = await world()
  const { ana } = there
  const home = await homeOf(ana)
  const since = async () =>
    (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === home)?.photo_since ?? ''
  const id = newId()
  const then = '2020-01-02T03:04:05.000Z'
  expect(await put(ana, faceOf(), id)).toMatchObject({ ok: true })
  await garita.owner.query('update resident_photos set added_at = $2 where residence_id = $1', [home, then])
  expect(await put(ana, faceOf('b'), id)).toMatchObject({ ok: true })
  expect(await own(ana)).toBe(faceOf())
  expect(Date.parse(await since())).toBe(Date.parse(then))
  expect(await put(ana, faceOf('b'))).toMatchObject({ ok: true })
  expect(await own(ana)).toBe(faceOf('b'))
  expect(Date.parse(await since())).toBeGreaterThan(Date.parse(then))
})

test('contains the photo in the own data of its person, also of a person who works here', async () => {
  const { ana, mate, admin } = await world()
  expect(await put(ana)).toMatchObject({ ok: true })
  expect(await ana.call(privacy.download, {})).toMatchObject({
    answer: { residences: [{ photo: true }], own_photos: [{ unit_number: '101', jpeg: faceOf() }] },
  })
  expect(await mate.call(privacy.download, {})).toMatchObject({
    answer: { residences: [{ photo: false }], own_photos: [] },
  })
  expect(await admin.call(privacy.download, {})).toMatchObject({ answer: { own_photos: [] } })
})

test('shows in each home of a person the photo of that home', async () => {
  const { ana } = await world()
  const second = await garita.condominium()
  await garita.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, requested_at, since, joining)
      select $1, gen_random_uuid(), profile_id, '7', now(), now(), gen_random_uuid() from residences where profile_id = $2`,
    [second, ana.id],
  )
  const { rows } = await garita.owner.query('select id from residences where profile_id = $1 and condominium_id = $2', [
    ana.id,
    second,
  ])
  const there = inHome(garita, ana, String(rows[0].id))
  expect(await put(ana)).toMatchObject({ ok: true })
  expect(await own(there)).toBeNull()
  expect(await put(there, faceOf('b'))).toMatchObject({ ok: true })
  expect(await own(ana)).toBe(faceOf())
  expect(await own(there)).toBe(faceOf('b'))
  expect(await ana.call(privacy.download, {})).toMatchObject({
    answer: { own_photos: expect.arrayContaining([expect.objectContaining({ jpeg: faceOf('b') })]) },
  })
})

test.each([
  ['moved out', `update residences set until = now() where id = $1`],
  ['was rejected', `update residences set since = null where id = $1`],
])('deletes the photo of a person who %s', async (_, ending) => {
  const { ana } = await world()
  const home = await homeOf(ana)
  expect(await put(ana)).toMatchObject({ ok: true })
  await garita.owner.query(ending, [home])
  expect(await kept(home)).toEqual([])
})

test('deletes the photo with the account, and where the administration turned photos off', async () => {
  const { ana, mate, guard, here, ...there } = await world()
  const id = newId()
  expect(await put(ana, faceOf(), id)).toMatchObject({ ok: true })
  expect(await put(mate)).toMatchObject({ ok: true })
  const home = await homeOf(mate)
  await garita.owner.query('delete from profiles where id = $1', [mate.id])
  expect(await kept(home)).toEqual([])
  await garita.owner.query('update condominiums set photos_on_passes = false where id = $1', [here])
  expect(await ana.call(photos.own, {})).toMatchObject({ answer: { allowed: false, jpeg: null } })
  expect(await put(ana)).toMatchObject({ ok: false, code: 'photos_are_off' })
  expect(await atGate(guard, { ana, mate, guard, here, ...there }, id)).toEqual([])
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect(await kept(await homeOf(ana))).toEqual([])
})
