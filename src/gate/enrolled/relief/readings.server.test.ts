/** Who reads the code of a day: supervisor and administration, and each reading is a line. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCode as read, reliefWorld } from '../../../../tests/support/gate/reliefs.ts'
import { tabletWorld } from '../../../../tests/support/gate/tablets.ts'
import type { TestInstallation } from '../../../../tests/support/installation.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { newId } from '../../../shared/ids.ts'
import { codeOfDay } from './dayCodes.server.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

test('the code of today is read by supervisor and administration; each reading is a line', async () => {
  const there = await reliefWorld(garita)
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

test('each reading is a line of its own: another person, tablet or day shows no code under the line of before', async () => {
  const there = await reliefWorld(garita)
  const other = await tabletWorld(garita)
  const id = newId()
  expect(await read(there, there.supervisor, id)).toMatchObject({ ok: true })
  expect(await read(there, there.admin, id)).toMatchObject({ ok: false, code: 'changed_meanwhile' })
  expect(await read({ ...there, id: other.id }, there.supervisor)).toMatchObject({ status: 404 })
  await garita.owner.query(`update relief_readings set day = day - 1 where id = $1`, [id])
  expect(await read(there, there.supervisor, id)).toMatchObject({ ok: false, code: 'changed_meanwhile' })
})

test('a tablet that has not prepared today has no code to read', async () => {
  const there = await tabletWorld(garita)
  expect(await read(there, there.admin)).toMatchObject({ ok: true, answer: { code: null } })
})
