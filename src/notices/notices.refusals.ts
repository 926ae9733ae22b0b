/** Why an act on notices can be refused, in words. */
import { messages } from '../shared/messages.ts'

export const noticeRefusals = messages({
  push_service_unknown: {
    es: 'Este navegador usa un servicio de avisos que esta instalación no conoce. Pide a la administración que lo agregue.',
    en: 'This browser uses a push service that this installation does not know. Ask the administration to add it.',
  },
  push_endpoint_length: {
    es: 'Este navegador envió datos que no se entienden. Recarga la página e intenta de nuevo.',
    en: 'This browser sent data that make no sense. Reload the page and try again.',
  },
  push_endpoint_taken: {
    es: 'Este navegador envió datos que no se entienden. Recarga la página e intenta de nuevo.',
    en: 'This browser sent data that make no sense. Reload the page and try again.',
  },
  push_key_length: {
    es: 'Este navegador envió datos que no se entienden. Recarga la página e intenta de nuevo.',
    en: 'This browser sent data that make no sense. Reload the page and try again.',
  },
  push_secret_length: {
    es: 'Este navegador envió datos que no se entienden. Recarga la página e intenta de nuevo.',
    en: 'This browser sent data that make no sense. Reload the page and try again.',
  },
  delivery_channel: {
    es: 'Este navegador envió datos que no se entienden. Recarga la página e intenta de nuevo.',
    en: 'This browser sent data that make no sense. Reload the page and try again.',
  },
  delivery_known: {
    es: 'Este navegador envió datos que no se entienden. Recarga la página e intenta de nuevo.',
    en: 'This browser sent data that make no sense. Reload the page and try again.',
  },
})
