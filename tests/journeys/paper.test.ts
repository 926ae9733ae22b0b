import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventTexts } from '../../src/access-log/log.messages.ts'
import { gatesMessages } from '../../src/gate/admin/gates.messages.ts'
import { arrivalRuleTexts } from '../../src/gate/arrivals/arrivalRules.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { paperMessages } from '../../src/gate/screen/paper/paper.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { field, press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import * as desk from '../flows/guardDesk.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())

const text = speak(paperMessages, 'es')
const events = speak(eventTexts, 'es')
const { bar } = speak(guardMessages, 'es')
const rules = speak(arrivalRuleTexts, 'es')
const gates = speak(gatesMessages, 'es')

async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.PAPER_PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png` })
}

async function choose(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: bar.menu }).click()
  await page.getByRole('menuitem', { name: what }).click()
  await page.getByRole('dialog').waitFor()
}

test.each(variants(['desk', 'phone']))(
  'prints the sheet offline, with telephones only after the administration chose so, and types in the arrivals: %s',
  async (size) => {
    const here = await site.garita.condominium('Los Encinos')
    const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
    const runs = await site.garita.person({ user_role: 'admin', assigned: [here] })
    const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
    await site.garita.owner.query("update profiles set phone_number = '55 1111 1111' where id = $1", [ana.id])
    await desk.visitorsOf(site.garita, ana, 2)
    const page = await site.open({ token: guard.token, size })
    await page.addInitScript(() => {
      window.print = () => {
        document.title = document.querySelector('[data-contingency]')?.textContent ?? 'nothing'
      }
    })
    await desk.openGuard(page)
    await desk.readyOffline(page)
    const comeBack = await site.cut()
    await page.context().setOffline(true)

    await choose(page, text.sheet)
    await page.getByText(text.holds(2, 1)).waitFor()
    // The names stay sealed until the guard prints.
    expect(await page.getByText('Ana Uno').count()).toBe(0)
    expect(await axeFaults(page, ['color-contrast', 'button-name', 'aria-dialog-name'])).toEqual([])
    await look(page, `sheet-${size}`)
    await press(page, text.print)
    await expect.poll(() => page.title()).toContain('Luis')
    expect(await page.title()).toContain('Ana Uno')
    expect(await page.title()).not.toContain('55 1111 1111')
    await page.getByRole('dialog').getByRole('button', { name: text.done }).click()

    await choose(page, text.type)
    await page.getByLabel(text.day).selectOption('yesterday')
    for (const [time, name, unit] of [
      ['18:20', 'Rosa Papel', '101'],
      ['0905', 'Taxi', ''],
    ] as const) {
      await field(page, text.time).fill(time)
      await field(page, text.who).fill(name)
      await field(page, text.unit).fill(unit)
      await page.keyboard.press('Enter')
      await page.getByRole('listitem').filter({ hasText: name }).waitFor()
    }
    await field(page, text.time).fill('7')
    await press(page, text.save)
    await page.getByText(text.not_a_time).waitFor()
    expect(await axeFaults(page, ['color-contrast', 'label', 'select-name', 'aria-dialog-name'])).toEqual([])
    await look(page, `type-${size}`)
    expect((await desk.waitingActs(page)).map(({ kept }) => kept.event.kind)).toEqual([
      'sheet_printed',
      'paper_line',
      'paper_line',
    ])
    await comeBack()
    await page.context().setOffline(false)
    await expect.poll(() => desk.waitingActs(page)).toEqual([])

    const office = await site.open({ token: runs.token, size })
    await office.goto('/admin/log')
    await office.getByText(events.sheet_printed).first().waitFor()
    await office.getByText(events.written_by_hand).first().waitFor()
    await look(office, `log-${size}`)
    await office.goto('/dashboard/admin/gates')
    await press(office, `${rules.change}: ${rules.change_title('Los Encinos')}`)
    await office.getByLabel(gates.sheet_telephones).check()
    await office.getByLabel(gates.sheet_telephones).scrollIntoViewIfNeeded()
    expect(await axeFaults(office)).toEqual([])
    await look(office, `choice-${size}`)
    await office.getByRole('dialog').locator('button[type=submit]').click()
    await office.getByText(rules.changed).waitFor()
    await office.context().close()

    await page.keyboard.press('Escape')
    await choose(page, text.sheet)
    await page.getByText(text.telephones.printed).waitFor()
    await press(page, text.print)
    await expect.poll(() => page.title()).toContain('Ana Uno 55 1111 1111')
    await page.context().close()
  },
)
