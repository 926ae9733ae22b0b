import { messages } from '../../shared/messages.ts'

export const ownerRefusals = messages({
  owner_unknown: {
    es: 'Nadie tiene cuenta con ese correo. Escribe también su nombre y le enviamos una invitación.',
    en: 'Nobody has an account with this e-mail. Write their name too, and we send them an invitation.',
  },
  owner_needs_mail: {
    es: 'Nadie tiene cuenta con ese correo. No podemos invitarlo: esta instalación no envía correos.',
    en: 'Nobody has an account with this e-mail. We cannot invite them: this installation sends no e-mail.',
  },
  owner_not_open: {
    es: 'Esa cuenta es la tuya, o no está aprobada.',
    en: 'That account is your own, or it is not approved.',
  },
  owner_no_adult: {
    es: 'Ningún adulto de esta unidad tiene cuenta: nadie puede aceptarlo.',
    en: 'No adult of this unit has an account: nobody can agree.',
  },
  owner_consent_of_newcomer: {
    es: 'Tu cuenta es nueva en esta casa. Pide a otra persona de la casa que acepte.',
    en: 'Your account is new in this home. Ask another person of the home to agree.',
  },
  owner_current: {
    es: 'Esa persona ya es propietaria de esta unidad.',
    en: 'This person already owns this unit.',
  },
})
