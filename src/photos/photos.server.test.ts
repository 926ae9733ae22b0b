/** The photo on a pass: its readers, its bytes, and its end. */
import { expect, test } from 'vitest'
import { snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import { never, workerWorld } from '../../tests/support/gate/workers.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { faceOf, jpegOf } from '../../tests/support/jpegs.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { leaveOld } from '../../tests/support/past.ts'
import { authorize, passOf } from '../../tests/support/visits.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { audit } from '../audit/audit.contract.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import type { AuthType } from '../authorizations/kinds.ts'
import { workers } from '../authorizations/workers/workers.contract.ts'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { gate } from '../gate/gate.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { forgetVisitors } from '../privacy/retention.server.ts'
import { newId } from '../shared/ids.ts'
import { photos } from './photos.contract.ts'
import { mostPhotoBytes } from './photos.rules.ts'

const garita = openForFile(testInstallation)
const keeper = () => garita.database.callerDb({ system: 'keeper' })

async function world() {
  const there = await stationWorld(garita)
  const { here, ana } = there
  const rosa = await authorize(garita, ana, 'worker', { name: 'Rosa', last_name: 'Peña' })
  return {
    ...there,
    rosa,
    admin: await garita.person({ user_role: 'admin', assigned: [here] }),
    mate: await garita.person({ condominium: here, unit: '101', together: true }),
    neighbor: await garita.person({ condominium: here, unit: '102' }),
  }
}

async function put(by: TestPerson, authorizationId: string, jpeg = faceOf()) {
  const id = newId()
  return { id, answer: await by.call(photos.put, { authorization_id: authorizationId, id, jpeg }) }
}
async function photoOf(by: TestPerson, authorizationId: string, jpeg = faceOf()): Promise<string> {
  const { id, answer } = await put(by, authorizationId, jpeg)
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.fields)}`)
  return id
}
const kept = async (authorizationId: string) =>
  (await garita.owner.query('select id from pass_photos where authorization_id = $1', [authorizationId])).rows.map(
    ({ id }) => String(id),
  )
const listed = async (by: TestPerson, id: string, authType: AuthType = 'worker') => {
  const list = await by.call(authorizations.list, { auth_type: authType, id })
  return list.ok ? list.answer.items[0]?.photo : list.code
}

test('shows a photo to the host, and to guards and administrators of the condominium, and to no other person', async () => {
  const { ana, guard, admin, mate, neighbor, stranger, rosa, here } = await world()
  expect(await listed(ana, rosa)).toBe('none')
  const id = await photoOf(ana, rosa)
  expect(await listed(ana, rosa)).toBe(id)
  const one = { authorization_id: rosa, id }
  for (const reader of [ana, guard, admin]) {
    expect(await reader.call(photos.show, one)).toMatchObject({ ok: true, answer: { jpeg: faceOf() } })
  }
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  const root = await garita.person({ user_role: 'super_admin' })
  for (const reader of [mate, neighbor, stranger, elsewhere, root, garita.nobody]) {
    expect(await reader.call(photos.show, one)).toMatchObject({ ok: false })
    const many = await reader.call(photos.atGate, { condominium_id: here, ids: [id] })
    expect(many.ok ? many.answer.photos : []).toEqual([])
  }
  expect(await guard.call(photos.atGate, { condominium_id: here, ids: [id, newId()] })).toMatchObject({
    ok: true,
    answer: { photos: [{ id, jpeg: faceOf() }] },
  })
})

test('lets only the host add, change and remove the photo, of a person whom a guard compares', async () => {
  const { ana, guard, admin, mate, neighbor, rosa } = await world()
  const id = await photoOf(ana, rosa)
  for (const other of [mate, neighbor, guard, admin, garita.nobody]) {
    expect((await put(other as TestPerson, rosa, faceOf('b'))).answer).toMatchObject({ ok: false })
    expect(await other.call(photos.remove, { authorization_id: rosa })).toMatchObject({ ok: false })
  }
  expect(await kept(rosa)).toEqual([id])
  const other = await photoOf(ana, rosa, faceOf('b'))
  expect(await ana.call(photos.show, { authorization_id: rosa, id })).toMatchObject({ ok: false, status: 404 })
  expect(await ana.call(photos.show, { authorization_id: rosa, id: other })).toMatchObject({
    answer: { jpeg: faceOf('b') },
  })
  for (const _ of ['first', 'second'])
    expect(await ana.call(photos.remove, { authorization_id: rosa })).toMatchObject({ ok: true })
  expect(await kept(rosa)).toEqual([])
  for (const kind of ['temporary_visitor', 'pet', 'vehicle'] as const) {
    const made = await authorize(garita, ana, kind)
    expect((await put(ana, made)).answer).toMatchObject({ ok: false, code: 'photo_not_here' })
    expect(await listed(ana, made, kind)).toBeUndefined()
  }
  for (const kind of ['co_resident', 'permanent_visitor'] as const) {
    const made = await authorize(garita, ana, kind)
    expect((await put(ana, made)).answer).toMatchObject({ ok: true })
  }
})

test('takes no photo of a host who may not authorize now, and lets the host remove it', async () => {
  const { ana, rosa } = await world()
  await photoOf(ana, rosa)
  await garita.owner.query('update residences set barred_at = now() where profile_id = $1', [ana.id])
  expect((await put(ana, rosa, faceOf('b'))).answer).toMatchObject({ ok: false, code: 'residence_barred' })
  expect(await ana.call(photos.remove, { authorization_id: rosa })).toMatchObject({ ok: true })
  expect((await put(ana, rosa)).answer).toMatchObject({ ok: false, code: 'residence_barred' })
  expect(await kept(rosa)).toEqual([])
})

test('stores sealed bytes without metadata, and refuses all that is no small square JPEG', async () => {
  const { ana, rosa } = await world()
  const marked = jpegOf({ aside: [[0xe1, 'Exif GPS 19.4326']] })
  const id = await photoOf(ana, rosa, marked.toString('base64'))
  expect(await ana.call(photos.show, { authorization_id: rosa, id })).toMatchObject({
    answer: { jpeg: jpegOf().toString('base64') },
  })
  const { rows } = await garita.owner.query('select sealed from pass_photos where authorization_id = $1', [rosa])
  const sealed: Buffer = rows[0].sealed
  expect(sealed.subarray(0, 4).toString()).toBe('G2S:')
  expect(sealed.includes(Buffer.from('JFIF'))).toBe(false)

  const hostile: readonly [Buffer, number][] = [
    [Buffer.alloc(3000, 'a'), 422],
    [Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>${' '.repeat(200)}</svg>`), 422],
    [jpegOf({ width: 320, height: 240 }), 422],
    [jpegOf({ width: 65_000, height: 65_000 }), 422],
    [jpegOf({ width: 0, height: 0 }), 422],
    [jpegOf().subarray(0, -2), 422],
    [jpegOf({ coded: mostPhotoBytes + 1 }), 422],
    [jpegOf({ coded: 80_000 }), 413],
  ]
  for (const [bytes, status] of hostile)
    expect((await put(ana, rosa, bytes.toString('base64'))).answer).toMatchObject({ ok: false, status })
  expect((await put(ana, rosa, `${'a'.repeat(200)}"><script>`)).answer).toMatchObject({ ok: false, status: 422 })
  expect(await kept(rosa)).toEqual([id])
})

