/** Residents make, change, end and delete their own authorizations, and reach nobody else's. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, testInstallation } from '../../tests/installation.ts'
import { newId } from '../shared/ids.ts'
import { authorizations } from './authorizations.contract.ts'
import { readPass } from './pass.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

const visitor = {
  name: 'Luis',
  last_name: 'Gómez',
  valid_from: '2026-01-01',
  valid_until: '2026-12-31T20:00',
  vehicle_plate: 'abc-12 3',
}

test('a temporary visitor gets a number and a pass that its condominium signed', async () => {
  const home = await garita.condominium('Los Encinos')
  const resident = await garita.person({ condominium: home, unit: '101' })
  const id = newId()
  const created = await resident.call(authorizations.create, { id, auth_type: 'temporary_visitor', values: visitor })
  expect(created).toMatchObject({ ok: true })
  const listed = await resident.call(authorizations.list, { auth_type: 'temporary_visitor' })
  expect(listed.ok && listed.answer.items[0]).toMatchObject({
    id,
    status: 'active',
    unit_number: '101',
    access_number: expect.stringMatching(/^\d{5}$/),
    values: { name: 'Luis', vehicle_plate: 'ABC123', valid_from: '2026-01-01', valid_until: '2026-12-31T20:00' },
  })
  const shown = await resident.call(authorizations.showPass, { id })
  if (!shown.ok) throw new Error(shown.code)
  const read = readPass(shown.answer.token)
  expect(read.readable && read.pass).toMatchObject({ kind: 'temporary_visitor', generation: 1, key_id: 1 })
  const { rows } = await garita.owner.query('select public_key from pass_keys where condominium_id = $1', [home])
  expect(read.readable && read.genuine(rows[0].public_key)).toBe(true)

  const page = await garita.nobody.call(authorizations.visit, { link: shown.answer.link })
  expect(page.ok && page.answer).toMatchObject({ host: 'Ana', condominium: 'Los Encinos', name: 'Luis' })

  expect(await resident.call(authorizations.regeneratePass, { id })).toMatchObject({ ok: true })
  expect(await garita.nobody.call(authorizations.visit, { link: shown.answer.link })).toMatchObject({
    ok: false,
    status: 404,
    code: 'visit_over',
  })
  expect(
    await resident.call(authorizations.change, {
      id,
      revision: 2,
      auth_type: 'temporary_visitor',
      values: { ...visitor, name: 'Luisa' },
    }),
  ).toMatchObject({ ok: true })
  expect(
    await resident.call(authorizations.change, { id, revision: 2, auth_type: 'temporary_visitor', values: visitor }),
  ).toMatchObject({ ok: false, code: 'changed_meanwhile' })
  expect(await resident.call(authorizations.summarize, {})).toMatchObject({
    ok: true,
    answer: { total: 1, active_passes: 1 },
  })
  expect(await resident.call(authorizations.latest, {})).toMatchObject({ ok: true })
  expect(await resident.call(authorizations.checkOut, { id })).toMatchObject({ ok: true })
  expect(await resident.call(authorizations.checkOut, { id })).toMatchObject({
    ok: false,
    status: 409,
    code: 'authorization_over',
  })
  const again = newId()
  expect(await resident.call(authorizations.inviteAgain, { id, new_id: again })).toMatchObject({ ok: true })
  expect(await resident.call(authorizations.remove, { id: again })).toMatchObject({ ok: true })
  expect(await resident.call(authorizations.remove, { id })).toMatchObject({
    ok: false,
    code: 'authorization_not_active',
  })
  const { rows: log } = await garita.owner.query(
    'select event_type, actor_role, actor_name from access_logs order by occurred_at',
  )
  expect(log).toEqual([
    { event_type: 'visitor_checkout', actor_role: 'resident', actor_name: 'Ana Pérez' },
    { event_type: 'authorization_deleted', actor_role: 'resident', actor_name: 'Ana Pérez' },
  ])
})
