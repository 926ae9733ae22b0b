/** Letters use the reader's language, work with and without a mail server, and survive its outage. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo, linkIn, password, registration } from '../../tests/support/accounts.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { ask, type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { type MailServer, openMailServer } from '../../tests/support/mailServer.ts'
import { people } from '../people/people.contract.ts'
import { session } from './session.contract.ts'

let post: MailServer
let sending: TestInstallation
let keeping: TestInstallation
beforeAll(async () => {
  post = await openMailServer()
  sending = await testInstallation({ environment: { SMTP_URL: post.url, MAIL_FROM: 'Garita <garita@example.org>' } })
  keeping = await testInstallation()
})
beforeEach(() => Promise.all([sending, keeping].map(({ owner }) => owner.query('delete from attempts'))))
afterAll(async () => {
  await Promise.all([sending.close(), keeping.close()])
  await post.close()
})

const register = (garita: TestInstallation, more: Record<string, unknown> = {}) => {
  const input = registration(more)
  return ask(garita, session.register, input, null).then(() => input)
}
const received = (email: string, containing: string) =>
  eventually(() => {
    const found = post.letters.find((letter) => letter.to === email && letter.content.includes(containing))
    if (!found) throw new Error(`nothing for ${email} yet`)
    return found
  })

test('sends the confirmation in Spanish, accents included', async () => {
  const { email } = await register(sending, { full_name: 'Íñigo Muñoz' })
  const letter = await received(email, 'Confirma')
  expect(letter.from).toBe('garita@example.org')
  expect(letter.content).toContain('Subject: Confirma tu cuenta de Garita')
  expect(letter.content).toMatch(/^Hola:\r?$/m)
  const link = linkIn({ body: letter.content })
  expect(letter.content).toContain(`http://garita.test/confirm-email#${link}`)
  expect(await sending.nobody.call(session.confirmEmail, { link, password })).toMatchObject({ ok: true })
  const { rowCount } = await sending.owner.query('select from unsent_messages')
  expect(rowCount).toBe(0)
  const current = await sending.nobody.call(session.current, {})
  expect(current.ok && current.answer.installation.sends_mail).toBe(true)
})

test('writes letters in the user’s language', async () => {
  const root = await sending.person({ user_role: 'super_admin' })
  const { id, email } = await register(sending, { language: 'en', full_name: 'Grace Muñoz' })
  await received(email, 'Subject: Confirm your Garita account')
  // A letter does not use an unconfirmed name.
  await root.call(people.decide, { id, from: 'pending', to: 'approved' })
  expect((await received(email, 'Subject: Your Garita account was approved')).content).toMatch(/^Hello,\r?$/m)
  await root.call(people.decide, { id, from: 'approved', to: 'rejected' })
  await sending.nobody.call(session.confirmEmail, {
    link: linkIn({ body: (await received(email, 'Subject: Confirm')).content }),
    password,
  })
  post.letters.length = 0
  await root.call(people.decide, { id, from: 'rejected', to: 'approved' })
  expect((await received(email, 'Subject: Your Garita account was approved')).content).toContain('Hello Grace Muñoz')
  await root.call(people.decide, { id, from: 'approved', to: 'rejected' })
  await received(email, 'Subject: Your Garita account was rejected')
  await sending.nobody.call(session.requestReset, { email })
  await received(email, 'Subject: Choose a new password')
})

test('leaves an address unconfirmed at the approval if mail is configured', async () => {
  const root = await sending.person({ user_role: 'super_admin' })
  const { id } = await register(sending)
  await root.call(people.decide, { id, from: 'pending', to: 'approved' })
  const { rows } = await sending.owner.query('select approval_status, email_confirmed_at from profiles where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ approval_status: 'approved', email_confirmed_at: null }])
})

test('sends a letter again after the mail server was down, once', async () => {
  post.refusing = true
  const before = post.refused
  const { email } = await register(sending)
  await eventually(() => expect(post.refused).toBeGreaterThan(before))
  const { rows } = await eventually(async () => {
    const failed = await sending.owner.query(
      `select name, attempts, last_error from jobs where name = 'session.confirm' and last_error is not null`,
    )
    if (failed.rowCount === 0) throw new Error('not failed yet')
    return failed
  })
  expect(rows[0]).toMatchObject({ name: 'session.confirm', last_error: expect.stringContaining('out of order') })
  expect(rows[0].attempts).toBeGreaterThan(0)
  post.refusing = false
  await received(email, 'Confirma')
  await eventually(async () => expect((await sending.owner.query('select from jobs')).rowCount).toBe(0))
  expect(post.letters.filter((letter) => letter.to === email)).toHaveLength(1)
})

test('stores the letter without a mail server in the data folder, unreadable to others, and lists it', async () => {
  const { email } = await register(keeping, { full_name: 'Íñigo Muñoz' })
  expect(await letterTo(keeping, email)).toMatchObject({ subject: 'Recibimos tu solicitud de Garita' })
  const folder = join(keeping.settings.data_folder, 'mail')
  const file = readdirSync(folder)
    .map((name) => join(folder, name))
    .find((path) => readFileSync(path, 'utf8').includes(email))
  expect(file).toMatch(/\.eml$/)
  expect(statSync(file ?? '').mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const current = await keeping.nobody.call(session.current, {})
  expect(current.ok && current.answer.installation.sends_mail).toBe(false)
})

test('drops the job of a letter when the person was removed before', async () => {
  await keeping.owner.query(
    `insert into jobs (name, payload) values ('session.confirm', '{"profile_id": "00000000-0000-7000-8000-000000000000"}')`,
  )
  await eventually(async () => expect((await keeping.owner.query('select from jobs')).rowCount).toBe(0))
})