test('takes at most sixty photos of a person in ten minutes', async () => {
  const { ana, rosa } = await world()
  for (let turn = 0; turn < 60; turn += 1) expect((await put(ana, rosa)).answer).toMatchObject({ ok: true })
  expect((await put(ana, rosa)).answer).toMatchObject({ ok: false, status: 429 })
})

test('opens no photo that was moved to another row in the database', async () => {
  const { ana, rosa } = await world()
  const hugo = await authorize(garita, ana, 'worker')
  const [one, other] = [await photoOf(ana, rosa), await photoOf(ana, hugo, faceOf('b'))]
  await garita.owner.query(
    `update pass_photos p set sealed = o.sealed from pass_photos o where p.authorization_id = $1 and o.authorization_id = $2`,
    [rosa, hugo],
  )
  expect(await ana.call(photos.show, { authorization_id: rosa, id: one })).toMatchObject({ ok: false })
  expect(await ana.call(photos.show, { authorization_id: hugo, id: other })).toMatchObject({ ok: true })
})

test('sends the id of a photo to stations with the changes, and the desk', async () => {
  const there = await world()
  const { ana, guard, rosa, here, station, main } = there
  const before = await snapshotOf(there)
  expect(before.entries.find((entry) => entry.authorization_id === rosa)?.photo ?? null).toBeNull()
  const id = await photoOf(ana, rosa)
  const pulled = await guard.call(gate.snapshot, { ...station, gate_id: main, have: before.version })
  // Another transaction may have made the station read the whole.
  const entries = pulled.ok && 'entries' in pulled.answer ? pulled.answer.entries : []
  expect(entries.find((entry) => entry.authorization_id === rosa)?.photo).toBe(id)
  // The bytes travel apart, so that a snapshot stays small.
  expect(JSON.stringify(pulled)).not.toContain(faceOf().slice(0, 100))
  const desk = await guard.call(visits.ofResident, { condominium_id: here, resident_id: ana.id })
  expect(desk.ok && desk.answer.items.find((visit) => visit.id === rosa)?.photo).toBe(id)
  const changed = await photoOf(ana, rosa, faceOf('b'))
  expect((await snapshotOf(there)).entries.find((entry) => entry.authorization_id === rosa)?.photo).toBe(changed)
})

