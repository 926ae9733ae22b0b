import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { arrivalTexts } from '../../src/gate/arrivals/arrivals.messages.ts'
import { ruleCardTexts } from '../../src/gate/arrivals/homeRules/homeRules.messages.ts'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { letInTexts } from '../../src/gate/dialogs/letIn.messages.ts'
import { gateMessages } from '../../src/gate/screen/guard.messages.ts'
import { paperMessages } from '../../src/gate/screen/paper/paper.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { saveRule } from '../support/gate/homeRules.ts'
import type { TestPerson } from '../support/installation.ts'
import { authorize, dayIn, mexico } from '../support/visits.ts'
import { field, fill, press } from './acts.ts'
import { card, done } from './guardActs.ts'
import type { Night } from './nightTablet.ts'
import { chooseInBar } from './tabletDesk.ts'

const { acts } = speak(gateMessages, 'es')
const letIn = speak(letInTexts, 'es')
const arriving = speak(arrivalDialogTexts, 'es')
const arrivals = speak(arrivalTexts, 'es')
const byRule = speak(ruleCardTexts, 'es')
const paper = speak(paperMessages, 'es')

const kinds = ['number', 'scan', 'courier', 'number', 'scan', 'walk_in'] as const
type Kind = (typeof kinds)[number]

interface Pass {
  id: string
  host: TestPerson
  name: string
  number: string
  token: string
}

/** An arrival, as the log must show it. */
export interface Came {
  what: string
  guard: string
  from: number
  until: number
}

/** Two letters for each number, since a name has no digits. */
const lettersOf = (count: number) => String.fromCharCode(65 + Math.floor(count / 26), 97 + (count % 26))

export async function homesOf({ garita }: Night, here: string, count: number) {
  const homes: { unit: string; host: TestPerson }[] = []
  for (let place = 0; place < count; place++) {
    const unit = String(301 + place)
    homes.push({ unit, host: await garita.person({ condominium: here, unit, full_name: `Home ${lettersOf(place)}` }) })
  }
  return homes
}

export class Arrivals {
  readonly came: Came[] = []
  readonly onPaper: { name: string; time: string }[] = []
  private readonly passes: Pass[] = []
  private readonly night: Night
  private readonly homes: Awaited<ReturnType<typeof homesOf>>

  constructor(night: Night, homes: Awaited<ReturnType<typeof homesOf>>) {
    this.night = night
    this.homes = homes
  }

  private home(place: number) {
    const home = this.homes[place % this.homes.length]
    if (!home) throw new Error('no homes')
    return home
  }

  /** Makes the passes of the coming visitors, and the rules of the homes that admit couriers. */
  async prepare(count: number): Promise<void> {
    const { garita, now } = this.night
    for (const { host } of this.homes) await saveRule(host)
    for (let place = 0; place < count; place++) {
      if (kindAt(place) !== 'number' && kindAt(place) !== 'scan') continue
      const { host } = this.home(place)
      const days = [0, 1].map((later) => dayIn(mexico, later, new Date(now())))
      const lastName = `Noche ${lettersOf(place)}`
      const id = await authorize(garita, host, 'temporary_visitor', {
        ...{ name: 'Luis', last_name: lastName, valid_from: days[0], valid_until: days[1] },
      })
      this.passes[place] = { id, host, name: `Luis ${lastName}`, ...(await shown(host, id)) }
    }
  }

  /** The loss of the tablet changed the numbers: hosts share the new ones with visitors who have not come yet. */
  async shareAgain(): Promise<void> {
    const coming = this.passes.slice(this.came.length).filter(Boolean)
    for (const pass of coming) {
      const { number, token } = await shown(pass.host, pass.id)
      expect([number === pass.number, token === pass.token]).toEqual([false, true])
      pass.number = number
    }
  }

