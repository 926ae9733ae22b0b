import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { attendanceTexts, workerPageTexts, workersMessages } from '../../src/authorizations/workers/workers.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { press, pressFolded } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { done, enter } from '../flows/guardActs.ts'
import { openSite, type Site } from '../flows/site.ts'
import { never, workerWorld } from '../support/gate/workers.ts'
import { variants } from '../support/scope.ts'
import { passOf } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))

const texts = (language: Language) => speak(workersMessages, language)

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)('joins two records of a worker, admits by either code, and shows the days, in %s on a %s', async (language, size) => {
  const world = await workerWorld(site.garita)
  const { admin, guard } = world
  const name = 'Hugo Lara'
  const [first, second] = [
    await world.home(never),
    await world.home({ hours_from: '00:00', hours_until: '23:59', weekdays: [1, 2, 3, 4, 5, 6, 7] }),
  ]
  const text = texts(language)

  const office = await site.open({ size, language, token: admin.token })
  await office.goto('/workers')
  await press(office, `${text.same_person}: ${first.unit} · ${second.unit}`)
  const asked = office.getByRole('dialog', { name: text.join_title })
  await asked.getByRole('button', { name: text.same_person, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
  const homes = office.getByRole('list', { name: text.homes_of(name) })
  await homes.getByText(first.unit, { exact: true }).waitFor()
  await homes.getByText(second.unit, { exact: true }).waitFor()
  expect(await axeFaults(office)).toEqual([])

  await press(office, `${text.page}: ${name}`)
  const whatsApp = office.getByRole('link', { name: text.whatsapp })
  await whatsApp.waitFor()
  const link = decodeURIComponent((await whatsApp.getAttribute('href')) ?? '').match(/\/worker#\S+/)?.[0] ?? ''
  expect(await axeFaults(office)).toEqual([])

  // The code of the home that does not expect the worker opens for the other home.
  const { token } = await passOf(first.host, first.id)
  const gate = await site.open({ size, language, token: guard.token })
  await gate.goto('/guard')
  const field = gate.getByLabel(language === 'es' ? /^Código, número/ : /^Code, number/)
  await field.waitFor()
  await field.fill(token)
  await gate.keyboard.press('Enter')
  const card = gate.locator('[data-verdict="green"]')
  await card.getByText(speak(guardMessages, language).card.expected_in).waitFor()
  await card.getByText(second.unit, { exact: true }).waitFor()
  await card.getByText(speak(guardMessages, language).card.other_homes).waitFor()
  expect(await axeFaults(gate)).toEqual([])
  await enter(gate)
  await done(gate, 'entry').waitFor()
  await expect.poll(() => world.linesOf(second)).toEqual(['entry'])
  expect(await world.linesOf(first)).toEqual([])
  expect(await world.leave(second.id)).toMatchObject({ ok: true })

  const own = await site.open({ size, language })
  await own.goto(link)
  await own.getByRole('heading', { name: speak(workerPageTexts, language).title }).waitFor()
  await own.getByRole('heading', { name: new RegExp(second.unit) }).waitFor()
  await own.getByText(speak(attendanceTexts, language).totals(1, '0:00')).waitFor()
  expect(await axeFaults(own)).toEqual([])

  const home = await site.open({ size, language, token: second.host.token })
  await home.goto('/dashboard/workers')
  await pressFolded(home, name, speak(authorizationMessages, language).acts.attendance, language)
  const dialog = home.getByRole('dialog', { name: speak(attendanceTexts, language).title(name) })
  await dialog.getByText(speak(attendanceTexts, language).totals(1, '0:00')).waitFor()
  expect(await axeFaults(home)).toEqual([])
  const [file] = await Promise.all([
    home.waitForEvent('download'),
    dialog.getByRole('button', { name: speak(attendanceTexts, language).file }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^(asistencia|attendance)-\d{4}-\d\d\.csv$/)
  await dialog.getByRole('button', { name: speak(attendanceTexts, language).before }).click()
  await dialog.getByText(speak(attendanceTexts, language).none, { exact: true }).waitFor()
  await home.keyboard.press('Escape')

  await office.keyboard.press('Escape')
  await press(office, `${text.separate}: ${name}, ${first.unit}`)
  const apart = office.getByRole('dialog', { name: text.separate_title(first.unit) })
  await apart.getByRole('button', { name: text.separate, exact: true }).click()
  await office.getByText(text.proposals).waitFor()
})
