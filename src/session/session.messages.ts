/** Texts of registration and sign-in, loaded before sign-in, and of their letters. */
import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

export const sessionMessages = messages({
  login: {
    title: { es: 'Iniciar Sesión', en: 'Sign in' },
    subtitle: { es: 'Entra a tu condominio', en: 'Enter your condominium' },
    email: { es: 'Email', en: 'E-mail' },
    password: { es: 'Contraseña', en: 'Password' },
    code: { es: 'Código de verificación', en: 'Verification code' },
    code_hint: {
      es: 'Los 6 dígitos de tu aplicación, o un código de recuperación',
      en: 'The 6 digits of your app, or a recovery code',
    },
    submit: { es: 'Iniciar Sesión', en: 'Sign in' },
    forgot: { es: '¿Olvidaste tu contraseña?', en: 'Forgot your password?' },
    no_account: { es: '¿No tienes cuenta?', en: 'No account yet?' },
    register: { es: 'Regístrate', en: 'Register' },
    home: { es: 'Volver al Inicio', en: 'Back to home' },
    complete_fields: { es: 'Por favor completa todos los campos', en: 'Please complete all fields' },
    welcome: { es: '¡Bienvenido!', en: 'Welcome!' },
    welcome_text: { es: 'Has iniciado sesión correctamente.', en: 'You have successfully signed in.' },
    entering: { es: 'Entrando a tu panel…', en: 'Opening your panel…' },
    signed_out: { es: 'Sesión cerrada', en: 'Signed out' },
    signed_out_text: { es: 'Has cerrado sesión correctamente.', en: 'You have successfully signed out.' },
    sign_in_failed: { es: 'Error al iniciar sesión', en: 'Sign in error' },
    sign_out_failed: { es: 'Error al cerrar sesión', en: 'Sign out error' },
    session_lost: { es: 'Tu sesión terminó. Inicia sesión de nuevo.', en: 'Your session ended. Please sign in again.' },
  },
  register: {
    title: { es: 'Crear Cuenta', en: 'Create account' },
    subtitle: { es: 'La administración revisará tu solicitud', en: 'The administration will review your request' },
    user_type: { es: 'Tipo de usuario', en: 'User type' },
    full_name: { es: 'Nombre completo', en: 'Full name' },
    phone_number: { es: 'Teléfono (opcional)', en: 'Phone (optional)' },
    condominium: { es: 'Condominio', en: 'Condominium' },
    condominium_placeholder: { es: 'Selecciona tu condominio', en: 'Select your condominium' },
    condominiums_failed: { es: 'No se pudieron cargar los condominios', en: 'The condominiums could not be loaded' },
    condominiums_none: {
      es: 'Ningún condominio coincide. Si el tuyo no aparece, pide a la administración su enlace de invitación.',
      en: 'No condominium matches. If yours is not listed, ask its administration for the invitation link.',
    },
    invited_to: { es: (name: string) => `Invitación a ${name}`, en: (name: string) => `Invitation to ${name}` },
    invitation_dead: {
      es: 'Esta invitación ya no sirve. Pide una nueva a la administración de tu condominio.',
      en: 'This invitation no longer works. Ask the administration of your condominium for a new one.',
    },
    unit_number: { es: 'Número de unidad', en: 'Unit number' },
    unit_placeholder: { es: 'Por ejemplo 101 o A-12', en: 'For example 101 or A-12' },
    password_hint: {
      es: 'Al menos 10 caracteres; una frase corta funciona muy bien',
      en: 'At least 10 characters; a short phrase works well',
    },
    agent_note: {
      es: 'Esta es una cuenta de operador: para el personal de seguridad y recepción. El super administrador te asignará los condominios que atiendes.',
      en: 'This is an operator account: for security and front-desk staff. The super administrator will assign the condominiums you attend.',
    },
    admin_note: {
      es: 'El super administrador te asignará los condominios después del registro.',
      en: 'The super administrator will assign your condominiums after registration.',
    },
    complete_required: {
      es: 'Por favor completa todos los campos requeridos',
      en: 'Please complete all required fields',
    },
    resident_requirements: {
      es: 'Los residentes deben especificar condominio y unidad',
      en: 'Residents must specify condominium and unit',
    },
    submit: { es: 'Crear Cuenta', en: 'Create account' },
    have_account: { es: '¿Ya tienes cuenta?', en: 'Already have an account?' },
    sign_in: { es: 'Inicia sesión', en: 'Sign in' },
    failed: { es: 'Error al registrarse', en: 'Sign up error' },
    done_title: { es: 'Registro exitoso', en: 'Sign up successful' },
    done_by_mail: {
      es: 'Revisa tu correo para confirmar tu cuenta.',
      en: 'Check your email to confirm your account.',
    },
    done_without_mail: {
      es: 'Listo. La administración revisará tu solicitud; no hace falta confirmar tu correo.',
      en: 'Done. The administration will review your request; you do not need to confirm your e-mail.',
    },
    done_next: {
      es: 'Después, la administración revisará tu solicitud. Puedes iniciar sesión para ver en qué va.',
      en: 'Then the administration will review your request. You can sign in to see how it is going.',
    },
    to_login: { es: 'Ir a Iniciar Sesión', en: 'Go to sign in' },
  },
  reset: {
    title: { es: 'Contraseña nueva', en: 'New password' },
    text: {
      es: 'Al guardarla se cierran las sesiones abiertas en otros equipos.',
      en: 'Saving it signs you out of every other device.',
    },
    password: { es: 'Contraseña nueva', en: 'New password' },
    submit: { es: 'Guardar contraseña', en: 'Save password' },
    done: { es: 'Contraseña guardada. Ya puedes iniciar sesión.', en: 'Password saved. You can sign in now.' },
    ask_again: { es: 'Pedir un enlace nuevo', en: 'Ask for a new link' },
  },
  begin: {
    title: { es: 'Primer super administrador', en: 'First super administrator' },
    text: {
      es: 'Esta cuenta administra toda la instalación. El enlace solo sirve una vez.',
      en: 'This account runs the whole installation. The link works only once.',
    },
    submit: { es: 'Crear y entrar', en: 'Create and enter' },
  },
})

