import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arrivalRuleTexts } from '../../src/gate/arrivals/arrivalRules.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { stationLockMessages } from '../../src/gate/tablet/stationLock.messages.ts'
import { dailyCodeMessages } from '../../src/gate/tablet/substitute/dailyCode.messages.ts'
import { substituteMessages } from '../../src/gate/tablet/substitute/substitute.messages.ts'
import { supervisionMessages } from '../../src/guards/supervision.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { account } from '../support/accounts.ts'
import { variants } from '../support/scope.ts'
import { field, press, take } from './acts.ts'
import { axeFaults } from './axe.ts'
import { bytesKept } from './bytesKept.ts'
import { readyOffline } from './guardDesk.ts'
import { openSite, type Sight, type Site } from './site.ts'
import {
  chooseInBar,
  complaintsOf,
  letIn,
  linked,
  logOf,
  opened,
  setPin,
  standsIn,
  type TabletWorld,
  tabletWorld,
  typeDigits,
} from './tabletDesk.ts'

let site: Site
let comeBack: (() => Promise<void>) | null = null
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())
afterEach(async () => {
  await comeBack?.()
  comeBack = null
  expect(complaintsOf(site)).toEqual([])
})

/** Waits for the codes of two days: the tablet stores the key of today before it makes the next one. */
async function prepared({ here }: TabletWorld) {
  const asked = 'select from relief_keys where condominium_id = $1'
  const count = async () => (await site.garita.owner.query(asked, [here])).rowCount
  await expect.poll(count).toBeGreaterThan(1)
}

/** Opens the dashboard of the supervisor, who reads the code and ends the substitution. */
async function supervisorOf({ here }: TabletWorld, sight: Sight): Promise<Page> {
  const griselda = await account(site.garita, { user_role: 'supervisor', full_name: 'Griselda Mora', assigned: [here] })
  const page = await site.open({ ...sight, token: griselda.token })
  await page.goto('/dashboard')
  return page
}

async function readCode(page: Page, { language = 'es', size }: Sight): Promise<string> {
  const words = speak(dailyCodeMessages, language)
  await press(page, words.open_of('Tableta norte'))
  const dialog = page.getByRole('dialog')
  await press(dialog, words.show)
  const code = (await dialog.locator('[data-shown-code] strong').innerText()).replace(/\D/g, '')
  await dialog.getByText(/^Griselda Mora, /).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await photo(page, `code-${size}`)
  await press(dialog, words.done)
  return code
}

async function endSubstitute(page: Page, language: Language) {
  const { relieve } = speak(supervisionMessages, language)
  const named = new RegExp(`^${relieve.act}.*Eleuterio`)
  await page.getByRole('button', { name: named }).click()
  await photo(page, `ending-${language}`)
  await page.getByRole('dialog').getByRole('button', { name: relieve.act }).click()
  await page.getByText(relieve.done).waitFor()
}

async function photo(page: Page, name: string) {
  if (process.env.PHOTOS) await page.screenshot({ path: `${process.env.PHOTOS}/${name}.png`, fullPage: true })
}

test.each(
  variants([
    ['desk', 'es'],
    ['phone', 'en'],
  ]),
)(
  "opens without a connection for a substitute guard with a code, and logs that guard's name (%s, %s)",
  async (size, language) => {
    const there = await tabletWorld(site)
    const [lock, words] = [speak(stationLockMessages, language), speak(substituteMessages, language)]
    const { bar } = speak(guardMessages, language)
    const page = await linked(site, there, { size, language })
    await setPin(page, there.gus, '481516', language)
    await readyOffline(page)
    await letInFirst(page, there, language)
    await prepared(there)
    const office = await supervisorOf(there, { size, language })
    const code = await readCode(office, { size, language })
    await chooseInBar(page, bar.lock, language)
    await page.getByRole('group', { name: lock.keys }).waitFor()

    comeBack = await site.cut()
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('group', { name: lock.keys }).waitFor()
    const kept = await bytesKept(page)
    const secrets = [
      code,
      'Eleuterio',
      'Gustavo',
      'Griselda',
      '4077',
      '481516',
      ...there.people.map(({ number }) => number),
    ]
    expect(secrets.filter((secret) => standsIn(kept, secret))).toEqual([])

    await press(page, lock.with_code)
    await page.getByText(words.name_first).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await field(page, words.name).fill('Eleuterio Rojas')
    const wrong = code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))
    await typeDigits(page, wrong)
    await page.getByText(words.wrong).waitFor()
    await photo(page, `relief-${size}`)
    await typeDigits(page, code)
    await opened(page, language)
    const [, second] = there.people
    if (second) await letIn(page, second, language)
    await page.getByText(bar.waiting(1)).waitFor()
    await photo(page, `at-work-${size}`)

    await comeBack()
    comeBack = null
    await page.context().setOffline(false)
    const name = 'Relevo: Eleuterio Rojas (código de Griselda Mora)'
    await expect
      .poll(() => logOf(site, there))
      .toMatchObject([
        { event_type: 'entry', actor_name: 'Gustavo Peralta' },
        { event_type: 'entry', actor_name: name, sent_by: null },
      ])
    const [, , third] = there.people
    if (third) await letIn(page, third, language)
    await expect.poll(async () => (await logOf(site, there)).at(-1)?.actor_name).toBe(name)
    await expect.poll(async () => (await logOf(site, there)).length).toBe(3)
    // On a phone the rows of the list are folded: there the substitute guard locks the tablet.
    if (size === 'desk') {
      await endSubstitute(office, language)
      await page.getByText(lock.refused).waitFor()
    } else {
      await chooseInBar(page, bar.lock, language)
      await page.getByRole('group', { name: lock.keys }).waitFor()
    }
    await office.context().close()
    expect(standsIn(await bytesKept(page), 'Eleuterio')).toBe(false)
    await page.context().close()
  },
)

