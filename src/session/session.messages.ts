/** Loaded before the sign-in. */
import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

export const sessionMessages = messages({
  login: {
    title: { es: 'Iniciar sesión', en: 'Sign in' },
    subtitle: { es: 'Entra a tu condominio', en: 'Your condominium’s front door' },
    email: { es: 'Email', en: 'E-mail' },
    email_hint: { es: 'o tu nombre de usuario', en: 'or your user name' },
    password: { es: 'Contraseña', en: 'Password' },
    code: { es: 'Código de verificación', en: 'Verification code' },
    code_hint: {
      es: 'Los 6 dígitos de tu aplicación, o un código de recuperación',
      en: 'The 6 digits of your app, or a recovery code',
    },
    submit: { es: 'Iniciar sesión', en: 'Sign in' },
    forgot: { es: '¿Olvidaste tu contraseña?', en: 'Forgot your password?' },
    have_code: { es: 'Tengo un código', en: 'I have a code' },
    no_account: { es: '¿No tienes cuenta?', en: 'No account yet?' },
    register: { es: 'Regístrate', en: 'Register' },
    home: { es: 'Volver al Inicio', en: 'Back to home' },
    complete_fields: { es: 'Por favor completa todos los campos', en: 'Please complete all fields' },
    welcome: { es: '¡Bienvenido!', en: 'Welcome!' },
    welcome_text: { es: 'Has iniciado sesión correctamente.', en: 'You have successfully signed in.' },
    entering: { es: 'Abriendo Garita…', en: 'Opening Garita…' },
    signed_out: { es: 'Sesión cerrada', en: 'Signed out' },
    signed_out_text: { es: 'Has cerrado sesión correctamente.', en: 'You have successfully signed out.' },
    sign_in_failed: { es: 'Error al iniciar sesión', en: 'Sign in error' },
    sign_out_failed: { es: 'Error al cerrar sesión', en: 'Sign out error' },
    session_lost: { es: 'Tu sesión terminó. Inicia sesión de nuevo.', en: 'Your session ended. Please sign in again.' },
  },
})

