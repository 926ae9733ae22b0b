/** A device key outlives the session that makes it: making one requires a recent password, and the list names the maker. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Account, account, password, signIn, tokenIn } from '../../../tests/support/accounts.ts'
import { ask, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf } from '../../server/keys/tokens.ts'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'

const metricsToken = 'a token for the figures only'

const garita = openForFile(() => testInstallation({ environment: { METRICS_TOKEN: metricsToken } }))
let home: string
let gateId: string
beforeAll(async () => {
  home = await garita.condominium()
  const { rows } = await garita.owner.query('select id from gates where condominium_id = $1', [home])
  gateId = rows[0].id
})
beforeEach(() => garita.owner.query('delete from attempts'))

const admin = (facts: { full_name?: string } = {}) =>
  account(garita, { user_role: 'admin', assigned: [home], ...facts })
const wish = () => ({ condominium_id: home, id: newId(), gate_id: gateId, name: 'Barrera' })
const prove = (who: Account, typed = password) => who.call(session.prove, { password: typed })

/** How long ago the password was typed in all sessions of theirs; null as in sessions of before the upgrade. */
const typed = (who: Account, minutes: number | null) =>
  garita.owner.query(
    `update sessions set proved_at = clock_timestamp() - make_interval(secs => $2::float8 * 60) where profile_id = $1`,
    [who.id, minutes],
  )
