/** Interrupted exports are recognized as incomplete and free their connection. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { download } from '../../tests/support/files.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { connectionsOf, endConnections } from '../../tests/support/outage.ts'
import { authorize } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { type Listening, listen } from '../server/http/listen.ts'

/** More than the network buffers, so that the server waits for a reader that pauses. */
const lines = 40_000
const lineFeed = 0x0a
let garita: TestInstallation
let server: Listening
let here: string

beforeAll(async () => {
  garita = await testInstallation({ connect_ms: 6_000 })
  server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
  here = await garita.condominium('Aquí')
  const ana = await garita.person({ condominium: here })
  await authorize(garita, ana)
  await garita.owner.query(
    `with lines as (
      insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number,
          actor_role, actor_name, override_reason)
        select a.condominium_id, gen_random_uuid(), a.id, 'document_revealed', now() - n * interval '1 minute', a.resident_id,
          a.unit_number, 'agent', 'Ramón', repeat('largo ', 45) from authorizations a, generate_series(1, ${lines}) n
        returning condominium_id, id)
    insert into access_log_subjects (condominium_id, log_id, auth_type, name) select condominium_id, id, 'worker', 'Hugo' from lines`,
  )
  // The database does this by itself after a while.
  await garita.owner.query('analyze')
})
afterAll(async () => {
  await server.close()
  await garita.close()
})

const guard = () => garita.person({ user_role: 'agent', assigned: [here] })

interface Reading {
  status: number | undefined
  promised: number
  /** Reads until the end; returns whether it was complete, and the lines. */
  rest(): Promise<{ whole: boolean; lines: number }>
  hangUp(): void
}

/** Reads nothing of the file until `rest` is called. */
function begin({ token }: TestPerson): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port: server.port,
        host: '127.0.0.1',
        path: `/api/v1/${visits.exportLog.name}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `garita_session=${token}` },
      },
      (response) => {
        let count = 0
        // The stream may break earlier, and reports it only once.
        response.on('error', () => undefined)
        const closed = new Promise((done) => response.once('close', done))
        resolve({
          status: response.statusCode,
          promised: Number(response.headers['x-garita-rows']),
          hangUp: () => response.destroy(),
          rest: async () => {
            // The end of a line is two bytes, which may come in two pieces: the second is counted.
            response.on('data', (piece: Buffer) => {
              count += piece.filter((byte) => byte === lineFeed).length
            })
            await closed
            return { whole: response.complete, lines: count - 1 }
          },
        })
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify({ language: 'es' }))
  })
}

/** Counts also files of which no row was read yet. */
const placesHeld = async () => {
  const { rowCount } = await garita.owner.query(
    `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory' and l.classid = (hashtext('garita.export')::bigint & 4294967295)::oid`,
  )
  return rowCount
}
const noneLeft = () =>
  eventually(async () => expect([await placesHeld(), await connectionsOf(garita, 'fetch%')]).toEqual([0, 0]))

test('completes a file that was read to its end with the promised number of rows', async () => {
  const reading = await begin(await guard())
  expect(reading.promised).toBe(lines)
  expect(await reading.rest()).toEqual({ whole: true, lines })
  await noneLeft()
})

test('leaves the file incomplete when the database fails in the middle', async () => {
  const reading = await begin(await guard())
  await eventually(async () => expect(await connectionsOf(garita, 'fetch%')).toBe(1))
  await endConnections(garita, 'fetch%')
  const end = await reading.rest()
  expect(end.whole).toBe(false)
  expect(end.lines).toBeLessThan(lines)
  await noneLeft()
  expect(await (await begin(await guard())).rest()).toEqual({ whole: true, lines })
})

test('stops the file when the user loses access to the condominium', async () => {
  const person = await guard()
  const reading = await begin(person)
  await garita.owner.query('delete from assignments where profile_id = $1', [person.id])
  // Rights are read again once a second.
  const now = Date.now
  const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 1_100)
  const end = await reading.rest()
  later.mockRestore()
  expect(end.whole).toBe(false)
  expect(end.lines).toBeLessThan(lines)
  await noneLeft()
})

test('allows one export at a time for each user; a broken connection frees it', async () => {
  const person = await guard()
  const reading = await begin(person)
  const second = await download(garita, visits.exportLog, { language: 'es' }, person.token)
  expect(second).toMatchObject({ status: 409, code: 'export_under_way' })
  expect(await placesHeld()).toBe(1)
  reading.hangUp()
  await noneLeft()
  expect(await (await begin(person)).rest()).toEqual({ whole: true, lines })
})

test('keeps connections free for other calls during slow downloads, and runs only a few at once', async () => {
  const readings = await Promise.all([await guard(), await guard(), await guard()].map(begin))
  expect(readings.map(({ status }) => status)).toEqual([200, 200, 200])
  const fourth = await download(garita, visits.exportLog, { language: 'es' }, (await guard()).token)
  expect(fourth).toMatchObject({ status: 503, code: 'busy' })
  expect(await (await guard()).call(visits.count, {})).toMatchObject({ ok: true })
  for (const reading of readings) reading.hangUp()
  await noneLeft()
})
