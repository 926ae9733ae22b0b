/** Texts of the file of an incident, and of the button that makes it. */
import { messages } from '../../shared/messages.ts'

export const incidentSheetTexts = messages({
  file: { es: 'incidente', en: 'incident' },
  title: { es: (kind: string) => `Incidente: ${kind}`, en: (kind: string) => `Incident: ${kind}` },
  facts: { es: 'Qué se anotó', en: 'What was written' },
  made: { es: 'Archivo hecho por', en: 'File made by' },
  no_place: { es: 'Sin lugar', en: 'No place' },
  line: { es: 'Qué y quién', en: 'What and who' },
  worth: { es: 'Qué está completo y qué no se sabe', en: 'What is complete and what is not known' },
  complete: {
    es: (notes: number, lines: number) =>
      `Está todo lo que la minuta tenía de este incidente en ese momento: ${notes} ${notes === 1 ? 'seguimiento' : 'seguimientos'} y ${lines} ${lines === 1 ? 'acceso ligado' : 'accesos ligados'}.`,
    en: (notes: number, lines: number) =>
      `All that the book had of this incident at that moment is here: ${notes} ${notes === 1 ? 'follow-up' : 'follow-ups'} and ${lines} linked ${lines === 1 ? 'line' : 'lines'}.`,
  },
  nameless: {
    es: 'Los accesos están sin nombres: se entregan solo con un motivo que el hogar puede leer.',
    en: 'The lines are without names: these are handed out only with a reason that the home can read.',
  },
  truth: {
    es: 'Prueba qué se escribió y cuándo; no que fuera verdad al escribirlo.',
    en: 'It proves what was written and when; not that it was true when written.',
  },
})

export const incidentSheetButtonTexts = messages({
  button: { es: 'Guardar como prueba (PDF)', en: 'Save as evidence (PDF)' },
  done: { es: 'Prueba guardada, folio', en: 'Evidence saved, folio' },
  failed: { es: 'No se pudo hacer la prueba', en: 'The evidence could not be made' },
  names: {
    es: 'El PDF lleva los nombres de los accesos ligados solo si antes dijiste para qué, en «Ver qué pasó entonces».',
    en: 'The PDF has the names of the linked lines only if you said why before, in “Show what happened then”.',
  },
  sheets: { es: 'Pruebas entregadas', en: 'Evidence handed out' },
  held: { es: 'Retenido hasta', en: 'Held until' },
})
