/** Two units become one: every credential works as before, nothing of the past is rewritten or shown, and every spelling finds it. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { amenityOf, book } from '../../../tests/support/bookings.ts'
import { testLoginPassword } from '../../../tests/support/databases.ts'
import {
  entryOf,
  made,
  type StationWorld,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { codeOfUnit, joining, joinUnit, lookAtUnit } from '../../../tests/support/unitCodes.ts'
import { atTheGate, authorize, passOf } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { authTypes } from '../../authorizations/kinds.ts'
import { households } from '../../households/households.contract.ts'
import { moves } from '../../people/move/moves.contract.ts'
import { people } from '../../people/people.contract.ts'
import { prepareDatabase } from '../../server/database/migrate.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from '../../visits/visits.contract.ts'
import { units } from '../units.contract.ts'
import { spellings, type UnitPair } from './spellings.contract.ts'

let garita: TestInstallation
let at: StationWorld
let admin: TestPerson
/** Lives in T1-101, which is kept. */
let kim: TestPerson
/** Live in 101 T1, which goes. */
let gil: TestPerson
let gia: TestPerson
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())
beforeEach(async () => {
  at = await stationWorld(garita)
  admin = await garita.person({ user_role: 'admin', assigned: [at.here], full_name: 'Alma Admin' })
  kim = await garita.person({ condominium: at.here, unit: 'T1-101', full_name: 'Kim Queda' })
  gil = await garita.person({ condominium: at.here, unit: '101 T1', full_name: 'Gil Va' })
  gia = await garita.person({ condominium: at.here, unit: '101 T1', full_name: 'Gia Va' })
  await garita.owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [
    at.here,
  ])
})

async function pair(): Promise<UnitPair & { kept: UnitPair['one']; gone: UnitPair['one'] }> {
  const found = await admin.call(spellings.alike, { condominium_id: at.here })
  const [first] = found.ok ? found.answer.pairs : []
  if (!first) throw new Error(`no pair ${JSON.stringify(found)}`)
  const [kept, gone] = first.one.unit_number === 'T1-101' ? [first.one, first.other] : [first.other, first.one]
  return { ...first, kept, gone }
}
const ask = ({ kept, gone }: Pick<Awaited<ReturnType<typeof pair>>, 'kept' | 'gone'>) => ({
  condominium_id: at.here,
  ...{ kept_id: kept.id, kept_revision: kept.revision, gone_id: gone.id, gone_revision: gone.revision },
})
async function merge(by = admin) {
  const both = await pair()
  const done = await by.call(spellings.merge, ask(both))
  if (!done.ok) throw new Error(done.code)
  return both
}
const register = (unit: string, more: { id?: string; name?: string } = {}) =>
  at.guard.call(visits.register, {
    ...{
      id: more.id ?? newId(),
      condominium_id: at.here,
      unit_number: unit,
      name: more.name ?? 'Vera',
      last_name: 'Visita',
    },
    ...{ id_document: 'INE123456', phone_number: '5512345678', purpose: 'visita' },
  } as never)
