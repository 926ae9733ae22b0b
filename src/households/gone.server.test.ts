/** "Ya no vive aquí": an adult reports a person of their home; the administration decides and may freeze both meanwhile. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Homes, homes } from '../../tests/support/homes.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { people } from '../people/people.contract.ts'
import { newId } from '../shared/ids.ts'
import { households } from './households.contract.ts'

let at: Homes
let carolina: TestPerson
let julian: TestPerson
beforeAll(async () => {
  at = await homes()
})
beforeEach(async () => {
  carolina = await at.older()
  julian = await at.lives('Julián Viejo')
  await livedLong(carolina, julian)
})
afterAll(() => at.garita.close())

const livedLong = (...who: TestPerson[]) =>
  at.garita.owner.query(`update residences set since = now() - interval '40 days' where profile_id = any($1::uuid[])`, [
    who.map(({ id }) => id),
  ])
const says = async (who: TestPerson, about: { id: string }, id = newId()) =>
  who.call(households.sayGone, { id, joining: await at.joiningOf(about.id), reason: 'Se fue en mayo' })
const stops = (person: TestPerson, on = true, by = at.admin) =>
  by.call(households.stopBoth, { id: person.id, stops: on })
const stand = async () => [await at.stands(carolina.id), await at.stands(julian.id)]
const claimsHere = async () =>
  (await at.bell(at.admin, 'home_claim')).filter(({ unit_number }) => unit_number === `${at.home.unit}`)

test('informs the administration that a resident is said to have moved out, and that resident without the reporter’s name, and freezes no one by the report alone', async () => {
  const id = newId()
  for (const _ of [1, 2]) expect(await says(carolina, julian, id)).toMatchObject({ ok: true })
  expect(await stand()).toEqual([true, true])
  expect(await claimsHere()).toMatchObject([{ name: 'Julián Viejo', by_name: 'Olga Mayor', reason: 'Se fue en mayo' }])
  const told = await at.household(julian)
  expect(told.claims).toMatchObject({ mine: [], about_me: expect.any(String) })
  expect(await at.bell(julian, 'said_gone')).toMatchObject([{ by_name: null }])
  expect(await at.admin.call(people.list, { search: 'Julián Viejo' })).toMatchObject({
    answer: { items: expect.arrayContaining([expect.objectContaining({ id: julian.id })]) },
  })
  expect((await at.household(carolina)).claims).toMatchObject({ mine: [{ id, answer: null }], about_me: null })
})

test('lets the administration freeze reporter and reported person, so that a false report gains nothing; each decision releases both', async () => {
  const ends: Record<string, (claim: string) => Promise<unknown>> = {
    'it is taken back, also while stopped': (id) => carolina.call(households.takeBackGone, { id }),
    'they still live there': () => at.admin.call(households.keep, { id: julian.id, seen: 1 }),
    'the administration lets both go on': () => stops(julian, false),
  }
  for (const [how, end] of Object.entries(ends)) {
    const claim = newId()
    expect([how, await says(carolina, julian, claim)]).toMatchObject([how, { ok: true }])
    for (const _ of [1, 2]) expect(await stops(julian)).toMatchObject({ ok: true })
    expect([how, await stand()]).toEqual([how, [false, false]])
    expect([how, await end(claim)]).toMatchObject([how, { ok: true }])
    expect([how, await stand()]).toEqual([how, [true, true]])
  }
})

test('confirms the report when the person moves out, and releases its author', async () => {
  const claim = newId()
  expect(await says(carolina, julian, claim)).toMatchObject({ ok: true })
  expect(await stops(julian)).toMatchObject({ ok: true })
  await at.garita.owner.query('update residences set until = now() where profile_id = $1', [julian.id])
  expect(await at.stands(carolina.id)).toBe(true)
  expect((await at.household(carolina)).claims?.mine).toMatchObject([{ id: claim, answer: 'ended' }])
  expect(await claimsHere()).toEqual([])
})

test('keeps a newcomer frozen by an open objection, whatever becomes of a report about another', async () => {
  const newcomer = await at.lives('Nuria Nueva')
  expect(await at.object(carolina, newcomer)).toMatchObject({ ok: true })
  expect(await says(carolina, julian)).toMatchObject({ ok: true })
  await stops(julian)
  expect(await at.admin.call(households.keep, { id: julian.id, seen: 1 })).toMatchObject({ ok: true })
  expect([await stand(), await at.stands(newcomer.id)]).toEqual([[true, true], false])
})

test('refuses reports by guests, employees, residents without the right, frozen ones, newcomers and neighbors, and about oneself', async () => {
  const notThere = { ok: false, status: 404 }
  const kind = (value: string | null) =>
    at.garita.owner.query('update residences set kind = $2 where profile_id = $1', [julian.id, value])
  for (const said of ['guest', 'employee']) {
    await kind(said)
    expect(await says(julian, carolina)).toMatchObject(notThere)
  }
  await kind(null)
  await at.garita.owner.query('update residences set barred_at = now() where profile_id = $1', [julian.id])
  expect(await says(julian, carolina)).toMatchObject(notThere)
  await at.garita.owner.query('update residences set barred_at = null where profile_id = $1', [julian.id])
  const newcomer = await at.lives('Nuevo Rival')
  expect(await says(newcomer, carolina)).toMatchObject({ code: 'claim_of_newcomer' })
  expect(await says(julian, julian)).toMatchObject(notThere)
  const neighbor = await at.lives('Vera Vecina', `Z${at.home.unit}`)
  expect(await says(neighbor, julian)).toMatchObject(notThere)
  // A frozen person cannot report others.
  expect(await says(carolina, julian)).toMatchObject({ ok: true })
  await stops(julian)
  for (const held of [carolina, julian]) expect(await says(held, newcomer)).toMatchObject(notThere)
})

test('limits reports to three in thirty days, and lets only the place’s administration freeze', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const id = newId()
    expect(await says(carolina, julian, id)).toMatchObject({ ok: true })
    if (turn < 2) expect(await carolina.call(households.takeBackGone, { id })).toMatchObject({ ok: true })
    else {
      const stranger = await at.garita.person({ user_role: 'admin', assigned: [at.elsewhere] })
      expect(await stops(julian, true, stranger)).toMatchObject({ ok: false })
      for (const other of [carolina, julian, at.agent])
        expect(await stops(julian, true, other)).toMatchObject({ status: 403 })
      expect(await julian.call(households.takeBackGone, { id })).toMatchObject({ status: 404 })
      expect(await stand()).toEqual([true, true])
    }
  }
  const mate = await at.lives('Mario Medio')
  expect(await says(carolina, mate)).toMatchObject({ code: 'claims_too_many' })
})
