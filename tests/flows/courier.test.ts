/**
 * How long a guard is held up by a courier, at a real station with fingers: touches are counted on the page, the product's own time is measured
 * from each touch until the next one is possible, and the pace of a person is added as the month has it.
 */
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { arrivalTexts } from '../../src/visits/arrivals/arrivals.messages.ts'
import { askTexts } from '../../src/visits/arrivals/asks.messages.ts'
import { urgentTexts } from '../../src/visits/arrivals/urgent.messages.ts'
import { homeRules } from '../../src/visits/rules/homeRules.contract.ts'
import { ruleCardTexts } from '../../src/visits/rules/homeRules.messages.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import { variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { card, done, gateField } from './guardActs.ts'
import { waitingActs } from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => {
  process.stdout.write(measured.map((one) => `${JSON.stringify(one)}\n`).join(''))
  return site.close()
})

const measured: object[] = []

/** Of a person, as tests/month assumes them. */
const [touchMs, signMs] = [1_200, 400]

/** A person leaves the product a second of the six. That it needs no more is measured alone, with PACE: beside other tests it says how busy they are. */
function inSixSeconds({ person, all }: { person: number; all: number }): void {
  expect(person).toBeLessThanOrEqual(5_000)
  if (process.env.PACE) expect(all).toBeLessThan(6_000)
}
const personal = /nombre|apellido|documento|tel[eé]fono|first name|last name|document|phone/i

/** Counts on the page itself what fingers did since the last count, and how long the page took after each until the next was possible. */
async function countTouches(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.body
    const pressed = ({ isTrusted, timeStamp }: Event) => {
      if (isTrusted) dataset.pressed = String(timeStamp)
    }
    addEventListener('keydown', pressed, true)
    addEventListener(
      'click',
      (event) => {
        if (event.isTrusted && event.detail > 0) dataset.touches = String(Number(dataset.touches ?? 0) + 1)
        pressed(event)
      },
      true,
    )
  })
  let spent = 0
  const timed = async (does: () => Promise<void>, next: Locator) => {
    await does()
    await next.waitFor()
    spent += await page.evaluate(() => performance.now() - Number(document.body.dataset.pressed))
  }
  return {
    touch: (what: Locator, next: Locator) => timed(() => what.tap(), next),
    type: (signs: string, next: Locator) => timed(() => page.keyboard.type(signs), next),
    /** Digits are signs that a person types, on a keyboard or on the keys of the station. */
    async count(digits = 0, byTouch = false) {
      const touches = await page.evaluate(() => {
        const { dataset } = document.body
        const counted = Number(dataset.touches ?? 0)
        dataset.touches = '0'
        return counted
      })
      const own = Math.round(spent)
      spent = 0
      const besides = byTouch ? touches - digits : touches
      const person = besides * touchMs + digits * signMs
      return { touches: besides, digits, own, person, all: own + person }
    },
  }
}

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'phone'],
    ['es', 'tablet'],
    ['en', 'tablet'],
  ]),
)('a courier takes four touches and six seconds, an emergency one touch: %s, %s', async (language, size) => {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const [ana, carla] = [
    await garita.person({ condominium: here, unit: '101' }),
    await garita.person({ condominium: here, unit: '102' }),
  ]
  await garita.person({ condominium: here, unit: '103' })
  expect((await carla.call(homeRules.expect, { id: newId() })).ok).toBe(true)
  const { unannounced: text, keypad } = speak(guardMessages, language)
  const { acts } = speak(gateMessages, language)
  const asks = speak(askTexts, language)
  const words = speak(arrivalTexts, language)
  const rules = speak(ruleCardTexts, language)
  const page = await site.open({ language, size, token: guard.token, touch: true })
  await page.goto('/guard')
  await gateField(page, language).waitFor()
  const emergency = page.getByRole('button', { name: speak(urgentTexts, language).emergency })
  const open = page.locator('.garita-unannounced')
  const dialog = page.getByRole('dialog')
  const unit = dialog.locator('input:focus')
  const kind = dialog.getByRole('radio', { name: words.kinds.delivery })
  const rappi = dialog.getByRole('button', { name: 'Rappi' })
  const likely = dialog.getByRole('group', { name: text.likely })
  const asked = card(page, 'amber').getByText(words.names.delivery('Rappi'))
  const { touch, type, count } = await countTouches(page)
  const lastAsk = async () =>
    (
      await garita.owner.query('select id from authorizations where condominium_id = $1 order by id desc limit 1', [
        here,
      ])
    ).rows[0].id
  const told = () => expect.poll(() => waitingActs(page)).toEqual([])

  const askTyped = async (digits: string) => {
    if (size === 'tablet') {
      const keys = page.getByRole('group', { name: keypad.label })
      for (const digit of digits) await touch(keys.getByRole('button', { name: digit, exact: true }), open)
      await touch(open, kind)
    } else {
      await touch(open, unit)
      await type(digits, dialog.locator('[aria-expanded=false]'))
    }
    await touch(kind, rappi)
  }
  // The first courier of the shift: from then on all is loaded.
  await emergency.waitFor()
  await askTyped('103')
  await touch(rappi, asked)
  await page.getByRole('button', { name: asks.next }).click()
  await told()
  await count()

  await askTyped('101')
  const fields = await dialog
    .getByRole('textbox')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent))
  expect(fields.filter((label) => personal.test(label ?? ''))).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/courier-${language}-${size}.png` })
  await touch(rappi, asked)
  await told()
  const first = await count(3, size === 'tablet')
  expect(first.touches).toBe(3)
  inSixSeconds(first)
  measured.push({ language, size, unit: 'typed', ...first })

  await page.getByRole('button', { name: asks.next }).click()
  expect((await ana.call(visits.decide, { id: await lastAsk(), decision: 'approved' })).ok).toBe(true)
  await page.locator('[data-strip="good"]').click()
  await card(page, 'green').getByRole('button', { name: acts.entry }).click()
  await done(page, 'entry').waitFor()
  await told()
  await page.keyboard.press('Escape')
  await count()

  // It came there before: the unit is one touch.
  await touch(open, likely.getByRole('button', { name: '101', exact: true }))
  await touch(likely.getByRole('button', { name: '101', exact: true }), kind)
  await touch(kind, rappi)
  await touch(rappi, asked)
  await told()
  const likelier = await count()
  expect(likelier.touches).toBe(4)
  inSixSeconds(likelier)
  measured.push({ language, size, unit: 'likely', ...likelier })
  await page.getByRole('button', { name: asks.next }).click()
  await count()

  // It expects one: the guard reads the rule and presses once.
  const expecting = likely.getByRole('button', { name: text.expects('102') })
  const letIn = dialog.getByRole('button', { name: rules.submit.let_in })
  await touch(open, expecting)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/courier-likely-${language}-${size}.png` })
  await touch(expecting, letIn)
  expect(await axeFaults(page)).toEqual([])
  await touch(letIn, page.getByText(rules.done.let_in))
  await told()
  const byRule = await count()
  expect(byRule.touches).toBe(3)
  inSixSeconds(byRule)
  measured.push({ language, size, unit: 'expects', ...byRule })

  await dialog.waitFor({ state: 'detached' })
  await touch(emergency, page.locator('[data-urgent="emergency"]'))
  const urgent = await count()
  expect(urgent.touches).toBe(1)
  measured.push({ language, size, unit: 'emergency', ...urgent })
})
