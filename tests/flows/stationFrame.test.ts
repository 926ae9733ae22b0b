import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askTexts } from '../../src/gate/arrivals/asks.messages.ts'
import { urgentTexts } from '../../src/gate/arrivals/urgent.messages.ts'
import { phonesTexts } from '../../src/gate/dialogs/phones.messages.ts'
import { bookMessages } from '../../src/gate/screen/book/book.messages.ts'
import { gateMessages } from '../../src/gate/screen/guard.messages.ts'
import { stationIncidentMessages } from '../../src/gate/screen/incidents/stationIncidents.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { arrive } from '../support/arrivals.ts'
import { atDesk } from '../support/desk.ts'
import { everything, variants } from '../support/scope.ts'
import { stopClock } from './acts.ts'
import { axeFaults } from './axe.ts'
import { done, gateField } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
// A flow cuts the connection, and the browser logs each failed request.
afterEach(() =>
  expect(
    site.complaints.splice(0).filter((said) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)/.test(said)),
  ).toEqual([]),
)
afterAll(() => site.close())

/** Every run checks the two sizes of a station; a full run checks all sizes. */
const sights = [
  ['phone', 'es', 'dark'],
  ['tablet', 'en', 'light'],
  ...(everything
    ? ([
        ['small', 'es', 'light'],
        ['phone', 'en', 'light'],
        ['tablet', 'es', 'dark'],
      ] as const)
    : []),
] as const

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

async function world() {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  // On a busy machine the usual 90 seconds could pass before the flow has answered.
  await garita.owner.query('update condominiums set ask_seconds = 300 where id = $1', [here])
  const guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  return { garita, here, guard, ana }
}

const actsOf = (language: Language) => {
  const { emergency, authority } = speak(urgentTexts, language)
  return [
    speak(gateMessages, language).acts.unannounced,
    speak(stationIncidentMessages, language).act,
    emergency,
    authority,
  ]
}

/** True when the element lies wholly within the window and nothing covers its middle. */
const inSight = (one: Locator) =>
  one.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const within = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    return within && hit !== null && element.contains(hit)
  })

/** Names the ones of the four actions that need scrolling. */
async function hiddenActs(page: Page, language: Language) {
  const hidden: string[] = []
  for (const name of actsOf(language)) {
    const act = page.getByRole('button', { name, exact: true })
    await act.waitFor()
    if (!(await inSight(act))) hidden.push(name)
  }
  return hidden
}

/** The bar has the alarm. */
const toastsOverBar = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0
    return [...document.querySelectorAll('.mantine-Notification-root')]
      .filter((toast) => toast.getBoundingClientRect().top < bottom)
      .map((toast) => toast.textContent)
  })

/** A broken storage and a clock that jumps by days offline cause three notes about the device. */
async function makeNotes(page: Page) {
  await page.context().setOffline(true)
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 80 * 3_600_000
  })
}

