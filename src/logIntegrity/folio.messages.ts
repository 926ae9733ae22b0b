/** Every file with a folio has these texts: the code of the log, the page that verifies it, and the foot of its pages. */
import { messages } from '../shared/messages.ts'

export const folioTexts = messages({
  folio: { es: 'Folio', en: 'Folio' },
  code: {
    es: (code: string) => `Código de la bitácora en ese momento: ${code}`,
    en: (code: string) => `Code of the log at that moment: ${code}`,
  },
  no_code: { es: 'La bitácora todavía no tenía líneas selladas.', en: 'The log had no sealed lines yet.' },
  check: {
    es: (where: string) => `Comprueba en ${where} que nadie cambió este archivo. Necesitas el folio y el archivo.`,
    en: (where: string) => `Check at ${where} that nobody changed this file. You need the folio and the file.`,
  },
  foot: {
    es: (folio: string, page: number, of: number) => `Folio ${folio} · Página ${page} de ${of}`,
    en: (folio: string, page: number, of: number) => `Folio ${folio} · Page ${page} of ${of}`,
  },
})
