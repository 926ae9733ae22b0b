/** "My mistake" at the station: for ten seconds, once, offline too, and the log says it. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventTexts } from '../../src/access-log/log.messages.ts'
import { mistakeTexts } from '../../src/gate/dialogs/mistake.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { stopClock } from '../flows/acts.ts'
import { card, done, enter, gateField, openGate } from '../flows/guardActs.ts'
import * as desk from '../flows/guardDesk.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'phone', 'Corregido: la entrada de Lucía Núñez no cuenta', 'Corregido: la salida de Lucía Núñez no cuenta'],
    [
      'en',
      'desk',
      'Corrected: the entry of Lucía Núñez does not count',
      'Corrected: the exit of Lucía Núñez does not count',
    ],
  ]),
)('undoes a recorded act of a guard within ten seconds: %s, %s', async (language, size, entered, left) => {
  const page = await openGate(site, { language, size }, ({ clock }) => clock.install())
  await stopClock(page)
  const mistake = page.getByRole('button', { name: speak(mistakeTexts, language).button })
  const show = async (tone: 'green' | 'exit') => {
    await gateField(page, language).fill('04711')
    await page.keyboard.press('Enter')
    await card(page, tone).waitFor()
  }
  await show('green')
  await enter(page)
  await done(page, 'entry').waitFor()
  expect((await mistake.boundingBox())?.height).toBeGreaterThanOrEqual(56)
  // The card has shrunk to a line by then. The second press must not send a second correction.
  await page.clock.runFor(9_000)
  await expect.poll(() => done(page, 'entry').getAttribute('data-fresh')).toBe(null)
  await mistake.evaluate((button: HTMLElement) => [button.click(), button.click()])
  await done(page, 'corrected').getByText(entered, { exact: true }).waitFor()
  expect(await mistake.count()).toBe(0)
  // The correction cancels the entry: no visitor is inside, and the code is green again.
  await show('green')
  await enter(page)
  await done(page, 'entry').waitFor()
  await mistake.waitFor()
  await show('exit')
  // The next scan removed the button.
  expect(await mistake.count()).toBe(0)
  await enter(page)
  await done(page, 'exit').waitFor()
  await page.keyboard.press('F7')
  await done(page, 'corrected').getByText(left, { exact: true }).waitFor()
  await show('exit')
  await enter(page)
  await mistake.waitFor()
  await page.clock.runFor(10_000)
  await mistake.waitFor({ state: 'detached' })
})

test('corrects a mistake offline: the correction arrives after it, and the log says so', async () => {
  const here = await site.garita.condominium('Los Encinos')
  const guard = await site.garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await site.garita.person({ condominium: here, unit: '101' })
  const [one] = await desk.visitorsOf(site.garita, ana, 1)
  if (!one) throw new Error('a person of this test is missing')
  const page = await site.open({ token: guard.token })
  await desk.openGuard(page)
  await page.route('**/api/v1/gate.record', (route) => route.abort())
  await desk.pass(page, one, 'entry')
  await done(page, 'entry').waitFor()
  await page.keyboard.press('F7')
  await done(page, 'corrected').waitFor()
  const [entry, correction] = (await desk.waitingActs(page)).map(({ id }) => id)
  await page.unroute('**/api/v1/gate.record')
  const stored = 'select id from access_logs where condominium_id = $1 order by occurred_at'
  await expect
    .poll(async () => (await site.garita.owner.query(stored, [here])).rows.map(({ id }) => id))
    .toEqual([entry, correction])
  const { rows } = await site.garita.owner.query('select inside from authorizations where id = $1', [one.id])
  expect(rows).toEqual([{ inside: false }])
  await page.getByRole('tab', { name: speak(guardMessages, 'es').lists.recent }).click()
  await page.getByText(speak(eventTexts, 'es').exit_corrects).waitFor()
  await page.goto('/operator-panel?tab=log')
  await page.getByRole('row', { name: new RegExp(speak(eventTexts, 'es').exit_corrects) }).waitFor()
  await page.getByRole('row', { name: new RegExp(`Entrada.*${speak(eventTexts, 'es').corrected}`) }).waitFor()
})
