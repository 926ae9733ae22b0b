/** What every file with a folio says of itself: the code of the log, where it is checked, and the foot of its pages. */
import { messages } from '../shared/messages.ts'

export const folioTexts = messages({
  folio: { es: 'Folio', en: 'Folio' },
  code: {
    es: (code: string) => `Código del registro en ese momento: ${code}`,
    en: (code: string) => `Code of the log at that moment: ${code}`,
  },
  no_code: { es: 'El registro todavía no tenía líneas selladas.', en: 'The log had no sealed lines yet.' },
  check: {
    es: (where: string) =>
      `Comprueba en ${where} que este archivo está como se entregó: con el folio y el archivo mismo.`,
    en: (where: string) =>
      `Check at ${where} that this file is as it was handed out: with the folio and the file itself.`,
  },
  foot: {
    es: (folio: string, page: number, of: number) => `Folio ${folio} · Página ${page} de ${of}`,
    en: (folio: string, page: number, of: number) => `Folio ${folio} · Page ${page} of ${of}`,
  },
})
