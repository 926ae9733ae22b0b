/** Over real HTTP, topics reach exactly the permitted users, and a stream ends when its rights change. */
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { allWritten } from '../../../tests/support/accounts.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { connectionsOf, endConnections, takeAway } from '../../../tests/support/outage.ts'
import { hears, openStreams, type Stream, type Streams } from '../../../tests/support/streams.ts'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { people } from '../../people/people.contract.ts'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { hashOf, newToken } from '../keys/tokens.ts'

let garita: TestInstallation
let root: TestPerson
let streams: Streams
beforeAll(async () => {
  garita = await testInstallation()
  root = await garita.person({ user_role: 'super_admin' })
  streams = await openStreams(garita, root)
})
afterEach(() => streams.abortAll())
afterAll(async () => {
  await streams.close()
  await garita.close()
})

const listenAs = (token: string | null) => streams.listenAs(token)
const settled = () => streams.settled()
const quiet = (heard: readonly Stream[]) => streams.quiet(heard)
const ends = (stream: Stream) => eventually(() => expect(stream.ended).toBe(true))

test('sends a condominium’s change only to its admins and the super admins', async () => {
  const [own, other] = [await garita.condominium('Propio'), await garita.condominium('Ajeno')]
  const staff = (userRole: 'admin' | 'agent', place: string) =>
    garita.person({ user_role: userRole, assigned: [place] })
  const resident = await garita.person({ condominium: own })
  const listeners = {
    root: await listenAs(root.token),
    admin: await listenAs((await staff('admin', own)).token),
    stranger: await listenAs((await staff('admin', other)).token),
    agent: await listenAs((await staff('agent', own)).token),
    neighbor: await listenAs((await garita.person({ condominium: own })).token),
    waiting: await listenAs((await garita.person({ condominium: own, approval_status: 'pending' })).token),
    resident: await listenAs(resident.token),
  }
  await quiet(Object.values(listeners))
  await resident.call(session.changeCard, {
    ...{ revision: 1, full_name: 'Otro Nombre', phone_number: null, language: 'es' },
  })
  await hears(listeners.admin, 'people')
  await hears(listeners.resident, 'session')
  await settled()
  const heard = Object.fromEntries(Object.entries(listeners).map(([who, stream]) => [who, new Set(stream.heard)]))
  expect(heard).toMatchObject({
    admin: new Set(['people', 'audit']),
    stranger: new Set(),
    agent: new Set(),
    neighbor: new Set(),
    waiting: new Set(),
    resident: new Set(['session']),
  })
})

test('sends a changed condominium to all its users', async () => {
  const [own, other] = [await garita.condominium('Propio'), await garita.condominium('Ajeno')]
  const inside = [
    await listenAs((await garita.person({ condominium: own })).token),
    await listenAs((await garita.person({ user_role: 'agent', assigned: [own] })).token),
    await listenAs((await garita.person({ user_role: 'admin', assigned: [own] })).token),
  ]
  const outside = await listenAs((await garita.person({ condominium: other })).token)
  await quiet([...inside, outside])
  await root.call(condominiums.renewInvitation, { id: own })
  for (const stream of inside) await hears(stream, 'condominiums')
  await settled()
  expect(outside.heard).toEqual([])
})

test('sends repeated announcements once per read, including the last', async () => {
  const stream = await listenAs(root.token)
  await garita.owner.query(`select access.announce('people', gen_random_uuid(), null) from generate_series(1, 20000)`)
  await garita.owner.query(`select access.announce('mail', null, null)`)
  await hears(stream, 'mail')
  expect(stream.heard).toContain('people')
  expect(stream.heard.length).toBeLessThan(10_000)
})

test('opens no stream for a HEAD request', async () => {
  const { token } = await garita.person({ user_role: 'super_admin' })
  const headers = { cookie: `garita_session=${token}` }
  for (let asked = 0; asked < 13; asked++) {
    expect((await garita.app.request('/api/v1/live', { method: 'HEAD', headers })).status).toBe(404)
  }
  await listenAs(token)
})

