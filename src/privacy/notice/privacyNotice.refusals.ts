import { messages } from '../../shared/messages.ts'

export const privacyNoticeRefusals = messages({
  privacy_notice_none: {
    es: 'Este condominio todavía no tiene su aviso de privacidad.',
    en: 'This condominium does not have its privacy notice yet.',
  },
})
