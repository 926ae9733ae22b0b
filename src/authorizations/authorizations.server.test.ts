/** Residents create, find, end and delete their own authorizations and no one else's. */
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, type TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize, least, namesIn, passOf, stored, visitor } from '../../tests/support/visits.ts'
import { newId } from '../shared/ids.ts'
import { authorizations } from './authorizations.contract.ts'
import { authTypes } from './kinds.ts'
import { audienceOf, holderOf, readPass } from './passes/pass.ts'

const garita = openForFile(sharedInstallation)
let home: string
beforeAll(async () => {
  home = await garita.condominium('Los Encinos')
})

const resident = (unit = '101') => garita.person({ condominium: home, unit })
const itemsOf = async (person: TestPerson, filter: { auth_type: (typeof authTypes)[number]; after?: string }) => {
  const listed = await person.call(authorizations.list, filter)
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer
}
const logOf = async (id: string) => {
  const { rows } = await garita.owner.query(
    `select event_type, actor_role, actor_name, s.name, s.last_name, s.id_document, s.vehicle_plate, s.auth_type
      from access_logs l left join access_log_subjects s on s.log_id = l.id
      where authorization_id = $1 order by occurred_at`,
    [id],
  )
  return rows
}

test.each(authTypes)('creates a %s, returns it as written, and gives it a pass unless it is a pet', async (type) => {
  const person = await resident()
  const id = await authorize(garita, person, type, type === 'vehicle' ? { vehicle_plate: 'abc-12 3' } : {})
  const values = type === 'vehicle' ? { ...least.vehicle(), vehicle_plate: 'ABC123' } : least[type]()
  const { items } = await itemsOf(person, { auth_type: type })
  expect(items).toMatchObject([{ id, status: 'active', unit_number: '101', stands: true, inside: false, values }])
  expect(items[0]?.access_number ?? null).toEqual(
    type === 'temporary_visitor' ? expect.stringMatching(/^\d{5}$/) : null,
  )

  const shown = await person.call(authorizations.showPass, { id })
  if (type === 'pet') {
    expect(shown).toMatchObject({ ok: false, status: 409, code: 'pass_dead' })
    return
  }
  if (!shown.ok) throw new Error(shown.code)
  const read = readPass(shown.answer.token)
  if (!read.readable) throw new Error(read.reason)
  const { pass_id, audience, holder } = read.pass
  expect(read.pass).toMatchObject({ kind: type, generation: 1, key_id: 1, audience: audienceOf(home) })
  expect(audience).not.toBe(audienceOf(newId()))
  const secrets = await garita.owner.query(
    `select encode(secret, 'hex') as secret from holder_secrets where condominium_id = $1`,
    [home],
  )
  const written = String(values.id_document ?? values.vehicle_plate ?? values.last_name)
  expect(holder).toBe(holderOf(pass_id, written, secrets.rows[0].secret))
  expect(pass_id).not.toBe(id.replaceAll('-', ''))
  const { rows } = await garita.owner.query('select public_key from pass_keys where condominium_id = $1', [home])
  expect(rows).toHaveLength(1)
  expect(read.genuine(rows[0].public_key)).toBe(true)
  const page = await garita.nobody.call(authorizations.visit, { link: shown.answer.link })
  expect(page.ok && page.answer).toMatchObject({ host: 'Ana', condominium: 'Los Encinos', auth_type: type })
  expect(page.ok && page.answer.token).toBe(shown.answer.token)
})

test('creates one authorization with one access number from a repeated call', async () => {
  const person = await resident()
  const call = { id: newId(), auth_type: 'temporary_visitor', values: visitor() }
  const make = () => ask(garita, authorizations.create, call, person.token)
  const answers = await Promise.all(Array.from({ length: 8 }, make))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(8)
  expect(await make()).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query('select number from access_numbers where authorization_id = $1', [call.id])
  expect(rows).toEqual([{ number: (await stored(garita, call.id))?.access_number }])
  expect((await itemsOf(person, { auth_type: 'temporary_visitor' })).items).toHaveLength(1)
})

