/** The second factor is offered, confirmed and requested; each code works once; the installation may require it. */
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Account, account, password, signIn, tokenIn } from '../../../tests/support/accounts.ts'
import { ask, type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'
import { people } from '../../people/people.contract.ts'
import { session } from '../session.contract.ts'

let garita: TestInstallation
let strict: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
  strict = await testInstallation({ environment: { REQUIRE_SECOND_FACTOR: '1' } })
})
beforeEach(() => garita.owner.query('delete from attempts'))
afterAll(() => Promise.all([garita.close(), strict.close()]))

/**
 * Computes the code that an authenticator shows this many steps of 30 seconds from now. The server accepts one step more or less:
 * a code of this step or the next one stays valid when the step ends before it arrives.
 */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

async function turnOn(who: Account) {
  const offered = await who.call(session.offerSecondFactor, { password })
  const secret = offered.ok ? offered.answer.secret : ''
  const confirmed = await who.call(session.confirmSecondFactor, { code: codeOf(secret) })
  return { secret, recovery: confirmed.ok ? confirmed.answer.recovery_codes : [] }
}

test('requests a code once the second factor is on, and accepts each code once', async () => {
  const ana = await account(garita, { user_role: 'admin' })
  const offered = await ana.call(session.offerSecondFactor, { password })
  const secret = offered.ok ? offered.answer.secret : ''
  expect(offered.ok && offered.answer.address).toContain('otpauth://totp/Garita')
  // An offer is not active yet: a user who closes the page is not locked out.
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ ok: true })
  expect(await ana.call(session.confirmSecondFactor, { code: '000000' })).toMatchObject({
    status: 422,
    code: 'code_wrong',
  })
  const first = codeOf(secret)
  const confirmed = await ana.call(session.confirmSecondFactor, { code: first })
  expect(confirmed.ok && new Set(confirmed.answer.recovery_codes).size).toBe(8)

  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({
    ok: false,
    status: 409,
    code: 'code_needed',
  })
  expect(await signIn(garita, { email: ana.email, password: 'no es esta' })).toMatchObject({
    code: 'credentials_wrong',
  })
  expect(await signIn(garita, { email: ana.email, password, code: first })).toMatchObject({
    code: 'code_wrong',
  })
  const code = codeOf(secret, 1)
  expect(await signIn(garita, { email: ana.email, password, code })).toMatchObject({ ok: true })
  expect(await signIn(garita, { email: ana.email, password, code })).toMatchObject({ status: 422, code: 'code_wrong' })
  await garita.owner.query('update credentials set totp_last_step = totp_last_step - 1 where profile_id = $1', [ana.id])
  const both = await Promise.all([1, 2, 3].map(() => signIn(garita, { email: ana.email, password, code })))
  expect(both.filter((answer) => answer.ok)).toHaveLength(1)
})

test('accepts a recovery code once, with or without spaces and dashes', async () => {
  const ana = await account(garita)
  const { recovery } = await turnOn(ana)
  const [first = '', second = ''] = recovery
  const written = ` ${first.toLowerCase().replaceAll('-', ' ')} `
  expect(await signIn(garita, { email: ana.email, password, code: written })).toMatchObject({ ok: true })
  expect(await signIn(garita, { email: ana.email, password, code: first })).toMatchObject({ code: 'code_wrong' })
  const both = await Promise.all([1, 2, 3].map(() => signIn(garita, { email: ana.email, password, code: second })))
  expect(both.filter((answer) => answer.ok)).toHaveLength(1)
})

test('keeps one set of recovery codes when the second factor is turned on twice at once', async () => {
  const ana = await account(garita)
  const offered = await ana.call(session.offerSecondFactor, { password })
  const secret = offered.ok ? offered.answer.secret : ''
  const both = await Promise.all(
    [-1, 0, 1].map((steps) => ana.call(session.confirmSecondFactor, { code: codeOf(secret, steps) })),
  )
  const won = both.flatMap((answer) => (answer.ok ? [answer.answer.recovery_codes] : []))
  expect(won).toHaveLength(1)
  expect(await signIn(garita, { email: ana.email, password, code: won[0]?.[0] })).toMatchObject({ ok: true })
})

test('limits guesses of codes of the second factor', async () => {
  const ana = await account(garita)
  await turnOn(ana)
  const guess = () => signIn(garita, { email: ana.email, password, code: '000000' })
  for (let count = 0; count < 10; count++) expect((await guess()).status).toBe(422)
  expect((await guess()).status).toBe(429)
})

test('requires the password and a code to turn the second factor off, and the password to set it up again', async () => {
  const ana = await account(garita)
  const { secret } = await turnOn(ana)
  expect(await ana.call(session.confirmSecondFactor, { code: codeOf(secret) })).toMatchObject({
    code: 'second_factor_not_offered',
  })
  expect(await ana.call(session.dropSecondFactor, { password: 'no es esta' })).toMatchObject({ code: 'password_wrong' })
  expect(await ana.call(session.offerSecondFactor, { password: 'no es esta' })).toMatchObject({
    code: 'password_wrong',
  })
  expect(await ana.call(session.dropSecondFactor, { password })).toMatchObject({ status: 409, code: 'code_needed' })
  expect(await ana.call(session.dropSecondFactor, { password, code: '000000' })).toMatchObject({ code: 'code_wrong' })
  expect(await ana.call(session.dropSecondFactor, { password, code: codeOf(secret, 1) })).toMatchObject({ ok: true })
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ ok: true })
  // Without a confirmation no device could produce a code.
  await ana.call(session.offerSecondFactor, { password })
  expect(await ana.call(session.dropSecondFactor, { password })).toMatchObject({ ok: true })
})

test('stores the secret of the second factor sealed', async () => {
  const ana = await account(garita)
  const { secret } = await turnOn(ana)
  const { rows } = await garita.owner.query('select totp_secret from credentials where profile_id = $1', [ana.id])
  expect(rows[0].totp_secret.toString('latin1')).not.toContain(secret)
})

test('keeps an active second factor despite a new offer', async () => {
  const ana = await account(garita)
  const { secret } = await turnOn(ana)
  await ana.call(session.offerSecondFactor, { password })
  expect(await signIn(garita, { email: ana.email, password, code: codeOf(secret, 1) })).toMatchObject({ ok: true })
})

test.each(['admin', 'super_admin'] as const)(
  'denies an %s all rights while a required factor is off, and refuses to turn it off',
  async (userRole) => {
    const ana = await account(strict, { user_role: userRole })
    const me = async () => {
      const answer = await ask(strict, session.current, {}, ana.token)
      return answer.ok ? answer.answer.person : null
    }
    expect(await me()).toMatchObject({ second_factor_required: true, second_factor: false, may_enter: false })
    expect(await ana.call(people.list, {})).toMatchObject({ ok: false, status: 403, code: 'not_approved' })
    await turnOn(ana)
    expect(await me()).toMatchObject({ second_factor: true, may_enter: true })
    expect(await ana.call(people.list, {})).toMatchObject({ ok: true })
    expect(await ana.call(session.dropSecondFactor, { password })).toMatchObject({
      status: 409,
      code: 'second_factor_demanded',
    })
  },
)

test('lets residents and agents sign in without a second factor where administrators need one', async () => {
  const ana = await account(strict, { user_role: 'agent' })
  const token = tokenIn(await signIn(strict, { email: ana.email, password }))
  const answer = await ask(strict, session.current, {}, token)
  expect(answer.ok && answer.answer.person).toMatchObject({ second_factor_required: false, may_enter: true })
})
