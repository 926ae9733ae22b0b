/** Why the server refuses a registration or a sign-in. */
import { messages } from '../shared/messages.ts'

export const sessionRefusals = messages({
  credentials_wrong: {
    es: 'Credenciales incorrectas. Por favor verifica tu email y contraseña.',
    en: 'Wrong credentials. Please check your e-mail and password.',
  },
  code_needed: {
    es: 'Escribe el código de tu aplicación.',
    en: 'Enter the code of your app.',
  },
  code_wrong: {
    es: 'El código no es correcto o ya se usó. Espera el siguiente e intenta de nuevo.',
    en: 'The code is wrong or was already used. Wait for the next one and try again.',
  },
  link_dead: {
    es: 'Este enlace ya no sirve: venció o ya se usó. Pide uno nuevo.',
    en: 'This link no longer works: it expired or was already used. Ask for a new one.',
  },
  confirm_password_needed: {
    es: 'Escribe la contraseña que elegiste al registrarte. Si no funciona, recarga la página.',
    en: 'Enter the password you chose when you registered. If it does not work, reload the page.',
  },
  confirm_password_wrong: {
    es: 'Esa no es la contraseña de esta cuenta. Si no la recuerdas o no fuiste tú, elige una nueva.',
    en: 'That is not the password of this account. If you do not remember it or it was not you, choose a new one.',
  },
  condominium_closed: {
    es: 'Ese condominio pide invitación. Pide a la administración el enlace.',
    en: 'That condominium needs an invitation. Ask its administration for the link.',
  },
  profile_email_taken: { es: 'Ese correo ya tiene una cuenta.', en: 'That e-mail already has an account.' },
  profile_name_length: {
    es: 'El nombre debe tener entre 1 y 120 caracteres.',
    en: 'The name must have 1 to 120 characters.',
  },
  profile_email_shape: { es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  profile_phone_length: { es: 'El teléfono es demasiado largo.', en: 'The phone number is too long.' },
  one_time_token_purpose: { es: 'Ese enlace no es válido.', en: 'That link is not valid.' },
  addresses_too_many: {
    es: 'Hoy ya escribiste muchos correos con cuenta en otro lugar. Intenta mañana.',
    en: 'Today you entered many e-mails with an account elsewhere. Try tomorrow.',
  },
})
