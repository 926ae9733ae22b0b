import type { LetterText } from '../../shared/letterText.ts'
import { messages } from '../../shared/messages.ts'

export const securityMessages = messages({
  activity: {
    title: { es: 'Actividad de tu cuenta', en: 'Activity of your account' },
    about: {
      es: 'Aquí ves el último año de tu cuenta. Si no hiciste algo de esta lista, cambia tu contraseña y cierra las demás sesiones.',
      en: 'Here you see the last year of your account. If you did not do something on this list, change your password and sign out elsewhere.',
    },
    empty: { es: 'Todavía no hay actividad.', en: 'There is no activity yet.' },
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
      es: 'Verificación en dos pasos desactivada para recuperar la cuenta',
      en: 'Two-step verification turned off to recover the account',
    },
    recovery_code_used: { es: 'Código de recuperación usado', en: 'Recovery code used' },
    password_wrong: { es: 'Contraseña actual incorrecta', en: 'Wrong current password' },
    password_changed: { es: 'Contraseña cambiada', en: 'Password changed' },
    code_made: {
      es: 'La administración creó un código para tu cuenta',
      en: 'The administration made a code for your account',
    },
    code_used: {
      es: 'Contraseña nueva con un código de la administración',
      en: 'New password by a code of the administration',
    },
    unit_code_made: { es: 'Código creado para unirse a una unidad', en: 'Code made to join a unit' },
    unit_code_used: { es: 'Cuenta creada con el código de una unidad', en: 'Account made with the code of a unit' },
    username_changed: { es: 'Nombre de usuario cambiado', en: 'User name changed' },
    password_reset: { es: 'Contraseña nueva con un enlace de correo', en: 'New password by an e-mail link' },
    session_ended: { es: 'Sesión cerrada en otro navegador', en: 'Signed out of another browser' },
    sessions_ended: { es: 'Las demás sesiones se cerraron', en: 'All other sessions ended' },
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
      es: 'La contraseña de tu cuenta de Garita cambió. Cerramos las demás sesiones.',
      en: 'The password of your Garita account changed. We ended the other sessions.',
    },
  },
  password_reset: {
    subject: { es: 'Cambió tu contraseña de Garita', en: 'Your Garita password changed' },
    text: {
      es: 'Alguien eligió una contraseña nueva para tu cuenta de Garita con un enlace enviado a este correo. Cerramos todas las sesiones.',
      en: 'Someone chose a new password for your Garita account with a link sent to this address. We ended all sessions.',
    },
  },
  factor_on: {
    subject: { es: 'Se activó la verificación en dos pasos', en: 'Two-step verification is on' },
    text: {
      es: 'Alguien activó la verificación en dos pasos en tu cuenta de Garita. Al iniciar sesión te pediremos un código.',
      en: 'Someone turned on two-step verification for your Garita account. When you sign in, we ask for a code.',
    },
  },
  factor_off: {
    subject: { es: 'Se desactivó la verificación en dos pasos', en: 'Two-step verification is off' },
    text: {
      es: 'Alguien desactivó la verificación en dos pasos de tu cuenta de Garita. Ahora solo la contraseña la protege.',
      en: 'Someone turned off two-step verification of your Garita account. Now only the password protects it.',
    },
  },
  factor_reset: {
    subject: { es: 'Se desactivó la verificación en dos pasos', en: 'Two-step verification is off' },
    text: {
      es: 'Para recuperar tu cuenta de Garita se desactivó la verificación en dos pasos. Ahora solo la contraseña la protege.',
      en: 'To recover your Garita account, two-step verification was turned off. Now only the password protects it.',
    },
  },
  sessions_ended_by_admin: {
    subject: { es: 'Se cerraron tus sesiones de Garita', en: 'Your Garita sessions were ended' },
    text: {
      es: 'La administración cerró todas tus sesiones de Garita.',
      en: 'The administration ended all your open Garita sessions.',
    },
  },
})
