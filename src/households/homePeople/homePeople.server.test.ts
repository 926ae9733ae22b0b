/** Which people of a home an adult sees beside their own, and whose pass. */
import { beforeEach, expect, test } from 'vitest'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { homePeople } from './homePeople.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let ana: TestPerson
let beto: TestPerson
let child: string
const long = (who: TestPerson) =>
  garita.owner.query(`update residences set since = now() - interval '1 year' where profile_id = $1`, [who.id])
beforeEach(async () => {
  here = await garita.condominium('Los Encinos')
  ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  beto = await garita.person({ condominium: here, unit: '101', full_name: 'Beto Uno' })
  for (const who of [ana, beto]) await long(who)
  child = await authorize(garita, ana, 'co_resident', {
    name: 'Sofía',
    last_name: 'Uno',
    id_document: null,
    minor: true,
    relationship: 'HIJ@',
  })
})

const others = async (who: TestPerson) => {
  const read = await who.call(homePeople.others, {})
  return read.ok ? read.answer : read.status
}
const pass = (who: TestPerson) => who.call(authorizations.showPass, { id: child })
const sofia = {
  ...{ name: 'Sofía', last_name: 'Uno', relationship: 'HIJ@', minor: true, added_by_name: 'Ana Uno' },
}
const change = (set: string, who = beto) =>
  garita.owner.query(`update residences set ${set} where profile_id = $1`, [who.id])

test('accepts a child without a document, and shows the child and the same pass to the other adult of the home', async () => {
  expect(await others(beto)).toEqual([{ id: child, ...sofia }])
  expect(await others(ana)).toEqual([])
  const [own, seen] = [await passOf(ana, child), await pass(beto)]
  expect(seen).toMatchObject({
    ok: true,
    answer: { short_id: own.short_id, access_number: own.access_number, link: own.link },
  })
})

test('shows no document and no telephone of a person whom another adult added', async () => {
  await authorize(garita, ana, 'co_resident', { id_document: 'SECRET123', phone_number: '+52 55 1234 5678' })
  const read = JSON.stringify([await others(beto), await pass(beto)])
  expect(read).not.toContain('SECRET123')
  expect(read).not.toContain('1234 5678')
})

test('lets the other adult neither change, nor delete, nor renew the pass', async () => {
  const values = { name: 'Otro', last_name: 'Nombre', id_document: 'X', minor: null }
  expect(
    await beto.call(authorizations.change, { id: child, revision: 1, auth_type: 'co_resident', values }),
  ).toMatchObject({
    ok: false,
  })
  expect(await beto.call(authorizations.remove, { id: child })).toMatchObject({ status: 404 })
  expect(await beto.call(authorizations.regeneratePass, { id: child })).toMatchObject({ status: 404 })
})

test.each([
  ['a person who may not authorize', `barred_at = now(), kind = 'family'`],
  ['a guest by days', `kind = 'guest'`],
  ['an employee', `kind = 'employee'`],
  ['a person on hold after an objection', `frozen_at = now()`],
  ['a newcomer to whom the other adult may still object', `since = now() - interval '1 day'`],
])('shows nothing to %s', async (_, set) => {
  await change(set)
  expect(await others(beto)).toEqual([])
  expect(await pass(beto)).toMatchObject({ status: 404 })
})

test('shows nothing to people outside the home, and refuses staff', async () => {
  const neighbor = await garita.person({ condominium: here, unit: '102' })
  const there = await garita.person({ condominium: await garita.condominium(), unit: '101' })
  for (const who of [neighbor, there]) {
    expect(await others(who)).toEqual([])
    expect(await pass(who)).toMatchObject({ status: 404 })
  }
  for (const userRole of ['agent', 'admin'] as const) {
    const staff = await garita.person({ user_role: userRole, assigned: [here] })
    expect(await others(staff)).toBe(403)
    expect((await pass(staff)).ok).toBe(false)
  }
})

test('ends with the residence of the adult who added them, and with the removal', async () => {
  await change('until = now()', ana)
  expect(await others(beto)).toEqual([])
  expect(await pass(beto)).toMatchObject({ status: 404 })
})

test('keeps other kinds of another adult private', async () => {
  const worker = await authorize(garita, ana, 'worker')
  expect(await beto.call(authorizations.showPass, { id: worker })).toMatchObject({ status: 404 })
})
