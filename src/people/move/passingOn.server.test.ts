import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { type StationWorld, snapshotOf, stationWorld } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, dayIn, mexico, passOf } from '../../../tests/support/visits.ts'
import { audit } from '../../audit/audit.contract.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { type AuthType, authTypes } from '../../authorizations/kinds.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { moves, type Passing } from './moves.contract.ts'
import { passingKinds } from './moves.rules.ts'

const garita = openForFile(sharedInstallation)
let at: StationWorld
let admin: TestPerson
let ana: TestPerson
let beto: TestPerson
let made: Map<AuthType, string>
let number = 200
let unit: string
beforeAll(async () => {
  at = await stationWorld(garita)
  admin = await garita.person({ user_role: 'admin', assigned: [at.here] })
})
beforeEach(async () => {
  number += 1
  unit = `${number}`
  ana = await garita.person({ condominium: at.here, unit, full_name: 'Ana Dos', together: true })
  beto = await garita.person({ condominium: at.here, unit, full_name: 'Beto Dos', together: true })
  made = new Map()
  for (const kind of authTypes) made.set(kind, await authorize(garita, ana, kind))
})

const idOf = (kind: AuthType) => made.get(kind) ?? ''
const homeOf = async (person: TestPerson): Promise<string> =>
  (await garita.owner.query('select id from residences where profile_id = $1 and until is null', [person.id])).rows[0]
    .id
const plan = (passes: Passing[] | undefined, when: string | null = null, to: string | null = null) =>
  admin.call(moves.planMove, { id: ana.id, at: when, moves_to: to, ...(passes ? { passes } : {}) })
const all = (to: string | null): Passing[] => passingKinds.map((authType) => ({ auth_type: authType, to }))

/** Returns the host, unit and gate verdict of each kind. */
async function stand() {
  const { rows } = await garita.owner.query<{ kind: AuthType; host: string; unit: string; eligibility: string }>(
    `select a.auth_type as kind, p.full_name as host, a.unit_number as unit, access.eligibility_of(a, now()) as eligibility
      from authorizations a join profiles p on p.id = a.resident_id where a.id = any($1::uuid[])`,
    [[...made.values()]],
  )
  return Object.fromEntries(rows.map(({ kind, host, unit, eligibility }) => [kind, `${host} ${unit} ${eligibility}`]))
}
const moving = async (by = admin) => {
  const read = await by.call(moves.moving, { id: ana.id })
  if (!read.ok) throw new Error(read.code)
  return read.answer
}
const chosen = async (by = admin) =>
  Object.fromEntries(((await moving(by)).passing_on?.passing ?? []).map(({ auth_type, to }) => [auth_type, to]))

test('keeps the code of an authorization that passes to a resident who stays, and ends all others', async () => {
  const before = await passOf(ana, idOf('worker'))
  await garita.owner.query(`update authorizations set private_details = '{"email": "h@garita.test"}' where id = $1`, [
    idOf('worker'),
  ])
  const to = await homeOf(beto)
  expect(await plan(all(to))).toMatchObject({ ok: true })
  const ended = { co_resident: 'host_gone', temporary_visitor: 'host_gone' }
  const passed = { permanent_visitor: 'may_enter', worker: 'may_enter', vehicle: 'may_enter', pet: 'no_pass' }
  const expected = Object.fromEntries([
    ...Object.entries(ended).map(([kind, how]) => [kind, `Ana Dos ${unit} ${how}`]),
    ...Object.entries(passed).map(([kind, how]) => [kind, `Beto Dos ${unit} ${how}`]),
  ])
  expect(await stand()).toEqual(expected)
  // The code and number stay, private data does not.
  const after = await passOf(beto, idOf('worker'))
  expect([after.link, after.access_number]).toEqual([before.link, before.access_number])
  expect(await garita.nobody.call(authorizations.visit, { link: before.link })).toMatchObject({ ok: true })
  const listed = await beto.call(authorizations.list, { auth_type: 'worker' })
  const item = listed.ok ? listed.answer.items.find(({ id }) => id === idOf('worker')) : undefined
  expect(item).toMatchObject({ received_from_name: 'Ana Dos', stands: true })
  expect(item?.values).not.toHaveProperty('email')
  // The receiver gets a notice, and may change and delete the thing.
  const bell = await beto.call(notices.list, {})
  expect(bell.ok && bell.answer.items.filter(({ kind }) => kind === 'passes_received')).toMatchObject([
    { name: '4', by_name: 'Ana Dos', reason: null },
  ])
  expect(await beto.call(authorizations.suspend, { id: idOf('worker') })).toMatchObject({ ok: true })
  expect(await beto.call(authorizations.remove, { id: idOf('pet') })).toMatchObject({ ok: true })
  const { entries } = await snapshotOf(at)
  expect(entries.find(({ authorization_id }) => authorization_id === idOf('vehicle'))).toMatchObject({
    host: 'Beto Dos',
    stands: true,
  })
})

