/** Texts of what waits for a second person. */
import { messages } from '../shared/messages.ts'

export const secondMessages = messages({
  title: { es: 'Falta una segunda persona', en: 'A second person is needed' },
  failed: {
    es: 'No se pudo cargar lo que espera a una segunda persona',
    en: 'What waits for a second person could not be loaded',
  },
  what: {
    name: {
      es: (about: string, wanted: string) => `${about} quiere llamarse ${wanted}`,
      en: (about: string, wanted: string) => `${about} wants to be called ${wanted}`,
    },
    start_code: {
      es: (about: string) => `Un código para entrar a la cuenta de ${about}`,
      en: (about: string) => `A code to get into the account of ${about}`,
    },
    hidden_look: {
      es: (about: string, wanted: string) => `Que los hogares no lean hasta el ${wanted} esta consulta: ${about}`,
      en: (about: string, wanted: string) => `That the homes do not read this look until ${wanted}: ${about}`,
    },
  },
  why: {
    name: {
      es: 'Las líneas del registro de antes conservan el nombre que tenía.',
      en: 'Earlier lines of the log keep the name of then.',
    },
    start_code: {
      es: 'La cuenta ya está en uso: quien tenga el código actúa en su nombre. Confirma solo si esa persona lo pidió.',
      en: 'The account is in use: who has the code acts in its name. Confirm only if that person asked for it.',
    },
    hidden_look: {
      es: 'Si nadie responde en 3 días, los hogares la leen.',
      en: 'If no one answers within 3 days, the homes read it.',
    },
  },
  asked: {
    es: (who: string, ago: string) => `Lo pide ${who}, ${ago}`,
    en: (who: string, ago: string) => `Asked by ${who}, ${ago}`,
  },
  grant: { es: 'Aprobar', en: 'Approve' },
  refuse: { es: 'Rechazar', en: 'Reject' },
  granted: { es: 'Aprobado', en: 'Approved' },
  refused: { es: 'Rechazado', en: 'Rejected' },
  answer_failed: { es: 'Tu respuesta no contó', en: 'Your answer did not count' },
})
