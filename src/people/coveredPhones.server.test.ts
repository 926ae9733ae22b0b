/** A guard sees that a home has telephones, and reads them only with a logged view; the administration reads them as before. */

import { expect, test } from 'vitest'
import { asClient } from '../../tests/support/databaseClient.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { cellsOf, download } from '../../tests/support/files.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { readable } from '../../tests/support/readable.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { households } from '../households/households.contract.ts'
import { session } from '../session/session.contract.ts'
import { newId } from '../shared/ids.ts'
import { people } from './people.contract.ts'

const garita = openForFile(sharedInstallation)

const number = '+52 55 1234 5678'

test('hides phones of others from a guard in the directory, its file and the list of contacts; guards read and change their own', async () => {
  const here = await garita.condominium()
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  await garita.owner.query('update profiles set phone_number = $1 where id = any($2::uuid[])', [
    number,
    [ana.id, guard.id],
  ])
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number, phones) values ($1, $2, '101', $3::jsonb)
      on conflict (condominium_id, unit_number) do update set phones = excluded.phones`,
    [
      here,
      newId(),
      JSON.stringify([{ name: 'Doña Rosa', kind: 'mobile', number: '55 2222 2222', from: null, until: null }]),
    ],
  )
  const listed = async (reader: typeof guard) => {
    const read = await reader.call(people.directory, {})
    return read.ok ? read.answer.items.map(({ phone_number, has_phone }) => ({ phone_number, has_phone })) : read.code
  }
  expect(await listed(guard)).toEqual([{ phone_number: null, has_phone: true }])
  expect(await listed(admin)).toEqual([{ phone_number: number, has_phone: true }])
  expect(await listed(elsewhere)).toEqual([])
  const file = async ({ token }: typeof guard) =>
    cellsOf((await download(garita, people.exportDirectory, { language: 'es' }, token)).text)[1]?.[3]
  // A file quotes a text that begins with the sign of a formula.
  expect([await file(guard), await file(admin)]).toEqual(['•••678', expect.stringContaining(number)])

  const answering = await guard.call(households.answering, { condominium_id: here, unit_number: '101' })
  expect(readable(answering)).not.toMatch(/5678|2222/)
  expect(answering).toMatchObject({
    answer: [
      { name: 'Ana Uno', has_phone: true },
      { name: 'Doña Rosa', has_phone: true },
    ],
  })
  const looked = await atDesk.showPhones(guard, {
    ...{ condominium_id: here, unit_number: '101', event_id: newId(), why: 'Fuga de agua' },
  })
  expect(JSON.stringify(looked)).toMatch(/1234 5678.*2222 2222/)

  const own = { full_name: 'Gus Garita', phone_number: '+52 55 0000 0000', language: 'es', revision: 99 } as const
  expect(await guard.call(session.changeCard, own)).toMatchObject({ ok: false, status: 409 })
})

test('reveals no phone to a guard with direct database access, not even through an error', async () => {
  const here = await garita.condominium()
  const { id } = await garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query('update profiles set phone_number = $1 where id = $2', [number, ana.id])
  for (const [statement, said] of [
    ['select from access.home_phones where phone_number::integer > 0', 'nothing'],
    ['select phone_number from profiles', 'permission denied'],
    ['select from profiles where phone_number is not null', 'permission denied'],
    ['select phones from units', 'permission denied'],
    [
      'update profiles set language = language where id = access.caller_id() returning phone_number',
      'permission denied',
    ],
  ] as const) {
    const told = await asClient(garita, { role: 'agent', id, condominiums: [here] }, (client) =>
      client
        // The join order determines which condition sees the rows first.
        .query('set enable_nestloop = off; set enable_mergejoin = off')
        .then(() => client.query(statement))
        .then(
          ({ rowCount }) => (rowCount === 0 ? 'nothing' : 'rows'),
          (error: Error) => error.message,
        ),
    )
    expect(told).toContain(said)
  }
})
