import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tabletMessages } from '../../src/gate/admin/tablets.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { stationLockMessages } from '../../src/gate/tablet/stationLock.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { press, unfold } from './acts.ts'
import { axeFaults } from './axe.ts'
import { bytesKept } from './bytesKept.ts'
import * as desk from './guardDesk.ts'
import { openSite, type Site, sizes } from './site.ts'
import {
  chooseInBar,
  complaintsOf,
  linked,
  logOf as logAt,
  opened,
  setPin,
  standsIn,
  type TabletWorld,
  tabletWorld,
  typeDigits,
} from './tabletDesk.ts'

const es = speak(stationLockMessages, 'es')
const admins = speak(tabletMessages, 'es')
const { bar } = speak(guardMessages, 'es')
const notices = speak(noticeMessages, 'es')

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

async function cutOff(page: Page) {
  await desk.readyOffline(page)
  comeBack = await site.cut()
  await page.context().setOffline(true)
}

async function reconnect(page: Page) {
  await comeBack?.()
  comeBack = null
  await page.context().setOffline(false)
}

const logOf = (there: TabletWorld) => logAt(site, there)

/** The bar shows the name, or on a phone its menu. */
async function onDuty(page: Page, name: string, size: 'phone' | 'desk') {
  if (size === 'desk') return page.locator('[data-guard]', { hasText: name }).waitFor()
  await page.getByRole('button', { name: bar.menu }).click()
  await page.getByRole('menu').getByText(bar.on_duty(name)).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}

test('keeps the keys of a locked tablet in place while the alarm loads', async () => {
  const there = await tabletWorld(site)
  const page = await linked(site, there, { offline: false })
  await setPin(page, there.gus, '481516')
  await chooseInBar(page, bar.lock)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/LockAlarm-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.reload()
  const key = page.getByRole('button', { name: '4', exact: true })
  const before = await key.boundingBox()
  arrival.resolve()
  await page.getByRole('button', { name: /^Alarma/ }).waitFor()
  expect(await key.boundingBox()).toEqual(before)
})

