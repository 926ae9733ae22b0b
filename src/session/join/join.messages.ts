/** Texts of registering with the code of a unit. */
import { messages } from '../../shared/messages.ts'

export const joinMessages = messages({
  joins: {
    es: (place: string, unit: string) => `Te unes a ${place}, unidad ${unit}`,
    en: (place: string, unit: string) => `You join ${place}, unit ${unit}`,
  },
  stays: { es: (when: string) => `Hasta el ${when}`, en: (when: string) => `Until ${when}` },
  kept: {
    es: 'Lo que escribiste sigue aquí: escribe el código nuevo y continúa.',
    en: 'What you typed is still here: enter the new code and continue.',
  },
  code: { es: 'Código de la unidad', en: 'Code of the unit' },
  check: { es: 'Continuar', en: 'Continue' },
  homes: { es: 'Mis viviendas', en: 'My homes' },
  waits: { es: 'Espera aprobación', en: 'Waiting for approval' },
  refused: { es: 'No aceptada', en: 'Not accepted' },
  refused_because: { es: (reason: string) => `Motivo: ${reason}`, en: (reason: string) => `Reason: ${reason}` },
  here: { es: 'Estás aquí', en: 'You are here' },
  go: { es: 'Abrir', en: 'Open' },
  add: { es: 'Agregar una vivienda', en: 'Add a home' },
  add_text: {
    es: '¿Vives también en otra unidad? Agrégala con su código: lo dan la administración y, donde se permite, quienes viven ahí.',
    en: 'Do you live in another unit too? Add it with its code: the administration gives it and, where that is allowed, the people who live there.',
  },
  ask: { es: 'Pedir que me agreguen', en: 'Ask to be added' },
  asked: {
    es: 'Listo. La administración de ese condominio te responde.',
    en: 'Done. The administration of that condominium will answer you.',
  },
  ask_failed: { es: 'No se pudo pedir', en: 'That could not be asked' },
  without: { es: 'Registrarme sin código', en: 'Register without a code' },
})
