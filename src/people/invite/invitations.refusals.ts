/** Why somebody cannot be invited. */
import { messages } from '../../shared/messages.ts'

export const invitationRefusals = messages({
  not_to_invite: {
    es: 'A esta persona no le puedes dar un código: ya entra con su correo, no está aprobada, o también la administran otros.',
    en: 'You cannot give this person a code: they sign in with their e-mail, are not approved, or others run them too.',
  },
  invitation_not_sent: {
    es: 'No se envió: esta instalación no envía correos, la persona ya empezó o no tiene correo, o hoy ya salieron 500. Dale un código.',
    en: 'Not sent: this installation sends no e-mail, the person has begun or has no e-mail, or 500 went out today. Give them a code.',
  },
})
