/** A person that a home refuses has no pass of that home. */

import { expect, test } from 'vitest'
import { atDesk } from '../../../../tests/support/desk.ts'
import { rulesWorld, saveRule } from '../../../../tests/support/gate/homeRules.ts'
import type { TestPerson } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { authorize, visitor } from '../../../../tests/support/visits.ts'
import { authorizations } from '../../../authorizations/authorizations.contract.ts'
import type { Values } from '../../../authorizations/kinds.ts'
import { newId } from '../../../shared/ids.ts'
import { homeRules } from './homeRules.contract.ts'

const garita = openForFile(sharedInstallation)

const line = { kind: 'visit', action: 'refuse', company: '', name: 'Bruno Salas', plate: 'QRG123A' } as const
const bruno = { name: 'Bruno', last_name: 'Salas Peña' }

const invites = async (person: TestPerson, values: Values) => {
  const made = { id: newId(), auth_type: 'temporary_visitor', values: visitor(values) } as const
  const answer = await person.call(authorizations.create, made)
  return answer.ok || answer.code
}

test('refuses a pass of another adult for a refused person, and of a guest by days for a similar one', async () => {
  const { ana, beto, here, carla } = await rulesWorld(garita)
  const guest = await garita.person({ condominium: here, unit: '101', full_name: 'Peter Smith', together: true })
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [guest.id])
  const { id } = await saveRule(ana, line)
  expect(await invites(beto, bruno)).toBe('home_refuses_person')
  expect(await invites(beto, { ...bruno, last_name: 'Zalas' })).toBe(true)
  expect(await invites(guest, { ...bruno, last_name: 'Zalas' })).toBe('home_invites_itself')
  expect(await invites(carla, bruno)).toBe(true)
  await ana.call(homeRules.end, { id })
  expect(await invites(beto, bruno)).toBe(true)
})

test('ends the passes of the home for a person whom it refuses from now on', async () => {
  const { ana, beto, carla } = await rulesWorld(garita)
  const visits = [
    await authorize(garita, beto, 'temporary_visitor', bruno),
    await authorize(garita, beto, 'permanent_visitor', bruno),
  ]
  const worker = await authorize(garita, beto, 'worker', bruno)
  const others = [
    await authorize(garita, beto, 'temporary_visitor', { name: 'Bruno', last_name: 'Ruiz' }),
    await authorize(garita, carla, 'temporary_visitor', bruno),
  ]
  await saveRule(ana, line)
  const { rows } = await garita.owner.query(
    `select a.id from authorizations a where a.id = any($1) and access.pass_alive(a)`,
    [[...visits, worker, ...others]],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual([...others].sort())
  expect(await beto.call(authorizations.resume, { id: worker })).toMatchObject({ code: 'home_refuses_person' })
})

test.each(['permanent_visitor', 'co_resident', 'vehicle'] as const)(
  'records the exit of a refused %s that is inside, and refuses its next entry',
  async (kind) => {
    const { ana, beto, guard, here } = await rulesWorld(garita)
    const named = kind === 'vehicle' ? { vehicle_plate: 'QRG123A' } : bruno
    const id = await authorize(garita, beto, kind, named)
    const act = () => ({ condominium_id: here, id, event_id: newId() })
    const enter = () => atDesk.enter(guard, { ...act(), reason: null })
    expect(await enter()).toMatchObject({ ok: true })
    await saveRule(ana, line)
    expect(await atDesk.leave(guard, act())).toMatchObject({ ok: true })
    expect(await enter()).toMatchObject({ code: 'visit_not_allowed' })
    const { rows } = await garita.owner.query(
      'select access.eligibility_of(a, now()) as stands from authorizations a where id = $1',
      [id],
    )
    expect(rows[0].stands).toBe('expired')
  },
)
