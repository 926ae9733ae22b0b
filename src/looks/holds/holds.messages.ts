/** Texts of holds: asking for one, agreeing to it, and the list of what is held. */
import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'

export const holdStateTexts = messages({
  waiting: { es: 'Falta una segunda persona', en: 'Needs a second person' },
  held: { es: 'Retenido', en: 'Held' },
  lapsed: { es: 'Nadie más estuvo de acuerdo', en: 'No one else agreed' },
  ended: { es: 'Terminada antes', en: 'Ended early' },
  over: { es: 'Llegó su fecha', en: 'Its date came' },
})

export const holdAskTexts = messages({
  button: { es: 'Retener como prueba', en: 'Hold as evidence' },
  about: {
    es: 'Para que no se borre al terminar su plazo, hasta la fecha que digas.',
    en: 'So that it is not deleted when its term is over, until the date you say.',
  },
  too_long: {
    es: 'Se retienen a lo más 31 días. Elige menos tiempo.',
    en: 'At most 31 days are held. Choose a shorter time.',
  },
  until: { es: 'Retener hasta', en: 'Hold until' },
  until_help: { es: 'A lo más, dos años.', en: 'Two years at most.' },
  note: {
    es: 'Protege desde ahora. Otra persona de la administración tiene siete días para estar de acuerdo; si no, termina. Los hogares leen quién lo pidió, para qué y hasta cuándo.',
    en: 'It protects from now on. Another person of the administration has seven days to agree; otherwise it ends. The homes read who asked, why and until when.',
  },
  done: { es: 'Retenido. Falta que otra persona esté de acuerdo.', en: 'Held. Another person must agree.' },
})

export const holdListTexts = messages({
  tab: { es: 'Retenciones', en: 'Holds' },
  text: {
    es: 'Lo que se guarda como prueba más allá de su plazo. Queda con el condominio aunque cambie la administración.',
    en: 'What is kept as evidence beyond its term. It stays with the condominium even if the administration changes.',
  },
  none: { es: 'No hay nada retenido.', en: 'Nothing is held.' },
  none_text: {
    es: 'En «Qué pasó», busca lo que sirve de prueba y elige «Retener como prueba».',
    en: 'In “What happened”, search for what is evidence and choose “Hold as evidence”.',
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
  agreed: { es: 'De acuerdo', en: 'Agreed' },
  waits: {
    es: (until: string) => `Nadie todavía; espera hasta el ${until}`,
    en: (until: string) => `No one yet; it waits until ${until}`,
  },
  ended: { es: 'Terminó', en: 'Ended' },
  told: { es: 'Los hogares lo leen desde', en: 'The homes read it from' },
  incident: { es: 'Incidente', en: 'Incident' },
  agree: { es: 'Estoy de acuerdo', en: 'I agree' },
  agree_title: { es: '¿Retener como prueba?', en: 'Hold as evidence?' },
  agree_text: {
    es: (until: string) => `No se borra nada de esto hasta el ${until}. Queda con tu nombre y el de quien lo pidió.`,
    en: (until: string) => `Nothing of it is deleted until ${until}. It stays with your name and that of who asked.`,
  },
  agreed_done: { es: 'Retenido hasta su fecha', en: 'Held until its date' },
  agree_failed: { es: 'No se guardó tu acuerdo', en: 'Your agreement was not saved' },
  end: { es: 'Terminar', en: 'End' },
  end_title: { es: 'Terminar la retención', en: 'End the hold' },
  end_why: { es: 'Por qué ya no hace falta', en: 'Why it is not needed any more' },
  end_note: {
    es: 'Lo que ya cumplió su plazo se borra la próxima noche y no vuelve.',
    en: 'What is past its term is deleted the next night and does not come back.',
  },
  end_done: { es: 'Retención terminada', en: 'Hold ended' },
})
