import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newToken } from '../../src/server/keys/tokens.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { registerTexts } from '../../src/session/register.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { fill, heading, press } from '../flows/acts.ts'
import { goOn } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'
import { password } from '../support/accounts.ts'
import { variants } from '../support/scope.ts'

const name = 'Privada Las Palmas'
const invitationCode = newToken()

let site: Site
let home: string
beforeAll(async () => {
  site = await openSite()
  home = await site.garita.condominium(name, { listed: false, invitation_code: invitationCode })
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

const words = (language: Language) => ({
  ...speak(sessionMessages, language),
  register: speak(registerTexts, language),
})
const choices = (page: Page, language: Language) =>
  page.getByRole('combobox', { name: words(language).register.condominium })

test.for(
  variants([
    { language: 'es', size: 'phone' },
    { language: 'en', size: 'desk' },
  ]),
)('lets an invited person ask for a home in an unlisted condominium: $language, $size', async (sight) => {
  const { register, login } = words(sight.language)
  const email = `invited.${sight.language}@garita.test`
  const page = await site.open(sight)
  await page.goto(`/register#${invitationCode}`)
  await page.getByText(register.invited_to(name)).waitFor()
  expect(await choices(page, sight.language).count()).toBe(0)
  await fill(page, [
    [register.full_name, 'Inés Cárdenas'],
    [login.email, email],
    [register.unit_number, '12'],
    [login.password, password],
  ])
  await press(page, register.submit)
  await heading(page, speak(accountMessages, sight.language).status.pending_title).waitFor()
  const { rows } = await site.garita.owner.query(
    `select h.unit_number, h.since from residences h join profiles p on p.id = h.profile_id
      where h.condominium_id = $1 and p.email = $2`,
    [home, email],
  )
  expect(rows).toEqual([{ unit_number: '12', since: null }])
})

test('explains an invalid link, and keeps a valid one after a network error', async () => {
  const { register } = words('es')
  const { failed, retry } = speak(webTexts, 'es')
  const page = await site.open({ size: 'phone' })
  await page.goto('/register')
  for (const code of [newToken(), 'x'.repeat(200)]) {
    await goOn(page, `/register#${code}`)
    await page.getByText(register.invitation_dead).waitFor()
    await choices(page, 'es').waitFor()
  }
  await page.route('**/condominiums.invited', (route) => route.fulfill({ status: 503, body: 'x' }))
  await goOn(page, `/register#${invitationCode}`)
  await page.getByText(failed.title).waitFor()
  expect(await page.getByText(register.invitation_dead).count()).toBe(0)
  await page.unroute('**/condominiums.invited')
  await press(page, retry)
  await page.getByText(register.invited_to(name)).waitFor()
  expect(await page.getByText(failed.title).count()).toBe(0)
})
