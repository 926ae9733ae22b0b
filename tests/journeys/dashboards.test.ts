import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventTexts, logTexts } from '../../src/access-log/log.messages.ts'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { dashboardMessages } from '../../src/dashboards/dashboards.messages.ts'
import { morningMessages } from '../../src/dashboards/morning.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { findingTexts, systemMessages, verdictTexts } from '../../src/system/system.messages.ts'
import { heading, press, waitForFocus } from '../flows/acts.ts'
import { goOn } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'
import { arrive, letIn } from '../support/arrivals.ts'
import { amenityOf, book } from '../support/bookings.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const figure = (page: Page, label: string, value: number) =>
  page.locator('[data-stat]', { hasText: new RegExp(`^${label}${value}(?!\\d)`) }).waitFor()

async function world() {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
  return { garita, home, guard, ana }
}

const reason = 'La administración lo pidió'

test.each(variants(languages))('shows an admin figures and the day’s events, updated live: %s', async (language) => {
  const { garita, home, guard, ana } = await world()
  const { admin: text, activity } = speak(dashboardMessages, language)
  const admin = await garita.person({ user_role: 'admin', assigned: [home], full_name: 'Guillermo Arriaga' })
  const page = await site.open({ language, token: admin.token })
  await page.goto('/dashboard/admin?tab=activity')
  await figure(page, text.users, 3)
  await figure(page, text.pending, 0)
  await figure(page, text.active_authorizations, 0)
  await figure(page, text.pending_reservations, 0)
  await page.getByText(activity.empty, { exact: true }).waitFor()

  await authorize(garita, ana, 'worker')
  await figure(page, text.active_authorizations, 1)
  await letIn(garita, guard, home, await arrive(guard, home), reason)
  await page.getByRole('row', { name: new RegExp(`${speak(eventTexts, language).entry}.*Luis Gómez`) }).waitFor()
  await garita.person({ condominium: home, unit: '102', approval_status: 'pending' })
  await figure(page, text.users, 4)
  await figure(page, text.pending, 1)
  expect(site.complaints).toEqual([])
})

test('lets an admin answer the waiting people by key, and ignores a press just after the next one moved up', async () => {
  const { garita, home, ana } = await world()
  const admin = await garita.person({ user_role: 'admin', assigned: [home] })
  const text = speak(morningMessages, 'es')
  const page = await site.open({ language: 'es', token: admin.token })
  await garita.owner.query('update profiles set started = true')
  await page.goto('/dashboard')
  await page.getByText(text.nothing, { exact: true }).waitFor()

  const waits = async (fullName: string) =>
    (await garita.person({ user_role: 'admin', assigned: [home], approval_status: 'pending', full_name: fullName })).id
  const first = await waits('Bruno Uno')
  const second = await waits('Berta Dos')
  const third = await book(ana, await amenityOf(garita, home, 'gym', { needs_approval: true }))
  const queue = page.getByRole('region', { name: text.waiting })
  const open = (name: RegExp) => queue.getByRole('button', { name, expanded: true })
  const stateOf = async (id: string) =>
    (await garita.owner.query('select approval_status from profiles where id = $1', [id])).rows[0].approval_status
  await open(/Bruno Uno/).waitFor()
  await queue.getByRole('button', { name: /Gimnasio, Ana Uno/ }).waitFor()

  // A key answers only while the list has the focus.
  await page.keyboard.press('a')
  expect(await stateOf(first)).toBe('pending')
  await page.keyboard.press('a')
  await open(/Berta Dos/).waitFor()
  await page.keyboard.press('a')
  await waitForFocus(open(/Berta Dos/))
  await page.keyboard.press('ArrowDown')
  await open(/Gimnasio/).waitFor()
  await page.keyboard.press('ArrowUp')
  await open(/Berta Dos/).waitFor()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('No trabaja aquí')
  await press(dialog, text.reject)
  await open(/Gimnasio/).waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('a')
      const { rows } = await garita.owner.query('select status from amenity_reservations where id = $1', [third])
      return rows[0].status
    })
    .toBe('approved')
  await queue.getByText(text.uninvited(1), { exact: true }).waitFor()
  expect([await stateOf(first), await stateOf(second)]).toEqual(['approved', 'rejected'])
  expect(site.complaints).toEqual([])
})

test.each(variants(languages))('shows a super admin the installation and its problems: %s', async (language) => {
  const { garita, home, guard } = await world()
  const { installation: text } = speak(dashboardMessages, language)
  const words = speak(verdictTexts, language)
  const root = await garita.person({ user_role: 'super_admin', full_name: 'Rocío Fuentes' })
  const page = await site.open({ language, token: root.token })
  const counted = async (rows: string) => {
    const { rows: found } = await garita.owner.query<{ count: string }>(`select count(*) ${rows}`)
    return Number(found[0]?.count)
  }
  const entered = () => counted(`from access_logs where event_type = 'entry'`)
  await page.goto('/admin')
  await heading(page, text.title).waitFor()
  await figure(page, text.condominiums, await counted('from condominiums'))
  await figure(page, text.users, await counted('from profiles'))
  await figure(page, text.approved_agents, await counted(`from profiles where user_role = 'agent'`))
  await figure(page, text.accesses_today, await entered())
  // Parts without a problem are collapsed.
  await page.locator('summary', { hasText: speak(systemMessages, language).fine }).click()
  // The sentence depends on the PostgreSQL of this machine and on its load.
  const database = new RegExp(`${words.database_answers}|${words.database_old}|${words.database_slow}`)
  await page.getByRole('listitem').filter({ hasText: database }).waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${words.live_stands}|${words.live_slow}`) })
    .waitFor()

  await letIn(garita, guard, home, await arrive(guard, home), reason)
  await figure(page, text.accesses_today, await entered())
  const { when } = speak(logTexts, language)
  await page
    .getByRole('table')
    .filter({ hasText: when })
    .getByRole('row', { name: /Luis Gómez.*Los Encinos/ })
    .first()
    .waitFor()

  await garita.owner.query(
    `insert into jobs (name, payload, attempts, last_error) values ('session.reset', '{}', 12, 'no route')`,
  )
  const health = speak(systemMessages, language)
  await press(page, health.check)
  const mail = page.getByRole('listitem').filter({ hasText: words.mail_given_up })
  await mail.getByText(speak(findingTexts, language).queue(0, 0, 1)).waitFor()
  await mail.getByText(health.last_error('no route')).waitFor()
  await garita.owner.query('delete from jobs')
  expect(site.complaints).toEqual([])
})

test('shows residents and guards that they have no access, or their own screens', async () => {
  const { guard, ana } = await world()
  const text = speak(appMessages, 'es')
  const page = await site.open({ token: ana.token })
  await page.goto('/dashboard/admin')
  for (const path of ['/dashboard/admin', '/dashboard/super-admin']) {
    await goOn(page, path)
    await heading(page, text.denied_title).waitFor()
    await page.getByText(text.denied_section).waitFor()
  }
  await goOn(page, '/admin/log')
  await page.waitForURL('**/dashboard')
  const desk = await site.open({ token: guard.token })
  await desk.goto('/admin/log')
  await desk.waitForURL('**/operator-panel')
})
