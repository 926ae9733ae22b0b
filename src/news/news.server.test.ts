/** News of a release: told once to each admin who was there before it, and to nobody else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormerInstallation, formerInstallation } from '../../tests/support/formerInstallation.ts'
import { type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { news } from './news.contract.ts'

let upgraded: FormerInstallation
let young: TestInstallation
beforeAll(async () => {
  ;[upgraded, young] = await Promise.all([formerInstallation(), testInstallation()])
})
afterAll(() => Promise.all([upgraded.close(), young.close()]))

test('after an upgrade each existing admin reads the news once; later admins do not', async () => {
  const { admin, agent, resident } = upgraded
  const unread = { ok: true, answer: ['gates_and_codes'] }
  expect(await admin.call(news.unread, {})).toMatchObject(unread)
  expect(await admin.call(news.markRead, { news: 'gates_and_codes' })).toMatchObject({ ok: true })
  expect(await admin.call(news.unread, {})).toMatchObject({ ok: true, answer: [] })
  const { rows } = await upgraded.owner.query<{ read: number; all: number }>(
    `select count(read_at)::int as read, count(*)::int as all from admin_news
      where profile_id in (select id from profiles where user_role in ('admin', 'super_admin'))`,
  )
  expect(rows[0]?.read).toBe(1)
  expect(rows[0]?.all).toBeGreaterThan(1)
  const later = await upgraded.person({ user_role: 'admin', assigned: [upgraded.former.condominium_id] })
  expect(await later.call(news.unread, {})).toMatchObject({ ok: true, answer: [] })
  for (const other of [agent, resident]) expect(await other.call(news.unread, {})).toMatchObject({ status: 403 })
})

test('a new installation has no news', async () => {
  const admin = await young.person({ user_role: 'admin', assigned: [await young.condominium()] })
  expect(await admin.call(news.unread, {})).toMatchObject({ ok: true, answer: [] })
})
