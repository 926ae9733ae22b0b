/** Only a super administrator reads unsent messages and passes them on. */
import { beforeAll, expect, test } from 'vitest'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { newId } from '../shared/ids.ts'
import { mail } from './mail.contract.ts'

const garita = openForFile(testInstallation)
beforeAll(async () => {
  await garita.owner.query(
    `insert into unsent_messages (id, recipient, subject, body, created_at)
      select gen_random_uuid(), 'a' || n || '@garita.test', 'Asunto ' || n, 'Texto', now() - n * interval '1 second'
      from generate_series(1, 120) n`,
  )
})

test.each(['resident', 'agent', 'admin'] as const)(
  'refuses a %s who reads or removes unsent messages',
  async (userRole) => {
    const reader = await garita.person({ user_role: userRole, condominium: await garita.condominium() })
    expect(await reader.call(mail.list, {})).toMatchObject({ ok: false, status: 403, code: 'forbidden' })
    expect(await reader.call(mail.remove, { id: newId() })).toMatchObject({ ok: false, status: 403, code: 'forbidden' })
  },
)

test('shows no unsent messages to an anonymous caller and a pending super admin', async () => {
  expect(await garita.nobody.call(mail.list, {})).toMatchObject({ status: 401, code: 'signed_out' })
  const waiting = await garita.person({ user_role: 'super_admin', approval_status: 'pending' })
  expect(await waiting.call(mail.list, {})).toMatchObject({ status: 403, code: 'not_approved' })
})

test('shows unsent messages to a super admin newest first, page by page, and deletes one', async () => {
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
