import { messages } from '../../shared/messages.ts'

export const incidentReportTexts = messages({
  file: { es: 'incidente', en: 'incident' },
  title: { es: (kind: string) => `Incidente: ${kind}`, en: (kind: string) => `Incident: ${kind}` },
  facts: { es: 'Qué se anotó', en: 'What was written' },
  made: { es: 'Archivo hecho por', en: 'File made by' },
  no_place: { es: 'Sin lugar', en: 'No place' },
  line: { es: 'Qué y quién', en: 'What and who' },
  worth: { es: 'Qué está completo y qué no se sabe', en: 'What is complete and what is not known' },
  complete: {
    es: (notes: number, lines: number) =>
      `Está todo lo que la minuta tenía de este incidente en ese momento: ${notes} ${notes === 1 ? 'nota' : 'notas'} y ${lines} ${lines === 1 ? 'entrada o salida' : 'entradas o salidas'}.`,
    en: (notes: number, lines: number) =>
      `All that the book had of this incident at that moment is here: ${notes} ${notes === 1 ? 'note' : 'notes'} and ${lines} ${lines === 1 ? 'entry or exit' : 'entries or exits'}.`,
  },
  nameless: {
    es: 'Las entradas y salidas están sin nombres: se entregan solo con un motivo que la casa puede leer.',
    en: 'The entries and exits are without names: names are handed out only with a reason that the home can read.',
  },
  truth: {
    es: 'Prueba qué se escribió y cuándo; no que fuera verdad al escribirlo.',
    en: 'It proves what was written and when; not that it was true when written.',
  },
})

export const incidentReportButtonTexts = messages({
  button: { es: 'Guardar como prueba (PDF)', en: 'Save as evidence (PDF)' },
  done: { es: 'Prueba guardada, folio', en: 'Evidence saved, folio' },
  failed: { es: 'No se pudo hacer la prueba', en: 'The evidence could not be made' },
  names: {
    es: 'El PDF lleva los nombres de las entradas y salidas solo si antes dijiste para qué, en «Ver qué pasó entonces».',
    en: 'The PDF has the names of the entries and exits only if you said why before, in “Show what happened then”.',
  },
  sheets: { es: 'Pruebas entregadas', en: 'Evidence handed out' },
  held: { es: 'Retenido hasta', en: 'Held until' },
})