test('announces nothing after a rollback', async () => {
  const own = await garita.condominium('Propio')
  const admin = await listenAs((await garita.person({ user_role: 'admin', assigned: [own] })).token)
  await quiet([admin])
  const client = await garita.owner.connect()
  await client.query('begin')
  await client.query(`update condominiums set name = 'Otro' where id = $1`, [own])
  await client.query('rollback')
  client.release()
  await settled()
  expect(admin.heard).toEqual([])
})

test.each<[string, (person: TestPerson, place: string) => Promise<unknown>]>([
  ['a removed assignment', (person, place) => root.call(people.unassign, { id: person.id, condominium_id: place })],
  ['a rejection', (person) => root.call(people.decide, { id: person.id, from: 'approved', to: 'rejected' })],
  ['removal', (person) => root.call(people.remove, { id: person.id })],
  ['signing out elsewhere', (person) => garita.owner.query('delete from sessions where profile_id = $1', [person.id])],
])('%s ends the stream at the next check of its rights', async (_, act) => {
  const place = await garita.condominium('Propio')
  const agent = await garita.person({ user_role: 'agent', assigned: [place] })
  const [stream, other] = [await listenAs(agent.token), await listenAs(root.token)]
  await act(agent, place)
  await ends(stream)
  expect(other.ended).toBe(false)
})

test('ends an applicant’s stream at the approval, and opens the next stream with the new rights', async () => {
  const place = await garita.condominium('Propio')
  const person = await garita.person({ condominium: place, approval_status: 'pending' })
  const stream = await listenAs(person.token)
  await root.call(people.decide, { id: person.id, from: 'pending', to: 'approved' })
  await ends(stream)
  const again = await listenAs(person.token)
  await root.call(condominiums.renewInvitation, { id: place })
  await hears(again, 'condominiums')
})

test('keeps a stream that opened during a check of rights despite its older answer', async () => {
  const place = await garita.condominium('Propio')
  const people = await Promise.all(Array.from({ length: 5 }, () => garita.person({ condominium: place })))
  const [first, second, ...later] = people.map((person) => person.token)
  await listenAs(first ?? null)
  await listenAs(second ?? null)
  await garita.owner.query(`alter function access.rights_of(bytea[]) rename to rights_of_quick`)
  // Only the check of rights asks for several keys, and its answer is made late.
  await garita.owner.query(`create function access.rights_of(hashes bytea[])
    returns table (token_hash bytea, role_name text, profile_id uuid, condominium_ids uuid[], home_condominium_ids uuid[])
    language plpgsql security definer as $$ begin
      return query select * from access.rights_of_quick(hashes);
      if cardinality(hashes) > 1 then perform pg_advisory_lock_shared(77), pg_advisory_unlock_shared(77); end if;
    end $$`)
  await garita.owner.query(`grant execute on function access.rights_of(bytea[]) to public`)
  const holder = await garita.owner.connect()
  onTestFinished(async () => {
    await holder.query('select pg_advisory_unlock_all()')
    holder.release()
  })
  const waits = `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
    where l.locktype = 'advisory' and l.objid = 77 and not l.granted`
  const checkWaits = () => expect.poll(async () => (await garita.owner.query(waits)).rowCount).toBe(1)
  await holder.query('select pg_advisory_lock(77)')
  const opened = []
  for (const token of later) {
    await checkWaits()
    opened.push(await listenAs(token))
    await holder.query('select pg_advisory_unlock(77)')
    await holder.query('select pg_advisory_lock(77)')
  }
  await checkWaits()
  await holder.query('select pg_advisory_unlock(77)')
  await garita.owner.query(`drop function access.rights_of(bytea[])`)
  await garita.owner.query(`alter function access.rights_of_quick(bytea[]) rename to rights_of`)
  await settled()
  expect(opened.map((stream) => stream.ended)).toEqual(opened.map(() => false))
})

