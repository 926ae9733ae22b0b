import { beforeEach, expect, test } from 'vitest'
import {
  account,
  allWritten,
  letterTo,
  linkIn,
  password,
  registration,
  signIn,
  tokenIn,
} from '../../tests/support/accounts.ts'
import { ask, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { draws } from '../../tests/support/scope.ts'
import { hashOf, newToken } from '../server/keys/tokens.ts'
import { session } from './session.contract.ts'

const rounds = draws(3, 20)

const garita = openForFile(testInstallation)
beforeEach(() => garita.owner.query('delete from attempts'))

const confirm = (link: string) => garita.nobody.call(session.confirmEmail, { link, password })
const requestReset = (email: string) => garita.nobody.call(session.requestReset, { email })
const reset = (link: string, to = 'otra muy distinta') => garita.nobody.call(session.reset, { link, password: to })
const dead = { ok: false, status: 409, code: 'link_dead' }
const expire = (link: string) =>
  garita.owner.query(`update one_time_tokens set expires_at = now() - interval '1 second' where token_hash = $1`, [
    hashOf(link),
  ])
const confirmed = async (id: string) => {
  const { rows } = await garita.owner.query(
    'select email_confirmed_at is not null as yes from profiles where id = $1',
    [id],
  )
  return rows[0]?.yes
}

async function resetLink(email: string): Promise<string> {
  await garita.owner.query('delete from unsent_messages where recipient = $1', [email])
  await requestReset(email)
  return linkIn(await letterTo(garita, email, 'reset-password'))
}

test('accepts a confirmation link once', async () => {
  const input = registration()
  await ask(garita, session.register, input, null)
  const link = linkIn(await letterTo(garita, input.email))
  expect(await confirmed(input.id)).toBe(false)
  expect(await confirm(newToken())).toMatchObject(dead)
  expect(await confirm(link)).toMatchObject({ ok: true })
  expect(await confirmed(input.id)).toBe(true)
  expect(await confirm(link)).toMatchObject(dead)
})

test('requires the registered password for a confirmation, and keeps the link after a wrong one', async () => {
  const input = registration()
  await ask(garita, session.register, input, null)
  const link = linkIn(await letterTo(garita, input.email))
  const call = (more: Record<string, unknown>) => ask(garita, session.confirmEmail, { link, ...more }, null)
  expect(await call({})).toMatchObject({ status: 409, code: 'confirm_password_needed' })
  expect(await call({ password: 'no es esta' })).toMatchObject({ status: 422, code: 'confirm_password_wrong' })
  expect(await confirmed(input.id)).toBe(false)
  expect(await call({ password })).toMatchObject({ ok: true })
  expect(await confirmed(input.id)).toBe(true)
})

test('lets the owner of the mailbox set another password, which replaces the stranger’s', async () => {
  const input = registration()
  await ask(garita, session.register, input, null)
  const stranger = tokenIn(await signIn(garita, { email: input.email, password }))
  const link = linkIn(await letterTo(garita, input.email))
  const call = (newPassword: string) => ask(garita, session.confirmEmail, { link, new_password: newPassword }, null)
  expect(await call('password1234')).toMatchObject({ status: 422, fields: [{ field: 'new_password' }] })
  expect(await call('otra muy distinta')).toMatchObject({ ok: true })
  expect(await confirmed(input.id)).toBe(true)
  expect(await signIn(garita, { email: input.email, password })).toMatchObject({ code: 'credentials_wrong' })
  const current = await ask(garita, session.current, {}, stranger)
  expect(current.ok && current.answer.person).toBeNull()
})

test('refuses an expired confirmation, and sends a new one to a signed-in user', async () => {
  const input = registration()
  await ask(garita, session.register, input, null)
  const link = linkIn(await letterTo(garita, input.email))
  await expire(link)
  expect(await confirm(link)).toMatchObject(dead)
  expect(await confirmed(input.id)).toBe(false)

  const token = tokenIn(await signIn(garita, { email: input.email, password }))
  await garita.owner.query('delete from unsent_messages where recipient = $1', [input.email])
  expect(await ask(garita, session.requestConfirmation, {}, token)).toMatchObject({ ok: true })
  expect(await confirm(linkIn(await letterTo(garita, input.email)))).toMatchObject({ ok: true })
  expect(await confirmed(input.id)).toBe(true)
})

test('accepts a confirmation only for the address it was sent to', async () => {
  const input = registration()
  await ask(garita, session.register, input, null)
  const link = linkIn(await letterTo(garita, input.email))
  await garita.owner.query(`update profiles set email = 'nueva-' || email, email_confirmed_at = null where id = $1`, [
    input.id,
  ])
  await garita.owner.query('update profiles set email_confirmed_at = null where id = $1', [input.id])
  expect(await confirm(link)).toMatchObject(dead)
  expect(await confirmed(input.id)).toBe(false)
})

test('sets the password once with a reset, and ends every session', async () => {
  const ana = await account(garita)
  const elsewhere = tokenIn(await signIn(garita, { email: ana.email, password }))
  const [first, second] = [await resetLink(ana.email), await resetLink(ana.email)]
  expect(await reset(second)).toMatchObject({ ok: true })
  expect(await reset(second, 'una tercera distinta')).toMatchObject(dead)
  expect(await reset(first)).toMatchObject(dead)

  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ status: 422 })
  expect(await signIn(garita, { email: ana.email, password: 'otra muy distinta' })).toMatchObject({ ok: true })
  for (const token of [ana.token, elsewhere]) {
    expect(await ask(garita, session.list, {}, token)).toMatchObject({ status: 401 })
  }
})

