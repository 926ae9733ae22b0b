/**
 * Pass keys change in two ways: announced to the gates ahead, so that every code keeps working, or at once, so that no earlier code works.
 */
import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../src/app/commands/keyCommands.server.ts'
import { sweep } from '../../src/app/start/jobs.server.ts'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { readPass } from '../../src/authorizations/passes/pass.ts'
import { notices } from '../../src/notices/notices.contract.ts'
import { StartRefused } from '../../src/server/settings/settings.ts'
import { testSecret } from '../support/databases.ts'
import { type TestPerson, testInstallation } from '../support/installation.ts'
import { openForFile } from '../support/openForFile.ts'
import { type SealedValue, sealedValues } from '../support/sealedValues.ts'
import { authorize } from '../support/visits.ts'

const garita = openForFile(testInstallation)
let home: string
let host: TestPerson
let id: string
beforeEach(async () => {
  home = await garita.condominium()
  host = await garita.person({ condominium: home })
  id = await authorize(garita, host, 'temporary_visitor')
})

const rotate = (...args: string[]) =>
  runCommand('rotate-keys', args, { DATABASE_URL: garita.owner_url, SECRET: testSecret, LOG_LEVEL: 'silent' })

async function show() {
  const answer = await host.call(authorizations.showPass, { id })
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}
/** Reads the keys as each station and reader gets them. */
async function keysAtTheGate(): Promise<Record<string, string>> {
  const { rows } = await garita.owner.query('select access.verifying_keys($1) as keys', [home])
  return rows[0].keys
}
/** Returns whether the gate knows the key of a code. */
async function keyOf(token: string): Promise<{ key_id: number; known: boolean }> {
  const read = readPass(token)
  if (!read.readable) throw new Error(read.reason)
  const key = (await keysAtTheGate())[read.pass.key_id]
  return { key_id: read.pass.key_id, known: key !== undefined && read.genuine(Buffer.from(key, 'hex')) }
}
const letTimePass = (interval: string) =>
  garita.owner.query(
    `update pass_keys set signs_from = signs_from - $2::interval, verifies_until = verifies_until - $2::interval
      where condominium_id = $1`,
    [home, interval],
  )
const endsIn = (visit: string, days: number) =>
  garita.owner.query('update authorizations set valid_until = now() + make_interval(days => $2) where id = $1', [
    ...[visit, days],
  ])
const settle = () => sweep(garita.database.callerDb({ system: 'keeper' }))
const bell = async () => {
  const told = await host.call(notices.list, {})
  return told.ok ? told.answer.items.map(({ kind }) => kind) : []
}

test('sends an announced key to the gates at once, signs with it later, and keeps the former one until its codes have ended', async () => {
  const { token } = await show()
  expect(await rotate(home)).toEqual([expect.stringContaining('signs in 72 hours')])
  expect(Object.keys(await keysAtTheGate())).toEqual(['1', '2'])
  expect(await rotate(home)).toEqual([expect.stringContaining('announced already')])
  expect((await show()).token).toBe(token)
  await settle()
  expect(await keyOf(token)).toEqual({ key_id: 1, known: true })
  const given = await garita.owner.query(
    'select from pass_keys where condominium_id = $1 and verifies_until is not null',
    [home],
  )
  expect(given.rowCount).toBe(0)

  await letTimePass('73 hours')
  await settle()
  const later = (await show()).token
  expect(await keyOf(later)).toEqual({ key_id: 2, known: true })
  expect(await keyOf(token)).toEqual({ key_id: 1, known: true })
  const { rows } = await garita.owner.query(
    `select extract(day from verifies_until - (select signs_from from pass_keys where condominium_id = $1 and key_id = 2))::int as days
      from pass_keys where condominium_id = $1 and verifies_until is not null`,
    [home],
  )
  expect(rows).toEqual([{ days: 90 }])
  await letTimePass('91 days')
  expect(await keyOf(token)).toEqual({ key_id: 1, known: false })
  expect(await keyOf(later)).toEqual({ key_id: 2, known: true })
})

test('keeps a key until its last code has ended, also after 90 days', async () => {
  await show()
  await endsIn(id, 200)
  // The edit above issued the code again, so its issue is moved back to the former key.
  await rotate(home)
  await letTimePass('71 hours')
  const neighbor = await garita.person({ condominium: await garita.condominium() })
  const elsewhere = await authorize(garita, neighbor)
  await endsIn(elsewhere, 300)
  await garita.owner.query('alter table authorizations disable trigger user')
  await garita.owner.query(`update authorizations set pass_issued_at = now() - interval '1 day' where id = any($1)`, [
    [id, elsewhere],
  ])
  await garita.owner.query('alter table authorizations enable trigger user')
  await letTimePass('2 hours')
  // These codes need no former key: the first has the new key, the second belongs to another condominium.
  await endsIn(await authorize(garita, host), 250)
  await settle()
  const { rows } = await garita.owner.query(
    `select round(extract(epoch from verifies_until - now()) / 86400)::int as days from pass_keys where condominium_id = $1 and key_id = 1`,
    [home],
  )
  expect(rows).toEqual([{ days: 201 }])
})

