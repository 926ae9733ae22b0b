/** Why the server refuses an act on notices. */
import { messages } from '../shared/messages.ts'

export const noticeRefusals = messages({
  push_service_unknown: {
    es: 'Este navegador usa un servicio de avisos que esta instalación no conoce. Pide a la administración que lo agregue.',
    en: 'This browser uses a push service that this installation does not know. Ask the administration to add it.',
  },
})