test('moves the chosen authorizations to the new unit when the resident moves within the condominium', async () => {
  const to = `${number + 400}`
  const home = await homeOf(ana)
  expect(
    await plan(
      [
        { to: home, auth_type: 'vehicle' },
        { to: home, ids: [idOf('worker')] },
        { to: await homeOf(beto), auth_type: 'pet' },
      ],
      null,
      to,
    ),
  ).toMatchObject({ ok: true })
  expect(await stand()).toMatchObject({
    vehicle: `Ana Dos ${to} may_enter`,
    worker: `Ana Dos ${to} may_enter`,
    pet: `Beto Dos ${unit} no_pass`,
    permanent_visitor: `Ana Dos ${unit} host_gone`,
  })
  const mine = await ana.call(authorizations.list, { auth_type: 'vehicle' })
  expect(mine.ok && mine.answer.items).toMatchObject([{ id: idOf('vehicle'), stands: true, received_from_name: null }])
  expect(await passOf(ana, idOf('worker'))).toMatchObject({ token: expect.any(String) })
})

test('shows the chosen authorizations until the move, and forgets the choice with a cancelled move', async () => {
  const to = await homeOf(beto)
  await plan(all(to), dayIn(mexico, 5), `${number + 400}`)
  expect(await moving()).toMatchObject({
    passing_on: { frozen: false, receivers: [{ id: to, full_name: 'Beto Dos' }] },
  })
  expect(await chosen()).toEqual(Object.fromEntries(passingKinds.map((kind) => [kind, to])))
  expect(await stand()).toMatchObject({ worker: `Ana Dos ${unit} may_enter` })
  // An offline station ends only things that do not pass.
  const { entries } = await snapshotOf(at)
  const ends = (kind: AuthType) => entries.find((one) => one.authorization_id === idOf(kind))?.valid_until
  expect([ends('worker'), ends('co_resident')]).toEqual([null, expect.any(String)])
  // A plan without choices keeps the earlier ones; without a new unit, nothing can move there.
  await plan(
    [
      { to: await homeOf(ana), auth_type: 'pet' },
      { to, auth_type: 'worker' },
    ],
    dayIn(mexico, 5),
    `${number + 400}`,
  )
  await plan(undefined, dayIn(mexico, 6), null)
  expect(await chosen()).toEqual({ permanent_visitor: null, worker: to, vehicle: null, pet: null })
  expect(await admin.call(moves.takeBackMove, { id: ana.id })).toMatchObject({ ok: true })
  expect(await chosen()).toEqual({ permanent_visitor: null, worker: null, vehicle: null, pet: null })
  await plan(undefined)
  expect(await stand()).toMatchObject({ worker: `Ana Dos ${unit} host_gone` })
})

