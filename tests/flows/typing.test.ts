import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { condominiumMessages } from '../../src/condominiums/condominiums.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { formTexts } from '../../src/web/form/form.messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { account, password } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { variants } from '../support/scope.ts'
import { field, fill, goTo, press, signOut } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('garita.drafts'))

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)(
  'keeps typed text through Esc, Back, a reload and an ended session, and deletes it at sign-out: %s, %s',
  async (language, size) => {
    const { garita } = site
    const name = `Los Encinos ${language}`
    const place = await garita.condominium(name)
    const admin = await account(garita, { user_role: 'admin', assigned: [place] })
    const page = await site.open({ language, size, token: admin.token })
    const { edit, form: words } = speak(condominiumMessages, language)
    const unsaved = speak(formTexts, language)
    const { login } = speak(sessionMessages, language)
    const dialog = page.getByRole('dialog')
    const address = field(dialog, words.address)

    await page.goto('/dashboard')
    await goTo(page, '/dashboard/admin/condominiums', language)
    await press(page, `${edit}: ${name}`)
    await address.fill('Calle Nueva 7')

    // Esc asks once, and the keyboard reaches the answer.
    await page.keyboard.press('Escape')
    await dialog.getByText(unsaved.title).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.getByText(unsaved.title).waitFor({ state: 'detached' })

    // Back does what Esc does, and leaves neither the page nor the dialog.
    await page.goBack().catch(() => null)
    await dialog.getByText(unsaved.title).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard/admin/condominiums')
    await press(dialog, unsaved.stay)
    expect(await address.inputValue()).toBe('Calle Nueva 7')

    await page.reload()
    await eventually(async () => expect(await address.inputValue()).toBe('Calle Nueva 7'))

    // Another admin saves meanwhile, and the session ends.
    await garita.owner.query(`update condominiums set name = name || ' II' where id = $1`, [place])
    await garita.owner.query('delete from sessions where profile_id = $1', [admin.id])
    await page.getByRole('heading', { level: 1, name: login.title }).waitFor()
    await fill(page, [
      [login.email, admin.email],
      [login.password, password],
    ])
    await press(page, login.submit)
    await eventually(async () => expect(await address.inputValue()).toBe('Calle Nueva 7'))
    expect(new URL(page.url()).pathname).toBe('/dashboard/admin/condominiums')
    await press(dialog, words.save)
    await press(dialog, speak(webTexts, language).meanwhile.look)
    expect(await field(dialog, words.name).inputValue()).toBe(`${name} II`)
    await press(dialog, words.save)
    await dialog.waitFor({ state: 'detached' })
    expect(await kept(page)).toBeNull()

    // The discard button deletes the text, and so does the sign-out in another tab.
    await press(page, `${edit}: ${name} II`)
    await address.fill('Otra')
    await page.keyboard.press('Escape')
    await press(dialog, unsaved.discard)
    await dialog.waitFor({ state: 'detached' })
    expect(await kept(page)).toBeNull()
    await press(page, `${edit}: ${name} II`)
    await address.fill('Otra')
    await eventually(async () => expect(await kept(page)).toContain('Otra'))
    const other = await page.context().newPage()
    await other.goto('/dashboard/admin')
    await signOut(other, language)
    await eventually(async () => expect(await kept(page)).toBeNull())
    expect(site.complaints.filter((said) => !said.includes('401'))).toEqual([])
  },
)
