/** Writes the file of this release for the upgrade tests of later ones: npm run dev:keep-release -- 1.0.0. */
import { createECDH, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuthType } from '../../src/authorizations/kinds.ts'
import { endlessKinds } from '../../src/authorizations/passes/readerChoices.ts'
import { seed } from '../../src/demo/seed.server.ts'
import { gate } from '../../src/gate/gate.contract.ts'
import type { Piece } from '../../src/gate/station/station.ts'
import { notices } from '../../src/notices/notices.contract.ts'
import { startEmbeddedPostgres } from '../../src/server/embedded/start.ts'
import { version } from '../../src/server/settings/version.ts'
import { newId } from '../../src/shared/ids.ts'
import { amenityOf, book, bookedLongAgo, morningZone } from '../support/bookings.ts'
import { clusterSecret } from '../support/databases.ts'
import { incidentOf, noteOf } from '../support/gate/incidents.ts'
import { StationDevice } from '../support/gate/stationDevice.ts'
import { onDutySince, stationWorld } from '../support/gate/stations.ts'
import { type Answer, type TestInstallation, testInstallation } from '../support/installation.ts'
import { authorizeEarlier, dayIn, passOf, stored } from '../support/visits.ts'
import { type Kept, writeKept } from './kept.ts'
import { readRows } from './rows.ts'

const minuteMs = 60_000
/** This name leads nowhere, so that neither this command nor a test calls a push service. */
const pushService = 'https://push.garita.test'
/** The station's clock is ten minutes behind the server's, so that no act lies in the future after the minutes of the test. */
let behindMs = 10 * minuteMs
const [release] = process.argv.slice(2)
if (release !== version) throw new Error(`This tree is release ${version}: npm run dev:keep-release -- ${version}`)

