import { afterAll, beforeAll, expect, test } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { kindTexts } from '../../src/authorizations/kinds.messages.ts'
import { householdMessages } from '../../src/households/households.messages.ts'
import { askAdultTexts, homeKindTexts, rightsMessages } from '../../src/households/rights.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { ownerMessages } from '../../src/units/owners/owners.messages.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { unitAddress } from '../flows/world.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const shot = (page: { screenshot(how: { path: string; fullPage: boolean }): Promise<unknown> }, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true }) : null

test.each(variants(languages))(
  'records an owner who reads only about their unit, and takes the right to authorize from an employee: %s',
  async (language) => {
    const { garita } = site
    const text = speak(ownerMessages, language)
    const rights = speak(rightsMessages, language)
    const { homes } = speak(appMessages, language)
    const kinds = speak(homeKindTexts, language)
    const size = language === 'es' ? 'phone' : 'desk'
    const here = await garita.condominium('Los Encinos')
    const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rosa Admin' })
    const tenant = await garita.person({ condominium: here, unit: '204', full_name: 'Tania Inquilina' })
    const owner = await garita.person({ condominium: here, unit: '301', full_name: 'Oscar Dueño' })
    // In Spanish the owner moved out, in English the owner lives in 301; both rent out another unit.
    if (language === 'es')
      await garita.owner.query('update residences set until = now() where profile_id = $1', [owner.id])

    const desk = await site.open({ language, size, token: admin.token })
    await desk.goto(await unitAddress(garita, here))
    await desk.getByRole('button', { name: rights.edit_about('Tania Inquilina') }).click()
    await desk.getByRole('combobox', { name: rights.kind }).click()
    await desk.getByRole('option', { name: kinds.employee }).click()
    expect(await axeFaults(desk)).toEqual([])
    await desk.getByRole('dialog').getByRole('button').last().click()
    await desk.getByText(rights.barred, { exact: false }).waitFor()
    await desk.getByRole('button', { name: text.office.add }).click()
    await desk.getByRole('textbox', { name: text.office.email }).fill(owner.email)
    await desk.getByRole('dialog').getByRole('button', { name: text.office.add }).click()
    await desk.getByText('Oscar Dueño').waitFor()
    expect(await axeFaults(desk)).toEqual([])

    // An adult of the home reads the request and agrees.
    const adult = await garita.person({ condominium: here, unit: '204', full_name: 'Ana Adulta' })
    const { card } = speak(householdMessages, language)
    await desk.getByRole('button', { name: `${text.office.agree}: Oscar Dueño` }).click()
    await desk.getByRole('dialog').getByRole('button', { name: text.office.ask }).click()
    await desk.getByText(text.office.asked_done).waitFor()
    const account = await site.open({ language, size, token: adult.token })
    await account.goto('/dashboard/residents')
    await account.getByText(card.owner_asks('Oscar Dueño')).waitFor()
    expect(await axeFaults(account)).toEqual([])
    await shot(account, `owner-asks-${language}`)
    await account.getByRole('button', { name: card.owner_yes, exact: true }).click()
    await account.getByRole('button', { name: card.owner_withdraw_about('Oscar Dueño') }).waitFor()
    expect(await axeFaults(account)).toEqual([])
    await shot(account, `owner-watches-${language}`)

    // A resident reports an account of the home as "Ya no vive aquí", and the administration answers.
    await account.getByRole('button', { name: card.gone_about('Tania Inquilina') }).click()
    await account.getByRole('textbox', { name: card.gone_reason }).fill('Terminó su trabajo')
    expect(await axeFaults(account)).toEqual([])
    await shot(account, `gone-${language}`)
    await account.getByRole('dialog').getByRole('button', { name: card.gone_send }).click()
    await account.getByRole('button', { name: card.gone_take_back_about('Tania Inquilina') }).waitFor()
    await shot(account, `gone-said-${language}`)
    const { office } = speak(householdMessages, language)
    await desk.goto('/dashboard/admin/users?wish=answer')
    await desk.getByRole('button', { name: new RegExp(`^${office.answer}`) }).click()
    await desk.getByRole('dialog').getByText('Terminó su trabajo').waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await shot(desk, `gone-office-${language}`)
    await desk.getByRole('dialog').getByRole('button', { name: office.stop, exact: true }).click()
    await desk.getByText(office.both_stopped).waitFor()
    await account.getByRole('button', { name: card.gone_take_back_about('Tania Inquilina') }).click()
    await account.getByText(card.gone_taken_back).waitFor()

    const home = await site.open({ language, size, token: tenant.token })
    await home.goto('/dashboard')
    await home.getByText(rights.barred_title).waitFor()
    // A resident who may not authorize sees a button that asks an adult.
    const { ask } = speak(askAdultTexts, language)
    await home.getByText(ask(['Ana Adulta'])).waitFor()
    expect(await axeFaults(home)).toEqual([])
    await shot(home, `barred-home-${language}`)
    expect(await home.getByText(speak(inviteMessages, language).open, { exact: true }).count()).toBe(0)
    await home.goto('/dashboard/temporary-visitors')
    await home.getByText(ask(['Ana Adulta'])).waitFor()
    expect(await home.getByRole('button', { name: speak(kindTexts, language).temporary_visitor.add }).count()).toBe(0)
    await shot(home, `barred-visitors-${language}`)

    const page = await site.open({ language, size, token: owner.token })
    await page.goto('/dashboard')
    if (language === 'en') {
      const choice = page.getByRole('combobox', { name: homes.switch })
      await choice.selectOption({ label: `${homes.owner('204')} · Los Encinos` })
      await page.waitForURL('**/home/*/dashboard')
    }
    await page.getByRole('heading', { name: text.title('204') }).waitFor()
    await page.getByText(kinds.employee).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await page.getByText('Tania').count()).toBe(0)
    if (process.env.SHOTS) {
      await desk.screenshot({ path: `${process.env.SHOTS}/unit-${language}.png`, fullPage: true })
      await home.screenshot({ path: `${process.env.SHOTS}/barred-${language}.png` })
      await page.screenshot({ path: `${process.env.SHOTS}/owner-${language}.png`, fullPage: true })
    }
  },
)
