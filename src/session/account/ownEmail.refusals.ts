import { messages } from '../../shared/messages.ts'

export const ownEmailRefusals = messages({
  email_not_added: {
    es: 'Tu cuenta ya tiene un correo, o esta instalación no envía correos. Pide el cambio a la administración.',
    en: 'Your account has an e-mail already, or this installation sends none. Ask your administration for the change.',
  },
  email_not_changed: {
    es: 'Esta instalación no envía correos. Pide el cambio a la administración.',
    en: 'This installation sends no e-mail. Ask your administration for the change.',
  },
  email_same: { es: 'Ese ya es tu correo', en: 'That is your e-mail already' },
})
