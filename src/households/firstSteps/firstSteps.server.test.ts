/** Which first steps remain, for which resident, and for how long. */
import { beforeEach, expect, test } from 'vitest'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { codeOfUnit } from '../../../tests/support/unitCodes.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { unitCodes } from '../../units/code/unitCodes.contract.ts'
import { firstSteps } from './firstSteps.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let ana: TestPerson
beforeEach(async () => {
  here = await garita.condominium('Los Encinos')
  await garita.owner.query('update condominiums set homes_invite = true where id = $1', [here])
  ana = await garita.person({ condominium: here, unit: '101' })
})

const stepsOf = async (who: TestPerson) => {
  const read = await who.call(firstSteps.mine, {})
  return read.ok ? read.answer : read.status
}
const all = { shown: true, to_do: ['invite', 'car'] }
const none = { shown: false, to_do: [] }
const change = (set: string, who = ana) =>
  garita.owner.query(`update residences set ${set} where profile_id = $1`, [who.id])

test('lists inviting an adult and adding a car to a new resident', async () => {
  expect(await stepsOf(ana)).toEqual(all)
})

test('removes the invitation when a code waits or another account lives there, and offers it again after the code ended', async () => {
  await codeOfUnit(ana, { condominium_id: here, unit_number: '101' })
  expect(await stepsOf(ana)).toEqual({ shown: true, to_do: ['car'] })
  const read = await ana.call(unitCodes.currentCode, { condominium_id: here, unit_number: '101' })
  await ana.call(unitCodes.endCode, { id: (read.ok && read.answer.code?.id) || '' })
  expect(await stepsOf(ana)).toEqual(all)
  const beto = await garita.person({ condominium: here, unit: '101' })
  for (const who of [ana, beto]) expect(await stepsOf(who)).toEqual({ shown: true, to_do: ['car'] })
})

test('offers no invitation where the condominium lets no home invite', async () => {
  await garita.owner.query('update condominiums set homes_invite = false where id = $1', [here])
  expect(await stepsOf(ana)).toEqual({ shown: true, to_do: ['car'] })
})

test('removes the car once any person of the home added one, and offers it again after it was deleted', async () => {
  const beto = await garita.person({ condominium: here, unit: '101' })
  const neighbor = await garita.person({ condominium: here, unit: '102' })
  const car = await authorize(garita, beto, 'vehicle')
  expect(await stepsOf(ana)).toEqual({ shown: true, to_do: [] })
  expect(await stepsOf(neighbor)).toEqual(all)
  await beto.call(authorizations.remove, { id: car })
  expect(await stepsOf(ana)).toEqual({ shown: true, to_do: ['car'] })
})

test('ends after thirty days', async () => {
  await change(`since = now() - interval '29 days'`)
  expect(await stepsOf(ana)).toEqual(all)
  await change(`since = now() - interval '31 days'`)
  expect(await stepsOf(ana)).toEqual(none)
})

test('stays away for the person who put the steps away, and for no other', async () => {
  const beto = await garita.person({ condominium: here, unit: '101' })
  for (let time = 0; time < 2; time++) expect(await ana.call(firstSteps.putAway, {})).toMatchObject({ ok: true })
  expect(await stepsOf(ana)).toEqual(none)
  expect(await stepsOf(beto)).toMatchObject({ shown: true })
})

test('shows nothing to people who may not authorize, to guests by days and to people on hold', async () => {
  for (const set of [
    `barred_at = now(), kind = 'family'`,
    `barred_at = null, kind = 'guest'`,
    `kind = null, frozen_at = now()`,
  ]) {
    await change(set)
    expect(await stepsOf(ana)).toEqual(none)
  }
})

test('refuses staff and people who wait', async () => {
  for (const who of [
    await garita.person({ user_role: 'agent', assigned: [here] }),
    await garita.person({ user_role: 'admin', assigned: [here] }),
    await garita.person({ condominium: here, unit: '101', approval_status: 'pending' }),
  ]) {
    expect(await stepsOf(who)).toBe(403)
    expect(await who.call(firstSteps.putAway, {})).toMatchObject({ status: 403 })
  }
})