test('lets a resident choose authorizations to pass on for their own planned move only, which happens by itself', async () => {
  const to = await homeOf(beto)
  const choose = (by: TestPerson, passes = all(to)) => by.call(moves.passOn, { id: ana.id, passes })
  expect(await choose(ana)).toMatchObject({ ok: false })
  await plan(undefined, dayIn(mexico, 5))
  for (const other of [
    beto,
    at.guard,
    at.stranger,
    await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] }),
  ])
    expect(await choose(other)).toMatchObject({ ok: false })
  expect(await chosen()).toMatchObject({ worker: null })
  expect(await choose(ana)).toMatchObject({ ok: true })
  expect(await chosen(ana)).toMatchObject({ worker: to, pet: to })
  expect(await moving(ana)).toMatchObject({ passing_on: { receivers: [{ full_name: 'Beto Dos' }] } })
  const noted = await admin.call(audit.list, { search: 'Ana Dos', thing: 'residence' })
  expect(noted.ok && noted.answer.items.find(({ what }) => what.passing)).toMatchObject({
    what: { passing: [null, 4] },
  })
  await garita.owner.query(
    `update residences set leaves_at = now() + interval '1 second' where profile_id = $1 and until is null`,
    [ana.id],
  )
  await eventually(async () => expect(await stand()).toMatchObject({ worker: `Beto Dos ${unit} may_enter` }))
})

test('passes no authorization to a person who leaves first, lives elsewhere or is frozen, and none from a frozen person', async () => {
  const to = await homeOf(beto)
  const elsewhere = await garita.person({ condominium: at.here, unit: `${number + 600}` })
  for (const receiver of [await homeOf(elsewhere), newId(), await homeOf(ana)])
    expect(await plan(all(receiver), dayIn(mexico, 5))).toMatchObject({ code: 'move_receiver_gone' })
  await admin.call(moves.planMove, { id: beto.id, at: dayIn(mexico, 2), moves_to: null })
  expect(await plan(all(to), dayIn(mexico, 5))).toMatchObject({ code: 'move_receiver_gone' })
  await admin.call(moves.takeBackMove, { id: beto.id })
  // A receiver must be allowed to authorize: their authorizations open no gate otherwise.
  await garita.owner.query('update residences set barred_at = now() where id = $1', [to])
  expect(await plan(all(to), dayIn(mexico, 5))).toMatchObject({ code: 'move_receiver_gone' })
  await garita.owner.query('update residences set barred_at = null where id = $1', [to])
  await plan(all(to), dayIn(mexico, 5))
  // The same holds at the moment of the move.
  await garita.owner.query('update residences set frozen_at = now() where id = $1', [to])
  expect(await chosen()).toMatchObject({ worker: null })
  await plan(undefined)
  expect(await stand()).toMatchObject({ worker: `Ana Dos ${unit} host_gone`, pet: expect.stringContaining('Ana Dos') })

  const caro = await garita.person({ condominium: at.here, unit, full_name: 'Caro Dos', together: true })
  const worker = await authorize(garita, caro, 'worker')
  await garita.owner.query('update residences set frozen_at = null where id = $1', [to])
  await garita.owner.query('update residences set frozen_at = now() where profile_id = $1', [caro.id])
  const passes = [{ to, auth_type: 'worker' as const }]
  expect(await admin.call(moves.planMove, { id: caro.id, at: null, moves_to: null, passes })).toMatchObject({
    code: 'move_passes_nothing',
  })
  expect(await admin.call(moves.planMove, { id: caro.id, at: null, moves_to: null, passes: [] })).toMatchObject({
    ok: true,
  })
  const { rows } = await garita.owner.query('select resident_id from authorizations where id = $1', [worker])
  expect(rows[0].resident_id).toBe(caro.id)
})

test('refuses to pass authorizations of another home, whatever the call names', async () => {
  const to = await homeOf(beto)
  const other = await garita.person({ condominium: at.here, unit: `${number + 600}` })
  const theirs = await authorize(garita, other, 'worker')
  await plan([{ to, ids: [...made.values(), theirs] }])
  const { rows } = await garita.owner.query('select resident_id from authorizations where id = $1', [theirs])
  expect(rows[0].resident_id).toBe(other.id)
  expect(await stand()).toMatchObject({
    temporary_visitor: `Ana Dos ${unit} host_gone`,
    worker: `Beto Dos ${unit} may_enter`,
  })
})
