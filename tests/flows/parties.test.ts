/** A host sends one link, and a guest without an account gets a pass by it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { passTitles, visitPageTexts } from '../../src/authorizations/passes/visitPage.messages.ts'
import { mistakeTexts } from '../../src/gate/dialogs/mistake.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { parties } from '../../src/parties/parties.contract.ts'
import { partyMessages } from '../../src/parties/parties.messages.ts'
import { partyPageTexts } from '../../src/parties/partyPage.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { beNoon } from '../support/clocks.ts'
import { variants } from '../support/scope.ts'
import { dayIn, mexico } from '../support/visits.ts'
import { fill, heading, press } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openGuard, readyOffline, waitingActs } from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'light'],
    ['en', 'dark'],
  ]),
)('gives a guest without an account a pass by the link of a party: %s, %s', async (language, theme) => {
  const { garita } = site
  const condominium = await garita.condominium('Los Encinos')
  await beNoon(garita, condominium)
  const ana = await garita.person({ full_name: 'Ana Pérez', condominium, unit: '101' })
  const text = speak(partyMessages, language)
  const host = await site.open({ language, theme, size: 'phone', token: ana.token, touch: true })
  const sent: URL[] = []
  await host.context().route('https://wa.me/**', (route) => {
    sent.push(new URL(route.request().url()))
    return route.fulfill({ body: '' })
  })
  await host.goto('/dashboard')
  await host.getByRole('link', { name: speak(inviteMessages, language).open, exact: true }).click()
  await host.getByRole('link', { name: speak(inviteMessages, language).party }).click()
  await fill(host, [
    [text.name, 'Cumpleaños de Sofía'],
    [text.from, '11:00'],
  ])
  expect(await axeFaults(host)).toEqual([])
  await host.getByRole('dialog').getByRole('button', { name: text.create }).click()
  await expect.poll(() => sent.length).toBe(1)
  const link = /http\S+\/party\/\S+/.exec(sent[0]?.searchParams.get('text') ?? '')?.[0] ?? ''
  await host.getByText(text.taken(0, 30)).waitFor()
  expect(await axeFaults(host)).toEqual([])

  const page = speak(partyPageTexts, language)
  const guest = await site.open({ language, theme, size: 'phone', scripted: false })
  await guest.goto(link)
  await heading(guest, speak(visitPageTexts, language).invites('Ana')).waitFor()
  await guest.getByText('Cumpleaños de Sofía').waitFor()
  await guest.getByLabel(page.guest).fill('Luis Gómez')
  await guest.getByRole('button', { name: page.ask }).click()
  await guest.getByRole('img', { name: speak(passTitles, language).picture }).waitFor()
  await guest.getByText('Luis Gómez').waitFor()
  // The host's screen shows the guest without a reload.
  await host.getByText(text.taken(1, 30)).waitFor()
  await host.getByText(text.guests(1)).click()
  await host
    .getByRole('list', { name: text.guests(1) })
    .getByText('Luis Gómez')
    .waitFor()

  await guest.goto(link)
  await guest.getByText(page.mine('Luis Gómez')).waitFor()
  await guest.getByRole('link', { name: page.open_pass }).click()
  await guest.getByRole('img', { name: speak(passTitles, language).picture }).waitFor()

  const gus = await garita.person({ user_role: 'agent', assigned: [condominium], full_name: 'Gus Garita' })
  const gate = await site.open({ language, theme, size: 'desk', token: gus.token })
  await gate.goto('/operator-panel')
  await gate.getByText('101 · Cumpleaños de Sofía').click()
  await press(gate, `${text.entry}: Luis Gómez`)
  await gate.getByText(text.inside_of(1, 30)).waitFor()
  await host.getByText(text.inside(1)).waitFor()
  await press(gate, speak(mistakeTexts, language).button)
  await gate.getByText(text.inside_of(0, 30)).waitFor()
  expect(await axeFaults(gate)).toEqual([])

  await press(host, `${text.remove}: Luis Gómez`)
  await host.getByRole('dialog').getByRole('button', { name: text.remove, exact: true }).click()
  await host.getByText(text.taken(0, 30)).waitFor()
})

test('has a page without a fault of access on a phone and on a desk, and tells a full party in words', async () => {
  const { garita } = site
  const condominium = await garita.condominium('Los Encinos')
  await garita.owner.query(`update condominiums set address = 'Av. Uno 1' where id = $1`, [condominium])
  const ana = await garita.person({ full_name: 'Ana Pérez', condominium, unit: '101' })
  const made = await ana.call(parties.create, {
    id: newId(),
    name: 'Fiesta de Sofía',
    note: 'Trae traje de baño',
    day: dayIn(mexico, 1),
    from: '19:00',
    until: '02:00',
    places: 2,
  })
  const { link } = made.ok ? made.answer : { link: '' }
  const text = speak(partyPageTexts, 'es')
  for (const [size, theme, name] of [
    ['phone', 'light', 'Eva Ruiz'],
    ['desk', 'dark', 'Luis Gómez'],
  ] as const) {
    const page = await site.open({ size, theme })
    await page.goto(`/party/${link}`)
    await page.getByLabel(text.guest).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByLabel(text.guest).fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: speak(passTitles, 'es').picture }).waitFor()
    await page.goto(`/party/${link}`)
    await page.getByText(text.mine(name)).waitFor()
    expect(await axeFaults(page)).toEqual([])
  }
  const late = await site.open({ size: 'phone' })
  await late.goto(`/party/${link}`)
  await late.getByLabel(text.guest).fill('Rita')
  await late.getByRole('button', { name: text.ask }).click()
  await late.getByText(text.full_text).waitFor()
  expect(await axeFaults(late)).toEqual([])
  await late.setViewportSize({ width: 320, height: 640 })
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await late.evaluate(tooWide)).toBe(0)
})

test('lets a guard at a station without a connection record the guests of a party, and take an entry back', async () => {
  const { garita } = site
  const condominium = await garita.condominium('Los Encinos')
  const zone = await beNoon(garita, condominium)
  const ana = await garita.person({ full_name: 'Ana Pérez', condominium, unit: '101' })
  const guard = await garita.person({ user_role: 'agent', assigned: [condominium], full_name: 'Gus Garita' })
  const made = await ana.call(parties.create, {
    ...{ id: newId(), name: 'Fiesta de Sofía', day: dayIn(zone), from: '11:00', until: '23:00', places: 30 },
  })
  const { link } = made.ok ? made.answer : { link: '' }
  for (const guest of ['Luis Gómez', 'Eva Ruiz']) {
    await garita.app.request(`/party/${link}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ guest }).toString(),
    })
  }
  const { lists, party: words } = speak(guardMessages, 'es')
  const page = await site.open({ size: 'tablet', token: guard.token, offline: true })
  await openGuard(page)
  await page.getByRole('button', { name: /Fiesta de Sofía/ }).waitFor()
  await readyOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /Fiesta de Sofía/ }).click()
  const card = page.getByRole('region', { name: 'Fiesta de Sofía' })
  await card.getByText(lists.inside_of(0, 30)).waitFor()
  await press(page, `${words.enter}: Eva Ruiz`)
  await card.getByText(lists.inside_of(1, 30)).waitFor()
  await press(page, speak(mistakeTexts, 'es').button)
  await card.getByText(lists.inside_of(0, 30)).waitFor()
  await press(page, `${words.enter}: Luis Gómez`)
  await card.getByText(lists.inside_of(1, 30)).waitFor()
  expect(await waitingActs(page)).toHaveLength(3)
  expect(await axeFaults(page)).toEqual([])
  await page.context().setOffline(false)
  const inside = async () => {
    const listed = await ana.call(parties.list, {})
    return listed.ok ? listed.answer[0]?.guests.map((guest) => [guest.name, guest.inside]) : listed.code
  }
  await expect.poll(inside).toEqual([
    ['Luis Gómez', true],
    ['Eva Ruiz', false],
  ])
  site.complaints.splice(0)
})

test('reports no error in any browser window', () => {
  expect(site.complaints).toEqual([])
})