const folder = await mkdtemp(join(tmpdir(), 'garita-keep-'))
const postgres = await startEmbeddedPostgres({ folder, secret: clusterSecret, throwaway: true })
const secret = randomBytes(32).toString('base64url')
const garita = await testInstallation({
  environment: { SECRET: secret, PUSH_SERVICES: pushService },
  server_url: postgres.owner_url,
  fill: async () => undefined,
})
try {
  // The demo has rows in most tables.
  await seed(garita.settings, garita.owner_url)
  const size = writeKept(release, await keep(garita))
  process.stdout.write(`tests/upgrade/${release}.zst has ${size.toLocaleString('en')} bytes.\n`)
} finally {
  await garita.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

function answerOf<T>(said: Answer<T>): T {
  if (!said.ok) throw new Error(`${said.code} ${JSON.stringify(said.fields)}`)
  return said.answer
}

async function keep({ owner }: TestInstallation): Promise<Kept> {
  const { here, main, guard, ana: resident, station } = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Carla Admin' })
  await onDutySince(garita, guard, 90)
  const zone = morningZone()
  await owner.query(`update condominiums set time_zone = $2, badge_kinds = '{service}' where id = $1`, [here, zone])

  const { key } = answerOf(
    await admin.call(gate.addDevice, { condominium_id: here, id: newId(), gate_id: main, name: 'Barrera' }),
  )
  const [rules] = answerOf(await admin.call(gate.readerRules, { condominium_id: here }))
  const plain = { co_resident: 'plain', permanent_visitor: 'plain', worker: 'plain', vehicle: 'plain' } as const
  const revision = rules?.revision ?? 1
  answerOf(await admin.call(gate.chooseReaderRules, { condominium_id: here, revision, ...plain }))
  const passes: Kept['passes'][number][] = []
  for (const kind of [...endlessKinds, 'temporary_visitor'] as const) {
    // A visit lasts a year at most.
    const window = kind === 'temporary_visitor' ? { valid_from: dayIn(zone), valid_until: dayIn(zone, 360) } : {}
    const id = await authorizeEarlier(garita, resident, kind, window)
    const { token, link, access_number } = await passOf(resident, id)
    const until = (await stored(garita, id))?.valid_until?.toISOString() ?? null
    passes.push({ auth_type: kind, token, link, access_number, valid_until: until })
  }

  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const subscription = {
    endpoint: `${pushService}/${randomBytes(24).toString('base64url')}`,
    p256dh: browser.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  answerOf(await resident.call(notices.subscribe, subscription))
  const { push_key } = answerOf(await resident.call(notices.preferences, {}))

  const place = { condominium: { id: here, name: 'Los Encinos' }, gate: { id: main, name: 'Acceso principal' } }
  const device = new StationDevice(
    guard,
    { binding: place, station_id: station.station_id },
    { server_behind: () => behindMs },
  )
  await act(device, here, resident)
  const pieces: [Piece, unknown][] = []
  for (const name of ['snapshot', 'confirmed', 'key', 'clock', 'outages'] as const) {
    const value = await device.kept.read(name)
    if (value !== undefined) pieces.push([name, value])
  }
  pieces.push(['station_id', station.station_id], ['binding', place])
  pieces.push(['agent', { id: guard.id, name: 'Gus Garita', email: guard.email }])

  await owner.query(`update sessions set expires_at = '2099-01-01', last_day = '2099-01-01'`)
  const { rows: migrations } = await owner.query('select name, sum from migrations order by name')
  const client = await owner.connect()
  const rows = await readRows(client)
  client.release()
  const person = ({ id, email, token }: typeof admin) => ({ id, email, token })
  return {
    made_at: new Date(device.station.time().now).toISOString(),
    ...{ migrations, secret, rows, passes, device_key: key },
    people: { admin: person(admin), guard: person(guard), resident: person(resident) },
    push: { ...subscription, push_key },
    station: { pieces, outbox: await device.kept.outbox(here, (held) => held) },
  }
}

async function wait(device: StationDevice, ms: number) {
  behindMs -= ms
  await device.pass(ms)
}

/** Records acts of every kind at a station that is offline. */
async function act(device: StationDevice, here: string, resident: Awaited<ReturnType<typeof garita.person>>) {
  const earlier = async (kind: AuthType, more = {}) => ({
    authorization_id: await authorizeEarlier(garita, resident, kind, more),
  })
  const [visitor, worker] = [await earlier('temporary_visitor'), await earlier('worker', { name: 'Saúl' })]
  const vehicle = await earlier('vehicle', { vehicle_plate: 'XYZ987' })
  const zone = morningZone()
  const times = { reservation_date: dayIn(zone), start_time: '18:00', end_time: '20:00', guest_list: ['Eva'] }
  const booking = await book(resident, await amenityOf(garita, here), { ...times, guest_count: 2 })
  await bookedLongAgo(garita, booking)
  await device.start()
  await device.quiet()
  const guest = device.station.snapshot?.reservations.find((one) => one.reservation_id === booking)?.guests[0]
  if (!guest) throw new Error('the snapshot lacks the booking')
  const eva = { reservation_id: booking, guest_id: guest.id }

  // The server knows this outage before it gets the entry copied from paper, so it does not flag the entry.
  device.line = 'down'
  await wait(device, 5 * minuteMs)
  const written = new Date(device.station.time().now - 2 * minuteMs).toISOString()
  device.line = 'up'
  device.station.lookAgain()
  await wait(device, minuteMs)

  device.line = 'down'
  const { authorization_id: younger } = await earlier('permanent_visitor', { name: 'Nora' })
  const nora = { token: (await passOf(resident, younger)).token }
  const { station } = device
  const because = 'may_enter' as const
  const unit = { unit_number: '101' }
  const [asked, service] = [newId(), newId()]
  const arrival = { ...unit, name: 'Iván', last_name: 'Prueba', id_document: 'INE 99', phone_number: null }
  await station.record({ kind: 'paper_line', written_at: written, name: 'Luis Papel', ...unit, plate: 'ABC123' })
  await station.record({ kind: 'sheet_printed' })
  await station.record({ kind: 'entry', subject: visitor, because })
  await station.record({ kind: 'entry', subject: worker, because })
  await station.record({ kind: 'entry', subject: vehicle, because })
  await station.record({ kind: 'entry', subject: nora, because })
  await station.record({ kind: 'exit', subject: worker })
  const override = { because: 'out_of_hours', reason: 'Trae la llave', authorized_by: 'Carla Núñez' } as const
  await station.record({ kind: 'override', subject: worker, ...override })
  await station.record({ kind: 'unannounced', authorization_id: asked, ...arrival, purpose: 'Visita' })
  await station.record({ kind: 'phones_shown', authorization_id: asked, ...unit })
  await station.record({ kind: 'call_answer', authorization_id: asked, answer: 'no_answer' })
  await station.record({ kind: 'arrival_closed', authorization_id: asked, outcome: 'left' })
  const fiber = { arrival_kind: 'service', company: 'Fibra', purpose: null } as const
  await station.record({ kind: 'unannounced', authorization_id: service, ...arrival, ...fiber })
  await station.record({ kind: 'badge', authorization_id: service, badge: 'A7' })
  await station.record({ kind: 'guest_entry', ...eva, name: null })
  await station.record({ kind: 'guest_exit', ...eva })
  const incident = await station.record(incidentOf({ happened_at: written }))
  await station.record(noteOf(incident, 'Bajaron la música', true))
  const item = { item: 'package', said: null, company: 'Rappi', authorization_id: null } as const
  const left = await station.record({ kind: 'item_left', ...unit, ...item })
  await station.record({ kind: 'item_handed', of: left, handed_to: 'Ana Uno' })
  const emergency = await station.record({ kind: 'emergency' })
  await station.record({ kind: 'emergency_note', of: emergency, ...unit, reason: 'Ambulancia' })
  const police = await station.record({ kind: 'authority' })
  await station.record({ kind: 'authority_outcome', of: police, admitted: false, reason: 'Sin orden' })
  await station.record({ kind: 'checkout', subject: visitor })
  await device.quiet()
}
