import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alarms } from '../../src/alarms/alarms.contract.ts'
import { alarmOfficeTexts, alarmTexts, panicTexts } from '../../src/alarms/alarms.messages.ts'
import { holdMs } from '../../src/alarms/alarms.rules.ts'
import { stationGateMessages } from '../../src/gate/screen/chooseGate.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { field, heading, press, stopClock } from './acts.ts'
import { axeFaults } from './axe.ts'
import * as desk from './guardDesk.ts'
import { goOn } from './screen.ts'
import { openSite, type Site, sizes } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const panic = speak(panicTexts, 'es')
const rings = speak(alarmTexts, 'es')
const office = speak(alarmOfficeTexts, 'es')

async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.ALARM_PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png` })
}

async function place() {
  const here = await site.garita.condominium('Los Encinos')
  return {
    here,
    ana: await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' }),
    gus: await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' }),
    olga: await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Olga Otra' }),
    alma: await site.garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' }),
  }
}

/** Holds the alarm button on a page whose clock the test moves. */
async function hold(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: panic.button })
  await button.waitFor()
  await button.hover()
  await page.mouse.down()
  await page.clock.runFor(holdMs)
  await page.mouse.up()
}

test("asks after a short press, and after a long one rings every station until a guard answers, and shows the home that guard's name", async () => {
  const { ana, gus, olga, alma } = await place()
  const station = await site.open({ token: gus.token })
  await desk.openGuard(station)
  const panel = await site.open({ token: olga.token, size: 'phone' })
  await panel.goto('/operator-panel')
  const boss = await site.open({ token: alma.token })
  await boss.goto('/dashboard/admin/users')
  const home = await site.open({ token: ana.token, size: 'phone' })
  await home.clock.install()
  await home.goto('/dashboard')
  const button = home.getByRole('button', { name: panic.button })
  const question = home.getByText(panic.ask, { exact: true })
  await button.click()
  await question.waitFor()
  expect(await axeFaults(home)).toEqual([])
  await home.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await ana.call(alarms.open, {})).toMatchObject({ answer: [] })
  await hold(home)
  const told = home.getByText(panic.told, { exact: true })
  await told.waitFor()
  await look(home, 'home-390')
  for (const [name, page] of Object.entries({ station, panel, boss })) {
    await page.getByRole('heading', { name: `${rings.alarm} · ${rings.of_unit('101')}` }).waitFor()
    await look(page, name)
    expect(await axeFaults(page)).toEqual([])
  }
  await station.getByRole('button', { name: `${rings.take}: ${rings.of_unit('101')}` }).click()
  await panel.getByText(/La atiende Gus Garita/).waitFor()
  await look(panel, 'panel-taken')
  await look(station, 'station-taken')
  await home.getByText(panic.is_taken('Gus Garita')).waitFor()
  // The line of the alarm does not block the field.
  await station.getByLabel(/^Código, número/).fill('12345')
  await station.getByRole('button', { name: `${rings.end}: ${rings.of_unit('101')}` }).click()
  await field(station, rings.what).fill('Se cayó, ya está con ella su hija')
  await station.getByRole('dialog').getByRole('button', { name: rings.end }).click()
  await panel.getByText(/La atiende Gus Garita/).waitFor({ state: 'detached' })
  await goOn(boss, '/dashboard/admin/alarms')
  await boss.getByText('Se cayó, ya está con ella su hija').waitFor()
  for (const page of [station, panel, boss]) await page.context().close()

  await press(home, panic.close)
  // The key is in the head of every screen.
  await goOn(home, '/dashboard/pets')
  await button.focus()
  await home.keyboard.down(' ')
  await home.clock.runFor(holdMs)
  await home.keyboard.up(' ')
  await told.waitFor()
  await press(home, panic.close)
  await button.click()
  await press(home, panic.yes)
  await told.waitFor()
  expect(await ana.call(alarms.open, {})).toMatchObject({ answer: [{}, {}] })
})

test('shows within five seconds of an offline alarm that it reached no station and whom to call, and sends the alarm later', async () => {
  const { here, gus, alma } = await place()
  await alma.call(alarms.addContact, {
    condominium_id: here,
    id: newId(),
    name: 'Cuadrante 4',
    telephone: '55 1234 5678',
    step: 1,
  })
  const page = await site.open({ token: gus.token, size: 'phone', offline: true })
  await page.clock.install()
  await desk.openGuard(page)
  await desk.readyOffline(page)
  const comeBack = await site.cut()
  await page.context().setOffline(true)
  await stopClock(page)
  await hold(page)
  await page.clock.runFor(5_000)
  await page.getByText(panic.untold, { exact: true }).waitFor()
  await page.clock.resume()
  await page.getByRole('link', { name: '55 1234 5678' }).waitFor()
  await page.getByRole('link', { name: '911' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await look(page, 'untold-390')
  await page.clock.fastForward(10_000)
  await comeBack()
  await page.context().setOffline(false)
  await page.getByText(panic.told, { exact: true }).waitFor()
  await page.getByText(/Se avisó tarde: la pediste a las/).waitFor()
  expect(await alma.call(alarms.open, {})).toMatchObject({
    answer: [{ raised_by_name: 'Gus Garita', raised_as: 'guard' }],
  })
  await page.context().close()
})

test('lets the administration edit the emergency telephones and send a test alarm that every screen marks as a test', async () => {
  const { alma } = await place()
  const page = await site.open({ token: alma.token })
  await page.goto('/dashboard/admin/alarms')
  await heading(page, office.title).waitFor()
  for (const size of ['desk', 'phone'] as const) {
    await page.setViewportSize(sizes[size])
    await press(page, office.add)
    await field(page, office.name).fill(`Cuadrante ${size}`)
    await field(page, office.telephone).fill('55 1234 5678')
    await page.getByRole('dialog').getByRole('button', { name: office.add }).click()
    await page.getByText(`Cuadrante ${size}`).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await look(page, `office-${size}`)
  }
  await press(page, office.remove('Cuadrante desk'))
  await page.getByText('Cuadrante desk', { exact: true }).waitFor({ state: 'detached' })
  await press(page, office.do_test)
  await page.getByRole('button', { name: `${rings.take}: ${rings.of_administration}` }).waitFor()
  await page.getByRole('heading', { name: `${rings.test} · ${rings.of_administration}` }).waitFor()
})

test.each(variants(['desk', 'phone']))(
  'shows the alarm button in the frame and before a gate is chosen, and asks a guard of two condominiums to choose one: %s',
  async (size) => {
    const here = await site.garita.condominium('Los Encinos')
    const there = await site.garita.condominium('Las Palmas')
    const gus = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
    const frame = size === 'desk' ? '[data-frame="side"]' : '[data-frame="thumb"]'
    const alma = await site.garita.person({ user_role: 'admin', assigned: [here] })
    const page = await site.open({ token: gus.token, size })
    const inFrame = async () => {
      await page.locator(frame).getByRole('button', { name: panic.button }).waitFor()
      expect(await page.getByRole('button', { name: panic.button }).count()).toBe(1)
    }
    // The button also appears on a page without the lists of the desk.
    await page.goto('/account')
    await inFrame()
    await goOn(page, '/operator-panel')
    await inFrame()

    // A guard who has not chosen a gate yet has the button, too.
    const { owner } = site.garita
    await owner.query(`insert into gates (condominium_id, id, name) values ($1, $2, 'Acceso norte')`, [here, newId()])
    await goOn(page, '/guard')
    await page.getByText(speak(stationGateMessages, 'es').choose, { exact: true }).first().waitFor()
    await page.getByRole('button', { name: panic.button }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await goOn(page, '/operator-panel')

    await owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2)', [there, gus.id])
    const choice = page.locator(frame).getByRole('button', { name: panic.choose })
    const inPanel = page.getByRole('region', { name: panic.choose })
    await choice.focus()
    await page.keyboard.press('Enter')
    await inPanel.waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await inPanel.waitFor({ state: 'hidden' })
    await choice.click()
    await look(page, `choice-${size}`)
    const button = inPanel.getByRole('button', { name: `${panic.button}, Las Palmas` })
    await button.hover()
    await page.mouse.down()
    await page.getByText(panic.told, { exact: true }).waitFor()
    await page.mouse.up()
    expect(await gus.call(alarms.open, {})).toMatchObject({ answer: [{ condominium: { name: 'Las Palmas' } }] })

    const tested = { condominium_id: here, id: newId(), gate_id: null, pressed_at: new Date().toISOString() }
    expect(await alma.call(alarms.raise, { ...tested, is_test: true })).toMatchObject({ ok: true })
    await page.getByRole('heading', { name: `${rings.test} · ${rings.of_administration}` }).waitFor()
    await look(page, `test-${size}`)
  },
)
