import { messages } from '../shared/messages.ts'

export const noticeRefusals = messages({
  push_service_unknown: {
    es: 'Garita no puede enviar avisos a este navegador. Usa otro, o pide ayuda a la administración.',
    en: 'Garita cannot send notifications to this browser. Use another one, or ask the administration for help.',
  },
})
