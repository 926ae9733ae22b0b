import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

export const holdStateTexts = messages({
  waiting: { es: 'Falta una segunda persona', en: 'Needs a second person' },
  held: { es: 'Retenido', en: 'Held' },
  lapsed: { es: 'Nadie más lo aceptó', en: 'No one else agreed' },
  ended: { es: 'Terminó antes', en: 'Ended early' },
  over: { es: 'Llegó su fecha', en: 'Its date came' },
})

export const holdAskTexts = messages({
  button: { es: 'Retener como prueba', en: 'Hold as evidence' },
  about: {
    es: 'Nada de esto se borra antes de la fecha que elijas.',
    en: 'Nothing of it is deleted before the date you choose.',
  },
  too_long: {
    es: 'Puedes retener 31 días como máximo. Elige menos tiempo.',
    en: 'You can hold 31 days at most. Choose a shorter time.',
  },
  until: { es: 'Retener hasta', en: 'Hold until' },
  until_help: { es: 'Dos años como máximo.', en: 'Two years at most.' },
  note: {
    es: 'Nada se borra desde ahora. Otra persona de la administración debe aceptarlo en siete días; si no, la retención termina. Las casas leen quién la pidió, para qué y hasta cuándo.',
    en: 'Nothing is deleted from now on. Another person of the administration must agree within seven days; if not, the hold ends. The homes read who asked, why and until when.',
  },
  done: { es: 'Retenido. Otra persona debe aceptarlo.', en: 'Held. Another person must agree.' },
})

export const holdListTexts = messages({
  tab: { es: 'Retenciones', en: 'Holds' },
  text: {
    es: 'Estas pruebas no se borran antes de su fecha. Siguen en el condominio aunque cambie la administración.',
    en: 'This evidence is not deleted before its date. It stays with the condominium even if the administration changes.',
  },
  none: { es: 'No hay nada retenido.', en: 'Nothing is held.' },
  none_text: {
    es: 'Busca en «Qué pasó» y elige «Retener como prueba».',
    en: 'Search in “What happened” and choose “Hold as evidence”.',
  },
  condominium: { es: 'Condominio', en: 'Condominium' },
  reason: { es: 'Motivo', en: 'Reason' },
  period: { es: 'Del registro', en: 'Of the log' },
  between: {
    es: (from: string, until: string) => `${from} a ${until}`,
    en: (from: string, until: string) => `${from} to ${until}`,
  },
  lines: {
    es: (count: number) => (count === 1 ? '1 línea' : `${grouped(count)} líneas`),
    en: (count: number) => (count === 1 ? '1 line' : `${grouped(count)} lines`),
  },
  until: { es: 'Hasta', en: 'Until' },
  asked: { es: 'Lo pidió', en: 'Asked by' },
  agreed: { es: 'Lo aceptó', en: 'Agreed' },
  waits: {
    es: (until: string) => `Nadie todavía; espera hasta el ${until}`,
    en: (until: string) => `No one yet; it waits until ${until}`,
  },
  ended: { es: 'Terminó', en: 'Ended' },
  told: { es: 'Las casas lo leen desde', en: 'The homes read it from' },
  incident: { es: 'Incidente', en: 'Incident' },
  agree: { es: 'Acepto', en: 'I agree' },
  agree_title: { es: '¿Retener como prueba?', en: 'Hold as evidence?' },
  agree_text: {
    es: (until: string) =>
      `Nada de esto se borra antes del ${until}. La retención muestra tu nombre y el de la persona que la pidió.`,
    en: (until: string) =>
      `Nothing of it is deleted before ${until}. The hold shows your name and the name of the person who asked.`,
  },
  agreed_done: { es: 'Retenido hasta su fecha', en: 'Held until its date' },
  agree_failed: { es: 'No se guardó tu respuesta', en: 'Your answer was not saved' },
  end: { es: 'Terminar', en: 'End' },
  end_title: { es: 'Terminar la retención', en: 'End the hold' },
  end_why: { es: 'Por qué ya no hace falta', en: 'Why it is not needed any more' },
  end_note: {
    es: 'Los datos vencidos se borran esta noche y no se pueden recuperar.',
    en: 'Expired data is deleted tonight and cannot be recovered.',
  },
  end_done: { es: 'Retención terminada', en: 'Hold ended' },
})
