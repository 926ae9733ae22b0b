/** A guard's exports, and searches of the log beyond a week, are recorded in the administration's list. */
import { expect, test } from 'vitest'
import { download } from '../../tests/support/files.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { leaveOld } from '../../tests/support/past.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { dayIn, mexico } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { disclosures } from './disclosures.contract.ts'

const garita = openForFile(sharedInstallation)

async function world() {
  const here = await garita.condominium()
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const bea = await garita.person({ condominium: here, unit: '102' })
  await garita.owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [here])
  await leaveOld(garita, here, ana)
  const guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const read = async (by: TestPerson, call: typeof disclosures.list | typeof disclosures.ofHome) => {
    const found = await by.call(call, {})
    if (!found.ok) throw new Error(found.code)
    return found.answer.items.map(({ by_role, kind, subject, reason }) => [by_role, kind, subject, reason].join(' '))
  }
  return { here, ana, bea, guard, admin, read }
}

test('shows a guard’s search of the log beyond a week to the administration and to the affected home', async () => {
  const { here, ana, bea, guard, admin, read } = await world()
  const log = (filter: object) => guard.call(visits.log, { condominium_id: here, ...filter })
  await log({})
  await log({ search: '101', from: dayIn(mexico, -5) })
  expect(await read(admin, disclosures.list)).toEqual([])
  await log({ search: '101' })
  await log({ search: '101', from: dayIn(mexico, -20) })
  await log({ resident_id: ana.id })
  await log({ search: 'luis' })
  expect((await read(admin, disclosures.list)).toSorted()).toEqual([
    'agent person Ana Uno searched',
    'agent person luis searched',
    'agent unit 101 searched',
  ])
  expect((await read(ana, disclosures.ofHome)).toSorted()).toEqual([
    'agent person Ana Uno searched',
    'agent unit 101 searched',
  ])
  expect(await read(bea, disclosures.ofHome)).toEqual([])
  // For the administration, the disclosure is its reason, not the search.
  await admin.call(visits.log, { condominium_id: here, search: '102' })
  expect(await read(admin, disclosures.list)).toHaveLength(3)
})

test('shows a guard’s search of the list of visits beyond a week like one of the log', async () => {
  const { here, ana, bea, guard, admin, read } = await world()
  const list = (filter: object) => guard.call(visits.list, { condominium_id: here, ...filter })
  await list({})
  await list({ search: '101', from: dayIn(mexico, -5) })
  expect(await read(admin, disclosures.list)).toEqual([])
  await list({ search: '101', from: dayIn(mexico, -210) })
  await list({ search: '101', from: dayIn(mexico, -210) })
  expect(await read(admin, disclosures.list)).toEqual(['agent unit 101 searched'])
  // This search reaches further back than the recorded one.
  await list({ search: '101' })
  await list({ search: '101', from: dayIn(mexico, -300) })
  await list({ search: 'luis' })
  expect((await read(admin, disclosures.list)).toSorted()).toEqual([
    'agent person luis searched',
    'agent unit 101 searched',
    'agent unit 101 searched',
  ])
  expect(await read(ana, disclosures.ofHome)).toEqual(['agent unit 101 searched', 'agent unit 101 searched'])
  expect(await read(bea, disclosures.ofHome)).toEqual([])
})

test('records a disclosure when a guard filters or pages a list back beyond a week, and none when they open it', async () => {
  const { here, bea, guard, admin, read } = await world()
  for (const call of [visits.list, visits.log]) {
    await guard.call(call, { condominium_id: here })
    await guard.call(call, { condominium_id: here, from: dayIn(mexico, -5) })
  }
  expect(await read(admin, disclosures.list)).toEqual([])
  for (const call of [visits.list, visits.log])
    await guard.call(call, { condominium_id: here, until: dayIn(mexico, -1) })
  // The second search is of the same hour, and reaches no further.
  expect(await read(admin, disclosures.list)).toEqual(['agent everything  searched'])
  expect(await read(bea, disclosures.ofHome)).toEqual(['agent everything  searched'])
})

test('records a disclosure of a resident’s visits that ended more than a week ago', async () => {
  const { here, ana, bea, guard, admin, read } = await world()
  const opens = (of: TestPerson) => guard.call(visits.ofResident, { condominium_id: here, resident_id: of.id })
  await opens(bea)
  expect(await read(admin, disclosures.list)).toEqual([])
  await opens(ana)
  await opens(ana)
  expect(await read(ana, disclosures.ofHome)).toEqual(['agent person Ana Uno searched'])
  expect(await read(bea, disclosures.ofHome)).toEqual([])
})

test('shows a guard’s exports and printouts of visits to every affected home', async () => {
  const { here, ana, bea, guard, admin, read } = await world()
  const es = { language: 'es', format: 'csv', condominium_id: here } as const
  await download(garita, visits.exportLog, es, guard.token)
  const sheet = (search: string) => guard.call(visits.printout, { condominium_id: here, search })
  await sheet('101')
  // The screen repeats the call each minute.
  await sheet('101')
  const lines = await read(admin, disclosures.list)
  expect(lines.filter((line) => line.endsWith('exported')).toSorted()).toEqual([
    'agent everything  exported',
    'agent unit 101 exported',
  ])
  expect(await read(bea, disclosures.ofHome)).toEqual(['agent everything  exported'])
  expect(await read(ana, disclosures.ofHome)).toContain('agent unit 101 exported')
  await download(garita, visits.exportLog, es, admin.token)
  expect(await read(admin, disclosures.list)).toEqual(lines)
})

test('keeps a guard’s disclosure unchanged, and lets it reveal no names', async () => {
  const { here, guard, admin } = await world()
  await guard.call(visits.log, { condominium_id: here, search: 'luis' })
  const kept = await garita.owner.query('select open_until <= now() as over from looks where condominium_id = $1', [
    here,
  ])
  expect(kept.rows).toEqual([{ over: true }])
  expect(await admin.call(visits.log, { condominium_id: here, search: 'luis' })).toMatchObject({
    code: 'reason_wanted',
  })
  await expect(garita.owner.query('delete from looks where condominium_id = $1', [here])).rejects.toMatchObject({
    constraint: 'looks_are_append_only',
  })
})
