import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { dashboardMessages } from '../../src/dashboards/dashboards.messages.ts'
import { morningMessages } from '../../src/dashboards/morning.messages.ts'
import { invitationMessages } from '../../src/people/invite/invitations.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function open(token: string, language: Language, size: 'phone' | 'desk'): Promise<Page> {
  const page = await site.open({ language, size, token })
  await page.goto('/dashboard')
  return page
}

test('shows only the first steps before the first condominium', async () => {
  const root = await site.garita.person({ user_role: 'super_admin' })
  const page = await open(root.token, 'es', 'desk')
  await page.getByRole('heading', { name: speak(dashboardMessages, 'es').steps.title }).waitFor()
  await page.getByRole('heading', { name: speak(appMessages, 'es').home.system }).waitFor()
  expect(await page.getByText(speak(morningMessages, 'es').waiting, { exact: true }).count()).toBe(0)
})

test.each([
  ['admin', 'es', 'phone'],
  ['super_admin', 'en', 'desk'],
] as const)(
  'answers waiting people on the home screen, and postpones the plea for a second factor: %s',
  async (role, language, size) => {
    const { garita } = site
    const place = await garita.condominium(`Los Encinos ${language}`)
    const reader = await garita.person({ user_role: role, ...(role === 'admin' ? { assigned: [place] } : {}) })
    await garita.owner.query('update profiles set invited_at = now()')
    await garita.person({
      user_role: 'agent',
      assigned: [place],
      approval_status: 'pending',
      full_name: `Bruno ${language}`,
    })
    const { home } = speak(appMessages, language)
    const text = speak(morningMessages, language)
    const page = await open(reader.token, language, size)
    const queue = page.getByRole('region', { name: text.waiting })
    await queue.getByRole('button', { name: `Bruno ${language}` }).waitFor()
    await page.getByRole('heading', { name: text.gates, exact: true }).waitFor()
    if (role === 'super_admin') {
      await page.getByText(speak(dashboardMessages, language).installation.unrun(1), { exact: true }).waitFor()
    }
    expect(await axeFaults(page)).toEqual([])
    if (role === 'admin')
      await page.getByRole('region', { name: speak(dashboardMessages, language).steps.title }).waitFor()

    await page.getByText(home.protect, { exact: true }).waitFor()
    await press(page, home.protect_later)
    await page.getByText(home.protect, { exact: true }).waitFor({ state: 'detached' })
    await page.reload()
    await press(queue.first(), text.approve)
    // Approved people who were not invited cannot sign in yet.
    const invitation = queue.getByRole('link', { name: text.uninvited(1) })
    await invitation.waitFor()
    expect(await page.getByText(text.nothing, { exact: true }).count()).toBe(0)
    await garita.owner.query('update profiles set invited_at = now()')
    await page.reload()
    await page.getByText(text.nothing, { exact: true }).waitFor()
    await garita.owner.query('update profiles set invited_at = null where full_name = $1', [`Bruno ${language}`])
    await page.reload()
    await invitation.click()
    await page.getByRole('heading', { level: 1, name: speak(invitationMessages, language).sheet.title }).waitFor()
    expect(new URL(page.url()).searchParams.get('condominium_id')).toContain(place)
    await page.goBack()
    expect(await page.getByText(home.protect, { exact: true }).count()).toBe(0)
    expect(site.complaints).toEqual([])
  },
)