test.each(authTypes)('does not report a stored %s as saved when the retry has other values', async (authType) => {
  const person = await resident()
  const call = { id: newId(), auth_type: authType, values: least[authType]() }
  const make = (values = call.values) => ask(garita, authorizations.create, { ...call, values }, person.token)
  expect([(await make()).ok, (await make()).ok]).toEqual([true, true])
  const field = authType === 'co_resident' ? 'id_document' : 'notes'
  expect(await make({ ...call.values, [field]: 'otra' })).toMatchObject({ status: 409, code: 'changed_meanwhile' })
})

test('does not acknowledge an id that belongs to another person', async () => {
  const [person, neighbor] = [await resident(), await resident('102')]
  const id = await authorize(garita, person)
  const taken = { id, auth_type: 'temporary_visitor', values: visitor({ name: 'Otro' }) }
  expect(await ask(garita, authorizations.create, taken, neighbor.token)).toMatchObject({ ok: false, status: 404 })
  expect(await stored(garita, id)).toMatchObject({ name: 'Luis' })
})

describe('lists of authorizations', () => {
  test('ignores case and accents in a search, finds document, plate and company, and treats wildcards as text', async () => {
    const person = await resident()
    await authorize(garita, person, 'worker', { name: 'José', last_name: 'Núñez', company: 'Ágil 100%' })
    await authorize(garita, person, 'worker', { name: 'Hugo', id_document: 'CC_52', vehicle_plate: 'xyz-987' })
    for (const [search, found] of [
      ['nunez', ['José']],
      ['JOSÉ nú', ['José']],
      ['agil', ['José']],
      ['%', ['José']],
      ['_', ['Hugo']],
      ['xyz98', ['Hugo']],
      ['cc_5', ['Hugo']],
      ['', ['Hugo', 'José']],
      ['nadie', []],
    ] as const) {
      expect([search, await namesIn(person, { auth_type: 'worker', search })]).toEqual([search, found])
    }
    expect(await namesIn(person, { auth_type: 'pet', search: 'jose' })).toEqual([])
  })

  test('splits the list without overlap by the filters "current" and "ended"', async () => {
    const person = await resident()
    const [left, over] = [
      await authorize(garita, person, 'temporary_visitor', { name: 'Salió' }),
      await authorize(garita, person, 'temporary_visitor', { name: 'Venció' }),
    ]
    await authorize(garita, person, 'temporary_visitor', { name: 'Vale' })
    await person.call(authorizations.checkOut, { id: left })
    await garita.owner.query('alter table authorizations disable trigger user')
    await garita.owner.query(
      `update authorizations set valid_from = now() - interval '2 days', valid_until = now() where id = $1`,
      [over],
    )
    await garita.owner.query('alter table authorizations enable trigger user')
    const authType = 'temporary_visitor'
    expect(await namesIn(person, { auth_type: authType, state: 'current' })).toEqual(['Vale'])
    expect(await namesIn(person, { auth_type: authType, state: 'ended' })).toEqual(['Venció', 'Salió'])
    expect(await namesIn(person, { auth_type: authType })).toHaveLength(3)
  })

  test('lists 120 pets in order and once each, even with equal timestamps', async () => {
    const person = await resident()
    await garita.owner.query(
      `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, created_at)
        select condominium_id, gen_random_uuid(), profile_id, id, unit_number, 'pet', 'Pez ' || n,
          timestamptz '2020-01-01 00:00+00' - (n / 7) * interval '1 microsecond'
        from residences, generate_series(1, 120) n where profile_id = $1`,
      [person.id],
    )
    const found: string[] = []
    let after: string | undefined
    do {
      const { items, next } = await itemsOf(person, { auth_type: 'pet', ...(after ? { after } : {}) })
      found.push(...items.map((item) => item.id))
      after = next ?? undefined
    } while (after)
    expect(new Set(found).size).toBe(120)
    const wrong = await person.call(authorizations.list, { auth_type: 'pet', after: 'x|y' })
    expect(wrong).toMatchObject({ ok: false, status: 422 })
  })
})

