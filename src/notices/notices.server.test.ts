/** The bell: what concerns whom, what they did with it, and nothing of anybody else's. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/installation.ts'
import { newId } from '../shared/ids.ts'
import { visits } from '../visits/visits.contract.ts'
import { notices } from './notices.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

async function kindsOf(person: TestPerson): Promise<string[]> {
  const listed = await person.call(notices.list, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items.map((item) => item.kind)
}

test('a request is heard by the unit and the staff, and the answer by everybody but who gave it', async () => {
  const home = await garita.condominium()
  const guard = await garita.person({ user_role: 'agent', assigned: [home] })
  const colleague = await garita.person({ user_role: 'agent', assigned: [home] })
  const admin = await garita.person({ user_role: 'admin', assigned: [home] })
  const ana = await garita.person({ condominium: home, unit: '101' })
  const beto = await garita.person({ condominium: home, unit: '101' })
  const neighbour = await garita.person({ condominium: home, unit: '102' })
  const id = newId()
  const visit = {
    id,
    condominium_id: home,
    unit_number: '101',
    name: 'Luis',
    last_name: 'Gómez',
    id_document: 'INE12345',
  }
  expect(await guard.call(visits.register, visit)).toMatchObject({ ok: true })
  expect(await kindsOf(ana)).toEqual(['visitor_approval_request'])
  expect(await kindsOf(beto)).toEqual(['visitor_approval_request'])
  expect(await kindsOf(neighbour)).toEqual([])
  expect(await kindsOf(guard)).toEqual([])
  expect(await kindsOf(colleague)).toEqual(['new_visitor'])
  expect(await kindsOf(admin)).toEqual(['new_visitor'])
  expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  expect(await kindsOf(ana)).toEqual([])
  expect(await kindsOf(beto)).toEqual(['visitor_approved'])
  expect(await kindsOf(guard)).toEqual(['visitor_approved'])
  expect(await guard.call(visits.enter, { condominium_id: home, id, event_id: newId(), reason: null })).toMatchObject({
    ok: true,
  })
  expect(await kindsOf(ana)).toEqual(['visitor_entered'])
})