test('hides a face from an administrator as long as the name', async () => {
  const { ana, admin, guard, rosa } = await world()
  const one = { authorization_id: rosa, id: await photoOf(ana, rosa) }
  await garita.owner.query(`update authorizations set created_at = now() - interval '3 days' where id = $1`, [rosa])
  expect(await admin.call(photos.show, one)).toMatchObject({ ok: false, status: 404 })
  expect(await guard.call(photos.show, one)).toMatchObject({ ok: true })
})

test('shows no home the photo of another home of its worker', async () => {
  const { home, join } = await workerWorld(garita)
  const [first, second] = [await home(never), await home()]
  const id = await photoOf(first.host, first.id)
  await join(first, second)
  expect(await listed(second.host, second.id)).toBe('none')
  for (const authorizationId of [first.id, second.id])
    expect(await second.host.call(photos.show, { authorization_id: authorizationId, id })).toMatchObject({
      ok: false,
      status: 404,
    })
  const theirs = await photoOf(second.host, second.id, faceOf('b'))
  expect(await first.host.call(photos.show, { authorization_id: second.id, id: theirs })).toMatchObject({ ok: false })
  expect(await kept(first.id)).toEqual([id])
})

test('names a photo in no public link, change log or own data of the administration', async () => {
  const { guard, admin, home, join, place } = await workerWorld(garita)
  const [first, second] = [await home(), await home()]
  await join(first, second)
  const id = await photoOf(first.host, first.id)
  const pass = await passOf(first.host, first.id)
  const page = await garita.app.request(`/pass/${pass.link}`, {})
  expect(page.status).toBe(200)
  const { rows } = await garita.owner.query('select worker_id from engagements where authorization_id = $1', [first.id])
  const asked = await guard.call(workers.link, { ...place, worker_id: String(rows[0].worker_id) })
  const link = asked.ok ? asked.answer.link : ''
  const log = await admin.call(audit.list, {})
  const answers = [
    await page.text(),
    JSON.stringify(await garita.nobody.call(authorizations.visit, { link: pass.link ?? '' })),
    JSON.stringify(await garita.nobody.call(workers.page, { link })),
    JSON.stringify(log),
  ]
  for (const said of answers) {
    expect(said.length).toBeGreaterThan(20)
    expect(said).not.toContain(id)
    expect(said).not.toContain('jpeg')
  }
})

