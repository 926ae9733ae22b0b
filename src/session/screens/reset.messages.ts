/** Texts of the screen that sets a new password by a link. */
import { messages } from '../../shared/messages.ts'

export const resetTexts = messages({
  title: { es: 'Contraseña nueva', en: 'New password' },
  text: {
    es: 'Al guardarla se cierran las sesiones abiertas en otros equipos.',
    en: 'Saving it signs you out of every other device.',
  },
  password: { es: 'Contraseña nueva', en: 'New password' },
  submit: { es: 'Guardar contraseña', en: 'Save password' },
  done: { es: 'Contraseña guardada. Ya puedes iniciar sesión.', en: 'Password saved. You can sign in now.' },
  ask_again: { es: 'Pedir un enlace nuevo', en: 'Ask for a new link' },
})