export const sessionLetters = messages({
  confirm_subject: { es: 'Confirma tu cuenta de Garita', en: 'Confirm your Garita account' },
  confirm: {
    es: (link: LetterText) =>
      `Hola:\n\nConfirma que este correo es tuyo abriendo este enlace. Sirve durante 3 días.\n\n${link}\n\nDespués, la administración revisará tu solicitud. Si no pediste una cuenta, no hagas nada.\n`,
    en: (link: LetterText) =>
      `Hello,\n\nConfirm that this address is yours by opening this link. It works for 3 days.\n\n${link}\n\nThen the administration will review your request. If you did not ask for an account, do nothing.\n`,
  },
  /** For a new password before the address was confirmed. */
  confirm_first: {
    es: (link: LetterText) =>
      `Hola:\n\nAlguien pidió una contraseña nueva para una cuenta con este correo, que todavía no está confirmado. Si fuiste tú, confirma primero que este correo es tuyo; después podrás pedir la contraseña. El enlace sirve durante 3 días.\n\n${link}\n\nSi no pediste una cuenta, no hagas nada.\n`,
    en: (link: LetterText) =>
      `Hello,\n\nSomeone asked for a new password for an account with this address, which is not confirmed yet. If it was you, first confirm that this address is yours; then you can ask for the password. The link works for 3 days.\n\n${link}\n\nIf you did not ask for an account, do nothing.\n`,
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
      `Hola:\n\nTe damos la bienvenida a ${condominium} en Garita. La administración ya creó y aprobó tu cuenta; abre este enlace y crea tu contraseña. Sirve una vez, durante 7 días.\n\n${link}\n\nSi el enlace ya no sirve, pide otro con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.\n`,
    en: (condominium: LetterText, link: LetterText) =>
      `Hello,\n\nWelcome to ${condominium} on Garita. The administration has made and approved your account already; open this link and create your password. It works once, for 7 days.\n\n${link}\n\nIf the link no longer works, ask for another with “Forgot your password?” on the sign-in page.\n`,
  },
  known_subject: { es: 'Ya tienes una cuenta de Garita', en: 'You already have a Garita account' },
  known: {
    es: (name: LetterText, link: LetterText) =>
      `Hola, ${name}:\n\nAlguien quiso registrarse con este correo, que ya tiene una cuenta. Si fuiste tú, inicia sesión o recupera tu contraseña aquí:\n\n${link}\n\nSi no fuiste tú, no hagas nada.\n`,
    en: (name: LetterText, link: LetterText) =>
      `Hello ${name},\n\nSomeone tried to register with this address, which already has an account. If it was you, sign in or reset your password here:\n\n${link}\n\nIf it was not you, do nothing.\n`,
  },
  changed_subject: { es: 'Cambió el correo de tu cuenta', en: 'The e-mail of your account changed' },
  changed: {
    es: (name: LetterText | null) =>
      `Hola${name ? `, ${name}` : ''}:\n\nLa administración cambió el correo de tu cuenta de Garita; este ya no sirve para entrar. Si no lo pediste, habla con la administración de tu condominio.\n`,
    en: (name: LetterText | null) =>
      `Hello${name ? ` ${name}` : ''},\n\nThe administration changed the e-mail of your Garita account; this one no longer works for signing in. If you did not ask for it, talk to the administration of your condominium.\n`,
  },
})