/** What a resident's own policies let them read. */
async function readAs(person: TestPerson, query: string): Promise<string[]> {
  const { login_url } = await prepareDatabase(garita.owner_url, testLoginPassword)
  const client = new pg.Client({ connectionString: login_url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.me', $1, true)`, [person.id])
    await client.query('set local role garita_resident')
    return (await client.query<{ told: string }>(query)).rows.map(({ told }) => told)
  } finally {
    await client.end()
  }
}
const log = async (by: TestPerson, search: string) => {
  const found = await by.call(visits.log, { search })
  if (!found.ok) throw new Error(found.code)
  return found.answer.items.map(({ id }) => id).sort()
}

test('proposes both with what hangs on them, until somebody says that they are not the same', async () => {
  await authorize(garita, gil, 'worker')
  await register('101 T1')
  const { kept, gone, one, other } = await pair()
  expect(kept).toMatchObject({ people: ['Kim Queda'], authorized: 0, phones: 0, lines: 0 })
  expect(gone).toMatchObject({ authorized: 1, waiting: 1, lines: 1, has_code: false })
  expect(gone.people.sort()).toEqual(['Gia Va', 'Gil Va'])
  const differ = { condominium_id: at.here, one_id: other.id, other_id: one.id }
  for (let press = 0; press < 2; press++) expect(await admin.call(spellings.differ, differ)).toMatchObject({ ok: true })
  expect(await admin.call(spellings.alike, { condominium_id: at.here })).toMatchObject({
    answer: { pairs: [], more: false },
  })
})

test('every credential of both homes works after the merge as it did before', async () => {
  const theirs = new Map<string, { by: TestPerson; id: string }>()
  for (const [by, name] of [
    [kim, 'kim'],
    [gil, 'gil'],
  ] as const)
    for (const kind of authTypes) theirs.set(`${name} ${kind}`, { by, id: await authorize(garita, by, kind) })
  const booking = await book(gil, await amenityOf(garita, at.here, 'clubhouse', { exclusive: false }))
  const asked = newId()
  expect(await register('101 T1', { id: asked })).toMatchObject({ ok: true })
  const state = async () => {
    const { rows } = await garita.owner.query(
      `select a.id, access.standing_of(a, now()) as standing, a.pass_id, a.pass_generation, a.access_number, a.status, a.revision
        from authorizations a where condominium_id = $1 order by id`,
      [at.here],
    )
    const { entries } = await snapshotOf(at)
    const booked = await garita.owner.query('select status from amenity_reservations where id = $1', [booking])
    return {
      rows,
      booked: booked.rows,
      entries: entries.map(({ unit, ...entry }) => entry),
      links: await Promise.all(
        [...theirs.values()]
          .filter((_, n) => n % 6 === authTypes.indexOf('temporary_visitor'))
          .map(({ by, id }) => passOf(by, id)),
      ),
    }
  }
  const before = await state()
  await merge()
  expect(await state()).toEqual(before)
  const { entries, units: named } = await snapshotOf(at)
  expect(new Set(entries.map(({ unit }) => unit))).toEqual(new Set(['T1-101']))
  expect(named).toEqual(['101', 'T1-101'])
  const { link } = await passOf(gil, theirs.get('gil temporary_visitor')?.id ?? '')
  expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ ok: true })
  await tell(at, made(at, entryOf(theirs.get('gil worker')?.id ?? '')))
  const line = await garita.owner.query('select unit_number, conflict from access_logs where authorization_id = $1', [
    theirs.get('gil worker')?.id,
  ])
  expect(line.rows).toEqual([{ unit_number: 'T1-101', conflict: null }])
  // Who was asked before the merge still answers, from the home that was asked.
  expect(await gil.call(visits.decide, { id: asked, decision: 'approved' })).toMatchObject({ ok: true })
})

test('a number at a reader opens with the unit as its visitor knows it', async () => {
  const id = await authorize(garita, gil)
  const number = async (unit: string) =>
    (
      await garita.owner.query<{ known: string[] }>(
        'select access.number_known(a.condominium_id, a.access_number, $2) as known from authorizations a where a.id = $1',
        [id, unit],
      )
    ).rows[0]?.known
  expect(await number('101-T1')).toEqual([id])
  await merge()
  for (const unit of ['101-T1', 'T1 101']) expect(await number(unit)).toEqual([id])
  expect(await number('102')).toEqual([])
})

test('the log is not rewritten, and both spellings find the rows of both', async () => {
  for (const [by, times] of [
    [kim, 2],
    [gil, 3],
  ] as const) {
    const id = await authorize(garita, by, 'worker')
    for (let entry = 0; entry < times; entry++) await atTheGate(garita.owner, id, entry % 2 ? 'exit' : 'entry')
  }
  const all = async () =>
    (
      await garita.owner.query('select id, unit_number from access_logs where condominium_id = $1 order by id', [
        at.here,
      ])
    ).rows
  const [before, total] = [await all(), await log(admin, '')]
  const [kims, gils] = [await log(admin, 'T1-101'), await log(admin, '101 T1')]
  expect([kims.length, gils.length]).toEqual([2, 3])
  await merge()
  expect(await all()).toEqual(before)
  expect(await log(admin, '')).toEqual(total)
  for (const by of [admin, at.guard])
    for (const search of ['T1-101', '101 T1', '101 t1'])
      expect(await log(by, search)).toEqual([...kims, ...gils].sort())
  for (const search of ['T1-101', '101 T1']) {
    const names = async (found: { ok: boolean; answer?: { items: { full_name: string }[] } }) =>
      found.answer?.items.map(({ full_name }) => full_name).sort()
    expect(await names((await admin.call(people.list, { search })) as never)).toEqual(['Gia Va', 'Gil Va', 'Kim Queda'])
    expect(await names((await at.guard.call(people.directory, { search })) as never)).toEqual([
      'Gia Va',
      'Gil Va',
      'Kim Queda',
    ])
    expect(await admin.call(units.list, { condominium_id: at.here, search })).toMatchObject({
      answer: { items: [{ unit_number: 'T1-101', people: 3 }] },
    })
    for (const by of [admin, at.guard])
      expect(await by.call(spellings.find, { search })).toMatchObject({
        answer: [{ unit_number: 'T1-101', people: 3 }],
      })
    expect(await at.guard.call(households.answering, { condominium_id: at.here, unit_number: search })).toMatchObject({
      answer: expect.arrayContaining([
        expect.objectContaining({ name: 'Kim Queda' }),
        expect.objectContaining({ name: 'Gil Va' }),
      ]),
    })
  }
})