test('sets one password from ten simultaneous uses of a reset link', async () => {
  const ana = await account(garita)
  const link = await resetLink(ana.email)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(link, `la numero ${n} de todas`)))
  const won = answers.flatMap((answer, n) => (answer.ok ? [n] : []))
  expect(won).toHaveLength(1)
  expect(await signIn(garita, { email: ana.email, password: `la numero ${won[0]} de todas` })).toMatchObject({
    ok: true,
  })
})

test('refuses a sign-in with the old password, also during the reset', async () => {
  for (let round = 0; round < rounds; round++) {
    const ana = await account(garita)
    const link = await resetLink(ana.email)
    await garita.owner.query('delete from attempts')
    const [done, ...opened] = await Promise.all([
      reset(link),
      ...Array.from({ length: 8 }, () => signIn(garita, { email: ana.email, password })),
      ask(garita, session.changePassword, { current: password, password: 'la del intruso' }, ana.token),
    ])
    if (!done.ok) {
      // The new password came first and ended the link: the owner requests another link.
      expect(done).toMatchObject(dead)
      expect(opened.at(-1)).toMatchObject({ ok: true })
      expect(await reset(await resetLink(ana.email))).toMatchObject({ ok: true })
    }
    const { rowCount } = await garita.owner.query('select from sessions where profile_id = $1', [ana.id])
    expect(rowCount).toBe(0)
    await garita.owner.query('delete from attempts')
    for (const former of [password, 'la del intruso'])
      expect(await signIn(garita, { email: ana.email, password: former })).toMatchObject({ ok: false })
    expect(opened.every((answer) => answer.ok || [401, 422].includes(answer.status))).toBe(true)
    expect(await signIn(garita, { email: ana.email, password: 'otra muy distinta' })).toMatchObject({ ok: true })
  }
})

test('refuses an expired reset, one for a former address, and a confirmation link in its place', async () => {
  const ana = await account(garita)
  const late = await resetLink(ana.email)
  await expire(late)
  expect(await reset(late)).toMatchObject(dead)

  const former = await resetLink(ana.email)
  await garita.owner.query(`update profiles set email = 'nueva-' || email where id = $1`, [ana.id])
  expect(await reset(former)).toMatchObject(dead)

  const input = registration()
  await ask(garita, session.register, input, null)
  expect(await reset(linkIn(await letterTo(garita, input.email)))).toMatchObject(dead)
})

test('answers a reset for unknown addresses alike, sends no letter, and limits requests', async () => {
  const unknown = await requestReset('nadie@garita.test')
  expect(unknown).toMatchObject({ ok: true, status: 200, answer: {} })
  await allWritten(garita)
  const { rowCount } = await garita.owner.query(`select from unsent_messages where recipient = 'nadie@garita.test'`)
  expect(rowCount).toBe(0)
  await requestReset('nadie@garita.test')
  await requestReset('nadie@garita.test')
  expect(await requestReset('nadie@garita.test')).toMatchObject({ ok: false, status: 429, code: 'too_many' })
})

test('does the same work for a reset request with a known and an unknown address', async () => {
  const ana = await account(garita)
  await allWritten(garita)
  await garita.owner.query(`create table asked (name text, payload jsonb);
    create function asked() returns trigger language plpgsql security definer set search_path = public as
      $$ begin insert into asked values (new.name, new.payload); return new; end $$;
    create trigger asked after insert on jobs for each row execute function asked()`)
  await requestReset(ana.email)
  await requestReset('otra-nadie@garita.test')
  const { rows } = await garita.owner.query('select name, payload from asked')
  await garita.owner.query('drop trigger asked on jobs; drop function asked; drop table asked')
  expect(rows).toEqual([
    { name: 'session.reset', payload: { profile_id: ana.id } },
    { name: 'session.reset', payload: { profile_id: expect.any(String) } },
  ])
})

test('stores only the hash of a link, and refuses a weak new password', async () => {
  const ana = await account(garita)
  const link = await resetLink(ana.email)
  const { rows } = await garita.owner.query('select t::text as row from one_time_tokens t where profile_id = $1', [
    ana.id,
  ])
  expect(JSON.stringify(rows)).not.toContain(link)
  expect(await reset(link, 'corta')).toMatchObject({
    ok: false,
    status: 422,
    fields: [{ field: 'password', problem: 'password_short' }],
  })
  expect(await reset(link)).toMatchObject({ ok: true })
})