test('revokes a compromised key at once with all its codes, shows new codes in app and link, and notifies hosts', async () => {
  const { token, link } = await show()
  await rotate(home)
  const wrapped = async () =>
    (await sealedValues(garita.owner, testSecret)).find(
      ({ column, row }) => column.startsWith('condom') && row === home,
    )
  const openOf = (value: SealedValue | undefined) => value?.open(value.bytes).toString('hex')
  const former = openOf(await wrapped())
  const secretOf = async () =>
    (await garita.owner.query('select secret from holder_secrets where condominium_id = $1', [home])).rows[0]?.secret
  const formerSecret = await secretOf()
  expect(await bell()).not.toContain('codes_renewed')
  expect(await rotate(home, '--compromised')).toEqual([expect.stringContaining('key 3 signs from now on')])
  await settle()
  expect(Object.keys(await keysAtTheGate())).toEqual(['3'])
  expect(await keyOf(token)).toEqual({ key_id: 1, known: false })
  const renewed = (await show()).token
  expect(await keyOf(renewed)).toEqual({ key_id: 3, known: true })
  const page = await garita.nobody.call(authorizations.visit, { link })
  expect(page).toMatchObject({ ok: true, answer: { token: renewed } })
  expect(await bell()).toContain('codes_renewed')
  // A copy of the condominium's former key opens nothing now.
  expect(openOf(await wrapped())).not.toBe(former)
  expect(await secretOf()).not.toEqual(formerSecret)
  for (const { open, bytes } of await sealedValues(garita.owner, testSecret)) open(bytes)
  // A host without a code at the time of the change gets no notice.
  await garita.owner.query(`update key_changes set at = now() - interval '1 hour' where condominium_id = $1`, [home])
  expect(await bell()).not.toContain('codes_renewed')
  const neighbor = await garita.person({ condominium: await garita.condominium('Otro') })
  const theirs = await neighbor.call(notices.list, {})
  expect(theirs.ok && theirs.answer.items.filter(({ kind }) => kind === 'codes_renewed')).toEqual([])
})

test('changes the keys of all condominiums, or of one by name; skips those without a key or a free key number', async () => {
  await show()
  const empty = await garita.condominium('Sin pases')
  await garita.owner.query(
    `insert into pass_keys (condominium_id, key_id, public_key, sealed_private_key)
      select $1, 255, public_key, sealed_private_key from pass_keys where condominium_id = $1`,
    [home],
  )
  const lines = await rotate('--all')
  expect(lines).toContainEqual('Sin pases: no pass was ever shown here, so there is no key to change.')
  expect(lines).toContainEqual('Los Encinos: all of its 255 key numbers were used; nothing was changed here.')
  expect(await rotate('Sin pases')).toHaveLength(1)
  expect(await rotate(empty)).toHaveLength(1)
  await garita.condominium('Sin pases')
  await expect(rotate('Sin pases')).rejects.toThrow('Several are called Sin pases')
  await expect(rotate('Ninguno')).rejects.toThrow('No condominium is called Ninguno')
})

test.each([
  [[]],
  [['--all', 'Uno']],
  [['Uno', 'Dos']],
  [['Uno', '--hours', '23']],
  [['Uno', '--hours', 'mañana']],
  [['--al']],
])('answers unknown arguments with the usage: %j', async (args) => {
  const refused = rotate(...args)
  await expect(refused).rejects.toThrow(StartRefused)
  await expect(refused).rejects.toThrow('Say one of:')
})

test('keeps a revoked code without an end date until every key that may have signed it is gone', async () => {
  await show()
  const ended = await authorize(garita, host, 'worker')
  const known = async () => {
    const { rows } = await garita.owner.query(
      'select authorization_id as id from revoked_passes where condominium_id = $1 and valid_until is null',
      [home],
    )
    return rows.map((row) => row.id)
  }
  const diedDaysAgo = (days: number) =>
    garita.owner.query(
      'update revoked_passes set revoked_at = now() - make_interval(days => $2) where authorization_id = $1',
      [...[ended, days]],
    )
  expect((await host.call(authorizations.remove, { id: ended })).ok).toBe(true)
  await letTimePass('300 days')
  await diedDaysAgo(200)
  await settle()
  expect(await known()).toEqual([ended])

  await rotate(home)
  await letTimePass('73 hours')
  await settle()
  expect(await known()).toEqual([ended])

  // The server has deleted the former key, but the present one may have signed the code.
  await letTimePass('92 days')
  await diedDaysAgo(80)
  await settle()
  expect(await known()).toEqual([ended])
  await diedDaysAgo(100)
  const young = await authorize(garita, host, 'worker')
  await host.call(authorizations.remove, { id: young })
  await settle()
  expect(await known()).toEqual([young])
})

test('keeps the codes of a compromised key for a month, because late events may name them', async () => {
  await show()
  const ended = await authorize(garita, host, 'worker')
  await host.call(authorizations.remove, { id: ended })
  await rotate(home, '--compromised')
  await letTimePass('2 days')
  const left = async () =>
    (await garita.owner.query('select from revoked_passes where authorization_id = $1', [ended])).rowCount
  const died = (days: number) =>
    garita.owner.query(
      'update revoked_passes set revoked_at = now() - make_interval(days => $2) where authorization_id = $1',
      [...[ended, days]],
    )
  await died(30)
  await settle()
  expect(await left()).toBe(1)
  await died(32)
  await settle()
  expect(await left()).toBe(0)
})
