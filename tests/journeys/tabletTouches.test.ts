/** Counts the touches from the linking of a tablet to the next guard. No count may grow. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { stationListMessages } from '../../src/gate/admin/gates.messages.ts'
import { tabletMessages } from '../../src/gate/admin/tablets.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { stationLockMessages } from '../../src/gate/tablet/stationLock.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { field } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { readyOffline } from '../flows/guardDesk.ts'
import { faultsOfLargeText } from '../flows/largeText.ts'
import { pace } from '../flows/pace.ts'
import { openSite, type Sight, type Site, sizes } from '../flows/site.ts'
import { opened, type TabletWorld, tabletWorld } from '../flows/tabletDesk.ts'
import { type Account, password } from '../support/accounts.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())

const pins = { gus: '481516', rosa: '907213' }
/** More rounds give better figures. */
const rounds = Number(process.env.ROUNDS ?? 1)

function wordsIn(language: Language) {
  return {
    admin: speak(tabletMessages, language),
    stations: speak(stationListMessages, language),
    lock: speak(stationLockMessages, language),
    login: speak(sessionMessages, language).login,
    bar: speak(guardMessages, language).bar,
  }
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

async function photo(page: Page, name: string) {
  if (process.env.PHOTOS) await page.screenshot({ path: `${process.env.PHOTOS}/${name}.png` })
}

async function codeAtDesk(there: TabletWorld, sight: Sight) {
  const { admin, stations } = wordsIn(sight.language ?? 'es')
  const office = await site.open({ ...sight, size: 'desk', token: there.admin.token })
  await office.goto('/dashboard/admin/gates')
  const desk = await pace(office)
  await desk.look(button(office, admin.add))
  await desk.touch(button(office, admin.add))
  const dialog = office.getByRole('dialog')
  await desk.look(field(dialog, admin.name))
  await desk.type(field(dialog, admin.name), 'Tableta norte')
  await desk.touch(button(dialog, admin.make_code))
  const code = office.getByRole('textbox', { name: admin.code })
  await desk.reached(code)
  return { office, stations, code: await code.inputValue(), desk }
}

async function signInAt(
  page: Page,
  tablet: Awaited<ReturnType<typeof pace>>,
  guard: Account,
  pin: string,
  sight: Sight,
) {
  const { lock, login } = wordsIn(sight.language ?? 'es')
  await tablet.look(field(page, login.email))
  await tablet.touch(field(page, login.email))
  await tablet.type(field(page, login.email), guard.email)
  await tablet.touch(field(page, login.password))
  await tablet.type(field(page, login.password), password)
  await tablet.touch(button(page, login.submit))
  await tablet.look(field(page, lock.new_pin))
  await tablet.type(field(page, lock.new_pin), pin)
  await tablet.touch(field(page, lock.again))
  await tablet.type(field(page, lock.again), pin)
  await tablet.touch(button(page, lock.save))
  await opened(page, sight.language)
  await tablet.reached(button(page, wordsIn(sight.language ?? 'es').bar.menu))
}

test.each(
  variants([
    ['es', 'desk'],
    ['en', 'desk'],
    ['es', 'phone'],
  ]),
)('needs no more touches than before from a new tablet to the next guard and back (%s, %s)', async (language, size) => {
  const there = await tabletWorld(site)
  const sight: Sight = { language, size, touch: true }
  const { lock, bar } = wordsIn(language)
  const { office, stations, code, desk } = await codeAtDesk(there, { language })
  expect(desk.touches).toBe(2)

  const page = await site.open(sight)
  await page.goto('/station')
  const linking = await pace(page)
  await linking.look(field(page, lock.code))
  await photo(page, `station-${language}-${size}`)
  await linking.type(field(page, lock.code), code.replaceAll('-', '').toLowerCase())
  await linking.touch(button(page, lock.enroll))
  await linking.look(page.getByRole('link', { name: lock.to_gate }))
  await page.getByRole('heading', { name: lock.enrolled_title }).waitFor()
  await photo(page, `linked-${language}-${size}`)
  await expectWhole(page, 'linked')
  await office.reload()
  await office.getByText(stations.unopened, { exact: true }).first().waitFor()
  expect(await office.getByText(stations.older, { exact: true }).count()).toBe(0)
  await linking.touch(page.getByRole('link', { name: lock.to_gate }))
  await linking.look(page.getByRole('link', { name: lock.first_pin }))
  await photo(page, `first-${language}-${size}`)
  await expectWhole(page, 'first')
  await linking.touch(page.getByRole('link', { name: lock.first_pin }))
  await signInAt(page, linking, there.gus, pins.gus, sight)
  expect(linking.touches).toBe(8)
  linking.say('enrolment, at the tablet')
  desk.say('enrolment, at the desk')

  // The only guard of a tablet reads why the keys are disabled.
  await page.getByRole('button', { name: bar.menu }).tap()
  await page.getByRole('menuitem', { name: bar.hand_over }).tap()
  await page.getByText(lock.no_other).waitFor()
  if (size === 'desk') expect(await inSight(page, button(page, '0'))).toBe(true)
  expect(await axeFaults(page)).toEqual([])
  await expectWhole(page, 'hand-over')
  await button(page, lock.go_on).tap()
  await page.getByRole('button', { name: bar.menu }).tap()
  await page.getByRole('menuitem', { name: bar.lock, exact: true }).tap()
  const second = page.getByRole('link', { name: lock.by_email })
  await second.waitFor()
  await page.getByText(lock.type_pin).waitFor()
  await photo(page, `locked-${language}-${size}`)
  await expectWhole(page, 'locked')
  await second.tap()
  await signInAt(page, await pace(page), there.rosa, pins.rosa, sight)

  let here: keyof typeof pins = 'rosa'
  for (const offline of [false, true]) {
    if (offline) {
      await readyOffline(page)
      await page.context().setOffline(true)
      onTestFinished(() =>
        page
          .context()
          .setOffline(false)
          .catch(() => undefined),
      )
    }
    const line = offline ? 'no line' : 'online'
    for (let round = 0; round < rounds; round += 1) {
      const other: keyof typeof pins = here === 'rosa' ? 'gus' : 'rosa'
      const hand = await pace(page)
      await hand.look(button(page, bar.menu))
      await hand.touch(button(page, bar.menu))
      await hand.look(page.getByRole('menuitem', { name: bar.hand_over }))
      await hand.touch(page.getByRole('menuitem', { name: bar.hand_over }))
      await hand.read(page.getByRole('heading', { name: lock.hand_title }))
      await hand.digits(pins[other])
      await opened(page, language)
      await hand.reached(button(page, bar.menu))
      expect(hand.touches).toBe(8)
      hand.say(`handover, ${line}`)

      // A guard who knows the way does not search.
      const back = await pace(page)
      await back.touch(button(page, bar.menu))
      await back.touch(page.getByRole('menuitem', { name: bar.hand_over }))
      await back.digits(pins[here])
      await opened(page, language)
      await back.reached(button(page, bar.menu))
      expect(back.touches).toBe(8)
      back.say(`switch, ${line}`)

      await button(page, bar.menu).tap()
      await page.getByRole('menuitem', { name: bar.lock, exact: true }).tap()
      await page.getByText(lock.choose).waitFor()
      await photo(page, `two-${language}-${size}`)
      if (!offline) await expectWhole(page, 'chooser')
      const duty = await pace(page)
      await duty.look(button(page, initials[other]))
      await duty.touch(button(page, initials[other]))
      await duty.digits(pins[other])
      await opened(page, language)
      await duty.reached(button(page, bar.menu))
      expect(duty.touches).toBe(7)
      duty.say(`on duty from a locked tablet, ${line}`)
      here = other
    }
  }
  if (size === 'desk') {
    const sizeOf = (name: string) =>
      button(page, name).evaluate((key) => Number.parseFloat(getComputedStyle(key).fontSize))
    expect(await sizeOf('5')).toBeGreaterThan(28)
  }
  await page.context().setOffline(false)
})

/** Checks the screen with text of twice the size, as wide as a phone. */
async function expectWhole(page: Page, name: string) {
  const own = page.viewportSize()
  await page.setViewportSize(sizes.phone)
  expect(await faultsOfLargeText(page, `tablet-${name}`)).toEqual([])
  if (own) await page.setViewportSize(own)
}

const initials = { gus: 'GP', rosa: 'RQ' }

const inSight = (page: Page, it: Locator) =>
  it.boundingBox().then((box) => box !== null && box.y + box.height <= (page.viewportSize()?.height ?? 0))
