/** The sweep deletes accounts that no administration ever answered, on their day and not before; all others stay whatever their age. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inTheMiddle } from '../../tests/support/holding.ts'
import { type PersonFacts, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { daysAgo } from '../../tests/support/past.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { newId } from '../shared/ids.ts'

const garita = openForFile(testInstallation)
let home: string
beforeAll(async () => {
  home = await garita.condominium()
})
beforeEach(() => mailSince(400))

/** The number of days since mail was turned on; null without mail. */
async function mailSince(days: number | null) {
  await garita.owner.query('update installation set sends_mail = false')
  if (days === null) return
  await garita.owner.query('update installation set sends_mail = true')
  await garita.owner.query(`update installation set sends_mail_since = ${daysAgo(days)}`)
}

interface Left extends PersonFacts {
  created: number
  /** The account's last act; its creation by default. */
  touched?: number
  confirmed?: boolean
  decided?: boolean
  session?: 'open' | 'expired'
}

/** The account is pending, unconfirmed and without a session by default, and has the rows that every account gathers. */
async function leave({ created, touched = created, decided = false, session, ...facts }: Left): Promise<TestPerson> {
  const who = await garita.person({ approval_status: 'pending', confirmed: false, ...facts })
  const client = await garita.owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table profiles disable trigger user')
    await client.query(
      `update profiles set created_at = ${daysAgo(created)}, updated_at = ${daysAgo(touched)},
        decided_at = case when $2 then ${daysAgo(touched)} end where id = $1`,
      [who.id, decided],
    )
    await client.query('alter table profiles enable trigger user')
    await client.query('commit')
  } finally {
    client.release()
  }
  if (session === undefined) await garita.owner.query('delete from sessions where profile_id = $1', [who.id])
  if (session === 'expired') {
    await garita.owner.query(`update sessions set expires_at = ${daysAgo(1)} where profile_id = $1`, [who.id])
  }
  await garita.owner.query(`insert into credentials (profile_id, password_hash) values ($1, 'x')`, [who.id])
  await garita.owner.query(`select access.note_security($1, 'signed_in', '203.0.113.0/24', 'Firefox')`, [who.id])
  await garita.owner.query('insert into known_browsers (profile_id, token_hash) values ($1, $2)', [
    who.id,
    Buffer.from(newId()),
  ])
  return who
}

const sweepNow = () => sweep(garita.database.callerDb({ system: 'keeper' }))
const isThere = async ({ id }: TestPerson) =>
  (await garita.owner.query('select from profiles where id = $1', [id])).rowCount === 1

async function stays(left: Left): Promise<boolean> {
  const who = await leave(left)
  await sweepNow()
  return isThere(who)
}

const undecided = { confirmed: true }
const everybody = { approval_status: 'approved' } as const

test.each<[string, Left, boolean]>([
  ['unconfirmed for 29 days', { created: 29 }, true],
  ['unconfirmed for 31 days', { created: 31 }, false],
  ['unconfirmed for 31 days, a guard', { created: 31, user_role: 'agent' }, false],
  ['unconfirmed for 31 days, an admin', { created: 31, user_role: 'admin' }, false],
  ['unconfirmed for 31 days with an open session', { created: 31, session: 'open' }, false],
  ['confirmed and undecided for 31 days', { created: 31, ...undecided }, true],
  ['confirmed and undecided for 179 days', { created: 179, ...undecided }, true],
  ['confirmed and undecided for 181 days', { created: 181, ...undecided }, false],
  ['confirmed and undecided for 181 days, a guard', { created: 181, user_role: 'agent', ...undecided }, false],
  [
    'confirmed and undecided for 181 days, whose session has expired',
    { created: 181, session: 'expired', ...undecided },
    false,
  ],
  ['confirmed and undecided for 181 days, who still looks', { created: 181, session: 'open', ...undecided }, true],
  ['whose address was corrected yesterday, so that it is unconfirmed again', { created: 170, touched: 1 }, true],
  ['whose address was corrected 31 days ago', { created: 170, touched: 31 }, false],
  ['who changed their own card 20 days ago', { created: 300, touched: 20, ...undecided }, true],
  ['approved and never confirmed, as an import makes them', { created: 400, ...everybody, decided: true }, true],
  ['approved before decisions had a day', { created: 400, ...everybody }, true],
  ['approved guard who never confirmed', { created: 400, ...everybody, user_role: 'agent' }, true],
  ['approved admin who confirmed', { created: 400, ...everybody, user_role: 'admin', confirmed: true }, true],
  ['rejected', { created: 400, approval_status: 'rejected', decided: true }, true],
  ['who was decided once and waits again', { created: 400, decided: true }, true],
  ['who was decided once, confirmed and waits again', { created: 400, decided: true, ...undecided }, true],
  ['a super admin, approved', { created: 400, ...everybody, user_role: 'super_admin' }, true],
  ['a super admin who waits', { created: 400, user_role: 'super_admin' }, true],
  ['a super admin who waits and has confirmed', { created: 400, user_role: 'super_admin', ...undecided }, true],
])('keeps or deletes with mail an account %s: stays %s', async (_, left, expected) => {
  expect(await stays(left)).toBe(expected)
})