export const sessionLetters = messages({
  confirm_subject: { es: 'Confirma tu cuenta de Garita', en: 'Confirm your Garita account' },
  confirm: {
    es: (link: LetterText) =>
      `Hola:\n\nAbre este enlace para confirmar que este correo es tuyo. Sirve durante 3 días.\n\n${link}\n\nPara entrar también falta que la administración apruebe tu solicitud; te avisaremos. Si no pediste una cuenta, no hagas nada.\n`,
    en: (link: LetterText) =>
      `Hello,\n\nOpen this link to confirm that this address is yours. It works for 3 days.\n\n${link}\n\nTo get in, the administration must also approve your request; we will let you know. If you did not ask for an account, do nothing.\n`,
  },
  /** For an account that was approved before, or whose address changed. */
  confirm_known: {
    es: (link: LetterText) =>
      `Hola:\n\nAbre este enlace para confirmar que este correo es tuyo. Sirve durante 3 días.\n\n${link}\n\nSi no tienes una cuenta de Garita, no hagas nada.\n`,
    en: (link: LetterText) =>
      `Hello,\n\nOpen this link to confirm that this address is yours. It works for 3 days.\n\n${link}\n\nIf you have no Garita account, do nothing.\n`,
  },
  confirm_free_subject: { es: 'Recibimos tu solicitud de Garita', en: 'We received your Garita request' },
  /** Without a mail server, the approval confirms the address. A super administrator may pass this letter on. */
  confirm_free: {
    es: (link: LetterText) =>
      `Hola:\n\nTu solicitud de una cuenta de Garita espera a la administración. No necesitas confirmar este correo: basta con que la administración apruebe tu solicitud. Si quieres confirmarlo ya, abre este enlace. Sirve durante 3 días.\n\n${link}\n\nSi no pediste una cuenta, no hagas nada.\n`,
    en: (link: LetterText) =>
      `Hello,\n\nYour request for a Garita account waits for the administration. You do not need to confirm this address: the approval of your request is enough. If you want to confirm it now, open this link. It works for 3 days.\n\n${link}\n\nIf you did not ask for an account, do nothing.\n`,
  },
  /** For a new password before the address was confirmed. */
  confirm_first: {
    es: (link: LetterText) =>
      `Hola:\n\nAlguien pidió una contraseña nueva para una cuenta con este correo. El correo todavía no está confirmado. Si fuiste tú, confirma primero que es tuyo; después podrás pedir la contraseña. El enlace sirve durante 3 días.\n\n${link}\n\nSi no pediste una cuenta, no hagas nada.\n`,
    en: (link: LetterText) =>
      `Hello,\n\nSomeone asked for a new password for an account with this address. The address is not confirmed yet. If it was you, first confirm that it is yours; then you can ask for the password. The link works for 3 days.\n\n${link}\n\nIf you did not ask for an account, do nothing.\n`,
  },
  reset_subject: { es: 'Elige una contraseña nueva', en: 'Choose a new password' },
  reset: {
    es: (name: LetterText, link: LetterText) =>
      `Hola, ${name}:\n\nAbre este enlace para elegir una contraseña nueva. Sirve una vez, durante una hora.\n\n${link}\n\nSi no lo pediste, no hagas nada: tu contraseña sigue igual.\n`,
    en: (name: LetterText, link: LetterText) =>
      `Hello ${name},\n\nOpen this link to choose a new password. It works once, for one hour.\n\n${link}\n\nIf you did not ask for it, do nothing: your password stays as it is.\n`,
  },
  invited_subject: {
    es: (condominium: LetterText) => `Te damos la bienvenida a ${condominium}`,
    en: (condominium: LetterText) => `Welcome to ${condominium}`,
  },
  invited: {
    es: (condominium: LetterText, link: LetterText) =>
      `Hola:\n\nTe damos la bienvenida a ${condominium} en Garita. La administración ya creó tu cuenta. Abre este enlace y crea tu contraseña. Sirve una vez, durante 7 días.\n\n${link}\n\nSi el enlace ya no sirve, pide otro con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.\n`,
    en: (condominium: LetterText, link: LetterText) =>
      `Hello,\n\nWelcome to ${condominium} on Garita. The administration has made your account. Open this link and create your password. It works once, for 7 days.\n\n${link}\n\nIf the link no longer works, ask for another with “Forgot your password?” on the sign-in page.\n`,
  },
  known_subject: { es: 'Ya tienes una cuenta de Garita', en: 'You already have a Garita account' },
  known: {
    es: (name: LetterText, link: LetterText) =>
      `Hola, ${name}:\n\nAlguien quiso registrarse con este correo, pero ya tienes una cuenta. Si fuiste tú, inicia sesión o recupera tu contraseña aquí:\n\n${link}\n\nSi no fuiste tú, no hagas nada.\n`,
    en: (name: LetterText, link: LetterText) =>
      `Hello ${name},\n\nSomeone tried to register with this address, but you already have an account. If it was you, sign in or reset your password here:\n\n${link}\n\nIf it was not you, do nothing.\n`,
  },
  own_email_subject: { es: 'Confirma el correo de tu cuenta', en: 'Confirm the e-mail of your account' },
  own_email: {
    es: (link: LetterText) =>
      `Hola:\n\nAlguien quiere usar este correo para su cuenta de Garita. Si eres tú, abre este enlace y escribe tu contraseña. Sirve durante 3 días.\n\n${link}\n\nSi no eres tú, no hagas nada.\n`,
    en: (link: LetterText) =>
      `Hello,\n\nSomeone wants to use this address for their Garita account. If it is you, open this link and enter your password. It works for 3 days.\n\n${link}\n\nIf it is not you, do nothing.\n`,
  },
  changed_subject: { es: 'Cambió el correo de tu cuenta', en: 'The e-mail of your account changed' },
  changed: {
    es: (name: LetterText | null) =>
      `Hola${name ? `, ${name}` : ''}:\n\nLa administración cambió el correo de tu cuenta de Garita. Ya no puedes iniciar sesión con este correo. Si no lo pediste, habla con la administración de tu condominio.\n`,
    en: (name: LetterText | null) =>
      `Hello${name ? ` ${name}` : ''},\n\nThe administration changed the e-mail of your Garita account. You can no longer sign in with this one. If you did not ask for it, talk to the administration of your condominium.\n`,
  },
})
