/** The rows of security events: their owner, their limits for many networks, their immutability, and the triggers that write them. */
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { people } from '../../people/people.contract.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf } from '../../server/keys/tokens.ts'

const garita = openForFile(sharedInstallation)

interface Seen {
  kind?: string
  network?: string
  device?: string
  ago?: number
}
const seen = async (person: TestPerson, ...events: Seen[]) => {
  for (const { kind = 'sign_in_failed', network = 'n', device = 'd', ago = 0 } of events)
    await garita.owner.query(
      `insert into security_events (id, profile_id, kind, network, device, day, last_at)
        values (gen_random_uuid(), $1, $2, $3, $4, (now() at time zone 'utc')::date - $5::int, now() - make_interval(days => $5))`,
      [person.id, kind, network, device, ago],
    )
}
const note = (
  person: TestPerson,
  kind: string,
  network: string,
  device = 'd',
  by: Pick<PoolClient, 'query'> = garita.owner,
) => by.query('select access.note_security($1, $2, $3, $4)', [person.id, kind, network, device])
const rowsOf = async (person: TestPerson) => {
  const { rows } = await garita.owner.query<{ kind: string; place: string; count: number }>(
    `select kind, network || ' ' || device as place, count from security_events where profile_id = $1 order by at`,
    [person.id],
  )
  return rows
}
const refused = 'security_events_only_grow'

test('limits a person’s rows to twenty places per kind and day, and keeps counting known places', async () => {
  const [ana, beto] = [await garita.person(), await garita.person()]
  await seen(ana, ...Array.from({ length: 19 }, (_, place) => ({ network: `n${place}` })), { network: 'two' })
  await seen(ana, { network: 'other kind', kind: 'locked' }, { network: 'yesterday', ago: 1 })
  await seen(beto, { network: 'beto' })
  for (const network of ['other kind', 'yesterday', 'beto']) await note(ana, 'sign_in_failed', network)
  await note(ana, 'sign_in_failed', 'two', 'another device')
  await note(ana, 'sign_in_failed', 'two')
  const shared = (await rowsOf(ana)).filter(({ place, count }) => place === '* ?' || count > 1)
  expect(shared).toEqual([
    { kind: 'sign_in_failed', place: 'two d', count: 2 },
    { kind: 'sign_in_failed', place: '* ?', count: 4 },
  ])
  // Events of other people, kinds and days do not count towards the limit.
  await note(beto, 'sign_in_failed', 'new')
  await note(ana, 'locked', 'new')
  const cleo = await garita.person()
  await seen(cleo, ...Array.from({ length: 20 }, (_, place) => ({ network: `n${place}`, ago: 1 })))
  await note(cleo, 'sign_in_failed', 'new')
  for (const person of [ana, beto, cleo])
    expect((await rowsOf(person)).filter(({ place }) => place === 'new d')).toHaveLength(1)
})

test('sends one letter about a new browser', async () => {
  const ana = await garita.person()
  const client = await garita.owner.connect()
  // The server deletes the row of a letter that it has sent, so the rows are counted before they are committed.
  await client.query('begin')
  for (let time = 0; time < 2; time++) await note(ana, 'new_browser', 'n', 'd', client)
  const { rowCount } = await client.query(
    `select from jobs where name = 'session.security_event' and payload ->> 'profile_id' = $1`,
    [ana.id],
  )
  await client.query('commit')
  client.release()
  expect(rowCount).toBe(1)
})

test('refuses changes and deletion of a row for a year, also without an account; removing the person removes it', async () => {
  const [ana, beto] = [await garita.person(), await garita.person()]
  await seen(ana, {}, { network: 'old', ago: 366 })
  await seen(beto, {})
  await garita.owner.query(
    `insert into security_events (id, kind, network, device) values (gen_random_uuid(), 'sign_in_failed', 'nobody', 'd')`,
  )
  const change = `update security_events set count = count + 1, last_at = clock_timestamp(), network = 'x' where profile_id = $1`
  await expect(garita.owner.query(change, [ana.id])).rejects.toThrow(refused)
  await expect(garita.owner.query(`delete from security_events where network = 'nobody'`)).rejects.toThrow(refused)
  await expect(
    garita.owner.query(`delete from security_events where profile_id = $1 and network = 'n'`, [ana.id]),
  ).rejects.toThrow(refused)
  const old = await garita.owner.query(`delete from security_events where profile_id = $1 and network = 'old'`, [
    ana.id,
  ])
  expect(old.rowCount).toBe(1)
  await garita.owner.query('delete from profiles where id = $1', [ana.id])
  expect([await rowsOf(ana), (await rowsOf(beto)).length]).toEqual([[], 1])
})

test('ends the sessions with a rejection and records it once; an approval and an unchanged form do neither', async () => {
  const here = await garita.condominium()
  const ana = await garita.person({ condominium: here, approval_status: 'pending' })
  const set = (status: string) =>
    garita.owner.query('update profiles set approval_status = $2, email = email where id = $1', [ana.id, status])
  const open = async () => (await garita.owner.query('select from sessions where profile_id = $1', [ana.id])).rowCount
  for (const status of ['approved', 'approved']) await set(status)
  expect([await open(), await rowsOf(ana)]).toEqual([1, []])
  for (const status of ['rejected', 'rejected']) await set(status)
  expect(await open()).toBe(0)
  expect(await rowsOf(ana)).toMatchObject([{ kind: 'sessions_ended_by_admin', count: 1 }])
})

test('lets a super admin end anybody’s sessions, and an admin those of the people they run', async () => {
  const here = await garita.condominium()
  const root = await garita.person({ user_role: 'super_admin' })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const ends = async (who: TestPerson, whom: TestPerson) => {
    const db = garita.database.callerDb({ token_hash: hashOf(who.token) })
    return (await db.json(sql`select to_json(access.end_sessions_of(${whom.id}::uuid))`)).text
  }
  const mine = await garita.person({ condominium: here })
  const theirs = await garita.person({ condominium: await garita.condominium() })
  expect([await ends(admin, theirs), await ends(admin, mine), await ends(root, theirs)]).toEqual([
    'false',
    'true',
    'true',
  ])
  expect(await theirs.call(people.list, {})).toMatchObject({ ok: false, status: 401 })
})