/** One tablet, from its first guard to its loss: each load of the program costs more than a test. */
describe.each(variants(['phone', 'desk']))('%s', (size) => {
  let there: TabletWorld
  let page: Page
  beforeAll(async () => {
    there = await tabletWorld(site)
    page = await linked(site, there, { kept: true })
  })

  test('opens the tablet with a PIN, also offline after a restart, and sends its events while it is locked', async () => {
    const [one, two] = there.people
    if (!one || !two) throw new Error('a person of this test is missing')
    await page.getByText(es.no_guard).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await setPin(page, there.gus, '481516')
    await desk.show(page, one)
    await page.getByRole('button', { name: 'Registrar Entrada' }).click()
    await expect.poll(() => logOf(there)).toMatchObject([{ event_type: 'entry', actor_name: 'Gustavo Peralta' }])

    await cutOff(page)
    await page.reload()
    await page.getByRole('group', { name: es.keys }).waitFor()
    await typeDigits(page, '481517')
    await page.getByText(es.wrong).waitFor()
    await typeDigits(page, '481516')
    await opened(page)
    await desk.show(page, two)
    await page.getByRole('button', { name: 'Registrar Entrada' }).click()
    await page.getByText(bar.waiting(1)).waitFor()
    await chooseInBar(page, bar.lock)
    await page.getByRole('group', { name: es.keys }).waitFor()
    expect(await readableIn(page, there)).toEqual([])

    await reconnect(page)
    await expect
      .poll(() => logOf(there))
      .toMatchObject([{ event_type: 'entry' }, { actor_name: 'Gustavo Peralta', sent_by: null, proven: true }])
    const { rows } = await site.garita.owner.query(
      'select ended_how from shifts where condominium_id = $1 order by started_at',
      [there.here],
    )
    expect(rows.map(({ ended_how }) => ended_how)).toEqual(['next_began', 'locked'])
    const sessions = 'select from sessions where profile_id = $1 and device <> $2'
    await expect.poll(async () => (await site.garita.owner.query(sessions, [there.gus.id, 'test'])).rowCount).toBe(0)
  })

  test('stores no name, unit, number or plate while it is locked, and after wrong PINs pauses without losing data', async () => {
    const three = there.people[2]
    if (!three) throw new Error('a person of this test is missing')
    await typeDigits(page, '481516')
    await opened(page)
    await desk.show(page, three)
    await page.getByRole('button', { name: 'Registrar Entrada' }).click()
    await expect.poll(async () => (await logOf(there)).length).toBe(3)
    await chooseInBar(page, bar.lock)
    await page.getByRole('group', { name: es.keys }).waitFor()
    expect(await readableIn(page, there)).toEqual([])
    for (const wrong of ['902184', '730265', '618490']) {
      await typeDigits(page, wrong)
      await page.getByText(es.opening).waitFor({ state: 'hidden' })
    }
    await page.getByText(/^Espera/).waitFor()
    await page.getByText(/^Espera/).waitFor({ state: 'hidden' })
    await typeDigits(page, '481516')
    await opened(page)
  })

  test("hands over to a second guard with that guard's PIN", async () => {
    await page.setViewportSize(sizes[size])
    await chooseInBar(page, bar.lock)
    await setPin(page, there.rosa, '907213')
    await chooseInBar(page, bar.hand_over)
    await page.getByText(es.nothing).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await typeDigits(page, '481516')
    await opened(page)
    await onDuty(page, 'Gustavo Peralta', size)
    const shifts = 'select profile_id, handed_by, ended_how from shifts where condominium_id = $1 order by started_at'
    await expect
      .poll(async () => (await site.garita.owner.query(shifts, [there.here])).rows.slice(-3))
      .toEqual([
        { profile_id: there.gus.id, handed_by: null, ended_how: 'locked' },
        { profile_id: there.rosa.id, handed_by: null, ended_how: 'handed_over' },
        { profile_id: there.gus.id, handed_by: there.rosa.id, ended_how: null },
      ])
    await chooseInBar(page, bar.lock)
    await page.getByRole('button', { name: 'RQ' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
  })

  test('deletes the data of a lost tablet at its next contact, and lets hosts share new numbers', async () => {
    expect(await desk.piecesKept(page)).not.toEqual([])
    const office = await site.open({ token: there.admin.token, size, offline: false })
    await office.goto('/dashboard/admin/gates')
    const report = new RegExp(`^${admins.lost}`)
    await unfold(office, report)
    await office.getByRole('button', { name: report }).click()
    const dialog = office.getByRole('dialog')
    expect(await dialog.getByLabel(admins.renew_numbers).isChecked()).toBe(true)
    expect(await axeFaults(office)).toEqual([])
    await photo(office, `lost-${size}`)
    await dialog.getByRole('button', { name: admins.report }).click()
    await office.getByText(admins.states.lost).first().waitFor()
    await page.reload()
    await page.waitForURL(/\/login/)
    expect(await desk.piecesKept(page)).toEqual([])
    await expect.poll(() => office.getByText(admins.states.wiped).count()).toBeGreaterThan(0)

    const home = await site.open({ token: there.host.token, size, offline: false })
    await home.goto('/dashboard')
    // Three entries and the new numbers.
    await press(home, notices.bell.open(4))
    await home.getByText(notices.kinds.numbers_renewed).waitFor()
    expect(await axeFaults(home)).toEqual([])
    await photo(home, `bell-${size}`)
    await home.getByText(notices.kinds.numbers_renewed).click()
    await home.waitForURL(/temporary-visitors/)
  })
})

/** Returns the names, units, numbers and plates that the storage of a locked tablet contains in the clear. */
async function readableIn(page: Page, there: TabletWorld): Promise<string[]> {
  const { rows } = await site.garita.owner.query<{ said: string }>(
    `select unnest(array[name, last_name, unit_number, id_document, phone_number, details ->> 'plate']) as said
      from authorizations where condominium_id = $1`,
    [there.here],
  )
  const secrets = new Set([
    ...rows.flatMap(({ said }) => (said && said.length > 2 ? [said] : [])),
    ...there.people.map(({ number }) => number),
    ...['Gustavo', 'Peralta', 'Héctor', 'Zamudio', '4077', there.gus.email, there.host.email, '481516'],
  ])
  const kept = await bytesKept(page)
  expect(kept.length).toBeGreaterThan(10_000)
  return [...secrets].filter((secret) => standsIn(kept, secret))
}

async function photo(page: Page, name: string) {
  if (process.env.PHOTOS) await page.screenshot({ path: `${process.env.PHOTOS}/${name}.png` })
}
