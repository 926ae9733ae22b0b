import type { Page } from 'playwright-core'
import { exportMessages } from '../../src/exports/exports.messages.ts'
import { importMessages } from '../../src/imports/imports.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { showTools } from './acts.ts'
import { button, type Screen } from './screen.ts'

const heads = { es: 'nombre,correo,unidad', en: 'name,email,unit' }
const people = '\nAna Peña,ana.nueva@garita.test,101\n,sin@nombre.mx,102\nLuis Gómez,x.x,103\n'

async function openMenu(page: Page, language: Language): Promise<void> {
  const text = speak(exportMessages, language)
  await showTools(page, language)
  await button(page, text.menu).click()
  await page.getByRole('dialog').getByRole('button', { name: text.print }).waitFor()
}

async function giveFile(page: Page, language: Language): Promise<void> {
  const text = speak(importMessages, language)
  await page
    .getByLabel(text.file)
    .setInputFiles({ name: 'r.csv', mimeType: 'text/csv', buffer: Buffer.from(heads[language] + people) })
  await page.getByText(text.what_happens_without_mail).waitFor()
}

export const exportScreens: readonly Screen[] = [
  { name: 'export-menu', who: 'agent', path: '/operator-panel', act: openMenu },
  { name: 'access-log-sheet', who: 'agent', path: '/access-log' },
  { name: 'import', who: 'admin', path: '/dashboard/admin/import', act: giveFile },
  { name: 'invitations', who: 'admin', path: '/dashboard/admin/invitations' },
]
