import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { channelMessages } from '../../src/channels/channels.messages.ts'
import { gatesMessages } from '../../src/gate/admin/gates.messages.ts'
import { accountRefusals } from '../../src/session/account/account.refusals.ts'
import { fieldProblems } from '../../src/shared/fieldProblems.ts'
import { speak } from '../../src/shared/messages.ts'
import { formTexts } from '../../src/web/form/form.messages.ts'
import { press, waitForFocus } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { account, password } from '../support/accounts.ts'
import { variants } from '../support/scope.ts'
import { nearby, openReceiver, type Receiver, saying } from '../support/webhookReceiver.ts'

let site: Site
let receiver: Receiver
beforeAll(async () => {
  site = await openSite({ environment: nearby })
  receiver = await openReceiver()
})
afterAll(async () => {
  await site.close()
  await receiver.close()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)(
  'turns on a webhook with the password of an old session, then tests, repairs, renews and turns it off: %s, %s',
  async (language, size) => {
    const text = speak(channelMessages, language)
    const problems = speak(fieldProblems, language)
    const here = await site.garita.condominium('Residencial Los Encinos')
    const admin = await account(site.garita, { user_role: 'admin', full_name: 'Ana Pérez', assigned: [here] })
    await site.garita.owner.query('update sessions set proved_at = null where profile_id = $1', [admin.id])
    const left = await account(site.garita, { user_role: 'admin', full_name: 'Luis Gómez' })
    await site.garita.owner.query(
      `insert into gate_devices (condominium_id, id, gate_id, name, key_hash, created_by)
      select condominium_id, gen_random_uuid(), id, 'Lector viejo', '\\x0102', $2 from gates where condominium_id = $1`,
      [here, left.id],
    )
    const page = await site.open({ token: admin.token, language, size })
    await page.goto('/dashboard/admin/gates')
    await page.getByText(speak(gatesMessages, language).maker_left).first().waitFor()
    await page.getByRole('link', { name: speak(gatesMessages, language).webhook_open }).click()
    await page.getByText(text.off).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await press(page, text.turn_on)
    const dialog = page.getByRole('dialog')
    const address = dialog.getByLabel(text.address)
    await address.fill('http://example.org/')
    await press(dialog, text.turn_on)
    await dialog.getByText(problems.web_address).waitFor()
    await address.fill('https://10.0.0.7/')
    await press(dialog, text.turn_on)
    await dialog.getByText(problems.private_address).waitFor()
    await address.fill(receiver.origin)
    await dialog.getByLabel(text.takes_answers).check()
    await press(dialog, text.turn_on)
    const proof = dialog.getByLabel(speak(formTexts, language).your_password)
    await waitForFocus(proof)
    await proof.fill('no es esta')
    await press(dialog, text.turn_on)
    await dialog.getByText(speak(accountRefusals, language).password_wrong).waitFor()
    await proof.fill(password)
    await press(dialog, text.turn_on)
    const secret = dialog.getByLabel(text.secret)
    await secret.waitFor()
    const first = await secret.inputValue()
    expect(first).toMatch(/^whsec_/)
    await press(dialog, text.copy)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
    await press(dialog, text.done)
    await page.getByText(text.no_deliveries).waitFor()
    await page.getByText(/\/api\/v1\/webhooks\/[0-9a-f-]{36}/).waitFor()

    await press(page, text.test)
    await page.getByText(text.states.delivered).waitFor()
    receiver.answer = saying(500)
    await press(page, text.test)
    await page.getByText(text.errors.status(500)).waitFor()
    await page.getByText(text.failed_once).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    receiver.answer = saying(204)
    await press(page, text.test)
    await expect.poll(() => page.getByText(text.states.delivered).count()).toBe(3)
    await page.getByText(text.works).waitFor()

    await press(page, text.change)
    await dialog.getByLabel(text.with_names).check()
    await dialog.locator('button[type=submit]').click()
    await page.getByText(text.sent, { exact: true }).waitFor()
    await press(page, text.renew)
    await press(dialog, text.renew)
    expect(await secret.inputValue()).not.toBe(first)
    await press(dialog, text.done)
    await page.getByText(text.former).waitFor()
    await press(page, text.end)
    await press(dialog, text.end)
    await page.getByText(text.off).waitFor()
  },
)
