/** Why there is no privacy notice to show. */
import { messages } from '../../shared/messages.ts'

export const privacyNoticeRefusals = messages({
  privacy_notice_none: {
    es: 'Este condominio todavía no escribió su aviso de privacidad.',
    en: 'This condominium has not written its privacy notice yet.',
  },
})
