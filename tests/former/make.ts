/** Makes what the tests keep of a former build: `node scripts/run.mjs tests/former/make.ts <its tree> <its commit>`; see README.md. */
import { createECDH, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import type { Call, Input, Output } from '../../src/shared/contract.ts'
import type { TestPerson } from '../support/installation.ts'
import type { Former } from './former.ts'
import { packed, pressed } from './pack.ts'
import { rowsOf } from './rows.ts'

const [tree = '', commit = ''] = process.argv.slice(2)
if (!tree || !commit) throw new Error('Which tree, and of which commit?')
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
/** Everything is done by the former program itself; only its types are taken for those of today. */
const from = (path: string) => import(pathToFileURL(join(resolve(tree), path)).href)

const { readSettings } = (await from(
  'src/server/settings.ts',
)) as typeof import('../../src/server/settings/settings.ts')
const { installationSecret } = (await from(
  'src/server/secret.ts',
)) as typeof import('../../src/server/settings/secret.ts')
const { startEmbeddedPostgres } = (await from(
  'src/server/embedded/start.ts',
)) as typeof import('../../src/server/embedded/start.ts')
const { openInstallation } = (await from(
  'src/app/installation.server.ts',
)) as typeof import('../../src/app/start/installation.server.ts')
const { seed } = (await from('src/demo/seed.server.ts')) as typeof import('../../src/demo/seed.server.ts')
const { newId } = (await from('src/shared/ids.ts')) as typeof import('../../src/shared/ids.ts')
const { least } = (await from('tests/visits.ts')) as typeof import('../support/visits.ts')
const { StationDevice } = (await from('tests/stationDevice.ts')) as typeof import('../support/gate/stationDevice.ts')

const folder = mkdtempSync(join(tmpdir(), 'garita-former-'))
const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, { demo: true })
const secret = installationSecret(settings)
const postgres = await startEmbeddedPostgres({ folder, secret })
const installation = await openInstallation({
  settings,
  owner_url: postgres.owner_url,
  public_url: 'http://localhost:8080',
  web_folder: join(tree, 'dist'),
})
await seed(settings, postgres.owner_url)
const owner = new pg.Client(postgres.owner_url)
await owner.connect()
const password = readFileSync(join(folder, 'demo-password'), 'utf8').trim()

async function send(name: string, input: unknown, token: string | null) {
  return installation.app.request(`/api/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { cookie: `garita_session=${token}` } : {}) },
    body: JSON.stringify(input),
  })
}

async function signIn(name: string) {
  const email = `${name}@demo.garita.test`
  const response = await send('session.signIn', { email, password }, null)
  const token = /garita_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  if (!token) throw new Error(`${email}: ${response.status} ${await response.text()}`)
  const { rows } = await owner.query<{ id: string }>('select id from profiles where email = $1', [email])
  return { id: rows[0]?.id ?? '', email, token }
}

async function ask(name: string, input: unknown, token: string) {
  const response = await send(name, input, token)
  const answer = await response.json()
  if (!response.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`)
  return answer
}

const admin = await signIn('admin')
const agent = await signIn('agent')
const resident = await signIn('resident')

type Place = { id: string; name: string; condominium: { id: string; name: string } }
const places: Place[] = await ask('gate.gates', {}, agent.token)
const home = await ask('session.current', {}, resident.token)
const place = places.find(({ condominium }) => JSON.stringify(home).includes(condominium.id))
if (!place) throw new Error('the resident lives nowhere')
const condominiumId = place.condominium.id

/** One of each kind that enters by a pass; a year is the longest that a visit may last. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const more: Record<string, object> = {
  temporary_visitor: { valid_from: day(-1), valid_until: day(360), id_document: 'INE 445566' },
  permanent_visitor: { id_document: 'INE 112233' },
  worker: { id_document: 'INE 778899' },
}
const passes: Former['passes'] = []
for (const kind of ['temporary_visitor', 'co_resident', 'vehicle', 'worker', 'permanent_visitor'] as const) {
  const id = newId()
  const values = { ...least[kind](), ...more[kind] }
  await ask('authorizations.create', { id, auth_type: kind, values }, resident.token)
  const { token, link, access_number } = await ask('authorizations.showPass', { id }, resident.token)
  passes.push({ kind, authorization_id: id, token, link, access_number })
}

const { key } = await ask(
  'gate.addDevice',
  { condominium_id: condominiumId, id: newId(), gate_id: place.id, name: 'Lector de la entrada' },
  admin.token,
)

const browser = createECDH('prime256v1')
browser.generateKeys()
const push = {
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(24).toString('base64url')}`,
  p256dh: browser.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
}
await ask('notices.subscribe', push, resident.token)
const { push_key }: { push_key: string } = await ask('notices.preferences', {}, resident.token)

/** The station's program itself, on a device whose line breaks. */
const guard: TestPerson = {
  ...agent,
  async call<C extends Call>(call: C, input: Input<C>) {
    const response = await send(call.name, input, agent.token)
    const answer = await response.json()
    if (response.ok) return { ok: true, status: response.status, answer: answer as Output<C>, response }
    return { ok: false, status: response.status, ...answer.error, response }
  },
}
const stationId = newId()
const binding = { condominium: place.condominium, gate: { id: place.id, name: place.name } }
const device = new StationDevice(guard, { binding, station_id: stationId })
await device.start()
await device.quiet()
const { snapshot: known } = device.station
if (!known) throw new Error('the station knows nothing')

