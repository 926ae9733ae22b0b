/** Condominiums in a choice are distinguishable, and one without an administrator is visible. */
import { beforeAll, expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { dashboards } from '../dashboards/dashboards.contract.ts'
import { people } from '../people/people.contract.ts'
import { newId } from '../shared/ids.ts'
import { condominiums } from './condominiums.contract.ts'

const garita = openForFile(testInstallation)
let root: TestPerson
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin' })
})

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

test('refuses the same name in the public list, and elsewhere unless the address differs', async () => {
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

test('refuses one of two condominiums that are created with one name at once', async () => {
  const made = await Promise.all([make('Dos a la vez', null, true), make('Dos a la vez', null, true)])
  expect(made.filter((one) => one === 'condominium_name_taken')).toHaveLength(1)
})

test('returns the chosen condominium beside the results of any search', async () => {
  const id = await make('Zafiro', null, false)
  const chosen = await root.call(condominiums.choose, { search: 'encinos', id })
  expect(chosen.ok && chosen.answer.map((one) => one.id)).toContain(id)
})

test('reports a condominium without an approved administrator in counts, lists and metrics until it has one', async () => {
  const unrun = async () => {
    const figures = await root.call(dashboards.installation, {})
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
