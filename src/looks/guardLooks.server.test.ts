/** What guards take away, and what they search for in the log beyond a week, are lines of the same list as the looks of the administration. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { download } from '../../tests/support/files.ts'
import type { TestInstallation, TestPerson } from '../../tests/support/installation.ts'
import { leaveOld } from '../../tests/support/past.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { dayIn, mexico } from '../../tests/support/visits.ts'
import { visits } from '../visits/visits.contract.ts'
import { looks } from './looks.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

async function world() {
  const here = await garita.condominium()
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const bea = await garita.person({ condominium: here, unit: '102' })
  await garita.owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [here])
  await leaveOld(garita, here, ana)
  const guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const read = async (by: TestPerson, call: typeof looks.list | typeof looks.ofHome) => {
    const found = await by.call(call, {})
    if (!found.ok) throw new Error(found.code)
    return found.answer.items.map(({ by_role, kind, subject, reason }) => [by_role, kind, subject, reason].join(' '))
  }
  return { here, ana, bea, guard, admin, read }
}

test('a guard who searches the log beyond a week is read by the administration and by the home it is about', async () => {
  const { here, ana, bea, guard, admin, read } = await world()
  const log = (filter: object) => guard.call(visits.log, { condominium_id: here, ...filter })
  await log({})
  await log({ search: '101', from: dayIn(mexico, -5) })
  expect(await read(admin, looks.list)).toEqual([])
  await log({ search: '101' })
  await log({ search: '101', from: dayIn(mexico, -20) })
  await log({ resident_id: ana.id })
  await log({ search: 'luis' })
  expect((await read(admin, looks.list)).toSorted()).toEqual([
    'agent person Ana Uno searched',
    'agent person luis searched',
    'agent unit 101 searched',
  ])
  expect((await read(ana, looks.ofHome)).toSorted()).toEqual([
    'agent person Ana Uno searched',
    'agent unit 101 searched',
  ])
  expect(await read(bea, looks.ofHome)).toEqual([])
  // The administration gives a reason first, and that is the look.
  await admin.call(visits.log, { condominium_id: here, search: '102' })
  expect(await read(admin, looks.list)).toHaveLength(3)
})

test('a guard who searches the list of visits beyond a week is read as one who searches the log', async () => {
  const { here, ana, bea, guard, admin, read } = await world()
  const list = (filter: object) => guard.call(visits.list, { condominium_id: here, ...filter })
  await list({})
  await list({ search: '101', from: dayIn(mexico, -5) })
  expect(await read(admin, looks.list)).toEqual([])
  await list({ search: '101', from: dayIn(mexico, -210) })
  await list({ search: '101', from: dayIn(mexico, -210) })
  expect(await read(admin, looks.list)).toEqual(['agent unit 101 searched'])
  // It reaches further back than the line says.
  await list({ search: '101' })
  await list({ search: '101', from: dayIn(mexico, -300) })
  await list({ search: 'luis' })
  expect((await read(admin, looks.list)).toSorted()).toEqual([
    'agent person luis searched',
    'agent unit 101 searched',
    'agent unit 101 searched',
  ])
  expect(await read(ana, looks.ofHome)).toEqual(['agent unit 101 searched', 'agent unit 101 searched'])
  expect(await read(bea, looks.ofHome)).toEqual([])
})

test('a guard who narrows or pages back a list beyond a week leaves a look, and who opens it none', async () => {
  const { here, bea, guard, admin, read } = await world()
  for (const call of [visits.list, visits.log]) {
    await guard.call(call, { condominium_id: here })
    await guard.call(call, { condominium_id: here, from: dayIn(mexico, -5) })
  }
  expect(await read(admin, looks.list)).toEqual([])
  for (const call of [visits.list, visits.log])
    await guard.call(call, { condominium_id: here, until: dayIn(mexico, -1) })
  // The second is of the same hour, and reaches no further.
  expect(await read(admin, looks.list)).toEqual(['agent everything  searched'])
  expect(await read(bea, looks.ofHome)).toEqual(['agent everything  searched'])
})

test('the visits of a resident that ended more than a week ago leave a look at them', async () => {
  const { here, ana, bea, guard, admin, read } = await world()
  const opens = (of: TestPerson) => guard.call(visits.ofResident, { condominium_id: here, resident_id: of.id })
  await opens(bea)
  expect(await read(admin, looks.list)).toEqual([])
  await opens(ana)
  await opens(ana)
  expect(await read(ana, looks.ofHome)).toEqual(['agent person Ana Uno searched'])
  expect(await read(bea, looks.ofHome)).toEqual([])
})

test('what a guard exports or prints of visits is read by every home that it reaches', async () => {
  const { here, ana, bea, guard, admin, read } = await world()
  const es = { language: 'es', format: 'csv', condominium_id: here } as const
  await download(garita, visits.exportLog, es, guard.token)
  const sheet = (search: string) => guard.call(visits.sheet, { condominium_id: here, search })
  await sheet('101')
  // The screen asks again each minute.
  await sheet('101')
  const lines = await read(admin, looks.list)
  expect(lines.filter((line) => line.endsWith('exported')).toSorted()).toEqual([
    'agent everything  exported',
    'agent unit 101 exported',
  ])
  expect(await read(bea, looks.ofHome)).toEqual(['agent everything  exported'])
  expect(await read(ana, looks.ofHome)).toContain('agent unit 101 exported')
  await download(garita, visits.exportLog, es, admin.token)
  expect(await read(admin, looks.list)).toEqual(lines)
})

test('nobody changes or takes back the look of a guard, and no look of a guard shows anything', async () => {
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