/** Younger than what the station knows: only its pass says who that is. */
const younger = newId()
await ask(
  'authorizations.create',
  { id: younger, auth_type: 'permanent_visitor', values: { ...least.permanent_visitor(), name: 'Nora' } },
  resident.token,
)
const { token: youngToken } = await ask('authorizations.showPass', { id: younger }, resident.token)

device.line = 'down'
const of = (kind: string) => ({ authorization_id: passes.find((one) => one.kind === kind)?.authorization_id ?? '' })
const because = 'may_enter' as const
const arrived = (name: string, unitNumber: string) => ({
  kind: 'unannounced' as const,
  authorization_id: newId(),
  unit_number: unitNumber,
  name,
  last_name: 'Prueba',
  id_document: 'INE 990011',
  phone_number: null,
  purpose: 'Entrega',
})
const [party] = known.reservations
const named = party?.guests[0]
if (!party || !named) throw new Error('nobody is invited today')
const guest = { reservation_id: party.reservation_id, guest_id: named.id }
const unit = known.units[0] ?? ''
const override = { kind: 'override' as const, because: 'out_of_hours' as const, reason: 'Trae la llave del cuarto' }
const acts = [
  ...passes.map(({ kind }) => ({ kind: 'entry', subject: of(kind), because })),
  { kind: 'entry', subject: { token: youngToken }, because },
  { kind: 'exit', subject: of('co_resident') },
  { kind: 'exit', subject: of('vehicle') },
  { kind: 'exit', subject: of('worker') },
  { ...override, subject: of('worker'), authorized_by: null },
  { kind: 'exit', subject: of('worker') },
  { ...override, subject: of('worker'), authorized_by: 'Carolina Núñez' },
  arrived('Iván', unit),
  arrived('Olga', unit),
  { kind: 'guest_entry', ...guest, name: null },
  { kind: 'guest_exit', ...guest },
  { kind: 'exit', subject: { token: youngToken } },
  { kind: 'entry', subject: of('vehicle'), because },
  { kind: 'exit', subject: of('permanent_visitor') },
  { kind: 'checkout', subject: of('temporary_visitor') },
] as Parameters<typeof device.station.record>[0][]
for (const act of acts) {
  await device.station.record(act)
  device.sleep(60_000)
}
await device.quiet()
device.kill()

const pieces: Former['station']['pieces'] = []
for (const name of ['snapshot', 'confirmed', 'clock', 'outages'] as const) {
  const value = await device.kept.read(name)
  if (value !== undefined) pieces.push({ name, value })
}
pieces.push(
  { name: 'station_id', value: stationId },
  { name: 'binding', value: binding },
  { name: 'agent', value: { id: agent.id, name: 'Ramón Ibarra', email: agent.email } },
)
const outbox = await device.kept.outbox(condominiumId, (held) => held)
pieces.push({ name: `next ${condominiumId}`, value: outbox.next })
const unsent = outbox.kept.map((kept) => ({
  condominium_id: condominiumId,
  id: kept.event.id,
  kept,
})) as unknown as Former['station']['acts']

// So that the sessions can be tried for years; everything else is as the program left it.
await owner.query(`update sessions set expires_at = '2099-01-01'`)

const rows = await rowsOf(owner)
const { rows: migrations } = await owner.query<{ name: string }>('select name from migrations order by name')

const former: Former = {
  commit,
  made_at: new Date().toISOString(),
  secret: secret.toString(),
  migrations: migrations.map(({ name }) => name),
  condominium_id: condominiumId,
  gate_id: place.id,
  people: { admin, agent, resident },
  passes,
  young_token: youngToken,
  device_key: key,
  push: { ...push, push_key },
  station: { pieces, acts: unsent },
}
await owner.end()
await installation.close()
await postgres.stop()

writeFileSync(here(`${commit}.json`), `${JSON.stringify({ ...former, station: undefined }, null, 2)}\n`)
writeFileSync(here(`${commit}.station.zst`), pressed(Buffer.from(JSON.stringify(former.station))))
writeFileSync(here(`${commit}.rows.zst`), pressed(Buffer.from(JSON.stringify(rows))))
writeFileSync(here(`${commit}.folder.zst`), packed(folder, ['secret', 'demo-password', 'postgres']))
rmSync(folder, { recursive: true, force: true })

/** Of the built web what a guard's page needs. */
const worker = readFileSync(join(tree, 'dist/sw.js'), 'utf8')
const shell = [...worker.matchAll(/[`"](\/[\w./-]+\.[a-z0-9]+)[`"]/g)]
  .map(([, path = '']) => path.slice(1))
  .filter((path) => existsSync(join(tree, 'dist', path)))
const pages = ['at.guard', 'behind.guard', 'login', 'elsewhere']
  .flatMap((name) => ['es', 'en'].map((language) => `pages/${name}.${language}.html`))
  .filter((path) => existsSync(join(tree, 'dist', path)))
writeFileSync(
  here(`${commit}.web.zst`),
  packed(join(tree, 'dist'), [...new Set(['index.html', 'sw.js', ...shell, ...pages])]),
)
