/** Texts about households, for residents, for a new resident and for the administration. */
import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

export const householdMessages = messages({
  webhook: {
    on: { es: 'El sistema del condominio responde por tu casa', en: 'The condominium’s system answers for your home' },
    off: {
      es: 'El sistema del condominio no responde por tu casa',
      en: 'The condominium’s system does not answer for your home',
    },
    what: {
      es: 'La administración conectó un sistema que puede dejar pasar o rechazar a quien llega. Por tu casa solo responde si un adulto de ella lo permite, y cualquiera lo quita.',
      en: 'The administration connected a system that can admit or refuse arrivals. It answers for your home only if an adult of it allows that, and each of them can take it back.',
    },
    by: {
      es: (who: string, day: string) => `Lo permitió ${who} el ${day}.`,
      en: (who: string, day: string) => `${who} allowed it on ${day}.`,
    },
    allow: { es: 'Permitir que responda', en: 'Let it answer' },
    stop: { es: 'Que ya no responda', en: 'Stop it' },
    let: { es: 'El sistema puede responder por tu casa', en: 'The system may answer for your home' },
    stopped: { es: 'El sistema ya no responde por tu casa', en: 'The system no longer answers for your home' },
    failed: { es: 'No se pudo cambiar', en: 'It could not be changed' },
  },
  card: {
    title: { es: 'Cuentas de tu casa', en: 'Accounts of your home' },
    text: {
      es: 'Estas cuentas pueden autorizar entradas a tu unidad y responder por ella, salvo donde dice que no.',
      en: 'These accounts can authorize entries to your unit and answer for it, except where it says that they do not.',
    },
    owner_watches: {
      es: (owner: string, who: string, day: string) => `${owner} ve tus visitas, autorizado por ${who} el ${day}`,
      en: (owner: string, who: string, day: string) => `${owner} sees your visits, authorized by ${who} on ${day}`,
    },
    owner_asks: {
      es: (owner: string) => `${owner}, propietario de la unidad, pide ver tus visitas`,
      en: (owner: string) => `${owner}, owner of the unit, asks to see your visits`,
    },
    owner_asks_text: {
      es: 'Vería quién entra y sale desde que alguien de la casa acepte. Todos los adultos de la casa lo saben, y cualquiera puede retirarlo.',
      en: 'They would see who comes and goes from the moment one of the home agrees. All adults of the home know of it, and any of them can withdraw it.',
    },
    owner_yes: { es: 'Aceptar', en: 'Agree' },
    owner_no: { es: 'No aceptar', en: 'Do not agree' },
    owner_withdraw: { es: 'Retirar', en: 'Withdraw' },
    owner_withdraw_about: {
      es: (owner: string) => `Retirar: ${owner} ve tus visitas`,
      en: (owner: string) => `Withdraw: ${owner} sees your visits`,
    },
    owner_agreed: { es: 'Puede ver tus visitas desde ahora', en: 'They may see your visits from now on' },
    owner_refused: { es: 'No ve tus visitas', en: 'They do not see your visits' },
    owner_failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
    no_word: { es: 'No autoriza entradas', en: 'Does not authorize entries' },
    me: { es: 'Tú', en: 'You' },
    since: { es: (day: string) => `Desde el ${day}`, en: (day: string) => `Since ${day}` },
    wrong: { es: 'Esto no está bien', en: 'This is not right' },
    wrong_about: {
      es: (name: string) => `Esto no está bien: ${name}`,
      en: (name: string) => `This is not right: ${name}`,
    },
    asked: {
      es: (day: string) => `Avisaste a la administración el ${day}`,
      en: (day: string) => `You told the administration on ${day}`,
    },
    kept: {
      es: 'La administración revisó y la cuenta se queda',
      en: 'The administration has checked and the account stays',
    },
    give_word: { es: 'Puede autorizar', en: 'Let them authorize' },
    give_word_about: { es: (name: string) => `${name} puede autorizar`, en: (name: string) => `Let ${name} authorize` },
    take_word: { es: 'Ya no autoriza', en: 'Stop authorizing' },
    take_word_about: {
      es: (name: string) => `${name} ya no autoriza`,
      en: (name: string) => `${name} stops authorizing`,
    },
    word_given: { es: 'Puede autorizar entradas', en: 'They may authorize entries' },
    word_taken: { es: 'Ya no autoriza entradas', en: 'They no longer authorize entries' },
    word_failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
    gone: { es: 'Ya no vive aquí', en: 'No longer lives here' },
    gone_about: {
      es: (name: string) => `Ya no vive aquí: ${name}`,
      en: (name: string) => `No longer lives here: ${name}`,
    },
    gone_title: {
      es: (name: string) => `¿${name} ya no vive aquí?`,
      en: (name: string) => `Does ${name} no longer live here?`,
    },
    gone_text: {
      es: 'La administración decide. Mientras tanto puede detener a los dos, a esa persona y a ti, para que nadie responda por el otro. La persona sabrá que alguien de la casa lo dijo.',
      en: 'The administration decides. Meanwhile it can stop both, that person and you, so that no one answers for the other. The person will know that someone of the home said so.',
    },
    gone_reason: { es: 'Qué pasó (opcional)', en: 'What happened (optional)' },
    gone_send: { es: 'Avisar', en: 'Tell' },
    gone_said: {
      es: (name: string, day: string) => `El ${day} avisaste que ${name} ya no vive aquí`,
      en: (name: string, day: string) => `On ${day} you told that ${name} no longer lives here`,
    },
    gone_answers: {
      waits: { es: 'La administración lo está revisando', en: 'The administration is checking' },
      kept: {
        es: 'La administración revisó: sigue viviendo aquí',
        en: 'The administration checked: they still live here',
      },
      ended: { es: 'La administración lo confirmó', en: 'The administration confirmed it' },
      withdrawn: { es: 'Lo retiraste', en: 'You withdrew it' },
    },
    gone_take_back: { es: 'Retirar', en: 'Withdraw' },
    gone_take_back_about: {
      es: (name: string) => `Retirar el aviso sobre ${name}`,
      en: (name: string) => `Withdraw what you told about ${name}`,
    },
    gone_taken_back: { es: 'Aviso retirado', en: 'Withdrawn' },
    failed: { es: 'No se pudieron cargar las cuentas', en: 'The accounts could not be loaded' },
    confirm_title: { es: 'Avisar a la administración', en: 'Tell the administration' },
    confirm_text: {
      es: (name: string) =>
        `Le diremos a la administración que ${name} no debería tener cuenta en tu casa. Hasta que responda, esa cuenta no podrá autorizar entradas.`,
      en: (name: string) =>
        `We will tell the administration that ${name} should not have an account in your home. Until it answers, that account cannot authorize anybody to enter.`,
    },
    confirm_secret: {
      es: 'Solo la administración sabrá que fuiste tú. Puedes avisar una vez.',
      en: 'Only the administration will know that it was you. You can tell once.',
    },
    confirm: { es: 'Avisar', en: 'Tell' },
    told: { es: 'La administración lo va a revisar', en: 'The administration will check' },
    told_failed: { es: 'No se pudo avisar', en: 'The objection could not be sent' },
  },
  leaving: {
    title: {
      es: (when: string) => `Dejas tu unidad el ${when}`,
      en: (when: string) => `You leave your unit on ${when}`,
    },
    to: {
      es: (unit: string, when: string) => `Te mudas a la unidad ${unit} el ${when}`,
      en: (unit: string, when: string) => `You move to unit ${unit} on ${when}`,
    },
    text: {
      es: 'En ese momento tus pases dejan de abrir, salvo los que pasan a otra vivienda, y tus reservas se cancelan. Si no es así, habla con la administración.',
      en: 'At that moment your passes stop opening, except those that pass on, and your reservations are cancelled. If that is wrong, talk to the administration.',
    },
  },
  said_gone: {
    title: {
      es: 'Alguien de tu casa dice que ya no vives ahí',
      en: 'Someone of your home says that you no longer live there',
    },
    text: {
      es: (day: string) => `Lo avisó el ${day}. La administración decide; si no es así, habla con ella.`,
      en: (day: string) => `They told on ${day}. The administration decides; if that is wrong, talk to it.`,
    },
  },
  frozen: {
    title: { es: 'La administración está revisando tu cuenta', en: 'The administration is checking your account' },
    text: {
      es: 'Mientras tanto no puedes autorizar entradas ni responder solicitudes, y los pases que hiciste no abren. Si tienes dudas, habla con la administración.',
      en: 'Until then you cannot authorize entries or answer requests, and the passes that you made do not open. If you have questions, talk to the administration.',
    },
  },
  office: {
    waiting: {
      es: (number: number) =>
        number === 1
          ? 'Una cuenta espera tu decisión: alguien de su casa dice que no vive ahí.'
          : `${number} cuentas esperan tu decisión: alguien de su casa dice que no viven ahí.`,
      en: (number: number) =>
        number === 1
          ? 'One account waits for your decision: someone of its home says that they do not live there.'
          : `${number} accounts wait for your decision: someone of their home says that they do not live there.`,
    },
    held: { es: 'En revisión', en: 'On hold' },
    answer: { es: 'Responder', en: 'Answer' },
    title: { es: (name: string) => `¿${name} se queda?`, en: (name: string) => `Does ${name} stay?` },
    text: {
      es: (name: string, unit: string) =>
        `Desde la unidad ${unit} avisaron que ${name} no debería tener cuenta ahí. Mientras no respondas, no puede autorizar entradas.`,
      en: (name: string, unit: string) =>
        `From unit ${unit} you were told that ${name} should not have an account there. Until you answer, it cannot authorize entries.`,
    },
    gone_title: {
      es: (name: string) => `¿${name} sigue viviendo ahí?`,
      en: (name: string) => `Does ${name} still live there?`,
    },
    gone_text: {
      es: (name: string, unit: string) =>
        `Desde la unidad ${unit} avisaron que ${name} ya no vive ahí. Si es así, usa «Mudanza». Si no, di que sigue ahí.`,
      en: (name: string, unit: string) =>
        `From unit ${unit} you were told that ${name} no longer lives there. If so, use “Move”. If not, say that they still live there.`,
    },
    still: { es: 'Sigue viviendo ahí', en: 'Still lives there' },
    stays: { es: 'Sigue viviendo ahí', en: 'They still live there' },
    stop: { es: 'Detener a los dos', en: 'Stop both' },
    go_on: { es: 'Quitar la pausa de los dos', en: 'Let both go on' },
    stop_text: {
      es: 'Mientras decides puedes detener a los dos: ni esa persona ni quien avisó responden a la garita, y sus pases no abren.',
      en: 'While you decide you can stop both: neither that person nor the one who told answers the gate, and their passes do not open.',
    },
    stopped_text: {
      es: 'Los dos están detenidos hasta que decidas.',
      en: 'Both are stopped until you decide.',
    },
    both_stopped: { es: 'Los dos están detenidos', en: 'Both are stopped' },
    both_go_on: { es: 'Los dos pueden responder', en: 'Both may answer' },
    said: {
      es: (who: string, day: string) => `${who}, el ${day}`,
      en: (who: string, day: string) => `${who}, on ${day}`,
    },
    secret: {
      es: 'Nadie más sabe quién avisó: no lo menciones al responder.',
      en: 'Nobody else knows who objected: do not mention it in your answer.',
    },
    keep: { es: 'Se queda', en: 'Stays' },
    kept: { es: 'La cuenta puede autorizar de nuevo', en: 'The account can authorize again' },
    reject: { es: 'Rechazar la cuenta', en: 'Reject the account' },
    failed: { es: 'No se pudo responder', en: 'It could not be answered' },
    approve_title: { es: (name: string) => `Aprobar a ${name}`, en: (name: string) => `Approve ${name}` },
    lives_already: {
      es: (unit: string) => `En la unidad ${unit} ya tienen cuenta:`,
      en: (unit: string) => `Unit ${unit} has these accounts already:`,
    },
    nobody: {
      es: (unit: string) =>
        `Nadie más tiene cuenta en la unidad ${unit}: no hay a quién avisar. Comprueba tú que vive ahí.`,
      en: (unit: string) =>
        `Nobody else has an account in unit ${unit}: there is nobody to tell. Check yourself that they live there.`,
    },
    will_be_told: {
      es: 'Les avisaremos, y podrán decirte si algo no está bien.',
      en: 'They will be notified, and can object if something is not right.',
    },
    around_failed: { es: 'No se pudo ver quién vive ahí', en: 'Who lives there could not be seen' },
  },
})

export const householdLetters = messages({
  joined_subject: { es: 'Una cuenta nueva en tu casa', en: 'A new account in your home' },
  joined: {
    es: (name: LetterText, place: LetterText, link: LetterText) =>
      `${name} ya tiene una cuenta en tu unidad de ${place}: puede autorizar entradas y responder solicitudes.\n\nSi esto no está bien, avísale a la administración desde tu cuenta, en “Cuentas de tu casa”. Tienes 14 días y solo la administración sabrá que fuiste tú:\n${link}\n`,
    en: (name: LetterText, place: LetterText, link: LetterText) =>
      `${name} now has an account in your unit at ${place}: it can authorize entries and answer requests.\n\nIf this is not right, tell the administration from your account, under “Accounts of your home”. You have 14 days, and only the administration will know that it was you:\n${link}\n`,
  },
})