test.each(sights)(
  'keeps telephones above the buttons of a card, and the four actions visible with notes open and after each entry: %s, %s, %s',
  async (size, language, theme) => {
    const { garita, here, guard, ana } = await world()
    const phones = ['Beto Ruiz', 'Carla Ruiz', 'Diego Ruiz', 'Elena Ruiz'].map((name, place) => {
      return { name, kind: 'mobile', number: `55 2222 222${place}`, from: null, until: null }
    })
    await garita.owner.query(
      `insert into units (condominium_id, id, unit_number, phones) values ($1, $2, '204', $3::jsonb)`,
      [here, newId(), JSON.stringify(phones)],
    )
    const asked = await arrive(guard, here, '204')
    const touch = size === 'tablet' ? ({ touch: true } as const) : {}
    const page = await site.open({ size, language, theme, token: guard.token, ...touch })
    await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
    await page.goto('/guard')
    await gateField(page, language).waitFor()
    const visitor = page.getByRole('button', { name: /Luis Gómez/ }).first()
    await visitor.click()
    const covered = speak(phonesTexts, language)
    const home = page.getByRole('region', { name: covered.show('204') })
    await home.getByRole('button', { name: covered.show('204') }).click()
    await home.getByRole('link', { name: '55 2222 2220' }).waitFor()
    await expect.poll(() => inSight(home.getByRole('link', { name: '55 2222 2220' }))).toBe(true)
    await shot(page, `frame-phones-${size}-${language}-${theme}`)
    const acts = page.locator('[data-acts]')
    const ground = page.locator('[data-ground]')
    const [above, below] = [await ground.boundingBox(), await acts.boundingBox()]
    expect(above && below && above.y + above.height <= below.y + 0.5).toBe(true)
    for (const one of [...(await home.getByRole('link').all()), ...(await home.getByRole('button').all())]) {
      await one.scrollIntoViewIfNeeded()
      expect(await inSight(one), (await one.textContent()) ?? '').toBe(true)
    }
    for (const one of await acts.getByRole('button').all()) expect(await inSight(one)).toBe(true)
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await atDesk.close(guard, { condominium_id: here, id: asked, outcome: 'left' })).toMatchObject({ ok: true })
    await visitor.waitFor({ state: 'detached' })

    const urgent = speak(urgentTexts, language)
    for (const name of [urgent.authority, urgent.emergency, urgent.authority]) {
      await page.getByRole('button', { name, exact: true }).click()
    }
    await expect.poll(() => page.locator('[data-urgent]').count()).toBe(3)
    await expect.poll(() => toastsOverBar(page)).toEqual([])
    expect(await hiddenActs(page, language)).toEqual([])
    await shot(page, `frame-cards-${size}-${language}-${theme}`)

    const id = await arrive(guard, here)
    expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
    await gateField(page, language).waitFor()
    await visitor.click()
    await page.getByRole('button', { name: speak(gateMessages, language).acts.entry, exact: true }).click()
    await done(page, 'entry').waitFor()
    expect(await hiddenActs(page, language)).toEqual([])
    await shot(page, `frame-entered-${size}-${language}-${theme}`)
    await expect.poll(() => done(page, 'entry').getAttribute('data-fresh')).toBe(null)
    expect(await hiddenActs(page, language)).toEqual([])

    await makeNotes(page)
    const { notes } = speak(gateMessages, language)
    const line = page.getByRole('button', { name: notes.count(3) })
    await line.waitFor()
    await shot(page, `frame-notes-${size}-${language}-${theme}`)
    expect(await inSight(line)).toBe(true)
    expect(await inSight(gateField(page, language))).toBe(true)
    await line.click()
    expect(await page.locator('[data-notes] [data-note]').count()).toBe(3)
    expect(await hiddenActs(page, language)).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    await shot(page, `frame-open-${size}-${language}-${theme}`)
  },
)

test('keeps the words and the acts of a fresh entry in sight with large text', async () => {
  const { here, guard, ana } = await world()
  const id = await arrive(guard, here)
  expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  const page = await site.open({ size: 'phone', token: guard.token })
  await page.clock.install()
  await page.goto('/guard')
  await gateField(page).waitFor()
  await page
    .getByRole('button', { name: /Luis Gómez/ })
    .first()
    .click()
  const entry = page.getByRole('button', { name: speak(gateMessages, 'es').acts.entry, exact: true })
  await entry.waitFor()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await stopClock(page)
  await entry.click()
  const card = done(page, 'entry')
  await card.waitFor()
  expect(await card.getAttribute('data-fresh')).not.toBe(null)
  await shot(page, 'frame-fresh')
  const shown = [card.getByText('Luis Gómez'), ...(await card.getByRole('button').all())]
  for (const one of shown) expect(await inSight(one), (await one.textContent()) ?? '').toBe(true)
})

test.each(variants(sights))(
  'leads a card without an answer from the call to "not today": %s, %s, %s',
  async (size, language, theme) => {
    const { garita, here, guard, ana } = await world()
    await garita.owner.query(`update profiles set phone_number = '55 1111 1111' where id = $1`, [ana.id])
    const id = await arrive(guard, here)
    const page = await site.open({ size, language, theme, token: guard.token })
    await page.goto('/guard')
    await gateField(page, language).waitFor()
    await page
      .getByRole('button', { name: /Luis Gómez/ })
      .first()
      .click()
    const text = speak(bookMessages, language)
    const covered = speak(phonesTexts, language)
    const asks = speak(askTexts, language)
    await page.getByRole('button', { name: covered.show('101') }).click()
    await page.getByRole('button', { name: text.no_answer }).click()
    const leads = page.getByRole('region', { name: asks.leads.title })
    await leads.waitFor()
    await shot(page, `frame-leads-${size}-${language}-${theme}`)
    expect(await axeFaults(page)).toEqual([])
    const offered = (await leads.getByRole('button').allTextContents()).filter((label) =>
      [asks.leads.again, asks.leads.everyone, asks.leads.not_today].includes(label),
    )
    expect(offered).toEqual([asks.leads.again, asks.leads.everyone, asks.leads.not_today])
    await leads.getByRole('button', { name: asks.leads.again }).click()
    await page.getByText(asks.leads.asked).waitFor()
    await leads.getByRole('button', { name: asks.leads.not_today }).click()
    await expect
      .poll(async () => {
        const { rows } = await garita.owner.query('select closed_at from authorizations where id = $1', [id])
        return rows[0].closed_at !== null
      })
      .toBe(true)
    expect(await hiddenActs(page, language)).toEqual([])
  },
)
