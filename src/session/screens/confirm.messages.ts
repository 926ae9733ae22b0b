/** Separate, so that the sign-in page does not load them. */
import { messages } from '../../shared/messages.ts'

export const confirmMessages = messages({
  title: { es: 'Confirmar correo', en: 'Confirm e-mail' },
  text: {
    es: 'Escribe la contraseña que elegiste al registrarte. Así sabemos que este correo es tuyo.',
    en: 'Enter the password you chose when you registered. Then we know that this e-mail is yours.',
  },
  password: { es: 'Tu contraseña', en: 'Your password' },
  anew: { es: 'No la recuerdo, o no me registré', en: 'I do not remember it, or I did not register' },
  anew_text: {
    es: 'Elige una contraseña nueva. La anterior deja de servir.',
    en: 'Choose a new password. The earlier one stops working.',
  },
  new_password: { es: 'Contraseña nueva', en: 'New password' },
  known: { es: 'Sí la recuerdo', en: 'I do remember it' },
  submit: { es: 'Confirmar mi correo', en: 'Confirm my e-mail' },
  done_title: { es: 'Correo confirmado', en: 'E-mail confirmed' },
  done: {
    es: 'Gracias. Si tu cuenta todavía espera la aprobación, te avisaremos por correo.',
    en: 'Thank you. If your account still waits for the approval, we will let you know by e-mail.',
  },
})
