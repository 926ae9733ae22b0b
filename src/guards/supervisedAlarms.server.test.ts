/** Supervisors see the alarms of their condominiums and the guards who accepted them, never the home or the person who raised them. */
import { expect, test } from 'vitest'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { readable } from '../../tests/support/readable.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { alarms } from '../alarms/alarms.contract.ts'
import { newId } from '../shared/ids.ts'
import { supervision } from './supervision.contract.ts'

const garita = openForFile(sharedInstallation)

test('shows a supervisor an alarm while it lasts and afterwards, without the home', async () => {
  const [here, there] = [await garita.condominium('Los Encinos'), await garita.condominium('Allá')]
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [here] })
  const gus = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const ana = await garita.person({ condominium: here, unit: '4077', full_name: 'Ana Uno' })
  const far = await garita.person({ condominium: there, unit: '101' })
  const seen = async () => {
    const found = await supervisor.call(supervision.alarms, {})
    if (!found.ok) throw new Error(found.code)
    return found.answer
  }
  expect(await seen()).toEqual([])
  const one = { condominium_id: here, id: newId() }
  const pressedAt = new Date().toISOString()
  expect(await ana.call(alarms.raise, { ...one, pressed_at: pressedAt })).toMatchObject({ ok: true })
  expect(await far.call(alarms.raise, { condominium_id: there, id: newId(), pressed_at: pressedAt })).toMatchObject({
    ok: true,
  })
  expect(await seen()).toMatchObject([{ id: one.id, raised_as: 'resident', taken_by: null, ended_at: null }])
  expect(readable(await seen())).not.toMatch(/4077|Ana Uno/)
  await gus.call(alarms.take, one)
  await gus.call(alarms.end, { ...one, note: 'Se cayó en la alberca' })
  expect(await seen()).toMatchObject([{ taken_by: 'Gus Garita', ended_at: expect.any(String) }])
  expect(readable(await seen())).not.toContain('alberca')
  for (const other of [gus, ana]) expect(await other.call(supervision.alarms, {})).toMatchObject({ ok: false })
})

test('keeps one person’s alarm visible beside many of another, and closes those after the third together', async () => {
  const here = await garita.condominium()
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [here] })
  const gus = await garita.person({ user_role: 'agent', assigned: [here] })
  const [ana, eva] = [
    await garita.person({ condominium: here, unit: '101' }),
    await garita.person({ condominium: here, unit: '102' }),
  ]
  const press = async (person: TestPerson, seconds: number) => {
    const one = { condominium_id: here, id: newId() }
    const pressedAt = new Date(Date.now() - seconds * 1000).toISOString()
    expect(await person.call(alarms.raise, { ...one, pressed_at: pressedAt })).toMatchObject({ ok: true })
    return one
  }
  const first = await press(eva, 30)
  const many = []
  for (let count = 0; count < 25; count++) many.push(await press(ana, 0))
  const seen = async () => {
    const found = await supervisor.call(supervision.alarms, {})
    if (!found.ok) throw new Error(found.code)
    return found.answer
  }
  expect((await seen()).map(({ id }) => id).indexOf(first.id)).toBeLessThan(4)
  const fourth = many[3] ?? first
  expect(await gus.call(alarms.take, fourth)).toMatchObject({ ok: true })
  expect(await gus.call(alarms.end, { ...fourth, note: 'Un botón atorado' })).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    'select raised_by, count(*)::int as n from alarms where condominium_id = $1 and ended_at is null group by 1',
    [here],
  )
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      { raised_by: ana.id, n: 3 },
      { raised_by: eva.id, n: 1 },
    ]),
  )
})
