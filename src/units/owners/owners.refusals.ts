/** Why the server does not write an owner down. */
import { messages } from '../../shared/messages.ts'

export const ownerRefusals = messages({
  owner_unknown: {
    es: 'Nadie tiene cuenta con ese correo. Escribe también su nombre: le llegará una invitación.',
    en: 'Nobody has an account with this e-mail. Write their name too: they will get an invitation.',
  },
  owner_needs_mail: {
    es: 'Nadie tiene cuenta con ese correo, y esta instalación no envía correos: no se puede invitar.',
    en: 'Nobody has an account with this e-mail, and this installation sends no e-mail: nobody can be invited.',
  },
  owner_not_open: {
    es: 'La cuenta con ese correo no se puede usar aquí: es la tuya, o no está aprobada.',
    en: 'The account with this e-mail cannot be used here: it is your own, or it is not approved.',
  },
  owner_no_adult: {
    es: 'Ningún adulto con cuenta vive en esta unidad: no hay quién pueda aceptarlo.',
    en: 'No adult with an account lives in this unit: there is no one who could agree.',
  },
  owner_consent_of_newcomer: {
    es: 'Tu cuenta es nueva en esta casa. Otra persona de la casa puede aceptarlo.',
    en: 'Your account is new in this home. Another person of the home can agree.',
  },
  owner_current: {
    es: 'Esa persona ya es propietaria de esta unidad.',
    en: 'This person already owns this unit.',
  },
})
