import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { noticeDeskTexts, noticePageTexts } from '../../src/privacy/notice/privacyNotice.messages.ts'
import { ownDataTexts } from '../../src/privacy/visitors/visitorRights.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { field, heading, press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(variants(languages))(
  "publishes a privacy notice on the visitor's page and by the code of the poster: %s",
  async (language) => {
    const { garita } = site
    const place = `Los Encinos ${language}`
    const here = await garita.condominium(place)
    const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
    const runs = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
    const desk = speak(noticeDeskTexts, language)
    const page = speak(noticePageTexts, language)
    const office = await site.open({ language, token: runs.token })
    await office.goto('/dashboard/admin/privacy')
    await press(office, desk.of(desk.write, place))
    await field(office, desk.contact).fill('datos@garita.test')
    expect(await field(office, desk.spanish).inputValue()).toContain('ARCO')
    expect(await axeFaults(office)).toEqual([])
    await press(office, desk.publish)
    await office.getByText(desk.saved).waitFor()
    await press(office, desk.of(desk.poster, place))
    await office
      .getByRole('dialog')
      .getByRole('img', { name: desk.qr(place) })
      .waitFor()
    expect(await axeFaults(office)).toEqual([])
    await office.emulateMedia({ media: 'print' })
    expect(await office.locator('[data-paper] [data-poster]').isVisible()).toBe(true)
    await office.emulateMedia({ media: 'screen' })

    const id = await authorize(garita, ana)
    const shown = await ana.call(authorizations.showPass, { id })
    if (!shown.ok) throw new Error(shown.code)
    const visitor = await site.open({ language, size: 'phone' })
    await visitor.goto(`/my-data#${shown.answer.link}`)
    await visitor.getByRole('link', { name: speak(ownDataTexts, language).notice }).click()
    await heading(visitor, page.title).waitFor()
    await visitor.getByText('datos@garita.test').waitFor()
    await visitor.getByText(page.days(90)).waitFor()
    await visitor.getByText(language === 'es' ? /Quién responde/ : /Who answers/).waitFor()
    expect(await axeFaults(visitor)).toEqual([])
    expect(site.complaints).toEqual([])
  },
)
