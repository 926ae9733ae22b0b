/** A shorter retention counts 30 days later, is told to the others who run the place, and can be taken back by any of them until then. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo, revisionOf } from '../../tests/support/accounts.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { notices } from '../notices/notices.contract.ts'
import { condominiums } from './condominiums.contract.ts'

let garita: TestInstallation
let root: TestPerson
let id: string
let admin: TestPerson
let other: TestPerson
beforeAll(async () => {
  garita = await testInstallation()
  root = await garita.person({ user_role: 'super_admin' })
})
afterAll(() => garita.close())
beforeEach(async () => {
  id = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [id], full_name: 'Ana Admin' })
  other = await garita.person({ user_role: 'admin', assigned: [id] })
})

const set = async (retentionDays: number, who = admin) =>
  who.call(condominiums.change, {
    ...{ id, name: 'Los Encinos', address: null, time_zone: 'America/Mexico_City', listed: true },
    ...{
      retention_days: retentionDays,
      log_resident_entries: false,
      revision: await revisionOf(garita, id, 'condominiums'),
    },
  })
async function stands() {
  const listed = await admin.call(condominiums.list, {})
  if (!listed.ok) throw new Error(listed.code)
  const { retention_days, next_retention } = listed.answer.items[0] ?? {}
  const days = next_retention && (Date.parse(next_retention.from) - Date.now()) / 86_400_000
  return [retention_days, next_retention?.days ?? null, days ? Math.round(days) : null]
}
const later = (days: number) =>
  garita.owner.query(
    'update condominiums set next_retention_from = next_retention_from - make_interval(days => $2) where id = $1',
    [id, days],
  )
const told = async (who: TestPerson) => {
  const listed = await who.call(notices.list, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items.filter((item) => item.kind === 'retention_shortened')
}

test('a shorter retention applies after 30 days, a longer one at once', async () => {
  expect(await set(7)).toMatchObject({ ok: true })
  expect(await stands()).toEqual([90, 7, 30])
  await later(29)
  // Saved again, with the term in force or the one to come, nothing moves.
  await set(90)
  await set(7)
  expect(await stands()).toEqual([90, 7, 1])
  await later(1)
  expect(await stands()).toEqual([7, null, null])
  await set(30)
  expect(await stands()).toEqual([30, null, null])
})

test('a second change does not make a shorter retention apply earlier', async () => {
  await set(60)
  await later(29)
  await set(7)
  expect(await stands()).toEqual([90, 7, 30])
  await later(29)
  await set(365)
  expect(await stands()).toEqual([365, null, null])
  await set(7)
  expect(await stands()).toEqual([365, 7, 30])
})

test('the sweep uses the retention that applies today', async () => {
  await set(7)
  const clean = async () => {
    await garita.owner.query('delete from retention_runs')
    for (let more = true; more; ) {
      more = (await garita.owner.query('select access.forget_visitors(500) as more')).rows[0].more
    }
    return (await garita.owner.query('select days from retention_runs where condominium_id = $1', [id])).rows[0].days
  }
  expect(await clean()).toBe(90)
  await later(30)
  expect(await clean()).toBe(7)
})

test('super admins and the other admins are told, and each of them can cancel it before it applies', async () => {
  await set(7)
  expect(await told(admin)).toEqual([])
  for (const who of [other, root]) {
    const mine = (await told(who)).filter((item) => item.by_name === 'Ana Admin')
    expect(mine.length).toBeGreaterThan(0)
    // The super admin still gets letters of the tests before.
    expect((await letterTo(garita, who.email, 'en lugar de 90')).body).toContain('7 días en lugar de 90')
  }
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium('Otro')] })
  const agent = await garita.person({ user_role: 'agent', assigned: [id] })
  for (const who of [elsewhere, agent]) {
    expect(await told(who)).toEqual([])
    expect((await who.call(condominiums.keepRetention, { id })).ok).toBe(false)
  }
  expect(await other.call(condominiums.keepRetention, { id })).toMatchObject({ ok: true })
  expect(await stands()).toEqual([90, null, null])
  expect(await admin.call(condominiums.keepRetention, { id })).toMatchObject({ ok: false, status: 404 })
  await set(7)
  await later(30)
  expect(await root.call(condominiums.keepRetention, { id })).toMatchObject({ ok: false, status: 404 })
  expect(await stands()).toEqual([7, null, null])
})

test('the letter goes to super admins and the other admins of the place, as long as it can be taken back', async () => {
  await set(7)
  const there = await garita.condominium('Otro')
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [there] })
  await garita.person({ user_role: 'agent', assigned: [id] })
  await garita.owner.query(
    `update condominiums set next_retention_days = 8, next_retention_from = now() + interval '9 days', next_retention_id = gen_random_uuid(),
      next_retention_by = $2 where id = $1`,
    [there, elsewhere.id],
  )
  const readers = async () => {
    const { rows } = await garita.owner.query<{ email: string; next_days: number }>(
      'select r.email, r.next_days from condominiums c, access.readers_of_retention(c.next_retention_id) r where c.id = $1',
      [id],
    )
    return rows.map(({ email, next_days: next }) => [email, next]).sort()
  }
  const both = [other, root].map(({ email }) => [email, 7]).sort()
  expect(await readers()).toEqual(both)
  expect((await told(other)).length).toBe(1)
  await later(30)
  expect([await readers(), await told(other)]).toEqual([[], []])
})

test('a shorter retention of an archived condominium cannot be canceled', async () => {
  const archived = await garita.condominium('Archivado')
  await garita.owner.query(
    `update condominiums set next_retention_days = 8, next_retention_from = now() + interval '9 days', next_retention_id = gen_random_uuid(),
      archived_at = now() where id = $1`,
    [archived],
  )
  expect(await root.call(condominiums.keepRetention, { id: archived })).toMatchObject({ ok: false, status: 404 })
})
