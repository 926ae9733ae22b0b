import type { Page } from 'playwright-core'
import { gate } from '../../src/gate/gate.contract.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { stationLockMessages } from '../../src/gate/tablet/stationLock.messages.ts'
import { stations } from '../../src/gate/tablet/stations.contract.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { type Account, account, password } from '../support/accounts.ts'
import type { Town } from '../support/installation.ts'
import { field, press } from './acts.ts'
import * as desk from './guardDesk.ts'
import type { Sight, Site } from './site.ts'

/** A site, or a program that a test starts itself. */
export interface Place {
  readonly garita: Town
  open(sight?: Sight): Promise<Page>
}

export async function tabletWorld({ garita }: Pick<Place, 'garita'>) {
  const here = await garita.condominium('Los Encinos')
  const staff = { assigned: [here] }
  const gus = await account(garita, { user_role: 'agent', full_name: 'Gustavo Peralta', ...staff })
  const rosa = await account(garita, { user_role: 'agent', full_name: 'Rosa Quintero', ...staff })
  const admin = await account(garita, { user_role: 'admin', full_name: 'Ana Pérez', ...staff })
  const host = await garita.person({ condominium: here, unit: '4077', full_name: 'Héctor Zamudio' })
  const people = await desk.visitorsOf(garita, host, 3)
  return { here, gus, rosa, admin, host, people }
}
export type TabletWorld = Awaited<ReturnType<typeof tabletWorld>>

async function codeFrom({ here, gus, admin }: TabletWorld): Promise<string> {
  const gates = await gus.call(gate.gates, { condominium_id: here })
  const [main] = gates.ok ? gates.answer : []
  if (!main) throw new Error('there is no gate')
  const wish = { condominium_id: here, id: newId(), gate_id: main.id, name: 'Tableta norte' }
  const made = await admin.call(stations.makeCode, wish)
  if (!made.ok) throw new Error(made.code)
  return made.answer.code
}

export async function linked(site: Place, there: TabletWorld, sight: Sight = {}): Promise<Page> {
  const words = speak(stationLockMessages, sight.language ?? 'es')
  const code = await codeFrom(there)
  const page = await site.open(sight)
  await page.goto('/station')
  await field(page, words.code).fill(code.toLowerCase())
  await press(page, words.enroll)
  await page.getByRole('link', { name: words.to_gate }).click()
  return page
}

export async function setPin(page: Page, guard: Account, pin: string, language: Language = 'es') {
  const words = speak(stationLockMessages, language)
  const { login } = speak(sessionMessages, language)
  await page
    .getByRole('link', { name: words.first_pin })
    .or(page.getByRole('link', { name: words.by_email }))
    .click()
  await field(page, login.email).fill(guard.email)
  await field(page, login.password).fill(password)
  await page.keyboard.press('Enter')
  await field(page, words.new_pin).fill(pin)
  await field(page, words.again).fill(pin)
  await press(page, words.save)
  await opened(page, language)
}

export const opened = (page: Page, language: Language = 'es') =>
  page.getByLabel(language === 'es' ? /^Código, número/ : /^Code, number/).waitFor()

export async function typeDigits(page: Page, digits: string) {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}

export async function chooseInBar(page: Page, does: string, language: Language = 'es') {
  await page.getByRole('button', { name: speak(guardMessages, language).bar.menu }).click()
  await page.getByRole('menuitem', { name: does }).click()
}

export async function letIn(page: Page, visitor: desk.Visitor, language: Language = 'es') {
  await page.getByLabel(language === 'es' ? /^Código, número/ : /^Code, number/).fill(visitor.number)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: speak(gateMessages, language).acts.entry }).click()
}

export async function logOf({ garita }: Pick<Place, 'garita'>, { here }: TabletWorld) {
  const { rows } = await garita.owner.query(
    'select event_type, actor_name, sent_by, proven from access_logs where condominium_id = $1 order by occurred_at',
    [here],
  )
  return rows
}

/** Digits may also occur by chance within ids, hashes and sealed values: match them only as a whole word. */
export const standsIn = (kept: string, secret: string) =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\w+/-])${secret}(?![\\w+/-])`).test(kept) : kept.includes(secret)

/**
 * Returns the new console errors, except failed requests and ended sessions, which flows of a tablet cause on purpose.
 */
export const complaintsOf = ({ complaints }: Pick<Site, 'complaints'>) =>
  complaints.splice(0).filter((said) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)|40[134]|422/.test(said))
