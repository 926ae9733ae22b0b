/** A person changes their own e-mail by the link in a letter. The former address is informed, and stops it. */
import { beforeEach, expect, test } from 'vitest'
import {
  type Account,
  account,
  allWritten,
  letterTo,
  linkIn,
  password,
  registration,
  signIn,
} from '../../../tests/support/accounts.ts'
import { ask, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { newId } from '../../shared/ids.ts'
import { session } from '../session.contract.ts'
import { ownEmail } from './ownEmail.contract.ts'

const garita = openForFile(testInstallation)
beforeEach(async () => {
  await garita.owner.query('delete from attempts')
  await garita.owner.query('update installation set sends_mail = true')
})

const fresh = () => `${newId()}@garita.test`
const newPassword = 'otra frase muy distinta'
const wish = (who: Account, email: string, typed = password) =>
  who.call(ownEmail.changeEmail, { email, password: typed })
const take = (link: string, typed = password) => garita.nobody.call(ownEmail.takeChange, { link, password: typed })
const stop = (link: string, typed = newPassword) => garita.nobody.call(ownEmail.stopChange, { link, password: typed })
const changeLink = async (email: string) => linkIn(await letterTo(garita, email, 'Confirma tu correo nuevo'))
const stopLink = async (email: string) => linkIn(await letterTo(garita, email, 'stop-')).slice('stop-'.length)
const emailOf = async ({ id }: Account) =>
  (await garita.owner.query<{ email: string }>('select email from profiles where id = $1', [id])).rows[0]?.email
const sessionsOf = async ({ id }: Account) =>
  (await garita.owner.query('select from sessions where profile_id = $1', [id])).rowCount
const enters = async (email: string, typed = password) => (await signIn(garita, { email, password: typed })).ok

test('changes the e-mail once its link was opened with the password, and ends the other sessions', async () => {
  const ana = await account(garita)
  const email = fresh()
  await signIn(garita, { email: ana.email, password })
  expect(await wish(ana, email)).toMatchObject({ ok: true, answer: {} })
  const link = await changeLink(email)
  expect(await emailOf(ana)).toBe(ana.email)
  expect(await take(link, 'no es esta frase')).toMatchObject({ code: 'confirm_password_wrong' })
  expect(await ask(garita, ownEmail.takeChange, { link, password }, ana.token)).toMatchObject({ ok: true })
  expect(await take(link)).toMatchObject({ code: 'link_dead' })
  expect(await emailOf(ana)).toBe(email)
  // The session that opened the link stays.
  expect(await sessionsOf(ana)).toBe(1)
  expect(await ana.call(session.list, {})).toMatchObject({ ok: true })
  expect([await enters(ana.email), await enters(email)]).toEqual([false, true])
})

test('refuses a stolen session without the password, and pauses its attempts', async () => {
  const ana = await account(garita)
  for (let time = 0; time < 10; time++)
    expect(await wish(ana, fresh(), 'no es esta frase')).toMatchObject({ code: 'password_wrong' })
  expect(await wish(ana, fresh())).toMatchObject({ status: 429 })
  await allWritten(garita)
  expect((await garita.owner.query('select from unsent_messages where recipient = $1', [ana.email])).rowCount).toBe(0)
})

test('answers for the address of another account alike, informs both owners, and makes no link that changes anything', async () => {
  const [ana, other] = [await account(garita), await account(garita)]
  const [known, unknown] = [await wish(ana, other.email), await wish(ana, fresh())]
  expect(known).toMatchObject({ ok: true, status: 200, answer: {} })
  expect(unknown).toMatchObject({ ok: true, status: 200, answer: {} })
  expect((await letterTo(garita, other.email)).subject).toBe('Ya tienes una cuenta de Garita')
  await allWritten(garita)
  const letters = await garita.owner.query('select subject from unsent_messages where recipient = $1', [ana.email])
  expect(letters.rows).toEqual(Array(2).fill({ subject: 'Pidieron cambiar el correo de tu cuenta' }))
  const links = await garita.owner.query(
    `select from one_time_tokens where profile_id = $1 and purpose = 'change' and email = $2`,
    [ana.id, other.email],
  )
  expect(links.rowCount).toBe(0)
})

test('refuses an expired link, and the link of an earlier wish', async () => {
  const ana = await account(garita)
  const [first, second] = [fresh(), fresh()]
  await wish(ana, first)
  const early = await changeLink(first)
  await wish(ana, second)
  const late = await changeLink(second)
  expect(await take(early)).toMatchObject({ code: 'link_dead' })
  await garita.owner.query(`update one_time_tokens set expires_at = now() where profile_id = $1`, [ana.id])
  for (const link of [early, late, 'x'.repeat(43)]) expect(await take(link)).toMatchObject({ code: 'link_dead' })
  expect(await stop(await stopLink(ana.email))).toMatchObject({ code: 'link_dead' })
  expect(await emailOf(ana)).toBe(ana.email)
})

test('lets only one of two links change the e-mail at once, and only one of two people take an address', async () => {
  const ana = await account(garita)
  const [one, other] = [fresh(), fresh()]
  await wish(ana, one)
  const first = await changeLink(one)
  // A letter that was on its way when the second wish came.
  await garita.owner.query(
    `update one_time_tokens set purpose = 'stop_change' where profile_id = $1 and purpose = 'change'`,
    [ana.id],
  )
  await wish(ana, other)
  const second = await changeLink(other)
  await garita.owner.query(`update one_time_tokens set purpose = 'change' where profile_id = $1 and email = $2`, [
    ana.id,
    one,
  ])
  const both = await Promise.all([take(first), take(second)])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])

  const [eva, luz] = [await account(garita), await account(garita)]
  const wanted = fresh()
  await wish(eva, wanted)
  const ofEva = await changeLink(wanted)
  await garita.owner.query('delete from unsent_messages where recipient = $1', [wanted])
  await wish(luz, wanted)
  const ofLuz = await changeLink(wanted)
  const outcomes = await Promise.all([take(ofEva), take(ofLuz)])
  expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'profile_email_taken' })
})

