import { messages } from '../../shared/messages.ts'

export const forgotTexts = messages({
  title: { es: 'Recuperar contraseña', en: 'Reset password' },
  text: {
    es: 'Escribe tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
    en: 'Enter your e-mail and we will send you a link to choose a new password.',
  },
  text_without_mail: {
    es: 'Escribe tu correo y después pide a la administración de tu condominio el enlace para elegir una contraseña nueva.',
    en: 'Enter your e-mail, then ask the administration of your condominium for the link to choose a new password.',
  },
  submit: { es: 'Enviar enlace', en: 'Send link' },
  submit_without_mail: { es: 'Pedir enlace', en: 'Request link' },
  sent_title: { es: 'Solicitud recibida', en: 'Request received' },
  sent: {
    es: 'Si ese correo tiene una cuenta, te enviamos un enlace. Sirve durante una hora.',
    en: 'If that e-mail has an account, we send you a link. It works for one hour.',
  },
  sent_without_mail: {
    es: 'Si ese correo tiene una cuenta, pide el enlace a la administración de tu condominio. Sirve durante una hora.',
    en: 'If that e-mail has an account, ask the administration of your condominium for the link. It works for one hour.',
  },
  without_email: {
    es: '¿Entras con un nombre de usuario? Pide un código a la administración de tu condominio.',
    en: 'Do you sign in with a user name? Ask the administration of your condominium for a code.',
  },
  back: { es: 'Volver a iniciar sesión', en: 'Back to sign in' },
})
