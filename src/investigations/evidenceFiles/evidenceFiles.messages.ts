import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

export const evidenceButtonTexts = messages({
  button: { es: 'Guardar como prueba (PDF)', en: 'Save as evidence (PDF)' },
  done: { es: 'Prueba guardada, folio', en: 'Evidence saved, folio' },
  failed: { es: 'No se pudo hacer la prueba', en: 'The evidence could not be made' },
  note: {
    es: 'El PDF lleva un folio. En esta dirección se comprueba que nadie lo cambió:',
    en: 'The PDF has a folio. At this address anyone can check that it was not changed:',
  },
})

export const folioTexts = messages({
  title: { es: 'Comprobar un folio', en: 'Check a folio' },
  subtitle: {
    es: 'Comprueba que nadie cambió un PDF con folio.',
    en: 'Check that nobody changed a PDF with a folio.',
  },
  folio: { es: 'Folio', en: 'Folio' },
  folio_help: { es: 'Está al pie de cada página', en: 'It is at the foot of each page' },
  file: { es: 'Elegir el PDF', en: 'Choose the PDF' },
  drop: {
    es: 'O arrástralo aquí. El archivo no se envía: tu navegador calcula su huella.',
    en: 'Or drop it here. The file is not sent: your browser computes its fingerprint.',
  },
  hash: { es: 'Huella SHA-256', en: 'SHA-256 fingerprint' },
  hash_help: {
    es: 'Se llena al elegir el PDF. También puedes escribir sus 64 letras y números.',
    en: 'Filled in when you choose the PDF. You can also type its 64 letters and digits.',
  },
  check: { es: 'Comprobar', en: 'Check' },
  wrong_folio: {
    es: 'Son doce letras y números, en grupos de cuatro.',
    en: 'It has twelve letters and digits, in groups of four.',
  },
  wrong_hash: {
    es: 'Elige el PDF, o escribe 64 letras y números.',
    en: 'Choose the PDF, or type 64 letters and digits.',
  },
  unreadable: { es: 'No se pudo leer el archivo.', en: 'The file could not be read.' },
  failed: { es: 'No se pudo comprobar', en: 'It could not be checked' },
  matches: { es: 'Coincide', en: 'It matches' },
  made: {
    es: (at: string, place: string, lines: number) =>
      `Se hizo el ${at} para ${place}, con ${grouped(lines)} ${lines === 1 ? 'línea' : 'líneas'}. Nadie ha cambiado el archivo.`,
    en: (at: string, place: string, lines: number) =>
      `Made on ${at} for ${place}, with ${grouped(lines)} ${lines === 1 ? 'line' : 'lines'}. Nobody has changed the file.`,
  },
  differs: { es: 'No coincide', en: 'It does not match' },
  differs_text: {
    es: 'No hicimos un archivo con ese folio y esa huella. Quizá alguien cambió el archivo, o el folio está mal escrito.',
    en: 'We made no file with that folio and that fingerprint. Maybe someone changed the file, or the folio is mistyped.',
  },
})
