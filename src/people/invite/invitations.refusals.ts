import { messages } from '../../shared/messages.ts'

export const invitationRefusals = messages({
  not_to_invite: {
    es: 'No puedes darle un código a esta persona: ya inicia sesión con su correo, no está aprobada, o también es de otro condominio.',
    en: 'You cannot give this person a code: they already sign in with their e-mail, are not approved, or also belong to another condominium.',
  },
  invitation_not_sent: {
    es: 'No se pudo enviar el correo. Dale un código a la persona.',
    en: 'The e-mail could not be sent. Give the person a code.',
  },
})
