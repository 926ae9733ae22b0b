/** The residents of a home receive a notice of every new resident, and may object. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Homes, homes } from '../../tests/support/homes.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { imports } from '../imports/imports.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { people } from '../people/people.contract.ts'
import { newId } from '../shared/ids.ts'
import { households } from './households.contract.ts'

let at: Homes
let older: TestPerson
beforeAll(async () => {
  at = await homes()
})
beforeEach(async () => {
  older = await at.older()
})
afterAll(() => at.garita.close())

/** All acts that begin a residence. */
const joins: Record<string, () => Promise<string>> = {
  'an approval': async () => {
    const { id } = await at.garita.person({
      condominium: at.place,
      unit: `${at.home.unit}`,
      approval_status: 'pending',
    })
    expect(await at.bell(older, 'home_joined')).toEqual([])
    expect(await at.admin.call(people.decide, { id, from: 'pending', to: 'approved' })).toMatchObject({ ok: true })
    return id
  },
  'an approval after a rejection': async () => {
    const { id } = await at.garita.person({
      condominium: at.place,
      unit: `${at.home.unit}`,
      approval_status: 'rejected',
    })
    expect(await at.admin.call(people.decide, { id, from: 'rejected', to: 'approved' })).toMatchObject({ ok: true })
    return id
  },
  'a form that approves': async () => {
    const { id } = await at.garita.person({
      condominium: at.place,
      unit: `${at.home.unit}`,
      approval_status: 'pending',
    })
    await at.changed(id, {})
    return id
  },
  'an import': async () => {
    const id = newId()
    const line = {
      full_name: 'Nuria Nueva',
      email: `${id}@at.garita.test`,
      phone_number: null,
      unit_number: `${at.home.unit}`,
    }
    const lines = [{ ...line, id, residence_id: newId() }]
    expect(await at.admin.call(imports.save, { condominium_id: at.place, language: 'es', lines })).toMatchObject({
      ok: true,
    })
    return id
  },
  'a move within the condominium': async () => {
    const { id } = await at.lives('Nuria Nueva', 'X1')
    await at.changed(id, {})
    return id
  },
  'a move from another condominium': async () => {
    const { id } = await at.lives('Nuria Nueva', 'X2', at.elsewhere)
    await at.changed(id, {})
    return id
  },
  'a change of role': async () => {
    const { id } = await at.garita.person({ user_role: 'agent', assigned: [at.place], full_name: 'Nuria Nueva' })
    await at.changed(id, {})
    return id
  },
  'another number on the same row': async () => {
    const { id } = await at.lives('Nuria Nueva', 'X3')
    // She has lived in the condominium for longer than the residents of the home she joins.
    await at.garita.owner.query(`update residences set since = since - interval '1 year' where profile_id = $1`, [id])
    await at.garita.owner.query('update residences set unit_number = $2 where profile_id = $1', [id, `${at.home.unit}`])
    return id
  },
}

describe.each(Object.entries(joins))('%s', (_, join) => {
  test('announces a newcomer to the residents of the home with the name only, and to no one else', async () => {
    const neighbor = await at.lives('Vera Vecina', `V${at.home.unit}`)
    const waiting = await at.garita.person({
      condominium: at.place,
      unit: `${at.home.unit}`,
      approval_status: 'pending',
    })
    const id = await join()
    const [told, ...more] = await at.bell(older, 'home_joined')
    expect(more).toEqual([])
    expect(told).toMatchObject({ fact_id: await at.joiningOf(id), unit_number: `${at.home.unit}`, read: false })
    expect(JSON.stringify(told)).not.toMatch(/@|phone/)
    expect(await at.bell(neighbor, 'home_joined')).toEqual([])
    expect(await waiting.call(notices.list, {})).toMatchObject({ ok: false })
    expect((await at.household(older)).accounts).toMatchObject([
      { mine: true, may_object: false },
      { mine: false, may_object: true },
    ])
  })

  test('freezes a newcomer by an objection until the administration answers it', async () => {
    const id = await join()
    expect(await at.stands(id)).toBe(true)
    expect(await at.object(older, { id })).toMatchObject({ ok: true })
    expect([await at.stands(id), await at.stands(older.id)]).toEqual([false, true])
  })
})

test('announces the first account of an empty home to no one, and shows the administration that the home is empty', async () => {
  const first = await at.garita.person({ condominium: at.place, unit: `Z${at.home.unit}`, approval_status: 'pending' })
  expect(await at.admin.call(households.around, { id: first.id })).toMatchObject({ ok: true, answer: [] })
  const second = await at.garita.person({ condominium: at.place, unit: `${at.home.unit}`, approval_status: 'pending' })
  const around = await at.admin.call(households.around, { id: second.id })
  expect(around.ok && around.answer).toEqual([{ full_name: 'Olga Mayor', since: expect.any(String) }])
  const there = await at.garita.person({ user_role: 'admin', assigned: [at.elsewhere] })
  expect(await there.call(households.around, { id: second.id })).toMatchObject({ ok: true, answer: [] })
})

test('lists the approved residents of one unit, each with the objection against them only', async () => {
  const [first, second] = [await at.lives('Nuria Nueva'), await at.lives('Nico Último')]
  await at.lives('Vera Vecina', `${at.home.unit}`, at.elsewhere)
  const [left, rejected] = [await at.lives('Lea Salida'), await at.lives('Rita Rechazada')]
  await at.garita.owner.query('update residences set until = now() where profile_id = $1', [left.id])
  await at.garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, [rejected.id])
  await at.object(older, first)
  expect((await at.household(older)).accounts).toMatchObject([
    { full_name: 'Olga Mayor' },
    { full_name: 'Nuria Nueva', may_object: false },
    { full_name: 'Nico Último', may_object: true },
  ])
  // The same residents receive the notice of a newcomer, if they came before.
  await at.lives('Paz Próxima')
  const { rows } = await at.garita.owner.query(
    `select p.full_name from residences r, access.lived_before(r) p where r.profile_id = $1 order by 1`,
    [second.id],
  )
  expect(rows.map(({ full_name }) => full_name)).toEqual(['Nuria Nueva', 'Olga Mayor'])
})

test('treats a resident who was rejected and is approved again as a newcomer', async () => {
  const { id } = await at.lives('Nuria Nueva', `${at.home.unit}`)
  const first = await at.joiningOf(id)
  await at.admin.call(people.decide, { id, from: 'approved', to: 'rejected' })
  expect(await at.admin.call(people.decide, { id, from: 'rejected', to: 'approved' })).toMatchObject({ ok: true })
  expect(await at.joiningOf(id)).not.toBe(first)
})
