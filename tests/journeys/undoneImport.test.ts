import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importMessages } from '../../src/imports/imports.messages.ts'
import { wholeImportTexts } from '../../src/imports/residents/residentImports.messages.ts'
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
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true }) : null

test.each(variants(languages))(
  'announces the effect of an import of residents, makes it and undoes it, in %s',
  async (language) => {
    const size = language === 'es' ? 'phone' : 'desk'
    const text = speak(importMessages, language)
    const whole = speak(wholeImportTexts, language)
    const { garita } = site
    const place = await garita.condominium('Las Jacarandas')
    await garita.person({ condominium: place, unit: 'CASA 5', full_name: 'Ana Peña' })
    const { token } = await garita.person({ user_role: 'admin', assigned: [place], full_name: 'Arturo Admin' })
    const rows = [
      ['Nombre', 'Unidad'],
      ['Ana Peña', 'Casa No. 5'],
      ['Beto Ruiz', 'casa 5'],
      ...Array.from({ length: 6 }, (_, at) => [`Persona ${at}`, `Torre B ${at + 1}`]),
    ]
    const page = await site.open({ token, language, size })
    await page.goto('/dashboard/admin/import')
    const csv = Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'), 'latin1')
    await page.getByText(text.choose_file).waitFor()
    await page.getByLabel(text.file).setInputFiles({ name: 'r.csv', mimeType: 'application/octet-stream', buffer: csv })
    await page.getByText(whole.otherwise_said(1)).waitFor()
    await page.getByText(whole.there_said(1)).waitFor()
    await page
      .getByText(/Torre B 1|TORRE B 1/)
      .first()
      .waitFor()
    await page.getByText(whole.otherwise).click()
    await page.getByText(whole.is('CASA NO. 5', 'CASA 5')).waitFor()
    await shot(page, `import-preview-${size}`)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: text.submit(8) }).click()
    await page.getByText(text.done_title).waitFor()
    const undo = page.getByRole('button', { name: whole.undo, exact: true })
    await undo.waitFor()
    await shot(page, `import-done-${size}`)
    expect(await axeFaults(page)).toEqual([])

    // One of the residents begins to use the account meanwhile.
    await garita.owner.query(
      `update profiles set started = true, email = id || '@garita.test' where full_name = 'Persona 0'`,
    )
    await undo.click()
    const dialog = page.getByRole('dialog', { name: whole.undo_title })
    await dialog.getByText(whole.goes(6, 5)).waitFor()
    await dialog.getByText(whole.stay_people(1)).waitFor()
    await shot(page, `import-undo-${size}`)
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: whole.undo_act }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(whole.undone(6, 5)).waitFor()
    await undo.waitFor({ state: 'detached' })
    await page.getByText(/Arturo Admin la deshizo|Arturo Admin undid/).waitFor()
    await shot(page, `import-undone-${size}`)
    expect(await axeFaults(page)).toEqual([])
    await garita.owner.query(`update profiles set full_name = 'Otra' where full_name = 'Persona 0'`)
  },
)
