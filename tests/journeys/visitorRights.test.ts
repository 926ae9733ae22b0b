import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { visitPageTexts } from '../../src/authorizations/passes/visitPage.messages.ts'
import { ownDataTexts, visitorDeskTexts, visitorFieldTexts } from '../../src/privacy/visitors/visitorRights.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { field, press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function linkOf(host: TestPerson, id: string): Promise<string> {
  const shown = await host.call(authorizations.showPass, { id })
  if (!shown.ok) throw new Error(shown.code)
  return shown.answer.link
}

test.each(variants(languages))(
  "corrects a visitor's data through the host, and deletes them through the administration: %s",
  async (language) => {
    const { garita } = site
    const here = await garita.condominium(`Los Encinos ${language}`)
    const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
    const runs = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
    const id = await authorize(garita, ana, 'temporary_visitor', { id_document: 'INE-998877', vehicle_plate: 'XYZ987' })
    const own = speak(ownDataTexts, language)
    const desk = speak(visitorDeskTexts, language)
    const fields = speak(visitorFieldTexts, language)
    const passTexts = speak(visitPageTexts, language)

    const visitor = await site.open({ language, size: 'phone' })
    await visitor.goto(`/pass/${await linkOf(ana, id)}`)
    await visitor.getByRole('link', { name: passTexts.my_data }).click()
    await visitor.getByText('•••••••877').waitFor()
    expect(await axeFaults(visitor)).toEqual([])
    await press(visitor, own.correct)
    await field(visitor, fields.last_name).fill('Gómez Ríos')
    expect(await axeFaults(visitor)).toEqual([])
    await press(visitor, own.ask.send)
    await visitor.getByText(own.waits, { exact: true }).waitFor()
    expect(await visitor.getByRole('button', { name: own.correct }).count()).toBe(0)

    const home = await site.open({ language, size: 'phone', token: ana.token })
    await home.goto('/dashboard')
    await home.getByText(desk.change(fields.last_name, 'Gómez', 'Gómez Ríos')).waitFor()
    expect(await axeFaults(home)).toEqual([])
    await press(home, desk.correct)
    await home.getByRole('dialog').getByRole('button', { name: desk.correct }).click()
    await home.getByText(desk.done_correction).waitFor()

    // The correction gave the pass a new link: the old one shows the answer, the new one the data.
    await visitor.reload()
    await visitor.getByText(own.applied_correction).waitFor()
    await visitor.goto('/my-data')
    await visitor.goto(`/my-data#${await linkOf(ana, id)}`)
    await visitor.getByText('Luis Gómez Ríos').waitFor()
    await press(visitor, own.delete)
    await visitor.getByRole('dialog').getByRole('button', { name: own.delete }).click()
    await visitor.getByText(own.waits, { exact: true }).waitFor()

    const office = await site.open({ language, token: runs.token })
    await office.goto('/dashboard/admin/privacy')
    await office.getByText(desk.deletion).waitFor()
    expect(await axeFaults(office)).toEqual([])
    await press(office, desk.delete)
    await office.getByRole('dialog').getByRole('button', { name: desk.delete }).click()
    await office.getByText(desk.done_deletion, { exact: true }).waitFor()
    await office.getByText(desk.forgotten).first().waitFor()
    expect(await axeFaults(office)).toEqual([])

    await visitor.reload()
    await visitor.getByText(own.applied_deletion).waitFor()
    await visitor.getByText(own.none).waitFor()
    expect(await visitor.getByText('Luis').count()).toBe(0)
    expect(site.complaints.filter((one) => !one.includes('404'))).toEqual([])
  },
)
