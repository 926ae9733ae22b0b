/** Tests an edit from a page that was loaded before a release added a field. */
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize, least } from '../../tests/support/visits.ts'
import { authorizations } from './authorizations.contract.ts'
import type { Values } from './kinds.ts'

const garita = openForFile(sharedInstallation)
let person: TestPerson
beforeAll(async () => {
  person = await garita.person({ condominium: await garita.condominium(), unit: '101' })
})

const whole = {
  ...{ weekdays: [1, 2], hours_from: '08:00', hours_until: '16:00', company: 'Aseo SA', phone_number: '5512345678' },
  ...{ id_document: 'INE 1', supervisor_name: 'Eva', notes: 'Trae llave' },
}
const change = (id: string, more: Values) =>
  person.call(authorizations.change, { id, revision: 1, auth_type: 'worker', values: { ...least.worker(), ...more } })

test('keeps the fields that a partial change does not send', async () => {
  const id = await authorize(garita, person, 'worker', whole)
  expect(await change(id, { notes: 'Sin llave' })).toMatchObject({ ok: true })
  const listed = await person.call(authorizations.list, { auth_type: 'worker', id })
  expect(listed.ok && listed.answer.items[0]?.values).toMatchObject({ ...whole, notes: 'Sin llave' })
})

test('clears the fields that a partial change sends empty', async () => {
  const id = await authorize(garita, person, 'worker', whole)
  const empty = { weekdays: [], hours_from: '', hours_until: '', company: '', phone_number: '', supervisor_name: null }
  expect(await change(id, empty)).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    'select details, private_details, phone_number, id_document from authorizations where id = $1',
    [id],
  )
  const details = { work_type: 'limpieza', notes: 'Trae llave' }
  expect(rows).toEqual([{ details, private_details: {}, phone_number: null, id_document: 'INE 1' }])
})

test('refuses a partial change with only one of two hours', async () => {
  const id = await authorize(garita, person, 'worker', whole)
  for (const hours of [{ hours_from: '' }, { hours_until: '17:00' }]) {
    expect(await change(id, hours)).toMatchObject({ ok: false, status: 422, fields: [{ problem: 'hours_both' }] })
  }
})
