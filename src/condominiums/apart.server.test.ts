/** Condominiums that people choose between are told apart, and one that nobody runs is seen. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { panels } from '../panels/panels.contract.ts'
import { people } from '../people/people.contract.ts'
import { newId } from '../shared/ids.ts'
import { condominiums } from './condominiums.contract.ts'

let garita: TestInstallation
let root: TestPerson
beforeAll(async () => {
  garita = await testInstallation()
  root = await garita.person({ user_role: 'super_admin' })
})
afterAll(() => garita.close())

const make = async (name: string, address: string | null, listed: boolean) => {
  const id = newId()
  const made = await root.call(condominiums.create, {
    id,
    name,
    address,
    time_zone: 'America/Mexico_City',
    listed,
    retention_days: 90,
    log_resident_entries: false,
  })
  return made.ok ? id : made.code
}

test('the same name is refused where strangers choose by it, and elsewhere unless the address differs', async () => {
  const first = await make('Residencial Los Encinos', 'Querétaro', true)
  expect(first).toHaveLength(36)
  expect(await make('residencial los encinos', 'Mérida', true)).toBe('condominium_name_taken')
  expect(await make('Residencial Los Encinos', 'queretaro', false)).toBe('condominium_name_taken')
  const unlisted = await make('Residencial Los Encinos', 'Mérida', false)
  expect(unlisted).toHaveLength(36)

  const listed = await root.call(condominiums.list, { search: 'encinos' })
  const other = listed.ok ? listed.answer.items.find(({ id }) => id === unlisted) : undefined
  if (!other) throw new Error('not made')
  const change = (more: object) =>
    root.call(condominiums.change, {
      id: other.id,
      name: other.name,
      address: other.address,
      time_zone: other.time_zone,
      listed: other.listed,
      retention_days: 90,
      log_resident_entries: false,
      revision: other.revision,
      ...more,
    })
  expect(await change({ listed: true })).toMatchObject({ ok: false, status: 409, code: 'condominium_name_taken' })
  expect(await change({ log_resident_entries: true })).toMatchObject({ ok: true })

  const chosen = await root.call(condominiums.choose, { search: 'encinos' })
  expect(chosen.ok && chosen.answer.map(({ name, hint }) => [name, hint]).sort()).toEqual([
    ['Residencial Los Encinos', 'Mérida'],
    ['Residencial Los Encinos', 'Querétaro'],
  ])
})

test('of two made with one name at once one is refused', async () => {
  const made = await Promise.all([make('Dos a la vez', null, true), make('Dos a la vez', null, true)])
  expect(made.filter((one) => one === 'condominium_name_taken')).toHaveLength(1)
})

test('the choice that is named is among the answers, whatever is searched for', async () => {
  const id = await make('Zafiro', null, false)
  const chosen = await root.call(condominiums.choose, { search: 'encinos', id })
  expect(chosen.ok && chosen.answer.map((one) => one.id)).toContain(id)
})

test('a condominium without an approved administrator is counted, listed and measured until it has one', async () => {
  const unrun = async () => {
    const figures = await root.call(panels.installation, {})
    return figures.ok ? figures.answer.unrun_condominiums : -1
  }
  const before = await unrun()
  const id = await garita.condominium('Los Ahuehuetes')
  expect(await unrun()).toBe(before + 1)
  const only = await root.call(condominiums.list, { unrun: true, search: 'ahuehuetes' })
  expect(only.ok && only.answer.items).toMatchObject([{ id, has_admin: false }])

  const joaquin = await garita.person({ user_role: 'admin', assigned: [id], approval_status: 'pending' })
  expect(await unrun()).toBe(before + 1)
  await root.call(people.decide, { id: joaquin.id, from: 'pending', to: 'approved' })
  expect(await unrun()).toBe(before)
  const listed = await root.call(condominiums.list, { search: 'ahuehuetes' })
  expect(listed.ok && listed.answer.items).toMatchObject([{ has_admin: true }])

  await root.call(people.unassign, { id: joaquin.id, condominium_id: id })
  expect(await unrun()).toBe(before + 1)
})
