import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { panicTexts } from '../../src/alarms/alarms.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { stationLockMessages } from '../../src/gate/tablet/stationLock.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'
import { chooseInBar, linked, setPin, tabletWorld } from './tabletDesk.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const panic = speak(panicTexts, 'es')
const lock = speak(stationLockMessages, 'es')
const { bar, practice } = speak(guardMessages, 'es')

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

const button = (page: Page, name = panic.button) => page.getByRole('button', { name })

test('raises the alarm on a locked tablet, during the handover and during a practice', async () => {
  const there = await tabletWorld(site)
  const page = await linked(site, there, { size: 'tablet' })
  await page.getByText(lock.no_guard).waitFor()
  await button(page).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: panic.yes }).click()
  await page.getByText(panic.told, { exact: true }).waitFor()
  await shot(page, 'alarm-locked')
  const raised = async () =>
    (
      await site.garita.owner.query('select raised_by_name, gate_name from alarms where condominium_id = $1', [
        there.here,
      ])
    ).rows
  expect(await raised()).toEqual([{ raised_by_name: 'Tableta norte', gate_name: 'Acceso principal' }])
  await page.getByRole('button', { name: panic.close }).click()
  await site.garita.owner.query(
    `update alarms set taken_at = now(), taken_by = $2, taken_by_name = 'Ana Pérez', tells_next_at = null,
      ended_at = now(), ended_by_name = 'Ana Pérez', note = 'Prueba' where condominium_id = $1`,
    [there.here, there.admin.id],
  )

  await setPin(page, there.gus, '481516')
  await chooseInBar(page, bar.hand_over)
  await button(page).waitFor()
  await shot(page, 'alarm-handover')
  await page.getByRole('button', { name: lock.go_on }).click()
  await chooseInBar(page, bar.practice)
  await page.getByText(practice.banner).first().waitFor()
  await shot(page, 'alarm-practice')
  await button(page, panic.real_button).click()
  await page.getByText(panic.real_text).waitFor()
  await page.getByRole('button', { name: panic.yes }).click()
  await page.getByText(panic.told, { exact: true }).waitFor()
  expect(await raised()).toHaveLength(2)
})
