/** Texts of security events: in the account, for administrators, and in letters. */
import type { LetterText } from '../../shared/letterText.ts'
import { messages } from '../../shared/messages.ts'

export const securityMessages = messages({
  activity: {
    title: { es: 'Actividad de tu cuenta', en: 'Activity of your account' },
    about: {
      es: 'Lo que pasó con tu cuenta en el último año. Si algo no lo hiciste tú, cambia tu contraseña y cierra las demás sesiones.',
      en: 'What happened to your account in the last year. If something was not you, change your password and sign out elsewhere.',
    },
    empty: { es: 'Todavía no hay nada que contar.', en: 'There is nothing to tell yet.' },
    failed: { es: 'No se pudo cargar la actividad', en: 'The activity could not be loaded' },
    more: { es: 'Ver más', en: 'See more' },
    times: { es: (count: number) => `${count} veces ese día`, en: (count: number) => `${count} times that day` },
    network: { es: (network: string) => `Red ${network}`, en: (network: string) => `Network ${network}` },
    many_networks: { es: 'Muchas redes distintas', en: 'Many different networks' },
    by_administration: { es: 'Por la administración', en: 'By the administration' },
  },
  kinds: {
    signed_in: { es: 'Inicio de sesión', en: 'Signed in' },
    new_browser: { es: 'Inicio de sesión en un navegador nuevo', en: 'Signed in on a new browser' },
    sign_in_failed: { es: 'Intento con contraseña incorrecta', en: 'Try with a wrong password' },
    locked: { es: 'Pausa por demasiados intentos', en: 'Pause after too many tries' },
    factor_on: { es: 'Verificación en dos pasos activada', en: 'Two-step verification turned on' },
    factor_off: { es: 'Verificación en dos pasos desactivada', en: 'Two-step verification turned off' },
    factor_wrong: { es: 'Código de verificación incorrecto', en: 'Wrong verification code' },
    factor_reset: {
      es: 'Verificación en dos pasos retirada para recuperar la cuenta',
      en: 'Two-step verification removed to recover the account',
    },
    recovery_code_used: { es: 'Código de recuperación usado', en: 'Recovery code used' },
    password_wrong: { es: 'Contraseña actual incorrecta', en: 'Wrong current password' },
    password_changed: { es: 'Contraseña cambiada', en: 'Password changed' },
    code_made: { es: 'Código para volver a entrar, creado', en: 'Code to get back in, made' },
    code_used: {
      es: 'Contraseña elegida con un código de la administración',
      en: 'Password chosen with a code of the administration',
    },
    unit_code_made: { es: 'Código para unirse a una unidad, creado', en: 'Code to join a unit, made' },
    unit_code_used: { es: 'Cuenta creada con el código de una unidad', en: 'Account made with the code of a unit' },
    username_changed: { es: 'Nombre de usuario cambiado', en: 'User name changed' },
    password_reset: { es: 'Contraseña nueva con un enlace de correo', en: 'New password by an e-mail link' },
    session_ended: { es: 'Sesión cerrada en otro navegador', en: 'Signed out of another browser' },
    sessions_ended: { es: 'Demás sesiones cerradas', en: 'All other sessions ended' },
    sessions_ended_by_admin: { es: 'Todas las sesiones cerradas', en: 'All sessions ended' },
    email_changed: { es: 'Correo de la cuenta cambiado', en: 'E-mail of the account changed' },
    device_key_made: { es: 'Clave creada para un dispositivo', en: 'Key made for a device' },
  },
})

export const securityLetters = messages({
  greeting: { es: (name: LetterText) => `Hola, ${name}:`, en: (name: LetterText) => `Hello ${name},` },
  when: { es: 'Cuándo', en: 'When' },
  network: { es: 'Desde la red', en: 'From the network' },
  browser: { es: 'Navegador', en: 'Browser' },
  not_me: {
    es: (reset: LetterText, account: LetterText) =>
      `Si fuiste tú, no hagas nada.\n\nSi no fuiste tú:\n1. Elige una contraseña nueva aquí: ${reset}\n2. Revisa tus sesiones abiertas y la actividad de tu cuenta: ${account}\n3. Avisa a la administración de tu condominio.\n`,
    en: (reset: LetterText, account: LetterText) =>
      `If it was you, do nothing.\n\nIf it was not you:\n1. Choose a new password here: ${reset}\n2. Look through your open sessions and the activity of your account: ${account}\n3. Tell the administration of your condominium.\n`,
  },
  ask_administration: {
    es: 'Puedes volver a iniciar sesión cuando quieras. Si tienes dudas, pregunta a la administración de tu condominio.\n',
    en: 'You can sign in again whenever you like. If you have questions, ask the administration of your condominium.\n',
  },
  new_browser: {
    subject: { es: 'Inicio de sesión en un navegador nuevo', en: 'Sign-in on a new browser' },
    text: {
      es: 'Alguien inició sesión en tu cuenta de Garita desde un navegador que no conocíamos.',
      en: 'Someone signed in to your Garita account on a browser that we did not know.',
    },
  },
  password_changed: {
    subject: { es: 'Cambió tu contraseña de Garita', en: 'Your Garita password changed' },
    text: {
      es: 'La contraseña de tu cuenta de Garita cambió, y se cerraron las demás sesiones.',
      en: 'The password of your Garita account was changed, and all other sessions were ended.',
    },
  },
  password_reset: {
    subject: { es: 'Cambió tu contraseña de Garita', en: 'Your Garita password changed' },
    text: {
      es: 'Se eligió una contraseña nueva para tu cuenta de Garita con un enlace enviado a este correo, y se cerraron todas las sesiones.',
      en: 'A new password for your Garita account was chosen with a link sent to this address, and all sessions were ended.',
    },
  },
  factor_on: {
    subject: { es: 'Se activó la verificación en dos pasos', en: 'Two-step verification is on' },
    text: {
      es: 'Se activó la verificación en dos pasos en tu cuenta de Garita: al iniciar sesión se pedirá un código.',
      en: 'Two-step verification was turned on for your Garita account: signing in will ask for a code.',
    },
  },
  factor_off: {
    subject: { es: 'Se desactivó la verificación en dos pasos', en: 'Two-step verification is off' },
    text: {
      es: 'Se desactivó la verificación en dos pasos de tu cuenta de Garita: ahora la protege solo la contraseña.',
      en: 'Two-step verification of your Garita account was turned off: only the password protects it now.',
    },
  },
  factor_reset: {
    subject: { es: 'Se retiró la verificación en dos pasos', en: 'Two-step verification was removed' },
    text: {
      es: 'Se retiró la verificación en dos pasos de tu cuenta de Garita para recuperar el acceso: ahora la protege solo la contraseña.',
      en: 'Two-step verification of your Garita account was removed to recover access: only the password protects it now.',
    },
  },
  sessions_ended_by_admin: {
    subject: { es: 'Se cerraron tus sesiones de Garita', en: 'Your Garita sessions were ended' },
    text: {
      es: 'La administración cerró todas tus sesiones abiertas de Garita.',
      en: 'The administration ended all your open Garita sessions.',
    },
  },
})