test('nobody sees what was before they shared the home, and those who came along keep what was theirs', async () => {
  const earlier = { kept: newId(), gone: newId(), refused: newId() }
  await register('T1-101', { id: earlier.kept, name: 'Kora' })
  await register('101 T1', { id: earlier.gone, name: 'Gala' })
  await register('101 T1', { id: earlier.refused, name: 'Rita' })
  await gil.call(visits.decide, { id: earlier.refused, decision: 'denied' })
  const sees = async (person: TestPerson) =>
    (await readAs(person, 'select id as told from authorizations where resident_id is null')).sort()
  const lines = (person: TestPerson) =>
    readAs(person, 'select unit_number as told from access_logs order by occurred_at')
  expect(await lines(gil)).toEqual(['101 T1', '101 T1'])
  await merge()
  // Those of the kept unit see the visit that waits for the home that is theirs too now, and nothing that was over.
  expect(await sees(kim)).toEqual([earlier.kept, earlier.gone].sort())
  expect(await sees(gil)).toEqual([earlier.gone, earlier.refused].sort())
  expect(await lines(kim)).toEqual(['T1-101'])
  expect(await lines(gil)).toEqual(['101 T1', '101 T1'])
  await register('101 T1', { name: 'Nora' })
  for (const person of [kim, gil, gia]) expect((await lines(person)).at(-1)).toBe('T1-101')
})

test('who comes along joins the home: those who live there are told and may object, those who came together are not', async () => {
  await merge()
  const listed = async (person: TestPerson) => {
    const read = await person.call(households.mine, {})
    if (!read.ok) throw new Error(read.code)
    return read.answer.accounts.filter((one) => one.may_object)
  }
  expect((await listed(kim)).map(({ full_name }) => full_name).sort()).toEqual(['Gia Va', 'Gil Va'])
  expect(await listed(gil)).toEqual([])
  const [newcomer] = await listed(kim)
  expect(await kim.call(households.object, { joining: newcomer?.joining ?? '' })).toMatchObject({ ok: true })
})

test('an objection is answered before its unit is merged', async () => {
  const late = await garita.person({ condominium: at.here, unit: '101 T1', full_name: 'Leo Nuevo' })
  const { rows } = await garita.owner.query<{ joining: string }>(
    'select joining from residences where profile_id = $1',
    [late.id],
  )
  await gil.call(households.object, { joining: rows[0]?.joining ?? '' })
  expect(await admin.call(spellings.merge, ask(await pair()))).toMatchObject({ code: 'units_objection_waits' })
})

