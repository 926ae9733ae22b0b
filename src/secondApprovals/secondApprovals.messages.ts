import { messages } from '../shared/messages.ts'

export const secondApprovalMessages = messages({
  title: { es: 'Falta una segunda persona', en: 'A second person is needed' },
  failed: {
    es: 'No se pudieron cargar las peticiones',
    en: 'The requests could not be loaded',
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
      es: (about: string, wanted: string) => `No avisar a las casas hasta el ${wanted} de esta consulta: ${about}`,
      en: (about: string, wanted: string) => `Not to tell the homes about this look until ${wanted}: ${about}`,
    },
  },
  why: {
    name: {
      es: 'Las líneas anteriores de la bitácora conservan el nombre anterior.',
      en: 'Earlier lines of the log keep the earlier name.',
    },
    start_code: {
      es: 'La cuenta ya está en uso. Con el código cualquiera puede entrar a ella: aprueba solo si esa persona lo pidió.',
      en: 'The account is in use. With the code anyone can get into it: approve only if that person asked for it.',
    },
    hidden_look: {
      es: 'Si nadie responde en 3 días, las casas la leen.',
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
  answer_failed: { es: 'No se guardó tu respuesta', en: 'Your answer was not saved' },
})
