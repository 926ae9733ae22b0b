/** Tests a pass for a group: what the host says reaches the gate, the desk and the visitor, and a refused companion gets no pass. */
import { expect, test } from 'vitest'
import { rulesWorld, saveRule } from '../../tests/support/gate/homeRules.ts'
import { snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize, passOf, visitor } from '../../tests/support/visits.ts'
import { resemblesRefused } from '../gate/station/facts/homeRulesHere.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { newId } from '../shared/ids.ts'
import { authorizations } from './authorizations.contract.ts'
import type { Values } from './kinds.ts'

const garita = openForFile(sharedInstallation)

const five = { people: 5, companions: 'Eva Ruiz\nLuis Mora' }

const refusal = { kind: 'visit', action: 'refuse', company: null, name: 'Bruno Salas' } as const

async function invites(person: TestPerson, values: Values) {
  const made = { id: newId(), auth_type: 'temporary_visitor', values: visitor(values) } as const
  const answer = await person.call(authorizations.create, made)
  return answer.ok ? made.id : answer.code
}

test.each(['temporary_visitor', 'permanent_visitor'] as const)(
  'tells station and desk the size and the names of the group of a %s',
  async (kind) => {
    const there = await stationWorld(garita)
    const id = await authorize(garita, there.ana, kind, five)
    const { entries } = await snapshotOf(there)
    expect(entries.find(({ authorization_id }) => authorization_id === id)).toMatchObject(five)
    const list = await there.guard.call(visits.ofResident, { condominium_id: there.here, resident_id: there.ana.id })
    expect(list.ok && list.answer.items.find((visit) => visit.id === id)).toMatchObject(five)
  },
)

test('says the size of a group on the page of the visitor, and nothing for one person', async () => {
  const { ana } = await stationWorld(garita)
  const page = async (values: Values) => {
    const { link } = await passOf(ana, await authorize(garita, ana, 'temporary_visitor', values))
    return (await garita.app.request(`/pass/${link}`, { headers: { 'accept-language': 'es' } })).text()
  }
  const group = await page(five)
  expect(group).toContain('<p class="people">5 personas en total</p>')
  expect(group).not.toContain('Eva Ruiz')
  for (const alone of [{}, { people: 1 }, { people: null }]) expect(await page(alone)).not.toContain('class="people"')
})

test('keeps the group in a change that does not send it, and ends it in a change that sends it empty', async () => {
  const { ana } = await stationWorld(garita)
  const id = await authorize(garita, ana, 'temporary_visitor', five)
  const change = (revision: number, values: Values) =>
    ana.call(authorizations.change, { id, revision, auth_type: 'temporary_visitor', values: visitor(values) })
  const now = async () => {
    const list = await ana.call(authorizations.list, { auth_type: 'temporary_visitor', id })
    return list.ok && list.answer.items[0]?.values
  }
  expect(await change(1, { notes: 'Vienen a comer' })).toMatchObject({ ok: true })
  expect(await now()).toMatchObject(five)
  expect(await change(2, { people: 2, companions: 'Eva\nLuis' })).toMatchObject({ fields: [{ problem: 'more_names' }] })
  expect(await change(2, { people: '', companions: '' })).toMatchObject({ ok: true })
  expect(await now()).not.toHaveProperty('people')
})

test('makes no pass with a companion whom the home refuses, and adds none to a pass', async () => {
  const { ana, beto, carla } = await rulesWorld(garita)
  await saveRule(ana, refusal)
  const barred = { people: 3, companions: 'Eva Ruiz\nBruno Salas Peña' }
  expect(await invites(beto, barred)).toBe('home_refuses_person')
  expect(await invites(carla, barred)).not.toBe('home_refuses_person')
  const id = await authorize(garita, beto, 'temporary_visitor')
  const added = { id, revision: 1, auth_type: 'temporary_visitor', values: visitor(barred) } as const
  expect(await beto.call(authorizations.change, added)).toMatchObject({ code: 'home_refuses_person' })
})

test('keeps the pass of a group after a later refusal of a companion, and warns the gate', async () => {
  const there = await rulesWorld(garita)
  const { ana, beto, guard, here } = there
  const id = await invites(beto, { people: 2, companions: 'Bruno Salas' })
  await saveRule(ana, refusal)
  const list = await guard.call(visits.ofResident, { condominium_id: here, resident_id: beto.id })
  expect(list.ok && list.answer.items.find((visit) => visit.id === id)).toMatchObject({
    status: 'active',
    resembles: true,
  })
  const snapshot = await snapshotOf(there)
  const entry = snapshot.entries.find(({ authorization_id }) => authorization_id === id)
  expect(entry && resemblesRefused(snapshot, entry, Date.parse(snapshot.taken_at))).toBe(true)
})

test('gives guests by days no hint of the refusal of a companion', async () => {
  const { ana, here } = await rulesWorld(garita)
  const guest = await garita.person({ condominium: here, unit: '101', full_name: 'Peter Smith', together: true })
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [guest.id])
  await saveRule(ana, refusal)
  expect(await invites(guest, { people: 2, companions: 'Bruno Zalas' })).toBe('home_invites_itself')
})
