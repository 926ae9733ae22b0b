/** The program, and its database, die between the guard's save and the notice: the resident still gets the notice, and one push. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../src/shared/ids.ts'
import { type Made, makeCondominium, makePerson } from './access/people.ts'
import { eventOf } from './support/desk.ts'
import { eventually } from './support/eventually.ts'
import { asOwner, callProgram, freePort, type Program, postmasterOf, startProgram } from './support/program.ts'
import { type Browser, openPushService, type PushService } from './support/pushEndpoint.ts'
import { everything } from './support/scope.ts'

let folder: string
let port: number
let program: Program
let service: PushService
let home: string
let guard: Made
let admin: Made
let resident: Made
let phone: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-kill-notices-'))
  port = await freePort()
  service = await openPushService()
  await start()
  await asOwner(folder, async (owner) => {
    home = await makeCondominium(owner, 'Los Encinos')
    guard = await makePerson(owner, { user_role: 'agent', assigned: [home] })
    admin = await makePerson(owner, { user_role: 'admin', assigned: [home] })
    resident = await makePerson(owner, { user_role: 'resident', lives: [home, '101'] })
    // The trigger delays every push by an hour: the program surely dies before it sends one.
    await owner.query(`create function hold() returns trigger language plpgsql as
      $$ begin new.run_at := now() + interval '1 hour'; return new; end $$`)
    await owner.query('create trigger hold before insert on jobs for each row execute function hold()')
  })
  phone = service.browser()
  expect((await callProgram(port, 'notices.subscribe', phone.subscription, resident.token)).status).toBe(200)
})

afterAll(async () => {
  program.signal('SIGTERM')
  await program.ended
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  program = startProgram({
    DATA_DIR: folder,
    PORT: String(port),
    TRUSTED_PROXY: '1',
    PUSH_SERVICES: service.origin,
  })
  await program.ready
}

async function register(): Promise<string> {
  const id = newId()
  const who = { name: 'Luis', last_name: 'Gómez', id_document: 'INE12345' }
  const event = eventOf(guard, { kind: 'unannounced', authorization_id: id, unit_number: '101', ...who })
  const registration = { condominium_id: home, events: [{ event }] }
  expect((await callProgram(port, 'gate.record', registration, guard.token)).status).toBe(200)
  return id
}

async function expectTold(id: string, rungBefore: number): Promise<void> {
  const listed = await callProgram(port, 'notices.list', {}, resident.token)
  expect(listed.status).toBe(200)
  const { items } = await listed.json()
  expect(items).toContainEqual(expect.objectContaining({ kind: 'visitor_approval_request', fact_id: id, read: false }))
  expect(phone.rings()).toHaveLength(rungBefore)
  await asOwner(folder, (owner) => owner.query('update jobs set run_at = now()'))
  await eventually(() => expect(phone.rings()).toHaveLength(rungBefore + 1))
  await eventually(async () =>
    expect((await asOwner(folder, (owner) => owner.query('select from jobs'))).rowCount).toBe(0),
  )
  // A second push of the first request would come before this one.
  const next = await register()
  await asOwner(folder, (owner) => owner.query('update jobs set run_at = now()'))
  const facts = () => phone.rings().map((ring) => Object(phone.open(ring)).fact_id)
  await eventually(() => expect(facts()).toContain(next))
  expect(facts().filter((fact) => fact === id)).toEqual([id])
}

test('sends each notice after kill -9 of the program', async () => {
  const before = phone.rings().length
  const id = await register()
  program.signal('SIGKILL')
  await program.ended
  await start()
  await expectTold(id, before)
})

test('sends an announcement after kill -9 of the program, once', async () => {
  const id = newId()
  const text = { title: 'Corte de agua', body: 'El jueves', audience: 'everybody', asks_confirmation: false }
  const form = { condominium_id: home, id, ...text, send: 'now' }
  expect((await callProgram(port, 'announcements.write', form, admin.token)).status).toBe(200)
  const facts = () => phone.rings().map((ring) => Object(phone.open(ring)).fact_id)
  program.signal('SIGKILL')
  await program.ended
  await start()
  const waiting = await callProgram(port, 'announcements.current', {}, resident.token)
  expect(await waiting.json()).toMatchObject([{ id, opened: false }])
  expect(facts()).not.toContain(id)
  await asOwner(folder, (owner) => owner.query('update jobs set run_at = now()'))
  await eventually(() => expect(facts()).toContain(id))
  await eventually(async () =>
    expect((await asOwner(folder, (owner) => owner.query('select from jobs'))).rowCount).toBe(0),
  )
  expect(facts().filter((fact) => fact === id)).toHaveLength(1)
})

test.runIf(everything)('sends each notice after kill -9 of the database', async () => {
  const before = phone.rings().length
  const id = await register()
  const postmaster = postmasterOf(folder)
  process.kill(postmaster ?? 0, 'SIGKILL')
  await eventually(() => {
    expect(postmasterOf(folder)).not.toBeNull()
    expect(postmasterOf(folder)).not.toBe(postmaster)
  })
  await eventually(async () => expect((await callProgram(port, 'notices.list', {}, resident.token)).status).toBe(200))
  await expectTold(id, before)
})