test('refuses a stream without a valid session', async () => {
  expect(await listenAs(null)).toMatchObject({ status: 401 })
  expect(await listenAs('not a token')).toMatchObject({ status: 401 })
  const person = await garita.person()
  await garita.owner.query(`update sessions set expires_at = now() where profile_id = $1`, [person.id])
  expect(await listenAs(person.token)).toMatchObject({ status: 401 })
})

test('limits a session to twelve streams, also when they open at once', async () => {
  const person = await garita.person()
  const opened = await Promise.all(Array.from({ length: 15 }, () => listenAs(person.token)))
  expect(opened.map((stream) => stream.status).sort()).toEqual([...Array(12).fill(200), 429, 429, 429])
  streams.abortAll()
  await eventually(async () => expect((await listenAs(person.token)).status).toBe(200))
})

test('limits a user to forty-eight streams over all sessions', async () => {
  const person = await garita.person()
  const tokens = Array.from({ length: 5 }, newToken)
  for (const token of tokens) {
    await garita.owner.query(
      `insert into sessions (id, token_hash, profile_id, device, expires_at)
        values ($1, $2, $3, 'test', now() + interval '1 day')`,
      [newId(), hashOf(token), person.id],
    )
  }
  const opened = []
  for (const token of tokens) opened.push(...(await Promise.all(Array.from({ length: 12 }, () => listenAs(token)))))
  expect(opened.filter((stream) => stream.status === 200)).toHaveLength(48)
  expect(opened.filter((stream) => stream.status === 429)).toHaveLength(12)
})

const listeners = () => connectionsOf(garita, 'listen garita%')

test('reconnects to the announcements and makes every stream read everything again', async () => {
  const stream = await listenAs(root.token)
  expect(await listeners()).toBe(1)
  await endConnections(garita, 'listen garita%')
  await hears(stream, 'everything')
  await expect.poll(listeners).toBe(1)
  // Letters of earlier tests announce themselves, too.
  await allWritten(garita)
  await garita.owner.query(`select access.announce('people', gen_random_uuid(), null)`)
  await hears(stream, 'people')
  stream.heard.length = 0
  await garita.owner.query(`select access.announce('mail', null, null)`)
  await hears(stream, 'mail')
  expect(stream.heard).toEqual(['mail'])
})

test('answers busy instead of a stream while the database is away', async () => {
  const giveBack = await takeAway(garita)
  const response = await garita.app.request('/api/v1/live', { headers: { cookie: `garita_session=${root.token}` } })
  await giveBack()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ error: { code: 'busy' } })
})

function watchAttempts() {
  const attempts = { all: 0, under_way: 0, most_at_once: 0 }
  const { connect } = pg.Client.prototype
  const watched = vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(function (this: pg.Client, ...how) {
    const done: unknown = Reflect.apply(connect, this, how)
    const { application_name, database } = Reflect.get(this, 'connectionParameters')
    const isOwn = database === new URL(garita.owner_url).pathname.slice(1)
    const listens = isOwn && String(application_name).startsWith('listen garita')
    if (!listens || !(done instanceof Promise)) return done as never
    attempts.all += 1
    attempts.under_way += 1
    attempts.most_at_once = Math.max(attempts.most_at_once, attempts.under_way)
    const over = () => {
      attempts.under_way -= 1
    }
    done.then(over, over)
    return done as never
  })
  onTestFinished(() => watched.mockRestore())
  return attempts
}

test('does not multiply attempts to reconnect while the database refuses connections', async () => {
  const attempts = watchAttempts()
  const giveBack = await takeAway(garita)
  await expect.poll(() => attempts.all).toBeGreaterThan(8)
  await giveBack()
  await eventually(async () => expect(await listeners()).toBeGreaterThan(0))
  expect(attempts.most_at_once).toBe(1)
  await expect.poll(listeners).toBe(1)
  const again = await listenAs(root.token)
  await garita.owner.query(`select access.announce('mail', null, null)`)
  await hears(again, 'mail')
})