test('deletes the photo with the pass, with the dismissal of the worker, and by retention', async () => {
  const { ana, here } = await world()
  const made = async () => {
    const id = await authorize(garita, ana, 'worker')
    await photoOf(ana, id)
    return id
  }
  const [deleted, dismissed] = [await made(), await made()]
  const old = await leaveOld(garita, here, ana, { auth_type: `'permanent_visitor'` })
  await photoOf(ana, old)
  await ana.call(authorizations.remove, { id: deleted })
  expect(await kept(deleted)).toEqual([])
  await ana.call(authorizations.suspend, { id: dismissed })
  expect(await kept(dismissed)).toHaveLength(1)
  await ana.call(authorizations.dismiss, { id: dismissed })
  expect(await kept(dismissed)).toEqual([])
  expect((await put(ana, dismissed)).answer).toMatchObject({ ok: false, code: 'photo_not_here' })
  await garita.owner.query('delete from retention_runs')
  await forgetVisitors(keeper())
  expect(await kept(old)).toEqual([])
})

test('deletes the photos of a person who moved out, and of an account that is removed', async () => {
  const { ana, neighbor, rosa } = await world()
  const ines = await authorize(garita, neighbor, 'permanent_visitor')
  await photoOf(ana, rosa)
  await photoOf(neighbor, ines)
  await garita.owner.query(
    `update residences set until = now() - interval '2 days', since = now() - interval '9 days' where profile_id = $1`,
    [ana.id],
  )
  await sweep(keeper())
  expect(await kept(rosa)).toEqual([])
  expect(await kept(ines)).toHaveLength(1)
  await garita.owner.query('delete from profiles where id = $1', [neighbor.id])
  expect(await kept(ines)).toEqual([])
})

test('takes and shows no photo while the administration turned photos off, and the sweep deletes them', async () => {
  const there = await world()
  const { ana, admin, guard, rosa, here } = there
  const one = { authorization_id: rosa, id: await photoOf(ana, rosa) }
  expect(await ana.call(photos.allowed, {})).toMatchObject({ answer: { allowed: true } })
  const read = async () => {
    const list = await admin.call(condominiums.list, {})
    const found = list.ok ? list.answer.items[0] : undefined
    if (!found) throw new Error('no condominium')
    return found
  }
  const turn = async (on: boolean) => {
    const {
      id,
      name,
      address,
      time_zone,
      listed: isListed,
      retention_days,
      log_resident_entries,
      revision,
    } = await read()
    const form = { id, name, address, time_zone, listed: isListed, retention_days, log_resident_entries, revision }
    return admin.call(condominiums.change, { ...form, photos_on_passes: on })
  }
  expect(await turn(false)).toMatchObject({ ok: true })
  expect((await read()).photos_on_passes).toBe(false)
  expect(await ana.call(photos.allowed, {})).toMatchObject({ answer: { allowed: false } })
  for (const reader of [ana, guard, admin])
    expect(await reader.call(photos.show, one)).toMatchObject({ ok: false, status: 404 })
  expect((await put(ana, rosa)).answer).toMatchObject({ ok: false, code: 'photos_are_off' })
  expect(await listed(ana, rosa)).toBeUndefined()
  expect((await snapshotOf(there)).entries.find((entry) => entry.authorization_id === rosa)?.photo ?? null).toBeNull()
  const desk = await guard.call(visits.ofResident, { condominium_id: here, resident_id: ana.id })
  expect(desk.ok && desk.answer.items.find((visit) => visit.id === rosa)?.photo).toBeUndefined()
  await sweep(keeper())
  expect(await kept(rosa)).toEqual([])
  expect(await turn(true)).toMatchObject({ ok: true })
  expect(await listed(ana, rosa)).toBe('none')
})
