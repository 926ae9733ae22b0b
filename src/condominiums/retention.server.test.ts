/** A shorter retention applies 30 days later; all other administrators of the place are informed, and may cancel it until then. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo, revisionOf } from '../../tests/support/accounts.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { notices } from '../notices/notices.contract.ts'
import { condominiums } from './condominiums.contract.ts'

const garita = openForFile(testInstallation)
let root: TestPerson
let id: string
let admin: TestPerson
let other: TestPerson
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin' })
})
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
const noticesOf = async (who: TestPerson) => {
  const listed = await who.call(notices.list, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items.filter((item) => item.kind === 'retention_shortened')
}

test('applies a shorter retention after 30 days, a longer one at once', async () => {
  expect(await set(7)).toMatchObject({ ok: true })
  expect(await stands()).toEqual([90, 7, 30])
  await later(29)
  // Saving the current or the future retention again changes nothing.
  await set(90)
  await set(7)
  expect(await stands()).toEqual([90, 7, 1])
  await later(1)
  expect(await stands()).toEqual([7, null, null])
  await set(30)
  expect(await stands()).toEqual([30, null, null])
})

test('keeps the date of a shorter retention after a second change', async () => {
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

test('deletes data by the retention that applies today, not by one that was only announced', async () => {
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

test('informs super admins and the other admins, and lets each cancel it before it applies', async () => {
  await set(7)
  expect(await noticesOf(admin)).toEqual([])
  for (const who of [other, root]) {
    const mine = (await noticesOf(who)).filter((item) => item.by_name === 'Ana Admin')
    expect(mine.length).toBeGreaterThan(0)
    // The super admin still gets letters of the previous tests.
    expect((await letterTo(garita, who.email, 'en lugar de 90')).body).toContain('7 días en lugar de 90')
  }
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium('Otro')] })
  const agent = await garita.person({ user_role: 'agent', assigned: [id] })
  for (const who of [elsewhere, agent]) {
    expect(await noticesOf(who)).toEqual([])
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

test('sends the letter to super admins and the other admins of the place while it can be cancelled', async () => {
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
  expect((await noticesOf(other)).length).toBe(1)
  await later(30)
  expect([await readers(), await noticesOf(other)]).toEqual([[], []])
})

test('refuses to cancel a shorter retention of an archived condominium', async () => {
  const archived = await garita.condominium('Archivado')
  await garita.owner.query(
    `update condominiums set next_retention_days = 8, next_retention_from = now() + interval '9 days', next_retention_id = gen_random_uuid(),
      archived_at = now() where id = $1`,
    [archived],
  )
  expect(await root.call(condominiums.keepRetention, { id: archived })).toMatchObject({ ok: false, status: 404 })
})
