/** Unsent messages are for a super administrator to hand on, and for nobody else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { newId } from '../shared/ids.ts'
import { mail } from './mail.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
  await garita.owner.query(
    `insert into unsent_messages (id, recipient, subject, body, created_at)
      select gen_random_uuid(), 'a' || n || '@garita.test', 'Asunto ' || n, 'Texto', now() - n * interval '1 second'
      from generate_series(1, 120) n`,
  )
})
afterAll(() => garita.close())

test.each(['resident', 'agent', 'admin'] as const)(
  'a %s can neither read nor remove unsent messages',
  async (userRole) => {
    const reader = await garita.person({ user_role: userRole, condominium: await garita.condominium() })
    expect(await reader.call(mail.list, {})).toMatchObject({ ok: false, status: 403, code: 'forbidden' })
    expect(await reader.call(mail.remove, { id: newId() })).toMatchObject({ ok: false, status: 403, code: 'forbidden' })
  },
)

test('a stranger and a pending super admin read none', async () => {
  expect(await garita.nobody.call(mail.list, {})).toMatchObject({ status: 401, code: 'signed_out' })
  const waiting = await garita.person({ user_role: 'super_admin', approval_status: 'pending' })
  expect(await waiting.call(mail.list, {})).toMatchObject({ status: 403, code: 'not_approved' })
})

test('a super admin reads them newest first, page by page, and deletes one', async () => {
  const root = await garita.person({ user_role: 'super_admin' })
  const subjects: string[] = []
  let after: string | undefined
  let first: string | undefined
  do {
    const page = await root.call(mail.list, after ? { after } : {})
    if (!page.ok) throw new Error(page.code)
    subjects.push(...page.answer.items.map((message) => message.subject))
    first ??= page.answer.items[0]?.id
    after = page.answer.next ?? undefined
  } while (after)
  expect(subjects).toEqual(Array.from({ length: 120 }, (_, n) => `Asunto ${n + 1}`))

  expect(await root.call(mail.remove, { id: first ?? '' })).toMatchObject({ ok: true })
  const other = await garita.person({ user_role: 'super_admin' })
  expect(await other.call(mail.remove, { id: first ?? '' })).toMatchObject({ ok: false, status: 404 })
})
