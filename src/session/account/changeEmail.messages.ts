import type { LetterText } from '../../shared/letterText.ts'
import { messages } from '../../shared/messages.ts'

/** The form in the account, and the pages of the links. */
export const changeEmailTexts = messages({
  form: {
    act: { es: 'Cambiar correo', en: 'Change e-mail' },
    title: { es: 'Cambiar mi correo', en: 'Change my e-mail' },
    email: { es: 'Correo nuevo', en: 'New e-mail' },
    hint: {
      es: 'Cambia cuando abras el enlace que te enviamos ahí. También avisamos al correo de ahora.',
      en: 'It changes when you open the link that we send there. We also inform the present address.',
    },
    password: { es: 'Tu contraseña', en: 'Your password' },
    submit: { es: 'Enviar enlace', en: 'Send link' },
    sent: {
      es: (email: string) => `Abre el enlace que llegará a ${email}. Hasta entonces nada cambia.`,
      en: (email: string) => `Open the link that arrives at ${email}. Until then nothing changes.`,
    },
  },
  take: {
    title: { es: 'Usar este correo', en: 'Use this e-mail' },
    text: {
      es: 'Escribe la contraseña de tu cuenta de Garita. Las sesiones de tus otros dispositivos se cierran.',
      en: 'Enter the password of your Garita account. The sessions of your other devices end.',
    },
    password: { es: 'Tu contraseña', en: 'Your password' },
    submit: { es: 'Cambiar mi correo', en: 'Change my e-mail' },
    done_title: { es: 'Correo cambiado', en: 'E-mail changed' },
    done: {
      es: 'Desde ahora inicias sesión con este correo. Cerramos las sesiones de tus otros dispositivos.',
      en: 'From now on you sign in with this e-mail. We ended the sessions of your other devices.',
    },
  },
  stop: {
    title: { es: 'Detener el cambio de correo', en: 'Stop the change of e-mail' },
    text: {
      es: 'Tu cuenta se queda con este correo, y todas sus sesiones se cierran. Elige una contraseña nueva: quizá otra persona conoce la de ahora.',
      en: 'Your account keeps this e-mail, and all its sessions end. Choose a new password: another person may know the present one.',
    },
    password: { es: 'Contraseña nueva', en: 'New password' },
    submit: { es: 'Detener y proteger mi cuenta', en: 'Stop and protect my account' },
    done_title: { es: 'Tu cuenta está protegida', en: 'Your account is protected' },
    done: {
      es: 'Tu correo sigue igual. Inicia sesión con tu contraseña nueva.',
      en: 'Your e-mail stays as it is. Sign in with your new password.',
    },
  },
  to_login: { es: 'Ir a iniciar sesión', en: 'Go to sign in' },
})

export const changeEmailLetters = messages({
  new_subject: { es: 'Confirma tu correo nuevo', en: 'Confirm your new e-mail' },
  to_new: {
    es: (link: LetterText) =>
      `Hola:\n\nAlguien quiere usar este correo para su cuenta de Garita. Si eres tú, abre este enlace y escribe tu contraseña. Sirve una vez, durante 3 días.\n\n${link}\n\nSi no eres tú, no hagas nada.\n`,
    en: (link: LetterText) =>
      `Hello,\n\nSomeone wants to use this address for their Garita account. If it is you, open this link and enter your password. It works once, for 3 days.\n\n${link}\n\nIf it is not you, do nothing.\n`,
  },
  former_subject: {
    es: 'Pidieron cambiar el correo de tu cuenta',
    en: 'Someone asked to change the e-mail of your account',
  },
  to_former: {
    es: (name: LetterText, link: LetterText) =>
      `Hola, ${name}:\n\nAlguien con tu contraseña pidió cambiar el correo de tu cuenta de Garita. Si fuiste tú, no hagas nada.\n\nSi no fuiste tú, abre este enlace y elige una contraseña nueva. Tu cuenta se queda con este correo y todas sus sesiones se cierran, también si el cambio ya se hizo. El enlace sirve durante 7 días.\n\n${link}\n`,
    en: (name: LetterText, link: LetterText) =>
      `Hello ${name},\n\nSomeone with your password asked to change the e-mail of your Garita account. If it was you, do nothing.\n\nIf it was not you, open this link and choose a new password. Your account keeps this address and all its sessions end, also if the change was already made. The link works for 7 days.\n\n${link}\n`,
  },
})
