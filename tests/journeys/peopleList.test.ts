import { afterAll, beforeAll, expect, test } from 'vitest'
import { condominiumMessages } from '../../src/condominiums/condominiums.messages.ts'
import { invitationMessages } from '../../src/people/invite/invitations.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { listingTexts } from '../../src/web/listing/listing.messages.ts'
import { filterBy, press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { pick } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)(
  'sorts, filters and pages the list of people, and restores it after a search without results: %s, %s',
  async (language, size) => {
    const { garita } = site
    const [towers, oaks] = [
      await garita.condominium(`Torres ${language}`),
      await garita.condominium(`Encinos ${language}`),
    ]
    const admin = await garita.person({ user_role: 'admin', assigned: [towers, oaks] })
    await garita.owner.query(
      `with made as (
        insert into profiles (id, full_name, email, phone_number, user_role, approval_status)
        select gen_random_uuid(), 'Persona ' || lpad(n::text, 3, '0'), 'p' || n || $3 || '@garita.test', '442 310 9041', 'resident', 'approved'
        from generate_series(1, 120) n returning id, full_name)
      insert into residences (condominium_id, id, profile_id, unit_number, since)
        select case when full_name > 'Persona 115' then $2::uuid else $1::uuid end, gen_random_uuid(), id,
          'T1-' || right(full_name, 3)::int, now() from made`,
      [towers, oaks, language],
    )
    const page = await site.open({ language, size, token: admin.token })
    const { users, sorts } = speak(peopleMessages, language)
    const { list } = speak(webTexts, language)
    const { previous, filter } = speak(listingTexts, language)
    const showFilters = (active: number) => page.getByRole('button', { name: filter(active), exact: true }).click()
    const shows = (name: string) => page.getByText(name, { exact: true }).first().waitFor()

    await page.goto('/dashboard/admin/users')
    await showFilters(0)
    await filterBy(page, users.sort, sorts.unit)
    await shows('T1-2')
    await shows('T1-10')
    // On a phone the row must be opened first.
    if (size === 'phone') await page.locator('[data-press]').first().click()
    await page.getByRole('link', { name: '442 310 9041' }).first().waitFor()
    expect(page.url()).toContain('sort=unit')
    expect(await axeFaults(page)).toEqual([])

    // Go two pages on and one back; a reload keeps the page.
    await press(page, list.next)
    await shows('T1-51')
    await press(page, list.next)
    await shows('T1-101')
    await page.reload()
    await press(page, previous)
    await shows('T1-51')
    await press(page, previous)
    await shows('T1-1')
    expect(await page.getByRole('button', { name: previous }).count()).toBe(0)

    await showFilters(0)
    await page.getByRole('combobox', { name: users.condominium }).click()
    await page.getByRole('option', { name: `Encinos ${language}` }).click()
    await shows('T1-116')
    await page.getByText('T1-1', { exact: true }).waitFor({ state: 'detached' })
    const { pathname, search } = new URL(page.url())
    await page.goto(`${pathname}${search}`)
    await shows('T1-116')
    await showFilters(1)
    await expect
      .poll(() => page.getByRole('combobox', { name: users.condominium }).inputValue())
      .toBe(`Encinos ${language}`)

    await page.goto('/dashboard/admin/users?search=zzzz&sort=unit')
    await page.getByText(users.empty_title).waitFor()
    await press(page, speak(listingTexts, language).clear_all)
    await shows('T1-1')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sort: 'unit' })
  },
)

test('opens the invitations of the pressed condominium, and links the people of one that cannot be deleted', async () => {
  const [pines, cedars] = [await site.garita.condominium('Los Pinos'), await site.garita.condominium('Los Cedros')]
  const admin = await site.garita.person({ user_role: 'admin', assigned: [pines, cedars] })
  await site.garita.person({ full_name: 'Beto Dos', condominium: cedars, unit: '2', confirmed: false })
  const { sheet } = speak(invitationMessages, 'es')
  const page = await site.open({ token: admin.token })
  await page.goto('/dashboard/admin/invitations')
  // Two people wait for an invitation: Beto and the admin.
  await page.getByRole('link', { name: `Los Cedros 2 ${sheet.uninvited}` }).click()
  await page.getByRole('button', { name: sheet.make(2) }).waitFor()

  const boss = await site.garita.person({ user_role: 'super_admin' })
  const office = await site.open({ token: boss.token })
  const text = speak(condominiumMessages, 'es')
  await office.goto('/admin/condominiums?search=Cedros')
  await pick(office, 'Los Cedros', text.remove, 'es')
  await office.getByRole('link', { name: /^Ver a/ }).click()
  await office.getByText('Beto Dos', { exact: true }).first().waitFor()
})