  /** Plays some arrivals, spread evenly until a time. */
  async come(page: Page, count: number, guard: string, { until }: { until?: number } = {}): Promise<void> {
    const { now, pass } = this.night
    for (let left = count; left > 0; left--) {
      const wait = until ? Math.floor(Math.max(0, until - now()) / left) : 0
      if (wait > 0) {
        pass(wait)
        // The clock of the page stops during a move, and two hundred moves add up: set it to the time of the night.
        await page.clock.fastForward(Math.max(0, now() - (await page.evaluate(() => Date.now()))))
      }
      const from = now()
      const what = await this.one(page, this.came.length)
      this.came.push({ what, guard, from, until: now() })
    }
  }

  private one(page: Page, place: number): Promise<string> {
    const kind = kindAt(place)
    if (kind === 'courier') return this.courier(page, place)
    if (kind === 'walk_in') return this.walkIn(page, place)
    return this.withPass(page, this.passes[place], kind)
  }

  private async withPass(page: Page, pass: Pass | undefined, kind: Kind): Promise<string> {
    if (!pass) throw new Error('no pass was made')
    await page.getByLabel(/^Código, número/).fill(kind === 'scan' ? pass.token : pass.number)
    await page.keyboard.press('Enter')
    await card(page, 'green').getByText(pass.name).waitFor()
    await page.getByRole('button', { name: acts.entry }).click()
    await done(page, 'entry').getByText(pass.name).waitFor()
    return pass.name
  }

  private async courier(page: Page, place: number): Promise<string> {
    const { unit } = this.home(place)
    await unannouncedAt(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: arriving.unit }).fill(unit)
    await dialog.getByRole('radio', { name: arrivals.kinds.delivery }).click()
    await dialog.getByRole('button', { name: 'Rappi' }).click()
    await dialog.getByRole('button', { name: byRule.submit.let_in }).click()
    await dialog.waitFor({ state: 'detached' })
    return `delivery ${unit}`
  }

  private async walkIn(page: Page, place: number): Promise<string> {
    const { unit } = this.home(place)
    const lastName = `Camina ${lettersOf(place)}`
    await unannouncedAt(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: arriving.unit }).fill(unit)
    await fill(dialog, [
      [arriving.name, 'Teo'],
      [arriving.last_name, lastName],
      [arriving.document, 'INE 4455'],
    ])
    await press(dialog, arriving.submit)
    await card(page, 'amber').waitFor()
    await press(page, letIn.by_phone)
    await fill(page.getByRole('dialog'), [[letIn.who, 'Jorge Meza']])
    await press(page.getByRole('dialog'), letIn.submit)
    await done(page, 'override').getByText(lastName).waitFor()
    return `Teo ${lastName}`
  }

  /** Writes the arrivals of an outage on paper. */
  writeOnPaper(count: number, from: number, everyMs: number): void {
    for (let place = 0; place < count; place++) {
      const at = new Date(from + place * everyMs)
      const time = new Intl.DateTimeFormat('es-MX', { timeZone: mexico, timeStyle: 'short', hourCycle: 'h23' }).format(
        at,
      )
      this.onPaper.push({ name: `Rosa Papel ${lettersOf(place)}`, time })
    }
  }

  async typeIn(page: Page): Promise<void> {
    await chooseInBar(page, paper.type)
    for (const { name, time } of this.onPaper) {
      await field(page, paper.time).fill(time)
      await field(page, paper.who).fill(name)
      await page.keyboard.press('Enter')
      await page.getByRole('listitem').filter({ hasText: name }).waitFor()
    }
    await page.keyboard.press('Escape')
  }
}

async function shown(host: TestPerson, id: string) {
  const pass = await host.call(authorizations.showPass, { id })
  if (!pass.ok) throw new Error(pass.code)
  return { number: pass.answer.access_number ?? '', token: pass.answer.token }
}

/** Closes the card of the visitor before. */
async function unannouncedAt(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('[data-unannounced]').click()
}

const kindAt = (place: number): Kind => kinds[place % kinds.length] ?? 'number'