async function letInFirst(page: Page, { people: [first] }: TabletWorld, language: Language) {
  if (first) await letIn(page, first, language)
}

/** A reloaded lock screen may render twice and then shows the PIN again. */
async function byCode(page: Page, shown: Locator) {
  const { with_code } = speak(stationLockMessages, 'es')
  const shows = async () => {
    const choice = page.getByRole('button', { name: with_code })
    if (!(await shown.isVisible()) && (await choice.isVisible())) await choice.click()
    return shown.isVisible()
  }
  await expect.poll(shows).toBe(true)
}

test('names a clock that is a day behind while offline, and accepts the code of today when online', async () => {
  const there = await tabletWorld(site)
  const [lock, words] = [speak(stationLockMessages, 'es'), speak(substituteMessages, 'es')]
  const page = await linked(site, there, { size: 'phone' })
  await setPin(page, there.gus, '481516')
  await readyOffline(page)
  await prepared(there)
  const office = await supervisorOf(there, { size: 'phone' })
  const code = await readCode(office, { size: 'phone' })
  await office.context().close()
  await chooseInBar(page, speak(guardMessages, 'es').bar.lock, 'es')
  await page.getByRole('group', { name: lock.keys }).waitFor()

  await page.clock.setSystemTime(Date.now() - 86_400_000)
  comeBack = await site.cut()
  await page.context().setOffline(true)
  await page.reload()
  await byCode(page, page.getByText(words.other_day))
  await photo(page, 'other-day-phone')

  await comeBack()
  comeBack = null
  await page.context().setOffline(false)
  await page.reload()
  await byCode(page, field(page, words.name))
  await field(page, words.name).fill('Eleuterio Rojas')
  await typeDigits(page, code)
  await opened(page, 'es')
  const admitted = `select p.full_name from profiles p join assignments a on a.profile_id = p.id
    where a.condominium_id = $1 and p.relief_until is not null`
  const name = 'Relevo: Eleuterio Rojas (código de Griselda Mora)'
  await expect
    .poll(async () => (await site.garita.owner.query(admitted, [there.here])).rows)
    .toEqual([{ full_name: name }])
  await page.context().close()
})

test('locks an idle tablet after the minutes that the condominium chose', async () => {
  const there = await tabletWorld(site)
  const lock = speak(stationLockMessages, 'es')
  const rules = speak(arrivalRuleTexts, 'es')
  const office = await site.open({ token: there.admin.token, size: 'phone' })
  await office.goto('/dashboard/admin/gates')
  await press(office, `${rules.change}: ${rules.change_title('Los Encinos')}`)
  await take(office, rules.idle_lock, rules.idle_lock_after(5))
  await photo(office, 'setting-phone')
  await office.getByRole('dialog').locator('button[type=submit]').click()
  await office.getByText(rules.changed).waitFor()

  const page = await linked(site, there)
  await page.clock.install()
  await page.reload()
  await setPin(page, there.gus, '481516')
  await readyOffline(page)
  await page.mouse.click(5, 5)
  await page.clock.fastForward('04:51')
  await page.getByText(lock.soon.idle).waitFor()
  await photo(page, 'soon-desk')
  await page.mouse.click(5, 5)
  await page.getByText(lock.soon.idle).waitFor({ state: 'detached' })
  await page.clock.fastForward('04:51')
  await page.getByText(lock.soon.idle).waitFor()
  await page.clock.fastForward('00:08')
  await page.getByRole('group', { name: lock.keys }).waitFor()
  await page.context().close()
})