test('telephones are joined within the limit, empty facts are filled, and moves between the two are over', async () => {
  const { kept, gone } = await pair()
  const phone = (number: string) => ({ name: number, kind: 'mobile' as const, number, from: null, until: null })
  const facts = { condominium_id: at.here, kind: 'home' as const, state: 'occupied' as const }
  const change = (unit: typeof kept, more: object) =>
    admin.call(units.change, { ...facts, id: unit.id, revision: unit.revision, ...more } as never)
  const many = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => phone(`551234500${first + at}`))
  expect(await change(kept, { tower: 'Norte', floor: null, bays: null, phones: many(0, 4) })).toMatchObject({
    ok: true,
  })
  expect(await change(gone, { tower: 'Sur', floor: '1', bays: '14', phones: many(3, 4) })).toMatchObject({ ok: true })
  expect(await admin.call(moves.planMove, { id: gil.id, at: '2030-01-01', moves_to: 'T1-101' })).toMatchObject({
    ok: false,
  })
  await admin.call(moves.planMove, {
    id: gil.id,
    at: new Date(Date.now() + 9e8).toISOString().slice(0, 10),
    moves_to: 'T1-101',
  })
  await merge()
  const shown = await admin.call(units.show, { condominium_id: at.here, id: kept.id })
  expect(shown).toMatchObject({
    answer: { tower: 'Norte', floor: '1', bays: '14', aliases: [{ alias: '101 T1', merged: true }] },
  })
  expect(shown.ok && shown.answer.phones.map(({ number }) => number.at(-1)).join('')).toBe('012345')
  const { rows } = await garita.owner.query('select leaves_at, moves_to from residences where profile_id = $1', [
    gil.id,
  ])
  expect(rows).toEqual([{ leaves_at: null, moves_to: null }])
})

test('the code of the unit that goes works on, and what is written in the old way lands in the kept unit', async () => {
  const code = await codeOfUnit(admin, { condominium_id: at.here, unit_number: '101 T1' })
  await merge()
  expect(await lookAtUnit(garita, code)).toMatchObject({ answer: { unit_number: 'T1-101' } })
  const joined = joining(code)
  expect(await joinUnit(garita, joined)).toMatchObject({ ok: true })
  const late = await garita.person({ condominium: at.here, unit: '101 T1', full_name: 'Lia Tarde' })
  const other = await garita.person({ condominium: at.here, unit: '305', full_name: 'Oto Tres' })
  await admin.call(moves.planMove, { id: other.id, at: null, moves_to: '101 T1' })
  const id = newId()
  for (let press = 0; press < 2; press++) expect(await register('101 T1', { id })).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    `select unit_number from residences where until is null and profile_id = any($1) union all select unit_number from authorizations where id = $2`,
    [[late.id, other.id, joined.id], id],
  )
  expect(rows).toEqual(Array.from({ length: 4 }, () => ({ unit_number: 'T1-101' })))
  expect(await admin.call(units.list, { condominium_id: at.here, search: 'T1' })).toMatchObject({
    answer: { items: [{ unit_number: 'T1-101' }] },
  })
  const again = { id: newId(), unit_number: '101 T1', tower: null, floor: null, kind: 'home' as const }
  expect(await admin.call(units.make, { condominium_id: at.here, units: [again] })).toMatchObject({
    answer: { made: 0 },
  })
})

test('a station that has not heard tells the old spelling, once', async () => {
  const act = {
    ...{
      kind: 'unannounced' as const,
      authorization_id: newId(),
      unit_number: '101 T1',
      name: 'Iris',
      last_name: 'Sin Red',
    },
    ...{ id_document: 'INE123456', phone_number: '5512345678', purpose: 'visita' },
  }
  const event = made(at, act as never)
  await merge()
  for (let press = 0; press < 2; press++) expect(await tell(at, event)).toMatchObject({})
  const { rows } = await garita.owner.query('select unit_number from authorizations where id = $1', [
    act.authorization_id,
  ])
  expect(rows).toEqual([{ unit_number: 'T1-101' }])
  expect((await snapshotOf(at)).spellings).toEqual([['101 T1', 'T1-101']])
})

test('a repeated press is the success that it was, and of two admins at once nobody loses a home', async () => {
  const other = await garita.person({ user_role: 'admin', assigned: [at.here] })
  const both = await pair()
  const same = await Promise.all([admin, other].map((by) => by.call(spellings.merge, ask(both))))
  expect(same).toMatchObject([{ ok: true }, { ok: true }])
  expect(await admin.call(spellings.merge, ask(both))).toMatchObject({ ok: true })
  // The other way round there is nothing to keep any more.
  expect(await admin.call(spellings.merge, ask({ kept: both.gone, gone: both.kept }))).toMatchObject({
    code: 'units_merged_otherwise',
  })
})

