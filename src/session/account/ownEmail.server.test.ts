/** A person adds their own e-mail with its letter and the password. It stays private, and never replaces another. */
import { beforeEach, expect, test } from 'vitest'
import { account, allWritten, letterTo, linkIn, password, signIn } from '../../../tests/support/accounts.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { newId } from '../../shared/ids.ts'
import { securityEvents } from '../security/securityEvents.contract.ts'
import { session } from '../session.contract.ts'
import { ownEmail } from './ownEmail.contract.ts'

const garita = openForFile(testInstallation)
beforeEach(async () => {
  await garita.owner.query('delete from attempts')
  await garita.owner.query('update installation set sends_mail = true')
})

const fresh = () => `${newId()}@garita.test`
let names = 0
const withoutEmail = () => account(garita, { email: null, username: `duena.${++names}` })
const confirm = (link: string, more: Record<string, unknown> = { password }) =>
  garita.nobody.call(session.confirmEmail, { link, ...more })

test('accepts an own e-mail address once its letter was opened with the password, and then for signing in', async () => {
  const lupe = await withoutEmail()
  const email = fresh()
  expect(await lupe.call(ownEmail.addEmail, { email })).toMatchObject({ ok: true, answer: {} })
  const link = linkIn(await letterTo(garita, email))
  expect(await signIn(garita, { email, password })).toMatchObject({ code: 'credentials_wrong' })
  expect(await confirm(link, { password: 'no es esta frase' })).toMatchObject({ code: 'confirm_password_wrong' })
  expect(await confirm(link, {})).toMatchObject({ code: 'confirm_password_needed' })
  expect(await confirm(link, { new_password: 'otra muy distinta' })).toMatchObject({ code: 'link_dead' })
  expect(await confirm(link)).toMatchObject({ ok: true })
  expect(await confirm(link)).toMatchObject({ code: 'link_dead' })
  expect(await signIn(garita, { email, password })).toMatchObject({ ok: true })
  const events = await lupe.call(securityEvents.events, {})
  expect(events.ok && events.answer.items).toContainEqual(
    expect.objectContaining({ kind: 'email_changed', by_administration: false }),
  )
  expect(await lupe.call(ownEmail.addEmail, { email: fresh() })).toMatchObject({ code: 'email_not_added' })
})

test('answers for a known e-mail address like for a new one, informs its owner, and creates no link', async () => {
  const [lupe, owner] = [await withoutEmail(), await account(garita)]
  expect(await lupe.call(ownEmail.addEmail, { email: owner.email })).toMatchObject({ ok: true, answer: {} })
  expect((await letterTo(garita, owner.email)).subject).toBe('Ya tienes una cuenta de Garita')
  await allWritten(garita)
  const { rowCount } = await garita.owner.query('select from one_time_tokens where profile_id = $1', [lupe.id])
  expect(rowCount).toBe(0)
})

test('assigns an address that two people request to the first who opens the letter', async () => {
  const [one, other] = [await withoutEmail(), await withoutEmail()]
  const email = fresh()
  await one.call(ownEmail.addEmail, { email })
  const first = linkIn(await letterTo(garita, email))
  await garita.owner.query('delete from unsent_messages where recipient = $1', [email])
  await other.call(ownEmail.addEmail, { email })
  const second = linkIn(await letterTo(garita, email))
  const both = await Promise.all([confirm(first), confirm(second)])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'profile_email_taken' })
})

test('refuses to add an e-mail address without a mail server, and more than five a day', async () => {
  const lupe = await withoutEmail()
  for (let time = 0; time < 5; time++) {
    expect(await lupe.call(ownEmail.addEmail, { email: fresh() })).toMatchObject({ ok: true })
  }
  expect(await lupe.call(ownEmail.addEmail, { email: fresh() })).toMatchObject({ status: 429 })
  await garita.owner.query('update installation set sends_mail = false')
  expect(await lupe.call(ownEmail.addEmail, { email: fresh() })).toMatchObject({ code: 'email_not_added' })
})
