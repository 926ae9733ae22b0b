/** Why an act on notices can be refused, in words. */
import { messages } from '../shared/messages.ts'

export const noticeRefusals = messages({
  push_service_unknown: {
    es: 'Este navegador usa un servicio de avisos que esta instalación no conoce. Pide a la administración que lo agregue.',
    en: 'This browser uses a push service that this installation does not know. Ask the administration to add it.',
  },
})