async function keysOf(who: Account) {
  return (await garita.owner.query('select from gate_devices where created_by = $1', [who.id])).rowCount
}
async function eventsOf(who: Account) {
  const { rows } = await garita.owner.query(
    'select kind, device, count from security_events where profile_id = $1 order by at',
    [who.id],
  )
  return rows
}
async function figure() {
  const answer = await garita.app.request('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/kind="device_key_made"\} (\d+)/.exec(await answer.text())?.[1] ?? 0)
}

test.each<[string, number | null, boolean]>([
  ['a moment ago', 0, true],
  ['nine and a half minutes ago', 9.5, true],
  ['ten and a half minutes ago', 10.5, false],
  ['yesterday', 1_440, false],
  ['before sessions recorded the time', null, false],
])('requires a password typed in the last ten minutes: typed %s', async (_, minutes, enough) => {
  const ana = await admin()
  await typed(ana, minutes)
  const made = await ana.call(gate.addDevice, wish())
  expect(made).toMatchObject(enough ? { ok: true } : { status: 409, code: 'prove_yourself' })
  expect(await keysOf(ana)).toBe(enough ? 1 : 0)
  expect(await eventsOf(ana)).toEqual(enough ? [{ kind: 'device_key_made', device: 'test', count: 1 }] : [])
})

test('requires the password of a super admin too', async () => {
  const root = await account(garita, { user_role: 'super_admin' })
  await typed(root, 11)
  expect(await root.call(gate.addDevice, wish())).toMatchObject({ code: 'prove_yourself' })
  expect(await prove(root)).toMatchObject({ ok: true })
  expect(await root.call(gate.addDevice, wish())).toMatchObject({ ok: true })
})

test('accepts a password that was typed again in the same session only', async () => {
  const ana = await admin()
  const elsewhere = tokenIn(await signIn(garita, { email: ana.email, password }))
  await typed(ana, 11)
  expect(await prove(ana)).toMatchObject({ ok: true })
  const before = await figure()
  expect(await ask(garita, gate.addDevice, wish(), elsewhere)).toMatchObject({ code: 'prove_yourself' })
  expect(await figure()).toBe(before)
  expect(await ana.call(gate.addDevice, wish())).toMatchObject({ ok: true })
  expect(await figure()).toBe(before + 1)
})

test('accepts a sign-in and a change of the password as a typed password', async () => {
  const ana = await admin()
  const fresh = tokenIn(await signIn(garita, { email: ana.email, password }))
  expect(await ask(garita, gate.addDevice, wish(), fresh)).toMatchObject({ ok: true })
  await typed(ana, 11)
  const change = { current: password, password: 'otra muy distinta' }
  const changed = tokenIn(await ask(garita, session.changePassword, change, fresh))
  expect(await ask(garita, gate.addDevice, wish(), changed)).toMatchObject({ ok: true })
})

test('refuses and logs wrong passwords, and pauses after ten', async () => {
  const ana = await admin()
  await typed(ana, 11)
  for (let count = 0; count < 10; count++) {
    expect(await prove(ana, 'no es esta')).toMatchObject({ status: 422, code: 'password_wrong' })
  }
  expect(await prove(ana)).toMatchObject({ status: 429 })
  expect(await ana.call(gate.addDevice, wish())).toMatchObject({ code: 'prove_yourself' })
  expect((await eventsOf(ana)).map(({ kind, count }) => [kind, count])).toEqual([
    ['password_wrong', 10],
    ['locked', 1],
  ])
  expect(await garita.nobody.call(session.prove, { password })).toMatchObject({ status: 401 })
})

test('names the maker of a key, and says whether they still manage the condominium', async () => {
  const [eva, ...makers] = [
    await admin({ full_name: 'Eva' }),
    await admin({ full_name: 'Sigue' }),
    await admin({ full_name: 'Se fue' }),
    await admin({ full_name: 'Rechazada' }),
    await admin({ full_name: 'Es residente' }),
    await admin({ full_name: 'Ya no está' }),
    await account(garita, { user_role: 'super_admin', full_name: 'Dirige todo' }),
    await admin({ full_name: 'Es guardia' }),
  ]
  const ids = makers.map(() => newId())
  for (const [at, maker] of makers.entries()) await maker.call(gate.addDevice, { ...wish(), id: ids[at] ?? '' })
  const by = (at: number) => [makers[at]?.id]
  await garita.owner.query('update assignments set condominium_id = $2 where profile_id = $1', [
    ...by(1),
    await garita.condominium('Otro'),
  ])
  await garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, by(2))
  await garita.owner.query(`update profiles set user_role = 'resident' where id = $1`, by(3))
  await garita.owner.query('delete from profiles where id = $1', by(4))
  await garita.owner.query(`update profiles set user_role = 'agent' where id = $1`, by(6))
  const unknown = newId()
  await garita.owner.query(
    `insert into gate_devices (condominium_id, id, gate_id, name, key_hash) values ($1, $2, $3, 'Vieja', '\\x0909')`,
    [home, unknown, gateId],
  )
  const listed = await eva.call(gate.devices, { condominium_id: home })
  const made = new Map(listed.ok ? listed.answer.map(({ id, made_by }) => [id, made_by]) : [])
  expect([...ids, unknown].map((id) => made.get(id))).toEqual([
    { full_name: 'Sigue', runs_it: true },
    { full_name: 'Se fue', runs_it: false },
    { full_name: 'Rechazada', runs_it: false },
    { full_name: 'Es residente', runs_it: false },
    { full_name: null, runs_it: false },
    { full_name: 'Dirige todo', runs_it: true },
    { full_name: 'Es guardia', runs_it: false },
    null,
  ])
})

test('hides the maker of a key from admins of other condominiums', async () => {
  const eva = await admin()
  const id = newId()
  await eva.call(gate.addDevice, { ...wish(), id })
  const other = await account(garita, { user_role: 'admin', assigned: [await garita.condominium('Otro')] })
  const asks = (who: Account) =>
    garita.database.callerDb({ token_hash: hashOf(who.token) }).json(sql`select access.maker_of_key(${id}::uuid)`)
  const root = await account(garita, { user_role: 'super_admin' })
  for (const who of [eva, root]) expect((await asks(who)).text).toContain('Ana Pérez')
  await expect(asks(other)).rejects.toMatchObject({ code: 'not_found' })
})
