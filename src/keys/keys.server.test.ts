/** Guards lend a key and take it back once; a late key is a notice. */
import { expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { authorize } from '../../tests/support/visits.ts'
import { due, sweep } from '../app/start/jobs.server.ts'
import { audit } from '../audit/audit.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import type { Call, Input, Output } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { keys } from './keys.contract.ts'

const garita = openForFile(testInstallation)

/** Returns the answer, or throws the code of the refusal. */
async function readAs<C extends Call>(by: TestPerson, call: C, input: Input<C>): Promise<Output<C>> {
  const answer = await by.call(call, input)
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

async function world() {
  const here = await garita.condominium()
  const person = (userRole: 'agent' | 'supervisor' | 'admin', fullName: string) =>
    garita.person({ user_role: userRole, full_name: fullName, assigned: [here] })
  const admin = await person('admin', 'Ana Admin')
  const key = newId()
  expect(await admin.call(keys.add, { condominium_id: here, id: key, name: 'Cuarto de bombas' })).toMatchObject({
    ok: true,
  })
  return { here, admin, key, gus: await person('agent', 'Gus'), eva: await person('agent', 'Eva') }
}
type World = Awaited<ReturnType<typeof world>>

async function lend(by: TestPerson, { here, key }: World, dueAt = inHours(2)) {
  const id = newId()
  return {
    id,
    answer: await by.call(keys.lend, { condominium_id: here, id, key_id: key, lent_to: 'Luis', due_at: dueAt }),
  }
}
const bookOf = (by: TestPerson, condominiumId: string) => readAs(by, keys.book, { condominium_id: condominiumId })
const passTime = (loan: string, hours: number) =>
  garita.owner.query(
    `update key_loans set lent_at = lent_at - $2 * interval '1 hour', due_at = due_at - $2 * interval '1 hour',
      returned_at = returned_at - $2 * interval '1 hour' where id = $1`,
    [loan, hours],
  )
const lookAtClock = async () => {
  for (const { look } of due) await garita.database.callerDb({ system: 'keeper' }).execute(look)
}

test('lends a key once, with the name of the guard', async () => {
  const there = await world()
  const { here, gus, eva, admin } = there
  const { id, answer } = await lend(gus, there)
  expect(answer).toMatchObject({ ok: true })
  expect((await lend(eva, there)).answer).toMatchObject({ ok: false, code: 'key_is_out' })
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [here] })
  for (const reader of [eva, admin]) {
    const { out, here: atGate } = await bookOf(reader, here)
    expect(out).toMatchObject([{ id, key_name: 'Cuarto de bombas', lent_to: 'Luis', lent_by_name: 'Gus', late: false }])
    expect(atGate).toEqual([])
  }
  expect(await supervisor.call(keys.book, { condominium_id: here })).toMatchObject({ ok: false })
})

test('takes a key back once: the guard who presses again is not refused, another guard is', async () => {
  const there = await world()
  const { here, gus, eva } = there
  const { id } = await lend(gus, there)
  const back = { condominium_id: here, id }
  const both = await Promise.all([gus.call(keys.takeBack, back), eva.call(keys.takeBack, back)])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  const first = both[0].ok ? gus : eva
  const second = both[0].ok ? eva : gus
  expect(await first.call(keys.takeBack, back)).toMatchObject({ ok: true })
  expect(await second.call(keys.takeBack, back)).toMatchObject({ ok: false, code: 'key_returned' })
  const { out, here: atGate, returned } = await bookOf(gus, here)
  expect([out.length, atGate.length, returned.map((loan) => loan.returned_by_name)]).toEqual([
    0,
    1,
    [first === gus ? 'Gus' : 'Eva'],
  ])
})

test('shows guards and administrators a notice of a late key until the key is returned', async () => {
  const there = await world()
  const { here, gus, eva, admin } = there
  const { id } = await lend(gus, there)
  const lateOf = async (reader: TestPerson) =>
    (await readAs(reader, notices.list, {})).items.filter(({ kind }) => kind === 'key_late')
  await lookAtClock()
  expect(await lateOf(eva)).toEqual([])
  await passTime(id, 3)
  await lookAtClock()
  const resident = await garita.person({ condominium: here, unit: '101' })
  for (const reader of [gus, eva, admin]) {
    expect(await lateOf(reader)).toMatchObject([{ fact_id: id, name: 'Cuarto de bombas', by_name: 'Luis' }])
  }
  expect(await lateOf(resident)).toEqual([])
  expect((await bookOf(eva, here)).out).toMatchObject([{ late: true }])
  await eva.call(keys.takeBack, { condominium_id: here, id })
  expect(await lateOf(gus)).toEqual([])
})

test('refuses a return in the past or after a month', async () => {
  const there = await world()
  for (const hours of [-1, 32 * 24]) {
    expect((await lend(there.gus, there, inHours(hours))).answer).toMatchObject({ ok: false, code: 'key_due_soon' })
  }
})

test('keeps a key on the list while it is out, and its past loans after it is removed', async () => {
  const there = await world()
  const { here, admin, gus, key } = there
  const { id } = await lend(gus, there)
  const one = { condominium_id: here, id: key }
  expect(await admin.call(keys.remove, one)).toMatchObject({ ok: false, code: 'key_kept_while_out' })
  await gus.call(keys.takeBack, { condominium_id: here, id })
  expect(await admin.call(keys.remove, one)).toMatchObject({ ok: true })
  expect(await bookOf(admin, here)).toMatchObject({ here: [], returned: [{ id, key_name: 'Cuarto de bombas' }] })
  const { items } = await readAs(admin, audit.list, { thing: 'key' })
  expect(items.map(({ act, subject_name }) => [act, subject_name])).toEqual([
    ['removed', 'Cuarto de bombas'],
    ['made', 'Cuarto de bombas'],
  ])
})

test('rejects a second key of the same name', async () => {
  const { here, admin } = await world()
  const again = { condominium_id: here, id: newId(), name: 'Cuarto de bombas' }
  expect(await admin.call(keys.add, again)).toMatchObject({ ok: false, code: 'key_name_taken' })
})

test('lends no key to a guard of another condominium, and none to an administrator', async () => {
  const there = await world()
  const { here, admin } = there
  const stranger = await garita.person({ user_role: 'agent', assigned: [await garita.condominium()] })
  expect((await lend(stranger, there)).answer).toMatchObject({ ok: false, status: 404 })
  expect((await lend(admin, there)).answer).toMatchObject({ ok: false, status: 403 })
  expect(await stranger.call(keys.book, { condominium_id: here })).toMatchObject({ ok: false, status: 404 })
})

test('offers the workers of the condominium as borrowers', async () => {
  const { here, gus } = await world()
  const ana = await garita.person({ condominium: here, unit: '101' })
  await authorize(garita, ana, 'worker', { name: 'Rosa', last_name: 'Pérez' })
  expect(await readAs(gus, keys.borrowers, { condominium_id: here })).toEqual(['Rosa Pérez'])
})

test('forgets a loan when the days of the condominium are over, but not a key that is still out', async () => {
  const there = await world()
  const { here, gus } = there
  const { id } = await lend(gus, there)
  await passTime(id, 24 * 5_000)
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect((await bookOf(gus, here)).out).toHaveLength(1)
  await gus.call(keys.takeBack, { condominium_id: here, id })
  await passTime(id, 24 * 5_000)
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect(await bookOf(gus, here)).toMatchObject({ out: [], returned: [] })
})
