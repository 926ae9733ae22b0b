/** Texts of evidence: the button, the public page that checks a file, and what a home reads. */
import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

export const sheetButtonTexts = messages({
  button: { es: 'Guardar como prueba (PDF)', en: 'Save as evidence (PDF)' },
  done: { es: 'Prueba guardada, folio', en: 'Evidence saved, folio' },
  failed: { es: 'No se pudo hacer la prueba', en: 'The evidence could not be made' },
  note: {
    es: 'El PDF lleva un folio. Quien lo reciba comprueba en esta dirección que nadie lo cambió:',
    en: 'The PDF has a folio. Those who receive it check at this address that it was not changed:',
  },
})

export const folioTexts = messages({
  title: { es: 'Comprobar un folio', en: 'Check a folio' },
  subtitle: {
    es: 'Para saber si un PDF con folio es el que se entregó, sin cambios.',
    en: 'To know whether a PDF with a folio is the one that was handed out, unchanged.',
  },
  folio: { es: 'Folio', en: 'Folio' },
  folio_help: { es: 'Está al pie de cada página', en: 'It stands at the foot of each page' },
  file: { es: 'Elegir el PDF', en: 'Choose the PDF' },
  drop: {
    es: 'O arrástralo aquí. El archivo no se envía: tu navegador calcula su huella.',
    en: 'Or drop it here. The file is not sent: your browser computes its fingerprint.',
  },
  hash: { es: 'Huella SHA-256', en: 'SHA-256 fingerprint' },
  hash_help: {
    es: 'Se llena al elegir el PDF, o escribe los 64 signos.',
    en: 'Filled in when you choose the PDF, or type its 64 signs.',
  },
  check: { es: 'Comprobar', en: 'Check' },
  wrong_folio: { es: 'Son doce letras y números, en grupos de cuatro.', en: 'Twelve letters and figures, in fours.' },
  wrong_hash: { es: 'Elige el PDF, o escribe 64 signos.', en: 'Choose the PDF, or type 64 signs.' },
  unreadable: { es: 'No se pudo leer el archivo.', en: 'The file could not be read.' },
  failed: { es: 'No se pudo comprobar', en: 'It could not be checked' },
  matches: { es: 'Coincide', en: 'It matches' },
  made: {
    es: (at: string, place: string, lines: number) =>
      `Se hizo el ${at} para ${place}, con ${grouped(lines)} ${lines === 1 ? 'línea' : 'líneas'}. El archivo está como se entregó.`,
    en: (at: string, place: string, lines: number) =>
      `Made on ${at} for ${place}, with ${grouped(lines)} ${lines === 1 ? 'line' : 'lines'}. The file is as it was handed out.`,
  },
  differs: { es: 'No coincide', en: 'It does not match' },
  differs_text: {
    es: 'Aquí no se hizo un archivo con ese folio y esa huella. Puede que el archivo haya cambiado, o que el folio esté mal escrito.',
    en: 'No file with that folio and that fingerprint was made here. The file may have been changed, or the folio mistyped.',
  },
})
