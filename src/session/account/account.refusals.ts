/** Why the server refuses a change of one's own account. Apart from session.refusals.ts to keep the sign-in page small. */
import { messages } from '../../shared/messages.ts'

export const accountRefusals = messages({
  password_wrong: { es: 'La contraseña actual no es correcta.', en: 'The current password is wrong.' },
  second_factor_not_offered: {
    es: 'Empieza de nuevo: pide primero la clave para tu aplicación.',
    en: 'Start again: ask for the key for your app first.',
  },
  second_factor_demanded: {
    es: 'Los administradores deben usar la verificación en dos pasos. No puedes desactivarla.',
    en: 'Administrators must use two-step verification. You cannot turn it off.',
  },
  profile_role: { es: 'Ese tipo de usuario no existe.', en: 'That user type does not exist.' },
  profile_approval: { es: 'Ese estado no existe.', en: 'That state does not exist.' },
  profile_language: { es: 'Ese idioma no está disponible.', en: 'That language is not available.' },
})
