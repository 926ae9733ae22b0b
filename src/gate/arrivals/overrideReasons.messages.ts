/** Texts of the choices that a line of the log keeps for ever. */
import { messages } from '../../shared/messages.ts'

export const overrideReasonTexts = messages({
  usual: { es: 'Motivos frecuentes', en: 'Common reasons' },
  by_phone: { es: 'La casa dijo que sí por teléfono', en: 'The home said yes by phone' },
  no_answer: { es: 'Nadie contestó', en: 'No one answered' },
  no_exit: { es: 'No se registró su salida anterior', en: 'The earlier exit was not recorded' },
  administration: { es: 'La administración dijo que sí', en: 'The administration said yes' },
  emergency: { es: 'Emergencia', en: 'Emergency' },
  other: { es: 'Otro motivo', en: 'Another reason' },
})

/** Replaces the words of a reason after their term. */
export const keptOverrideReasonTexts = messages({
  by_phone: { es: 'la casa dijo que sí por teléfono', en: 'the home said yes by phone' },
  no_answer: { es: 'nadie contestó', en: 'no one answered' },
  no_exit: { es: 'no se registró su salida anterior', en: 'the earlier exit was not recorded' },
  administration: { es: 'la administración dijo que sí', en: 'the administration said yes' },
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
    es: 'La opción queda para siempre. El texto y el nombre se borran con los datos del visitante.',
    en: 'The choice stays for ever. The text and the name are deleted with the visitor’s data.',
  },
})
