/** Texts of the choices that a line of the log keeps for ever. */
import { messages } from '../shared/messages.ts'

export const reasonTexts = messages({
  usual: { es: 'Motivos frecuentes', en: 'Common reasons' },
  by_phone: { es: 'La unidad lo autorizó por teléfono', en: 'The unit authorized it by phone' },
  no_answer: { es: 'Nadie contestó', en: 'No one answered' },
  no_exit: { es: 'No se registró su salida anterior', en: 'The earlier exit was not recorded' },
  administration: { es: 'Lo autorizó la administración', en: 'The administration authorized it' },
  emergency: { es: 'Emergencia', en: 'Emergency' },
  other: { es: 'Otro motivo', en: 'Another reason' },
})

/** What is read in the place of words whose term is over. */
export const keptReasonTexts = messages({
  by_phone: { es: 'la unidad autorizó por teléfono', en: 'the unit authorized by phone' },
  no_answer: { es: 'nadie contestó', en: 'no one answered' },
  no_exit: { es: 'no se registró su salida anterior', en: 'the earlier exit was not recorded' },
  administration: { es: 'lo autorizó la administración', en: 'the administration authorized it' },
  emergency: { es: 'emergencia', en: 'emergency' },
  other: { es: 'otro motivo', en: 'another reason' },
  written: { es: 'un texto que ya se borró', en: 'a text that was deleted after its term' },
  home: { es: 'alguien de la casa', en: 'someone of the home' },
  named: { es: 'un nombre que ya se borró', en: 'a name that was deleted after its term' },
})

export const whoTexts = messages({
  administration: { es: 'Administración', en: 'Administration' },
  home: { es: 'Quién de la casa', en: 'Who of the home' },
  term: {
    es: 'La opción queda para siempre. Las palabras y el nombre se borran con los datos del visitante.',
    en: 'The choice stays for ever. Words and name go with the visitor’s data.',
  },
})
