/** The alarm: held for three seconds, or pressed and confirmed; taken by name; and without a line a screen that says whom to call. */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alarms } from '../../src/alarms/alarms.contract.ts'
import { alarmOfficeTexts, alarmTexts, panicTexts } from '../../src/alarms/alarms.messages.ts'
import { holdMs } from '../../src/alarms/alarms.rules.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { field, heading, press, stopClock } from './acts.ts'
import { axeFaults } from './axe.ts'
import * as desk from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
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

/** For a page whose clock the test moves. */
async function hold(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: panic.button })
  await button.waitFor()
  await button.hover()
  await page.mouse.down()
  await page.clock.runFor(holdMs)
  await page.mouse.up()
}

test('a home holds the button; every station rings until one guard takes it by name, and the home reads who', async () => {
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
  await hold(home)
  await home.getByText(panic.told, { exact: true }).waitFor()
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
  // The work of the gate goes on under the strip.
  await station.getByLabel(/^Código, número/).fill('12345')
  await station.getByRole('button', { name: `${rings.end}: ${rings.of_unit('101')}` }).click()
  await field(station, rings.what).fill('Se cayó, ya está con ella su hija')
  await station.getByRole('dialog').getByRole('button', { name: rings.end }).click()
  await panel.getByText(/La atiende Gus Garita/).waitFor({ state: 'detached' })
  await boss.goto('/dashboard/admin/alarms')
  await boss.getByText('Se cayó, ya está con ella su hija').waitFor()
  for (const page of [station, panel, boss, home]) await page.context().close()
})

test('a slip raises nothing: a short press asks, and keys do what a finger does', async () => {
  const { ana } = await place()
  const page = await site.open({ token: ana.token })
  await page.clock.install()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: panic.button }).click()
  await page.getByText(panic.ask, { exact: true }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText(panic.ask, { exact: true }).waitFor({ state: 'detached' })
  expect(await ana.call(alarms.open, {})).toMatchObject({ answer: [] })
  await page.getByRole('button', { name: panic.button }).focus()
  await page.keyboard.down(' ')
  await page.clock.runFor(holdMs)
  await page.keyboard.up(' ')
  await page.getByText(panic.told, { exact: true }).waitFor()
  await press(page, panic.close)
  await page.getByRole('button', { name: panic.button }).click()
  await press(page, panic.yes)
  await page.getByText(panic.told, { exact: true }).waitFor()
  expect(await ana.call(alarms.open, {})).toMatchObject({ answer: [{}, {}] })
  await page.context().close()
})

test('without a line the station says within five seconds that nobody was told and whom to call, and tells it later', async () => {
  const { here, gus, alma } = await place()
  await alma.call(alarms.addContact, {
    condominium_id: here,
    id: newId(),
    name: 'Cuadrante 4',
    telephone: '55 1234 5678',
    step: 1,
  })
  const page = await site.open({ token: gus.token, size: 'phone' })
  await page.clock.install()
  await desk.openGuard(page)
  await desk.shellKept(page)
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

test('the administration keeps the list and tests the alarm, which everybody reads as a test', async () => {
  const { gus, alma } = await place()
  for (const size of ['desk', 'phone'] as const) {
    const page = await site.open({ token: alma.token, size })
    await page.goto('/dashboard/admin/alarms')
    await heading(page, office.title).waitFor()
    await press(page, office.add)
    await field(page, office.name).fill(`Cuadrante ${size}`)
    await field(page, office.telephone).fill('55 1234 5678')
    await page.getByRole('dialog').getByRole('button', { name: office.add }).click()
    await page.getByText(`Cuadrante ${size}`).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await look(page, `office-${size}`)
    if (size === 'phone') {
      await press(page, office.remove('Cuadrante desk'))
      await page.getByText('Cuadrante desk', { exact: true }).waitFor({ state: 'detached' })
      await press(page, office.do_test)
      await page.getByRole('button', { name: `${rings.take}: ${rings.of_administration}` }).waitFor()
    }
    await page.context().close()
  }
  const guard = await site.open({ token: gus.token })
  await guard.goto('/operator-panel')
  await guard.getByRole('heading', { name: `${rings.test} · ${rings.of_administration}` }).waitFor()
  await look(guard, 'test-desk')
  await guard.context().close()
})

test.each(variants(['desk', 'phone']))(
  'in the frame, over nothing; a guard of two chooses which one it is for: %s',
  async (size) => {
    const here = await site.garita.condominium('Los Encinos')
    const there = await site.garita.condominium('Las Palmas')
    const gus = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
    const olga = await site.garita.person({ user_role: 'agent', assigned: [here, there], full_name: 'Olga Otra' })
    const frame = size === 'desk' ? '.garita-side' : '.garita-thumb'
    const page = await site.open({ token: gus.token, size })
    // Also where no list of the desk is.
    for (const path of ['/operator-panel', '/account']) {
      await page.goto(path)
      await page.locator(frame).getByRole('button', { name: panic.button }).waitFor()
      expect(await page.getByRole('button', { name: panic.button }).count()).toBe(1)
    }
    await page.context().close()

    const other = await site.open({ token: olga.token, size })
    await other.goto('/operator-panel')
    const choice = other.locator(frame).getByRole('button', { name: panic.choose })
    const inPanel = other.getByRole('region', { name: panic.choose })
    await choice.focus()
    await other.keyboard.press('Enter')
    await inPanel.waitFor()
    expect(await axeFaults(other)).toEqual([])
    await other.keyboard.press('Escape')
    await inPanel.waitFor({ state: 'hidden' })
    await choice.click()
    await look(other, `choice-${size}`)
    const button = inPanel.getByRole('button', { name: `${panic.button}, Las Palmas` })
    await button.hover()
    await other.mouse.down()
    await other.getByText(panic.told, { exact: true }).waitFor()
    await other.mouse.up()
    expect(await olga.call(alarms.open, {})).toMatchObject({ answer: [{ condominium: { name: 'Las Palmas' } }] })
    await other.context().close()
  },
)