test.each(['same unit', 'other condominium'])('hides authorizations from a resident of the %s', async (where) => {
  const owner = await resident()
  const other =
    where === 'same unit' ? await resident() : await garita.person({ condominium: await garita.condominium('Ajeno') })
  const id = await authorize(garita, owner)
  const missing = newId()
  const gone = { ok: false, status: 404, code: 'not_found' }
  for (const named of [id, missing]) {
    expect(await other.call(authorizations.showPass, { id: named })).toMatchObject(gone)
    expect(await other.call(authorizations.regeneratePass, { id: named })).toMatchObject(gone)
    expect(await other.call(authorizations.checkOut, { id: named })).toMatchObject(gone)
    expect(await other.call(authorizations.suspend, { id: named })).toMatchObject(gone)
    expect(await other.call(authorizations.remove, { id: named })).toMatchObject(gone)
    const change = { id: named, revision: 1, auth_type: 'temporary_visitor', values: visitor({ name: 'Otro' }) }
    expect(await ask(garita, authorizations.change, change, other.token)).toMatchObject(gone)
  }
  for (const authType of authTypes) expect((await itemsOf(other, { auth_type: authType })).items).toEqual([])
  expect(await other.call(authorizations.today, {})).toMatchObject({
    ok: true,
    answer: { latest: [], figures: { total: 0, active_passes: 0 } },
  })
  expect(await stored(garita, id)).toMatchObject({ name: 'Luis', status: 'active', revision: 1 })
})

test('forbids staff, applicants and anonymous callers to create authorizations or see passes', async () => {
  const id = await authorize(garita, await resident())
  const staff = [
    await garita.person({ user_role: 'agent', assigned: [home] }),
    await garita.person({ user_role: 'admin', assigned: [home] }),
    await garita.person({ user_role: 'super_admin' }),
    await garita.person({ condominium: home, approval_status: 'pending' }),
  ]
  for (const person of [...staff, garita.nobody]) {
    for (const answer of [
      await person.call(authorizations.showPass, { id }),
      await person.call(authorizations.remove, { id }),
      await person.call(authorizations.create, {
        id: newId(),
        auth_type: 'pet',
        values: { name: 'Kira', species: 'perro' },
      }),
    ]) {
      expect(answer).toMatchObject({ ok: false })
      expect([401, 403]).toContain(answer.status)
    }
  }
})

describe('deleting an authorization', () => {
  test('refuses to delete it while a person is inside or after the end, and leaves a log row with the name', async () => {
    const person = await resident()
    const id = await authorize(garita, person, 'temporary_visitor', { id_document: 'INE 9', vehicle_plate: 'abc123' })
    await atTheGate(garita.owner, id, 'entry')
    expect(await person.call(authorizations.remove, { id })).toMatchObject({ ok: false, code: 'authorization_inside' })
    await atTheGate(garita.owner, id, 'exit')
    const { link } = await passOf(person, id)
    expect(await person.call(authorizations.remove, { id })).toMatchObject({ ok: true })
    expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ ok: false, code: 'visit_over' })
    expect((await logOf(id)).at(-1)).toEqual({
      event_type: 'authorization_deleted',
      actor_role: 'resident',
      actor_name: 'Ana Pérez',
      auth_type: 'temporary_visitor',
      name: 'Luis',
      last_name: 'Gómez',
      id_document: 'INE 9',
      vehicle_plate: 'ABC123',
    })

    const left = await authorize(garita, person)
    expect(await person.call(authorizations.checkOut, { id: left })).toMatchObject({ ok: true })
    expect(await person.call(authorizations.remove, { id: left })).toMatchObject({
      ok: false,
      status: 409,
      code: 'authorization_not_active',
    })
    expect((await logOf(left)).map((line) => line.event_type)).toEqual(['visitor_checkout'])
  })
})
