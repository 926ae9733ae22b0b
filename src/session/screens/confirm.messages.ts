/** Texts of the page that confirms an address. Separate, so that the sign-in page does not load them. */
import { messages } from '../../shared/messages.ts'

export const confirmMessages = messages({
  title: { es: 'Confirmar correo', en: 'Confirm e-mail' },
  text: {
    es: 'Confirma que este correo es tuyo con la contraseña que elegiste al registrarte.',
    en: 'Confirm that this e-mail is yours with the password that you chose when you registered.',
  },
  password: { es: 'Tu contraseña', en: 'Your password' },
  anew: { es: 'No la recuerdo, o no me registré yo', en: 'I do not remember it, or I did not register' },
  anew_text: {
    es: 'Elige una contraseña nueva: la anterior deja de servir, también a quien haya usado tu correo.',
    en: 'Choose a new password: the former one stops working, also for anyone else who used your address.',
  },
  new_password: { es: 'Contraseña nueva', en: 'New password' },
  known: { es: 'Sí la recuerdo', en: 'I do remember it' },
  submit: { es: 'Confirmar mi correo', en: 'Confirm my e-mail' },
  done_title: { es: 'Correo confirmado', en: 'E-mail confirmed' },
  done: {
    es: 'Gracias. La administración revisará tu solicitud y te avisará.',
    en: 'Thank you. The administration will review your request and let you know.',
  },
})
