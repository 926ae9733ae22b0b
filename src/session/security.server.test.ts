/** Every act on an account leaves an event, a figure for the operator, and in some cases a letter. */
import { generateSync } from 'otplib'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Account,
  account,
  allWritten,
  eventsOf,
  letterTo,
  linkIn,
  password,
  revisionOf,
  subjectsTo,
  tokenIn,
} from '../../tests/support/accounts.ts'
import { ask, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { people } from '../people/people.contract.ts'
import { type SecurityEventKind, securityEventKinds } from '../shared/securityEvents.ts'
import { securityEvents } from './security/securityEvents.contract.ts'
import { session } from './session.contract.ts'

const metricsToken = 'a token for the figures only'

const garita = openForFile(() => testInstallation({ environment: { TRUSTED_PROXY: '1', METRICS_TOKEN: metricsToken } }))
let admin: Account
let home: string
beforeAll(async () => {
  home = await garita.condominium()
  admin = await account(garita, { user_role: 'admin', assigned: [home] })
})
beforeEach(() => garita.owner.query('delete from attempts'))

/** The server accepts one step more or less: a code of this step or the next one stays valid when the step ends before it arrives. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

async function turnOn(who: Account) {
  const offered = await who.call(session.offerSecondFactor, { password })
  const secret = offered.ok ? offered.answer.secret : ''
  const confirmed = await who.call(session.confirmSecondFactor, { code: codeOf(secret) })
  return { secret, recovery: confirmed.ok ? confirmed.answer.recovery_codes : [] }
}
const signIn = (who: Account, more: Record<string, unknown> = {}) =>
  ask(garita, session.signIn, { email: who.email, password, ...more }, null)
const newBrowser = async (who: Account) => tokenIn(await signIn(who))

async function figures() {
  const text = await (
    await garita.app.request('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text()
  const lines = [...text.matchAll(/^garita_security_events_total\{kind="(\w+)"\} (\d+)$/gm)]
  return Object.fromEntries(lines.map(([, kind, count]) => [kind, Number(count)]))
}

interface Act {
  kind: SecurityEventKind
  act: string
  before?: (who: Account) => Promise<unknown>
  run: (who: Account, before: never) => Promise<unknown>
  letter: RegExp | null
}
const acted = <Before>(
  kind: SecurityEventKind,
  act: string,
  letter: RegExp | null,
  run: (who: Account, before: Before) => Promise<unknown>,
  before?: (who: Account) => Promise<Before>,
): Act => ({ kind, act, letter, run: run as Act['run'], ...(before ? { before } : {}) })

const acts: readonly Act[] = [
  acted('signed_in', 'signing in where one has signed in before', null, (who) =>
    ask(garita, session.signIn, { email: who.email, password }, who.token),
  ),
  acted('new_browser', 'signing in on a new browser', /navegador nuevo/, (who) => signIn(who)),
  acted('sign_in_failed', 'a wrong password', null, (who) => signIn(who, { password: 'no es esta' })),
  acted('locked', 'too many wrong passwords', null, async (who) => {
    for (let count = 0; count < 11; count++) await signIn(who, { password: 'no es esta' })
  }),
  acted('factor_on', 'turning the second factor on', /Se activó la verificación en dos pasos/, turnOn),
  acted(
    'factor_off',
    'turning it off',
    /Se desactivó la verificación en dos pasos/,
    (who, { secret }) => who.call(session.dropSecondFactor, { password, code: codeOf(secret, 1) }),
    turnOn,
  ),
  acted('factor_wrong', 'a wrong code', null, (who) => signIn(who, { code: '000000' }), turnOn),
  acted(
    'recovery_code_used',
    'a recovery code',
    /navegador nuevo/,
    (who, { recovery }) => signIn(who, { code: recovery[0] }),
    turnOn,
  ),
  acted('password_wrong', 'a wrong current password', null, (who) =>
    who.call(session.changePassword, { current: 'no es esta', password: 'otra muy distinta' }),
  ),
  acted('password_changed', 'changing the password', /Cambió tu contraseña/, (who) =>
    who.call(session.changePassword, { current: password, password: 'otra muy distinta' }),
  ),
  acted(
    'password_reset',
    'a new password by a link',
    /Cambió tu contraseña/,
    (_, link) => garita.nobody.call(session.reset, { link, password: 'otra muy distinta' }),
    async (who: Account) => {
      await garita.nobody.call(session.requestReset, { email: who.email })
      return linkIn(await letterTo(garita, who.email, 'reset-password'))
    },
  ),
  acted(
    'session_ended',
    'ending one other session',
    null,
    async (who) => {
      const listed = await who.call(session.list, {})
      const other = listed.ok ? listed.answer.find((one) => !one.here) : undefined
      await who.call(session.end, { id: other?.id ?? '' })
    },
    newBrowser,
  ),
  acted('sessions_ended', 'ending all other sessions', null, (who) => who.call(session.endOthers, {}), newBrowser),
  acted('sessions_ended_by_admin', 'an admin ends all sessions', /Se cerraron tus sesiones/, (who) =>
    admin.call(securityEvents.endAllOf, { id: who.id }),
  ),
  acted('sessions_ended_by_admin', 'an admin rejects them', /rechazada/, (who) =>
    admin.call(people.decide, { id: who.id, from: 'approved', to: 'rejected' }),
  ),
  // The letter goes to the old address, which was the confirmed one.
  acted('email_changed', 'an admin changes the address', /Cambió el correo/, async (who) => {
    const revision = await revisionOf(garita, who.id)
    await admin.call(people.change, {
      id: who.id,
      revision,
      full_name: 'Ana Pérez',
      email: `otra.${who.email}`,
      phone_number: null,
      user_role: 'resident',
      approval_status: 'approved',
      condominium_id: home,
      unit_number: '101',
    })
  }),
]

test.each(acts)('leaves $kind when $act', async ({ kind, before, run, letter }) => {
  const who = await account(garita, { condominium: home })
  const prepared = await before?.(who)
  await allWritten(garita)
  await garita.owner.query('delete from unsent_messages where recipient = $1', [who.email])
  const [events, seen] = [await eventsOf(garita, who), await figures()]
  await run(who, prepared as never)
  const [eventsNow, seenNow] = [await eventsOf(garita, who), await figures()]
  expect((eventsNow[kind] ?? 0) - (events[kind] ?? 0)).toBeGreaterThanOrEqual(1)
  expect((seenNow[kind] ?? 0) - (seen[kind] ?? 0)).toBe((eventsNow[kind] ?? 0) - (events[kind] ?? 0))
  const subjects = await subjectsTo(garita, who)
  if (letter) expect(subjects).toEqual([expect.stringMatching(letter)])
  else expect(subjects).toEqual([])
})

test('covers every kind of security event except those of other slices', () => {
  const others: SecurityEventKind[] = [
    ...(['factor_reset', 'device_key_made', 'code_made', 'code_used', 'username_changed'] as const),
    ...(['unit_code_made', 'unit_code_used'] as const),
  ]
  const shown = new Set([...acts.map(({ kind }) => kind), ...others])
  expect([...shown].sort()).toEqual([...securityEventKinds].sort())
})

test('counts requests from other sites', async () => {
  const before = (await figures()).origin_refused ?? 0
  await garita.app.request('/api/v1/session.current', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.test' },
    body: '{}',
  })
  expect((await figures()).origin_refused).toBe(before + 1)
})
