import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { permissionTexts } from '../../src/households/permissions/permissions.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

const shot = (page: { screenshot(how: { path: string; fullPage: boolean }): Promise<unknown> }, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: false }) : null

test.each(variants(languages))(
  'lets a teenager ask and an adult invite, and refuses a second request, in %s',
  async (language) => {
    const size = language === 'es' ? 'phone' : 'desk'
    const text = speak(permissionTexts, language)
    const { bell } = speak(noticeMessages, language)
    const here = await site.garita.condominium('Los Encinos')
    const live = (fullName: string) => site.garita.person({ condominium: here, unit: 'C-01', full_name: fullName })
    const carolina = await live('Carolina Prado')
    const tomas = await live('Tomás Prado')
    await site.garita.owner.query(`update residences set since = since - interval '1 year' where condominium_id = $1`, [
      here,
    ])
    await site.garita.owner.query(`update residences set kind = 'family', barred_at = now() where profile_id = $1`, [
      tomas.id,
    ])

    const teen = await site.open({ language, size, token: tomas.token })
    const ask = async (visitor: string, said: string) => {
      await teen.getByRole('button', { name: text.ask, exact: true }).click()
      const form = teen.getByRole('dialog')
      await form.getByLabel(text.visitor).fill(visitor)
      await form.getByLabel(text.said).fill(said)
      if (visitor === 'Mateo Gil') await shot(teen, `permission-form-${size}`)
      expect(await axeFaults(teen)).toEqual([])
      await form.getByRole('button', { name: text.send }).click()
      await form.waitFor({ state: 'detached' })
      await teen.getByRole('region', { name: text.mine }).getByText(visitor).waitFor()
    }
    await teen.goto('/dashboard')
    await ask('Mateo Gil', 'Viene a hacer la tarea')
    await ask('Lía Ruiz', 'Vamos a ver una película')
    await shot(teen, `permission-waits-${size}`)
    expect(await axeFaults(teen)).toEqual([])

    const adult = await site.open({ language, size, token: carolina.token })
    await adult.goto('/dashboard')
    const asked = adult.getByRole('region', { name: text.asked })
    await asked.getByText('Mateo Gil').waitFor()
    await shot(adult, `permission-asked-${size}`)
    expect(await axeFaults(adult)).toEqual([])
    await adult
      .getByRole('button', { name: new RegExp(`^${bell.title}`) })
      .first()
      .click()
    const told = adult.getByRole('dialog', { name: bell.title })
    await told.getByText('Mateo Gil').waitFor()
    await shot(adult, `permission-bell-${size}`)
    await told
      .getByRole('button', { name: /Mateo Gil/ })
      .first()
      .click()
    const invite = adult.getByRole('dialog', { name: speak(inviteMessages, language).title })
    expect(await invite.getByLabel(speak(inviteMessages, language).who).inputValue()).toBe('Mateo Gil')
    await invite.getByText(text.quoted('Viene a hacer la tarea')).waitFor()
    await told.waitFor({ state: 'detached' })
    await shot(adult, `permission-invite-${size}`)
    expect(await axeFaults(adult)).toEqual([])
    await invite.getByRole('button', { name: speak(inviteMessages, language).send }).click()
    await invite.waitFor({ state: 'detached' })
    await adult.keyboard.press('Escape')

    await asked.getByRole('button', { name: text.refuse_about('Lía Ruiz') }).click()
    const no = adult.getByRole('dialog', { name: text.refuse_title('Lía Ruiz') })
    await no.getByLabel(text.said).fill('Mañana tienes examen')
    await shot(adult, `permission-no-${size}`)
    await no.getByRole('button', { name: text.refuse_send }).click()
    await asked.waitFor({ state: 'detached' })

    const mine = teen.getByRole('region', { name: text.mine })
    await mine.getByText(text.outcome.granted('Carolina Prado')).waitFor()
    await mine.getByText(text.outcome.refused('Carolina Prado')).waitFor()
    await shot(teen, `permission-answered-${size}`)
    expect(await axeFaults(teen)).toEqual([])
  },
)
