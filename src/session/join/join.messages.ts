/** Texts of registering with the code of a unit. */
import { messages } from '../../shared/messages.ts'

export const joinMessages = messages({
  joins: {
    es: (place: string, unit: string) => `Te unes a ${place}, unidad ${unit}`,
    en: (place: string, unit: string) => `You join ${place}, unit ${unit}`,
  },
  kept: {
    es: 'Lo que escribiste sigue aquí: escribe el código nuevo y continúa.',
    en: 'What you typed is still here: enter the new code and continue.',
  },
  code: { es: 'Código de la unidad', en: 'Code of the unit' },
  check: { es: 'Continuar', en: 'Continue' },
  without: { es: 'Registrarme sin código', en: 'Register without a code' },
})
