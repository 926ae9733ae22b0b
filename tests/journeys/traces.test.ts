import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hiddenTexts } from '../../src/access-log/log.messages.ts'
import { auditActTexts } from '../../src/audit/audit.messages.ts'
import { channelMessages } from '../../src/channels/channels.messages.ts'
import { exportMessages } from '../../src/exports/exports.messages.ts'
import { householdMessages } from '../../src/households/households.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { moveTexts } from '../../src/people/move/moves.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { press, showTools } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { pick } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'
import { snapshotOf, stationWorld } from '../support/gate/stations.ts'
import { leaveOld } from '../support/past.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'
import { nearby, turnOn } from '../support/webhookReceiver.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ environment: nearby })
})
afterAll(() => site.close())
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

const sights = variants([
  ['es', 'phone'],
  ['en', 'desk'],
])

async function world() {
  const there = await stationWorld(site.garita)
  const admin = await site.garita.person({ user_role: 'admin', assigned: [there.here], full_name: 'Adela Ruiz' })
  return { ...there, admin }
}

test.each(sights)("lets a home turn the webhook's answers on and off, %s on a %s", async (language, size) => {
  const { here, admin, ana } = await world()
  await site.garita.owner.query(`update residences set since = now() - interval '1 day' where condominium_id = $1`, [
    here,
  ])
  await site.garita.person({ condominium: here, unit: '102' })
  await turnOn(admin, here, 'http://127.0.0.1:9/', { takes_answers: true, with_names: true })
  const { webhook: text } = speak(householdMessages, language)
  const { taken_of } = speak(channelMessages, language)
  const { bell, kinds, webhooks } = speak(noticeMessages, language)
  const [home, office] = [
    await site.open({ token: ana.token, language, size }),
    await site.open({ token: admin.token, language, size }),
  ]
  await office.goto('/dashboard/admin/webhook')
  await office.getByText(taken_of(0, 2)).waitFor()
  await home.goto('/dashboard')
  await home.getByRole('button', { name: new RegExp(`^${bell.title}`) }).click()
  await home.getByText(kinds.webhook_on).first().waitFor()
  await home.getByText(new RegExp(webhooks.names_and_answers)).first().waitFor()
  await shot(home, `webhook-notice-${language}`)
  await home.goto('/dashboard/residents')
  await home.getByText(text.off).waitFor()
  expect(await axeFaults(home)).toEqual([])
  await home.getByText(text.off).scrollIntoViewIfNeeded()
  await shot(home, `webhook-home-off-${language}`)
  await press(home, text.allow)
  await home.getByText(text.on, { exact: true }).waitFor()
  await shot(home, `webhook-home-on-${language}`)
  await office.goto('/dashboard/admin/webhook')
  await office.getByText(taken_of(1, 2)).waitFor()
  expect(await axeFaults(office)).toEqual([])
  await shot(office, `webhook-office-${language}`)
  await press(home, text.stop)
  await home.getByText(text.off).waitFor()
})

test.each(sights)(
  'names the reader of all telephones, lists the hidden names of a file and the counts of a move, %s on a %s',
  async (language, size) => {
    const there = await world()
    const { here, admin, ana } = there
    await snapshotOf(there)
    for (let turn = 0; turn < 3; turn++) await leaveOld(site.garita, here, ana)
    await authorize(site.garita, ana, 'worker', { name: 'Hugo', last_name: 'Lara' })
    await authorize(site.garita, ana, 'permanent_visitor')
    const text = speak(exportMessages, language)
    const page = await site.open({ token: admin.token, language, size })
    await page.goto('/dashboard/admin/audit?thing=book')
    await page.getByText(speak(auditActTexts, language).book_made).first().waitFor()
    await page.getByText('Gus Garita').first().waitFor()
    expect(await axeFaults(page)).toEqual([])
    await shot(page, `book-line-${language}`)
    await page.goto('/dashboard/admin')
    await showTools(page, language)
    await page.getByRole('button', { name: text.menu, exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${text.log} Excel`, exact: true })
      .click()
    await page.getByText(text.hidden_title).waitFor()
    await page.getByText(speak(hiddenTexts, language).hidden_names(3)).waitFor()
    await shot(page, `hidden-names-${language}`)
    await page.goto('/access-log')
    await page.getByText(speak(hiddenTexts, language).hidden_names(3)).waitFor()
    await shot(page, `hidden-sheet-${language}`)

    const moving = speak(moveTexts, language)
    await page.goto('/dashboard/admin/users')
    const act = page.getByRole('button', { name: `${moving.act}: Ana Uno` })
    await page.getByText('Ana Uno').first().waitFor()
    await ((await act.isVisible()) ? act.press('Enter') : pick(page, 'Ana Uno', moving.act, language))
    const dialog = page.getByRole('dialog', { name: moving.title('Ana Uno') })
    await dialog.getByText(moving.authorized(2)).click()
    await dialog.getByText(moving.names_later).waitFor()
    expect(await dialog.getByText('Hugo').count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await shot(page, `move-counts-${language}`)
  },
)
