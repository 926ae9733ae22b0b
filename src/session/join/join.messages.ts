import { messages } from '../../shared/messages.ts'

export const joinMessages = messages({
  joins: {
    es: (place: string, unit: string) => `Te unes a ${place}, unidad ${unit}`,
    en: (place: string, unit: string) => `You join ${place}, unit ${unit}`,
  },
  stay: {
    es: (from: string, until: string) =>
      `Del ${from} al ${until}. Con tu cuenta entras por la caseta, sin esperar a la administración.`,
    en: (from: string, until: string) =>
      `From ${from} to ${until}. Your account lets you in at the gate, without waiting for the administration.`,
  },
  stay_rules: { es: 'Reglas para huéspedes', en: 'Rules for guests' },
  begins: { es: (when: string) => `Empieza el ${when}`, en: (when: string) => `Begins on ${when}` },
  stays: { es: (when: string) => `Hasta el ${when}`, en: (when: string) => `Until ${when}` },
  kept: {
    es: 'Tus datos siguen aquí. Escribe el código nuevo y continúa.',
    en: 'Your details are still here. Enter the new code and continue.',
  },
  code: { es: 'Código de la unidad', en: 'Code of the unit' },
  check: { es: 'Continuar', en: 'Continue' },
  homes: { es: 'Mis casas', en: 'My homes' },
  waits: { es: 'Espera aprobación', en: 'Waiting for approval' },
  refused: { es: 'No aceptada', en: 'Not accepted' },
  refused_because: { es: (reason: string) => `Motivo: ${reason}`, en: (reason: string) => `Reason: ${reason}` },
  here: { es: 'Estás aquí', en: 'You are here' },
  go: { es: 'Abrir', en: 'Open' },
  add: { es: 'Agregar otra casa', en: 'Add another home' },
  add_text: {
    es: '¿Tienes otra casa en un condominio con Garita? Pide el código a su administración o a las personas que viven ahí.',
    en: 'Do you have another home in a condominium with Garita? Ask its administration or the people who live there for the code.',
  },
  ask: { es: 'Pedir que me agreguen', en: 'Ask to be added' },
  asked: {
    es: 'Listo. La administración de ese condominio te va a responder.',
    en: 'Done. The administration of that condominium will answer you.',
  },
  ask_failed: { es: 'No se pudo enviar', en: 'It could not be sent' },
  without: { es: 'Registrarme sin código', en: 'Register without a code' },
})
