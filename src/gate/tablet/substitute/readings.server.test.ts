import { expect, test } from 'vitest'
import { readCode as read, substituteWorld } from '../../../../tests/support/gate/substitutes.ts'
import { tabletWorld } from '../../../../tests/support/gate/tablets.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { newId } from '../../../shared/ids.ts'
import { codeOfDay } from './dailyCodes.server.ts'

const garita = openForFile(sharedInstallation)

test('shows the code of today to supervisor and administration, and logs each reading', async () => {
  const there = await substituteWorld(garita)
  const today = codeOfDay(there.secret, there.days[0]?.day ?? '')
  const id = newId()
  expect(await read(there, there.supervisor, id)).toMatchObject({ answer: { code: today } })
  expect(await read(there, there.supervisor, id)).toMatchObject({ answer: { readings: [{ by: 'Sofía Mora' }] } })
  expect(await read(there, there.admin)).toMatchObject({
    answer: { code: today, readings: [{ by: expect.stringMatching(/^Ana Pérez/) }, { by: 'Sofía Mora' }] },
  })
  const elsewhere = await garita.person({ user_role: 'supervisor', assigned: [await garita.condominium()] })
  expect(await read(there, elsewhere)).toMatchObject({ ok: false, status: 404 })
  for (const other of [there.guard, there.ana]) {
    expect(await read(there, other)).toMatchObject({ ok: false, status: 403 })
  }
})

test('shows a code only with the id of its own reading: not to another person, nor of another tablet or day', async () => {
  const there = await substituteWorld(garita)
  const other = await tabletWorld(garita)
  const id = newId()
  expect(await read(there, there.supervisor, id)).toMatchObject({ ok: true })
  expect(await read(there, there.admin, id)).toMatchObject({ ok: false, code: 'changed_meanwhile' })
  expect(await read({ ...there, id: other.id }, there.supervisor)).toMatchObject({ status: 404 })
  await garita.owner.query(`update relief_readings set day = day - 1 where id = $1`, [id])
  expect(await read(there, there.supervisor, id)).toMatchObject({ ok: false, code: 'changed_meanwhile' })
})

test('shows no code for a tablet that has not prepared today', async () => {
  const there = await tabletWorld(garita)
  expect(await read(there, there.admin)).toMatchObject({ ok: true, answer: { code: null } })
})
