/**
 * Four requests at once at a station: two homes answer, one has no account and is called, one does not answer. Then the connection breaks;
 * the gate works by its rules and by phone, and sends each event once although the first answer is lost.
 */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { groupTexts } from '../../src/authorizations/group.messages.ts'
import { arrivalTexts } from '../../src/gate/arrivals/arrivals.messages.ts'
import { askTexts } from '../../src/gate/arrivals/asks.messages.ts'
import { ruleCardTexts } from '../../src/gate/arrivals/homeRules/homeRules.messages.ts'
import { leftItemTexts, leftItemWords } from '../../src/gate/arrivals/leftItems/leftItems.messages.ts'
import { overrideReasonTexts } from '../../src/gate/arrivals/overrideReasons.messages.ts'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { phonesTexts } from '../../src/gate/dialogs/phones.messages.ts'
import { bookMessages } from '../../src/gate/screen/book/book.messages.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { requestTexts } from '../../src/gate/visits/request.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { backdate } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { fourHomes, stationOf } from './fourHomes.ts'
import { card, done, gateField } from './guardActs.ts'
import { readyOffline } from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterEach(() => expect(site.complaints.splice(0).filter((line) => !/ERR_|40[134]/.test(line))).toEqual([]))
afterAll(() => site.close())

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

