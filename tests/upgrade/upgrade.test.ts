/** Today's program goes on from the rows of each kept release, and accepts the sessions, codes, keys and acts of its users. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { gate } from '../../src/gate/gate.contract.ts'
import { nextBatch, openOutbox } from '../../src/gate/station/outbox.ts'
import { type Piece, readAgent, readBinding, readId } from '../../src/gate/station/station.ts'
import { judge } from '../../src/gate/station/verdict/verdict.ts'
import { notices } from '../../src/notices/notices.contract.ts'
import { migrateLike, prepareDatabase } from '../../src/server/database/migrate.ts'
import { loginPassword } from '../../src/server/settings/secret.ts'
import { session } from '../../src/session/session.contract.ts'
import { memoryStore, StationDevice } from '../support/gate/stationDevice.ts'
import { ask, type TestInstallation, type TestPerson, testInstallation } from '../support/installation.ts'
import { type Kept, keptReleases, readKept } from './kept.ts'
import { countRows, writeRows } from './rows.ts'

const isOver = ({ valid_until }: Kept['passes'][number]) => valid_until !== null && Date.parse(valid_until) < Date.now()

describe.each(keptReleases())('release %s', (release) => {
  const kept = readKept(release)
  let garita: TestInstallation
  let migrated: unknown
  let upgraded: Record<string, number>
  beforeAll(async () => {
    garita = await testInstallation({ environment: { SECRET: kept.secret }, fill })
  })
  afterAll(() => garita.close())

  async function fill(ownerUrl: string) {
    await migrateLike(
      ownerUrl,
      kept.migrations.map(({ name }) => name),
    )
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      migrated = (await owner.query('select name, sum from migrations order by name')).rows
      await writeRows(owner, kept.rows)
      await prepareDatabase(ownerUrl, loginPassword(Buffer.from(kept.secret)))
      upgraded = await countRows(owner, Object.keys(kept.rows))
    } finally {
      await owner.end()
    }
  }

  const person = (who: keyof Kept['people']): TestPerson => {
    const about = kept.people[who]
    return { ...about, call: (call, input) => ask(garita, call, input, about.token) }
  }
  const piece = (wanted: Piece) => kept.station.pieces.find(([name]) => name === wanted)?.[1]

  test('runs the migrations of the former release as that release ran them', () => {
    expect(migrated).toEqual(kept.migrations)
  })

  test('loses no row by the upgrade', () => {
    const left = Object.entries(kept.rows).map(([table, text]) => [table, JSON.parse(text).length])
    expect(upgraded).toEqual(Object.fromEntries(left))
  })

  test.each(['admin', 'guard', 'resident'] as const)('keeps a signed-in %s signed in', async (who) => {
    const { id } = kept.people[who]
    expect(await person(who).call(session.current, {})).toMatchObject({ ok: true, answer: { person: { id } } })
  })

  test.each(kept.passes)('lets a device with its key open for the pass of a $auth_type until its end', async (pass) => {
    const authorization = `Bearer ${kept.device_key}`
    const asked = await garita.app.request('/api/v1/gate.check', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ code: pass.token }),
    })
    expect(await asked.json()).toMatchObject(
      isOver(pass) ? { verdict: 'red', reason: 'expired' } : { verdict: 'green' },
    )
  })

  test.each(kept.passes)('shows the pass of a $auth_type by its link until its end', async (pass) => {
    const { link, auth_type, token, access_number } = pass
    const page = { ok: true, answer: { auth_type, token, access_number } }
    const shown = await garita.nobody.call(authorizations.visit, { link })
    expect(shown).toMatchObject(isOver(pass) ? { status: 404 } : page)
  })

  test('keeps the keys of a push subscription', async () => {
    const { push_key, ...subscription } = kept.push
    expect(await person('resident').call(notices.preferences, {})).toMatchObject({ answer: { push_key } })
    const { rows } = await garita.owner.query('select endpoint, p256dh, auth from push_subscriptions')
    const stored = rows.map(({ p256dh, auth, ...row }) => ({
      ...row,
      p256dh: p256dh.toString('base64url'),
      auth: auth.toString('base64url'),
    }))
    expect(stored).toEqual([subscription])
  })

  test('reads the snapshot and the acts that a station stored, and accepts each act once and in order', async () => {
    const outbox = openOutbox(kept.station.outbox)
    const binding = readBinding(piece('binding'))
    const stationId = readId(piece('station_id'))
    if (!binding || !stationId) throw new Error('the station does not know its gate')
    expect(readAgent(piece('agent'))).toMatchObject({ id: kept.people.guard.id })
    expect(outbox.damaged).toEqual([])
    expect(new Set(outbox.kept.map(({ event }) => event.kind)).size).toBeGreaterThanOrEqual(21)
    const store = memoryStore()
    for (const [name, value] of kept.station.pieces) await store.update(name, () => value)
    await store.outbox(binding.condominium.id, () => outbox)
    const guard = person('guard')
    const behind = Date.now() - Date.parse(kept.made_at)
    const duty = { binding, station_id: stationId }
    const device = new StationDevice(guard, duty, { kept: store, server_behind: () => behind })
    device.line = 'down'
    await device.start()
    await device.quiet()
    expect(device.station.waiting).toBe(outbox.kept.length)
    const { snapshot } = device.station
    for (const { token } of kept.passes) {
      expect(judge({ kind: 'pass', token }, snapshot, device.station.time())).toMatchObject({ tone: 'green' })
    }

    const client = await garita.owner.connect()
    onTestFinished(() => client.release())
    const counts = () =>
      countRows(client, ['authorizations', 'incidents', 'incident_notes', 'left_items', 'stray_acts'])
    const log = async () => {
      const { rows } = await client.query<{ id: string }>(
        `select l.id from access_logs l join log_seals s on s.condominium_id = l.condominium_id and s.log_id = l.id
          where l.station_id = $1 order by s.arrival`,
        [stationId],
      )
      return rows.map(({ id }) => id)
    }
    const of = (kind: string) => outbox.kept.filter(({ event }) => event.kind === kind).length
    const before = await counts()
    device.line = 'up'
    device.station.lookAgain()
    await device.pass(60_000)
    expect(device.station).toMatchObject({ online: true, waiting: 0 })
    // The server accepts acts that are older than a month, and flags some of them.
    expect(device.station.conflicts.map(({ conflict }) => conflict)).not.toContain('not_taken')
    const after = await counts()
    const grown = Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)])
    expect(Object.fromEntries(grown)).toEqual({
      authorizations: of('unannounced'),
      incidents: of('incident'),
      incident_notes: of('incident_note'),
      left_items: of('item_left'),
      stray_acts: 0,
    })
    const written = await log()
    expect(written).toEqual(outbox.kept.flatMap(({ event: { id } }) => (written.includes(id) ? [id] : [])))
    expect(written.length).toBeGreaterThanOrEqual(20)

    const place = { condominium_id: binding.condominium.id, station_id: stationId }
    expect(await guard.call(gate.record, { ...place, events: nextBatch(outbox) })).toMatchObject({ ok: true })
    expect([await counts(), await log()]).toEqual([after, written])
  })
})
