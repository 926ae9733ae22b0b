/** Each role sees its own facts in the bell, for a limited time. */

import { describe, expect, test } from 'vitest'
import { arrive, backdate, enter, settleIn } from '../../tests/support/arrivals.ts'
import { called } from '../../tests/support/called.ts'
import { atDesk, record } from '../../tests/support/desk.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { newId } from '../shared/ids.ts'
import { notices } from './notices.contract.ts'

const garita = openForFile(sharedInstallation)

async function heard(person: TestPerson) {
  const listed = await person.call(notices.list, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items
}
const kindsOf = async (person: TestPerson) => (await heard(person)).map((item) => item.kind)

async function place() {
  const home = await garita.condominium()
  return {
    home,
    guard: await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' }),
    colleague: await garita.person({ user_role: 'agent', assigned: [home] }),
    admin: await garita.person({ user_role: 'admin', assigned: [home] }),
    ana: await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' }),
    beto: await garita.person({ condominium: home, unit: '101', together: true }),
    neighbor: await garita.person({ condominium: home, unit: '102' }),
  }
}

test('counts the people of a request and of each entry, and nothing for one person', async () => {
  const { home, guard, admin, ana } = await place()
  const request = newId()
  const visit = { condominium_id: home, unit_number: '101', name: 'Luis', last_name: 'Gómez', id_document: 'INE12345' }
  await atDesk.register(guard, { ...visit, id: request, phone_number: null, purpose: null, people: 4 })
  const group = await authorize(garita, ana, 'permanent_visitor', { people: 5 })
  const alone = await authorize(garita, ana, 'permanent_visitor')
  await record(guard, home, { kind: 'entry', subject: { authorization_id: group }, people: 3 })
  await record(guard, home, { kind: 'entry', subject: { authorization_id: alone } })
  const people = async (person: TestPerson) => (await heard(person)).map((item) => [item.kind, item.people])
  expect((await people(ana)).sort()).toEqual([
    ['visitor_approval_request', 4],
    ['visitor_entered', null],
    ['visitor_entered', 3],
  ])
  expect(await people(admin)).toEqual([['new_visitor', 4]])
})

test('shows a request to the unit and the staff, and its answer to everyone except its author', async () => {
  const { home, guard, colleague, admin, ana, beto, neighbor } = await place()
  const id = await arrive(guard, home)
  expect(await heard(ana)).toMatchObject([
    {
      kind: 'visitor_approval_request',
      fact_id: id,
      name: 'Luis',
      last_name: 'Gómez',
      by_name: called('Gus Garita'),
      read: false,
    },
  ])
  expect(await kindsOf(beto)).toEqual(['visitor_approval_request'])
  expect(await kindsOf(neighbor)).toEqual([])
  expect(await kindsOf(guard)).toEqual([])
  expect(await kindsOf(colleague)).toEqual(['new_visitor'])
  expect(await kindsOf(admin)).toEqual(['new_visitor'])
  expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  expect(await kindsOf(ana)).toEqual([])
  expect(await heard(beto)).toMatchObject([{ kind: 'visitor_approved', fact_id: id, by_name: 'Ana Uno' }])
  expect(await kindsOf(guard)).toEqual(['visitor_approved'])
  expect(await kindsOf(admin)).toEqual(['visitor_approved'])
  expect(await enter(guard, home, id)).toMatchObject({ ok: true })
  expect(await kindsOf(ana)).toEqual(['visitor_entered'])
  expect(await kindsOf(beto)).toEqual(['visitor_entered', 'visitor_approved'])
  expect(await kindsOf(neighbor)).toEqual([])
  expect(await kindsOf(guard)).toEqual(['visitor_approved'])
})

test('shows a denial as a denial', async () => {
  const { home, guard, ana, beto } = await place()
  const id = await arrive(guard, home)
  await ana.call(visits.decide, { id, decision: 'denied' })
  expect(await kindsOf(ana)).toEqual([])
  expect(await kindsOf(beto)).toEqual(['visitor_denied'])
  expect(await kindsOf(guard)).toEqual(['visitor_denied'])
})

describe('requests in the bell', () => {
  test('hides a request from the unit after 24 hours', async () => {
    const { home, guard, ana } = await place()
    await settleIn(garita)
    const id = await arrive(guard, home)
    await backdate(garita, id, '23 hours 59 minutes')
    expect(await kindsOf(ana)).toEqual(['visitor_approval_request'])
    await backdate(garita, id, '1 minute')
    expect(await kindsOf(ana)).toEqual([])
  })

  test('replaces a request by the entry once it is settled by phone, with the resident and the reason', async () => {
    const { home, guard, colleague, admin, ana, beto } = await place()
    const id = await arrive(guard, home)
    const word = { authorized_by: 'Ana por teléfono', reason: 'No contesta' }
    const gate = { condominium_id: home, id, event_id: newId() }
    expect(await atDesk.enterByPhone(guard, { ...gate, ...word })).toMatchObject({ ok: true })
    for (const one of [ana, beto]) {
      expect(await heard(one)).toMatchObject([{ kind: 'let_in', by_name: 'Ana por teléfono', reason: 'No contesta' }])
    }
    expect(await kindsOf(admin)).toContain('let_in')
    expect(await kindsOf(colleague)).not.toContain('let_in')
  })
})

test('shows an entry after a denial to the unit and the admin, not to other guards', async () => {
  const { home, guard, colleague, admin, ana, neighbor } = await place()
  const id = await arrive(guard, home)
  await ana.call(visits.decide, { id, decision: 'denied' })
  expect(await enter(guard, home, id, 'Ambulancia')).toMatchObject({ ok: true })
  expect(await heard(ana)).toMatchObject([{ kind: 'let_in', by_name: called('Gus Garita'), reason: 'Ambulancia' }])
  expect(await kindsOf(admin)).toEqual(['let_in', 'visitor_denied'])
  for (const other of [guard, colleague]) expect(await kindsOf(other)).not.toContain('let_in')
  expect(await kindsOf(neighbor)).toEqual([])
})

test('shows entries of guests and workers only to their host, and none of family, pets and vehicles', async () => {
  const { guard, home, ana, beto } = await place()
  for (const kind of ['temporary_visitor', 'permanent_visitor', 'worker', 'co_resident', 'vehicle'] as const) {
    const id = await authorize(garita, ana, kind)
    expect(await enter(guard, home, id)).toMatchObject({ ok: true })
  }
  expect(await kindsOf(ana)).toEqual(['visitor_entered', 'visitor_entered', 'visitor_entered'])
  expect(await kindsOf(beto)).toEqual([])
  const pet = await authorize(garita, ana, 'pet')
  expect(await enter(guard, home, pet, 'Se escapó')).toMatchObject({ ok: true })
  expect((await kindsOf(ana))[0]).toBe('let_in')
  expect(await kindsOf(beto)).toEqual([])
})

describe('does not show facts', () => {
  test('hides facts from before the user’s own approval or assignment', async () => {
    const { home, guard, ana, beto } = await place()
    const [waits, entered] = [await arrive(guard, home), await arrive(guard, home)]
    await ana.call(visits.decide, { id: entered, decision: 'approved' })
    await enter(guard, home, entered)
    const late = await garita.person({ condominium: home, unit: '101' })
    const newGuard = await garita.person({ user_role: 'agent', assigned: [home] })
    expect([await kindsOf(late), await kindsOf(newGuard)]).toEqual([[], []])
    await beto.call(visits.decide, { id: waits, decision: 'approved' })
    expect(await kindsOf(late)).toEqual([])
    // The decision is new to the current guard, however old the request.
    expect(await kindsOf(newGuard)).toEqual(['visitor_approved'])
  })

  test('hides facts older than thirty days', async () => {
    const { home, guard, colleague, ana, beto } = await place()
    const mine = await authorize(garita, ana, 'worker')
    const answered = await arrive(guard, home)
    await ana.call(visits.decide, { id: answered, decision: 'approved' })
    await settleIn(garita)
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    await atTheGate(garita.owner, mine, 'entry', days(31))
    await atTheGate(garita.owner, answered, 'entry', days(31))
    await backdate(garita, answered, '31 days')
    for (const one of [ana, beto, colleague]) expect(await kindsOf(one)).toEqual([])
    await atTheGate(garita.owner, mine, 'entry', days(29))
    await atTheGate(garita.owner, answered, 'entry', days(29))
    await backdate(garita, answered, '-2 days')
    expect(await kindsOf(ana)).toEqual(['visitor_entered', 'visitor_entered'])
    expect((await kindsOf(beto)).sort()).toEqual(['visitor_approved', 'visitor_entered'])
    expect(await kindsOf(colleague)).toEqual(['visitor_approved'])
  })

  test('hides facts of a former home, and from a guard who no longer works there', async () => {
    const { home, guard, colleague, ana } = await place()
    await arrive(guard, home)
    expect([await kindsOf(ana), await kindsOf(colleague)]).toEqual([['visitor_approval_request'], ['new_visitor']])
    await garita.owner.query('update residences set until = now() where profile_id = $1', [ana.id])
    await garita.owner.query(
      `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, $2, $3, '305', now())`,
      [home, newId(), ana.id],
    )
    await garita.owner.query('delete from assignments where profile_id = $1', [colleague.id])
    expect([await kindsOf(ana), await kindsOf(colleague)]).toEqual([[], []])
    await arrive(guard, home, '305')
    expect(await heard(ana)).toMatchObject([{ kind: 'visitor_approval_request', unit_number: '305' }])
  })
})

test('shows pending accounts to the condominium’s admin and to super admins until a decision', async () => {
  const { home, guard, admin, ana } = await place()
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  const root = await garita.person({ user_role: 'super_admin' })
  const asks = await garita.person({ condominium: home, approval_status: 'pending', full_name: 'Nueva Vecina' })
  const staff = await garita.person({ user_role: 'agent', approval_status: 'pending' })
  expect(await heard(admin)).toMatchObject([{ kind: 'person_waiting', fact_id: asks.id, name: 'Nueva Vecina' }])
  const waiting = (await heard(root)).map((item) => item.fact_id)
  expect(waiting).toEqual(expect.arrayContaining([asks.id, staff.id]))
  for (const other of [elsewhere, guard, ana]) expect(await kindsOf(other)).toEqual([])
  expect(await asks.call(notices.list, {})).toMatchObject({ status: 403 })
  await garita.owner.query(`update profiles set approval_status = 'approved' where id = $1`, [asks.id])
  expect(await kindsOf(admin)).toEqual([])
})