test.each(
  variants([
    ['es', 'desk'],
    ['en', 'tablet'],
  ]),
)('answers four requests at once, works offline, and sends each event once: %s, %s', async (language, size) => {
  const { garita } = site
  const there = await fourHomes(site)
  const { here, ana, beth, people } = there
  const { bar } = speak(guardMessages, language)
  const arriving = speak(arrivalDialogTexts, language)
  const { acts } = speak(gateMessages, language)
  const asks = speak(askTexts, language)
  const words = speak(arrivalTexts, language)
  const book = speak(bookMessages, language)
  const phones = speak(phonesTexts, language)
  const [station, anasPhone, bethsPhone] = [
    await stationOf(site, there, language, size),
    await site.open({ language: 'es', size: 'phone', token: ana.token, offline: false }),
    await site.open({ language: 'en', size: 'phone', token: beth.token, offline: false }),
  ]
  await Promise.all([anasPhone.goto('/dashboard'), bethsPhone.goto('/dashboard')])
  const dialog = station.getByRole('dialog')
  const strips = station.getByRole('list', { name: asks.strips }).getByRole('button')
  const strip = (unit: string) => strips.filter({ hasText: unit })

  /** Asks for a courier to a unit; the rules of the unit decide what the form shows next. */
  const courier = async (unit: string, people?: number) => {
    await station.locator('[data-unannounced]').click()
    await dialog.getByRole('combobox', { name: arriving.unit }).fill(unit)
    await dialog.getByRole('radio', { name: words.kinds.delivery }).click()
    if (people) {
      await dialog.locator('summary').click()
      await dialog.getByLabel(words.people).fill(String(people))
    }
    await dialog.getByRole('button', { name: 'Rappi' }).click()
  }
  const askAbout = async (unit: string) => {
    await courier(unit, unit === '101' ? 3 : undefined)
    await card(station, 'amber').getByText(unit, { exact: true }).waitFor()
    await station.getByRole('button', { name: asks.next }).click()
  }
  const home = (unit: string) => station.getByRole('region', { name: phones.show(unit) })
  const look = async (unit: string, number: string) => {
    await home(unit)
      .getByRole('button', { name: phones.show(unit) })
      .click()
    await home(unit).getByRole('link', { name: number }).waitFor()
  }
  const outcomes = async () => {
    const { rows } = await garita.owner.query<{ unit_number: string; outcome: string; outcome_channel: string }>(
      `select unit_number, outcome, outcome_channel from authorizations where condominium_id = $1 and outcome is not null order by id`,
      [here],
    )
    return rows.map(({ unit_number, outcome, outcome_channel }) => `${unit_number} ${outcome} ${outcome_channel}`)
  }
  const lines = async () => {
    const { rows } = await garita.owner.query<{ line: string }>(
      `select l.event_type || ' ' || coalesce(a.unit_number, '') as line from access_logs l
          left join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
        where l.condominium_id = $1 order by l.occurred_at, l.id`,
      [here],
    )
    return rows.map(({ line }) => line)
  }

  for (const unit of ['101', '102', '103', '204']) await askAbout(unit)
  await expect.poll(() => strips.count()).toBe(4)
  for (const unit of ['101', '102', '103', '204'])
    await strip(unit)
      .getByText(/^[0-4]:\d\d$/)
      .waitFor()
  // The requests above the lists are not repeated in the lists.
  const { waiting } = speak(guardMessages, language).lists
  const again = station.locator('[data-lists]').getByRole('list', { name: waiting })
  await expect.poll(() => again.count()).toBe(0)
  expect(await axeFaults(station)).toEqual([])
  await shot(station, `four-${size}`)

  // The guard serves the next car while the four requests wait.
  await gateField(station, language).fill(people[0]?.number ?? '')
  await station.keyboard.press('Enter')
  await card(station, 'green').getByRole('button', { name: acts.entry }).click()
  await done(station, 'entry').waitFor()
  await station.keyboard.press('Escape')
  await expect.poll(() => strips.count()).toBe(4)

  const yes = anasPhone.getByRole('dialog')
  await yes.getByText(speak(arrivalTexts, 'es').names.delivery('Rappi')).waitFor()
  expect(await axeFaults(anasPhone)).toEqual([])
  await yes.getByRole('button', { name: speak(requestTexts, 'es').approve }).click()
  const said = size === 'desk' ? 'left_at_gate' : 'comes_down'
  const beside = bethsPhone.getByRole('dialog')
  await beside.getByText(speak(arrivalTexts, 'en').names.delivery('Rappi')).waitFor()
  expect(await axeFaults(bethsPhone)).toEqual([])
  await shot(bethsPhone, `phone-${size}`)
  await beside.getByRole('button', { name: speak(requestTexts, 'en').beside[said] }).click()

  await strip('101').getByText(asks.may_pass).waitFor()
  const answer = said === 'left_at_gate' ? asks.left_at_gate : asks.comes_down('Ana 102')
  await station.getByText(`102 · ${answer}`).waitFor()
  await shot(station, `answered-${size}`)
  await strip('101').click()
  await card(station, 'green').getByRole('button', { name: acts.entry }).click()
  await done(station, 'entry').waitFor()
  await station.keyboard.press('Escape')
  const { inside } = speak(guardMessages, language).lists
  await station.getByRole('tab', { name: new RegExp(`^${inside} 4`) }).click()
  await station.getByText(speak(groupTexts, language).inside_of(3, 3)).first().waitFor()
  await shot(station, `inside-${size}`)
  if (said === 'left_at_gate') {
    await station.getByRole('button', { name: speak(leftItemTexts, language).write_it }).click()
    await dialog.getByRole('button', { name: speak(leftItemWords, language).package }).click()
    await dialog.waitFor({ state: 'detached' })
  } else await station.getByRole('button', { name: bar.note }).click()

  await strip('204').click()
  await look('204', '55 2222 2222')
  await shot(station, `called-${size}`)
  await home('204')
    .getByRole('button', { name: `${book.admitted}: Beto Ruiz` })
    .click()
  await done(station, 'override').waitFor()
  await station.keyboard.press('Escape')

  const { rows } = await garita.owner.query<{ id: string }>(
    `select id from authorizations where condominium_id = $1 and unit_number = '103'`,
    [here],
  )
  await backdate(garita, rows[0]?.id ?? '', '301 seconds')
  await strip('103').getByText(asks.time_over, { exact: true }).waitFor()
  await strip('103').click()
  await station.getByText(asks.after.offer).waitFor()
  expect(await axeFaults(station)).toEqual([])
  await shot(station, `over-${size}`)
  await station.getByRole('button', { name: asks.let_in }).click()
  expect(await dialog.getByRole('button', { name: speak(overrideReasonTexts, language).no_answer }).count()).toBe(0)
  await dialog.getByRole('button', { name: speak(overrideReasonTexts, language).administration }).click()
  await dialog.locator('button[type=submit]').click()
  await done(station, 'override').waitFor()
  await station.keyboard.press('Escape')
  await expect.poll(() => strips.count()).toBe(0)
  const answered = ['101 admitted app', `102 ${said} app`, '103 expired clock', '204 admitted call']
  await expect.poll(outcomes).toEqual(answered)

  await expect.poll(async () => (await lines()).at(-1)).toBe('entry 103')
  const before = await lines()
  await readyOffline(station)
  await station.context().setOffline(true)
  await station.getByText(bar.offline).first().waitFor()
  await courier('104')
  await dialog.locator('[data-rule="let_in"]').waitFor()
  await dialog.getByRole('button', { name: speak(ruleCardTexts, language).submit.let_in }).click()
  await dialog.waitFor({ state: 'detached' })
  await courier('101')
  await card(station, 'amber').getByText('101', { exact: true }).waitFor()
  await look('101', '55 1111 1111')
  expect(await axeFaults(station)).toEqual([])
  await shot(station, `offline-${size}`)
  await home('101')
    .getByRole('button', { name: `${book.admitted}: Ana 101` })
    .click()
  await done(station, 'override').waitFor()
  await station.keyboard.press('Escape')
  await courier('204')
  await card(station, 'amber').getByText('204', { exact: true }).waitFor()
  await look('204', '55 2222 2222')
  await home('204').getByRole('button', { name: book.refused }).click()
  await expect.poll(() => strips.count()).toBe(0)
  expect(await lines()).toEqual(before)
  await station.getByText(bar.waiting(8)).waitFor()

  // The server stores the events, but its answer is lost.
  let lost = 0
  await station.route(
    '**/api/v1/gate.record',
    async (route) => {
      lost += 1
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await station.context().setOffline(false)
  await expect.poll(() => lost).toBe(1)
  await station.context().setOffline(true)
  await station.context().setOffline(false)
  await station.getByText(bar.online).waitFor()
  await expect.poll(outcomes).toEqual([...answered, '104 admitted rule', '101 admitted call', '204 refused call'])
  await station.getByText(bar.waiting(8)).waitFor({ state: 'detached' })
  expect((await lines()).slice(before.length)).toEqual([
    'entry 104',
    ...['visitor_registered 101', 'phones_shown 101', 'entry 101'],
    ...['visitor_registered 204', 'phones_shown 204'],
  ])
  await expect(lines()).resolves.toHaveLength(before.length + 6)
  const notices = speak(noticeMessages, 'es')
  await anasPhone.getByRole('button', { name: /^Notificaciones/ }).click()
  await anasPhone.getByRole('listitem').filter({ hasText: notices.kinds.let_in }).waitFor()
  await shot(anasPhone, `told-${size}`)
})
