import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { phonesTexts } from '../../src/gate/dialogs/phones.messages.ts'
import { bookMessages } from '../../src/gate/screen/book/book.messages.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'
import { axeFaults } from './axe.ts'
import { done } from './guardActs.ts'
import * as desk from './guardDesk.ts'
import { openSite, type Site } from './site.ts'
import { linked, opened, setPin, type TabletWorld, tabletWorld, typeDigits } from './tabletDesk.ts'

const { directory } = speak(gateMessages, 'es')
const { bar } = speak(guardMessages, 'es')
const phones = speak(phonesTexts, 'es')
const book = speak(bookMessages, 'es')

let site: Site
let comeBack: (() => Promise<void>) | null = null
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())
afterEach(async () => {
  await comeBack?.()
  comeBack = null
  // These flows cut the connection, and the browser logs each failed request.
  const said = site.complaints.splice(0)
  expect(said.filter((one) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)|40[14]/.test(one))).toEqual([])
})

/** Reopens the page after some hours without a connection. */
async function hoursLater(page: Page, hours: number) {
  comeBack = await site.cut()
  await page.context().setOffline(true)
  await page.addInitScript((ahead) => {
    const now = Date.now
    Date.now = () => now() + ahead
  }, hours * 3_600_000)
  await page.reload()
}

async function reconnect(page: Page) {
  await comeBack?.()
  comeBack = null
  await page.context().setOffline(false)
}

async function shot(page: Page, name: string) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

const entriesOf = async ({ here }: TabletWorld) =>
  (
    await site.garita.owner.query(
      `select event_type, actor_name, authorized_by from access_logs where condominium_id = $1 and event_type in ('entry', 'phones_shown_unasked')
        order by occurred_at`,
      [here],
    )
  ).rows

const openNotes = (page: Page) => page.locator('[data-notes] button').click()

test.each(variants(['phone', 'desk']))(
  'turns a tablet without a connection into a directory that asks for a call, also after a restart (%s)',
  async (size) => {
    const there = await tabletWorld(site)
    await authorize(site.garita, there.host, 'permanent_visitor', { name: 'Berenice', last_name: 'Luna' })
    await site.garita.owner.query("update profiles set phone_number = '55 1111 1111' where id = $1", [there.host.id])
    const page = await linked(site, there, { size })
    await setPin(page, there.gus, '481516')
    await desk.readyOffline(page)
    await hoursLater(page, 80)
    await typeDigits(page, '481516')
    await opened(page)
    await openNotes(page)
    await page.getByText(directory.nothing_else).waitFor()
    await shot(page, `directory-${size}`)
    expect(await axeFaults(page)).toEqual([])

    await page.getByLabel(/^Código, número/).fill('Berenice')
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: directory.title(3) })
    await card.waitFor()
    expect(await card.getAttribute('data-verdict')).toBe('amber')
    const unit = page.getByRole('region', { name: phones.show('4077') })
    await unit.getByRole('button', { name: phones.show('4077') }).click()
    await unit.getByRole('link', { name: '55 1111 1111' }).waitFor()
    await shot(page, `directory-card-${size}`)
    expect(await axeFaults(page)).toEqual([])
    await unit.getByRole('button', { name: `${book.admitted}: Héctor Zamudio` }).click()
    await done(page, 'override').waitFor()
    await page.getByText(bar.waiting(2)).waitFor()

    await reconnect(page)
    await expect
      .poll(() => entriesOf(there))
      .toMatchObject([
        { event_type: 'phones_shown_unasked', actor_name: 'Gustavo Peralta' },
        { event_type: 'entry', actor_name: 'Gustavo Peralta', authorized_by: 'home' },
      ])
    await page.context().close()
  },
)
