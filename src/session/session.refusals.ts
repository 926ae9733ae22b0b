/** Why the server refuses a registration, a sign-in or a change of an account. */
import { messages } from '../shared/messages.ts'

export const sessionRefusals = messages({
  credentials_wrong: {
    es: 'Credenciales incorrectas. Por favor verifica tu email y contraseña.',
    en: 'Wrong credentials. Please check your e-mail and password.',
  },
  code_needed: {
    es: 'Escribe el código de tu aplicación de autenticación.',
    en: 'Enter the code of your authenticator app.',
  },
  code_wrong: {
    es: 'El código no es correcto o ya se usó. Espera el siguiente y vuelve a intentarlo.',
    en: 'The code is wrong or was already used. Wait for the next one and try again.',
  },
  password_wrong: { es: 'La contraseña actual no es correcta.', en: 'The current password is wrong.' },
  link_dead: {
    es: 'Este enlace ya no sirve: venció o ya se usó. Pide uno nuevo.',
    en: 'This link no longer works: it expired or was already used. Ask for a new one.',
  },
  confirm_password_needed: {
    es: 'Escribe la contraseña que elegiste al registrarte. Si esta página lleva mucho abierta, recárgala.',
    en: 'Enter the password that you chose when you registered. If this page has been open for long, reload it.',
  },
  confirm_password_wrong: {
    es: 'Esa no es la contraseña con la que se registró esta cuenta. Si no la recuerdas o no fuiste tú, elige una nueva.',
    en: 'That is not the password this account was registered with. If you do not remember it or it was not you, choose a new one.',
  },
  condominium_closed: {
    es: 'Ese condominio no acepta registros abiertos. Pide a la administración su enlace de invitación.',
    en: 'That condominium does not take open registrations. Ask its administration for the invitation link.',
  },
  second_factor_not_offered: {
    es: 'Empieza de nuevo: primero pide la clave para tu aplicación.',
    en: 'Start again: ask for the key for your app first.',
  },
  second_factor_demanded: {
    es: 'Esta instalación exige la verificación en dos pasos a quienes administran; no se puede desactivar.',
    en: 'This installation requires two-step verification of administrators; it cannot be turned off.',
  },
  profile_email_taken: { es: 'Ese correo ya tiene una cuenta.', en: 'That e-mail already has an account.' },
  profile_name_length: {
    es: 'El nombre debe tener entre 1 y 120 caracteres.',
    en: 'The name must have 1 to 120 characters.',
  },
  profile_email_shape: { es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  profile_phone_length: { es: 'El teléfono es demasiado largo.', en: 'The phone number is too long.' },
  profile_role: { es: 'Ese tipo de usuario no existe.', en: 'That user type does not exist.' },
  profile_approval: { es: 'Ese estado no existe.', en: 'That state does not exist.' },
  profile_language: { es: 'Ese idioma no está disponible.', en: 'That language is not available.' },
  one_time_token_purpose: { es: 'Ese enlace no es válido.', en: 'That link is not valid.' },
})