test('of two merges in opposite directions one counts', async () => {
  for (let round = 0; round < 4; round++) {
    const [one, other] = [`T9-${round}`, `${round} T9`]
    await garita.person({ condominium: at.here, unit: one })
    await garita.person({ condominium: at.here, unit: other })
    const found = await admin.call(spellings.alike, { condominium_id: at.here })
    const two = found.ok && found.answer.pairs.find((each) => each.one.unit_number.includes('T9'))
    if (!two) throw new Error('no pair')
    const told = await Promise.all([
      admin.call(spellings.merge, ask({ kept: two.one, gone: two.other })),
      admin.call(spellings.merge, ask({ kept: two.other, gone: two.one })),
    ])
    expect(told.filter(({ ok }) => ok)).toHaveLength(1)
    const { rows } = await garita.owner.query(
      `select distinct unit_number from residences where condominium_id = $1 and until is null and unit_number = any($2)`,
      [at.here, [one, other]],
    )
    expect(rows).toHaveLength(1)
  }
})

test('refuses a merge of what has changed since it was seen', async () => {
  const both = await pair()
  await garita.owner.query(`update units set bays = '14' where id = $1`, [both.gone.id])
  expect(await admin.call(spellings.merge, ask(both))).toMatchObject({ code: 'units_changed' })
})

test('merge and approval at once leave everybody in the kept unit', async () => {
  for (let round = 0; round < 4; round++) {
    const [one, other] = [`T8-${round}`, `${round} T8`]
    await garita.person({ condominium: at.here, unit: one })
    await garita.person({ condominium: at.here, unit: other })
    const asking = await garita.person({ condominium: at.here, unit: other, approval_status: 'pending' })
    const found = await admin.call(spellings.alike, { condominium_id: at.here })
    const two = found.ok && found.answer.pairs.find((each) => each.one.unit_number.includes('T8'))
    if (!two) throw new Error('no pair')
    const [kept, gone] = two.one.unit_number === one ? [two.one, two.other] : [two.other, two.one]
    await Promise.all([
      admin.call(spellings.merge, ask({ kept, gone })),
      admin.call(people.decide, { id: asking.id, from: 'pending', to: 'approved' }),
    ])
    await admin.call(spellings.merge, ask({ kept, gone }))
    const { rows } = await garita.owner.query('select unit_number from residences where profile_id = $1', [asking.id])
    expect(rows).toEqual([{ unit_number: one }])
  }
})

test('a spelling is added and removed by hand, and is never the number of a unit', async () => {
  const { kept, gone } = await pair()
  const alias = (written: string, id = kept.id) => ({ condominium_id: at.here, id, alias: written })
  for (let press = 0; press < 2; press++)
    expect(await admin.call(spellings.addAlias, alias('uno cero uno'))).toMatchObject({ ok: true })
  expect(await admin.call(spellings.addAlias, alias('uno cero uno', gone.id))).toMatchObject({
    code: 'unit_alias_taken',
  })
  expect(await admin.call(spellings.addAlias, alias('101 T1'))).toMatchObject({ code: 'alias_is_unit' })
  expect(await admin.call(spellings.spelled, { condominium_id: at.here })).toMatchObject({
    answer: [['UNO CERO UNO', 'T1-101']],
  })
  const form = { ...alias('UNO CERO UNO') }
  for (let press = 0; press < 2; press++)
    expect(await admin.call(spellings.removeAlias, form)).toMatchObject({ ok: true })
  await merge()
  expect(await admin.call(spellings.removeAlias, alias('101 T1'))).toMatchObject({ code: 'unit_alias_merged' })
})

test('nobody but the administration of the place merges, tells apart or names units', async () => {
  const both = await pair()
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  for (const person of [stranger, kim, gil, at.guard]) {
    const answers = [
      await person.call(spellings.merge, ask(both)),
      await person.call(spellings.differ, { condominium_id: at.here, one_id: both.one.id, other_id: both.other.id }),
      await person.call(spellings.addAlias, { condominium_id: at.here, id: both.kept.id, alias: 'X' }),
      await person.call(spellings.removeAlias, { condominium_id: at.here, id: both.kept.id, alias: 'X' }),
    ]
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, false, false])
  }
  expect(await stranger.call(spellings.alike, { condominium_id: at.here })).toMatchObject({ answer: { pairs: [] } })
  expect(await stranger.call(spellings.find, { search: 'T1-101' })).toMatchObject({ answer: [] })
  expect((await pair()).kept.people).toEqual(['Kim Queda'])
})
