/** A tablet of a gate in a browser: its code from the administration, its link, its PINs and its menu. */
import type { Page } from 'playwright-core'
import { tabletMessages } from '../../src/gate/admin/tablets.messages.ts'
import { stationLockMessages } from '../../src/gate/enrolled/stationLock.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { type Account, account, password } from '../support/accounts.ts'
import { field, press } from './acts.ts'
import * as desk from './guardDesk.ts'
import type { Sight, Site } from './site.ts'

const es = speak(stationLockMessages, 'es')
const admins = speak(tabletMessages, 'es')
const { bar } = speak(guardMessages, 'es')

export async function world({ garita }: Site) {
  const here = await garita.condominium('Los Encinos')
  const staff = { assigned: [here] }
  const gus = await account(garita, { user_role: 'agent', full_name: 'Gustavo Peralta', ...staff })
  const rosa = await account(garita, { user_role: 'agent', full_name: 'Rosa Quintero', ...staff })
  const admin = await account(garita, { user_role: 'admin', full_name: 'Ana Pérez', ...staff })
  const host = await garita.person({ condominium: here, unit: '4077', full_name: 'Héctor Zamudio' })
  const people = await desk.visitorsOf(garita, host, 3)
  return { here, gus, rosa, admin, host, people }
}
export type World = Awaited<ReturnType<typeof world>>

async function codeFrom(site: Site, { admin }: World): Promise<string> {
  const office = await site.open({ token: admin.token })
  await office.goto('/dashboard/admin/gates')
  await press(office, admins.add)
  const dialog = office.getByRole('dialog')
  await field(dialog, admins.name).fill('Tableta norte')
  await press(dialog, admins.make_code)
  const code = await office.getByRole('textbox', { name: admins.code }).inputValue()
  await office.context().close()
  return code
}

export async function linked(site: Site, there: World, sight: Sight = {}): Promise<Page> {
  const code = await codeFrom(site, there)
  const page = await site.open(sight)
  await page.goto('/station')
  await field(page, es.code).fill(code.toLowerCase())
  await press(page, es.enroll)
  await page.getByRole('link', { name: es.to_gate }).click()
  return page
}

export async function setPin(page: Page, guard: Account, pin: string) {
  await page.getByRole('link', { name: es.by_email }).click()
  await page.getByLabel(/^Email/).fill(guard.email)
  await page.getByLabel(/^Contraseña/).fill(password)
  await page.keyboard.press('Enter')
  await field(page, es.new_pin).fill(pin)
  await field(page, es.again).fill(pin)
  await press(page, es.save)
  await opened(page)
}

export const opened = (page: Page) => page.getByLabel(/^Código, número/).waitFor()

export async function typePin(page: Page, pin: string) {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
}

export async function choose(page: Page, does: string) {
  await page.getByRole('button', { name: bar.menu }).click()
  await page.getByRole('menuitem', { name: does }).click()
}
