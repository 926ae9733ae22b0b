import { messages } from '../../shared/messages.ts'

export const resetTexts = messages({
  title: { es: 'Contraseña nueva', en: 'New password' },
  text: {
    es: 'Al guardarla se cierra tu sesión en otros teléfonos y computadoras.',
    en: 'Saving it signs you out of other phones and computers.',
  },
  password: { es: 'Contraseña nueva', en: 'New password' },
  submit: { es: 'Guardar contraseña', en: 'Save password' },
  done: { es: 'Contraseña guardada. Ya puedes iniciar sesión.', en: 'Password saved. You can sign in now.' },
  ask_again: { es: 'Pedir un enlace nuevo', en: 'Ask for a new link' },
})