test('lets the former address cancel a change, with a new password that ends every session', async () => {
  const ana = await account(garita)
  const email = fresh()
  await wish(ana, email)
  const [link, stops] = [await changeLink(email), await stopLink(ana.email)]
  expect(await stop(stops)).toMatchObject({ ok: true })
  expect(await stop(stops)).toMatchObject({ code: 'link_dead' })
  expect(await take(link, newPassword)).toMatchObject({ code: 'link_dead' })
  expect([await emailOf(ana), await sessionsOf(ana)]).toEqual([ana.email, 0])
  expect([await enters(ana.email), await enters(ana.email, newPassword)]).toEqual([false, true])
})

test('restores the former address after a thief changed it, the password and the second factor', async () => {
  const ana = await account(garita)
  const thief = fresh()
  await wish(ana, thief)
  const stops = await stopLink(ana.email)
  await ask(garita, ownEmail.takeChange, { link: await changeLink(thief), password }, ana.token)
  const stolen = 'la frase del ladrón'
  expect(await ana.call(session.changePassword, { current: password, password: stolen })).toMatchObject({ ok: true })
  await garita.owner.query(
    `update credentials set totp_confirmed_at = now(), totp_secret = '\\x00' where profile_id = $1`,
    [ana.id],
  )
  expect(await signIn(garita, { email: thief, password: stolen })).toMatchObject({ code: 'code_needed' })
  expect(await stop(stops)).toMatchObject({ ok: true })
  expect([await emailOf(ana), await sessionsOf(ana)]).toEqual([ana.email, 0])
  expect([await enters(thief, stolen), await enters(ana.email, newPassword)]).toEqual([false, true])
})

test('keeps a second factor that is older than the wish', async () => {
  const ana = await account(garita)
  await garita.owner.query(
    `update credentials set totp_confirmed_at = now() - interval '1 day', totp_secret = '\\x00' where profile_id = $1`,
    [ana.id],
  )
  await wish(ana, fresh())
  await stop(await stopLink(ana.email))
  expect(await signIn(garita, { email: ana.email, password: newPassword })).toMatchObject({ code: 'code_needed' })
})

test('keeps the former address from other accounts while it can be restored', async () => {
  const ana = await account(garita)
  const email = fresh()
  await wish(ana, email)
  const stops = await stopLink(ana.email)
  await take(await changeLink(email))
  const form = registration({ email: ana.email })
  expect(await ask(garita, session.register, form, null)).toMatchObject({ ok: true, answer: {} })
  expect((await garita.owner.query('select from profiles where id = $1', [form.id])).rowCount).toBe(0)
  const thief = await account(garita)
  await wish(thief, ana.email)
  expect(await take(await changeLink(ana.email))).toMatchObject({ code: 'profile_email_taken' })
  expect(await stop(stops)).toMatchObject({ ok: true })
  expect(await emailOf(ana)).toBe(ana.email)
})

test('sends no link to a former address that was never confirmed', async () => {
  const ana = await account(garita)
  await garita.owner.query('update profiles set email_confirmed_at = null, vouched_at = now() where id = $1', [ana.id])
  const email = fresh()
  await wish(ana, email)
  const link = await changeLink(email)
  await allWritten(garita)
  expect((await garita.owner.query('select from unsent_messages where recipient = $1', [ana.email])).rowCount).toBe(0)
  expect(await take(link)).toMatchObject({ ok: true })
})

test('ends the links when the administration changes the e-mail', async () => {
  const ana = await account(garita)
  const email = fresh()
  await wish(ana, email)
  const [link, stops] = [await changeLink(email), await stopLink(ana.email)]
  await garita.owner.query('update profiles set email = $2 where id = $1', [ana.id, fresh()])
  expect(await take(link)).toMatchObject({ code: 'link_dead' })
  expect(await stop(stops)).toMatchObject({ code: 'link_dead' })
})

test('refuses the same address, an installation without e-mail, and more than five wishes a day', async () => {
  const ana = await account(garita)
  expect(await wish(ana, ana.email)).toMatchObject({ code: 'email_same' })
  for (let time = 0; time < 5; time++) expect(await wish(ana, fresh())).toMatchObject({ ok: true })
  expect(await wish(ana, fresh())).toMatchObject({ status: 429 })
  await garita.owner.query('update installation set sends_mail = false')
  expect(await wish(await account(garita), fresh())).toMatchObject({ code: 'email_not_changed' })
})