test.each<[string, Left, boolean]>([
  ['unconfirmed for 31 days', { created: 31 }, true],
  ['unconfirmed for 179 days', { created: 179 }, true],
  ['unconfirmed for 181 days', { created: 181 }, false],
  ['unconfirmed for 181 days, who still looks', { created: 181, session: 'open' }, true],
  ['confirmed and undecided for 181 days', { created: 181, ...undecided }, false],
  ['approved', { created: 400, ...everybody }, true],
])('keeps or deletes without mail an account %s: stays %s', async (_, left, expected) => {
  await mailSince(null)
  expect(await stays(left)).toBe(expected)
})

test.each([
  ['29 days', 29, true],
  ['31 days', 31, false],
])('decides with mail for %s whether an account unconfirmed for 100 days stays: %s', async (_, days, expected) => {
  await mailSince(days)
  expect(await stays({ created: 100 })).toBe(expected)
})

test('begins the period of unconfirmed accounts when mail is turned on', async () => {
  await mailSince(31)
  await garita.owner.query('update installation set sends_mail = true')
  expect(await stays({ created: 100 })).toBe(false)
  await garita.owner.query('update installation set sends_mail = false')
  await garita.owner.query('update installation set sends_mail = true')
  expect(await stays({ created: 100 })).toBe(true)
})

test('deletes accounts that only asked for a home, never those with an assignment or a past residence', async () => {
  const guard = await leave({ created: 400, user_role: 'agent', assigned: [home] })
  const asks = await leave({ created: 400, condominium: home, unit: '201' })
  const lived = await leave({ created: 400, condominium: home, unit: '202' })
  await garita.owner.query('update residences set since = now(), until = now() where profile_id = $1', [lived.id])
  await sweepNow()
  expect([await isThere(guard), await isThere(asks), await isThere(lived)]).toEqual([true, false, true])
})

test('deletes all data of an abandoned account and none of other accounts', async () => {
  const gone = await leave({ created: 31, condominium: home, unit: '301', session: 'open' })
  const other = await leave({ created: 29, condominium: home, unit: '301', session: 'open' })
  await sweepNow()
  const kept = async ({ id }: TestPerson) => {
    const tables = ['credentials', 'sessions', 'residences', 'known_browsers', 'security_events']
    const rows = tables.map((table) => `(select count(*)::int from ${table} where profile_id = $1) as ${table}`)
    return (await garita.owner.query(`select ${rows.join(', ')}`, [id])).rows[0]
  }
  const each = (count: number) => ({
    credentials: count,
    sessions: count,
    residences: count,
    known_browsers: count,
    security_events: count,
  })
  expect(await kept(gone)).toEqual(each(0))
  expect(await kept(other)).toEqual(each(1))
})

test.each([
  ['approves', `update profiles set approval_status = 'approved' where id = $1`],
  [
    'gives a gate to',
    'insert into assignments (condominium_id, profile_id) select min(id::text)::uuid, $1 from condominiums',
  ],
])('keeps an account if an admin %s a person during the sweep', async (_, act) => {
  const who = await leave({ created: 400, user_role: 'agent' })
  let swept: Promise<void> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say(act, [who.id])
    swept = sweepNow()
    await waited()
  })
  await swept
  expect(await isThere(who)).toBe(true)
})
