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
      es: 'La administración conectó un sistema que puede dejar pasar o rechazar a las visitas. Responde por tu casa solo si un adulto de la casa lo permite. Cualquier adulto de la casa puede quitar el permiso.',
      en: 'The administration connected a system that can admit or refuse visitors. It answers for your home only if an adult of the home allows it. Any adult of the home can take the permission back.',
    },
    by: {
      es: (who: string, day: string) => `Lo permitió ${who} el ${day}.`,
      en: (who: string, day: string) => `${who} allowed it on ${day}.`,
    },
    allow: { es: 'Permitir que responda', en: 'Let it answer' },
    stop: { es: 'Quitar el permiso', en: 'Take the permission back' },
    let: { es: 'El sistema puede responder por tu casa', en: 'The system may answer for your home' },
    stopped: { es: 'El sistema ya no responde por tu casa', en: 'The system no longer answers for your home' },
    failed: { es: 'No se pudo cambiar', en: 'It could not be changed' },
  },
  card: {
    title: { es: 'Con cuenta', en: 'With an account' },
    text: {
      es: 'Estas personas pueden autorizar entradas a tu casa y responder a la caseta. Si alguien no puede, lo dice junto a su nombre.',
      en: 'These people can authorize entries to your home and answer the gate. If someone cannot, it says so beside their name.',
    },
    owner_watches: {
      es: (owner: string, who: string, day: string) => `${owner} ve tus visitas: ${who} lo permitió el ${day}`,
      en: (owner: string, who: string, day: string) => `${owner} sees your visits: ${who} allowed it on ${day}`,
    },
    owner_asks: {
      es: (owner: string) => `${owner}, propietario de la unidad, pide ver tus visitas`,
      en: (owner: string) => `${owner}, owner of the unit, asks to see your visits`,
    },
    owner_asks_text: {
      es: 'Si alguien de la casa acepta, verá quién entra y quién sale desde ese momento. Los demás adultos de la casa reciben un aviso, y cualquiera puede quitar el permiso.',
      en: 'If someone of the home agrees, they see who comes and goes from that moment. The other adults of the home get a notice, and any of them can take the permission back.',
    },
    owner_yes: { es: 'Aceptar', en: 'Agree' },
    owner_no: { es: 'No aceptar', en: 'Do not agree' },
    owner_withdraw: { es: 'Quitar permiso', en: 'Take back' },
    owner_withdraw_about: {
      es: (owner: string) => `Quitar permiso: ${owner} ve tus visitas`,
      en: (owner: string) => `Take back: ${owner} sees your visits`,
    },
    owner_agreed: { es: 'Puede ver tus visitas desde ahora', en: 'They can see your visits from now on' },
    owner_refused: { es: 'No puede ver tus visitas', en: 'They cannot see your visits' },
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
      es: 'La administración revisó: la cuenta se queda',
      en: 'The administration checked: the account stays',
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
      es: 'La administración decide. Mientras decide, puede poner en pausa las dos cuentas: la de esa persona y la tuya. La persona sabrá que alguien de la casa avisó, pero no quién.',
      en: 'The administration decides. Until it decides, it can pause both accounts: that person’s and yours. The person will know that someone of the home reported it, but not who.',
    },
    gone_reason: { es: 'Qué pasó (opcional)', en: 'What happened (optional)' },
    gone_send: { es: 'Avisar', en: 'Report' },
    gone_said: {
      es: (name: string, day: string) => `El ${day} avisaste que ${name} ya no vive aquí`,
      en: (name: string, day: string) => `On ${day} you reported that ${name} no longer lives here`,
    },
    gone_answers: {
      waits: { es: 'La administración lo está revisando', en: 'The administration is checking' },
      kept: {
        es: 'La administración revisó: sigue viviendo aquí',
        en: 'The administration checked: they still live here',
      },
      ended: { es: 'La administración lo confirmó', en: 'The administration confirmed it' },
      withdrawn: { es: 'Cancelaste el aviso', en: 'You canceled the report' },
    },
    gone_take_back: { es: 'Cancelar aviso', en: 'Cancel report' },
    gone_take_back_about: {
      es: (name: string) => `Cancelar el aviso sobre ${name}`,
      en: (name: string) => `Cancel the report about ${name}`,
    },
    gone_taken_back: { es: 'Aviso cancelado', en: 'Report canceled' },
    failed: { es: 'No se pudieron cargar las cuentas', en: 'The accounts could not be loaded' },
    confirm_title: { es: 'Avisar a la administración', en: 'Tell the administration' },
    confirm_text: {
      es: (name: string) =>
        `Avisaremos a la administración que ${name} no debería tener cuenta en tu casa. Hasta que la administración responda, esa cuenta no podrá autorizar entradas.`,
      en: (name: string) =>
        `We will tell the administration that ${name} should not have an account in your home. Until the administration answers, that account cannot authorize entries.`,
    },
    confirm_secret: {
      es: 'Solo la administración sabrá que fuiste tú. Puedes avisar una sola vez.',
      en: 'Only the administration will know that it was you. You can report it only once.',
    },
    confirm: { es: 'Avisar', en: 'Report' },
    told: { es: 'La administración lo va a revisar', en: 'The administration will check it' },
    told_failed: { es: 'No se pudo avisar', en: 'The report could not be sent' },
  },
  leaving: {
    guest_title: {
      es: (when: string) => `Tu estancia termina el ${when}`,
      en: (when: string) => `Your stay ends on ${when}`,
    },
    guest_text: {
      es: 'Entras y sales con tu pase. Como huésped no autorizas visitas ni respondes a la caseta.',
      en: 'Your pass lets you in and out. As a guest you authorize no visits and do not answer the gate.',
    },
    title: {
      es: (when: string) => `Dejas tu casa el ${when}`,
      en: (when: string) => `You leave your home on ${when}`,
    },
    to: {
      es: (unit: string, when: string) => `Te mudas a la unidad ${unit} el ${when}`,
      en: (unit: string, when: string) => `You move to unit ${unit} on ${when}`,
    },
    text: {
      es: 'Ese día tus pases dejan de servir, menos los que pasan a otra casa, y tus reservas se cancelan. Si es un error, habla con la administración.',
      en: 'On that day your passes stop working, except those that pass to another home, and your reservations are canceled. If this is a mistake, talk to the administration.',
    },
  },
  said_gone: {
    title: {
      es: 'Alguien de tu casa dice que ya no vives ahí',
      en: 'Someone of your home says that you no longer live there',
    },
    text: {
      es: (day: string) => `Avisó el ${day}. La administración decide. Si es un error, habla con la administración.`,
      en: (day: string) =>
        `They reported it on ${day}. The administration decides. If this is a mistake, talk to the administration.`,
    },
  },
  frozen: {
    title: { es: 'La administración está revisando tu cuenta', en: 'The administration is checking your account' },
    text: {
      es: 'Mientras tanto no puedes autorizar entradas ni responder a la caseta, y tus pases no sirven. Si tienes dudas, habla con la administración.',
      en: 'Until then you cannot authorize entries or answer the gate, and your passes do not work. If you have questions, talk to the administration.',
    },
  },
  office: {
    waiting: {
      es: (number: number) =>
        number === 1
          ? 'Una cuenta espera tu decisión: alguien de la casa dice que esa persona no vive ahí.'
          : `${number} cuentas esperan tu decisión: alguien de la casa dice que esas personas no viven ahí.`,
      en: (number: number) =>
        number === 1
          ? 'One account waits for your decision: someone of the home says that the person does not live there.'
          : `${number} accounts wait for your decision: someone of the home says that these people do not live there.`,
    },
    held: { es: 'En revisión', en: 'On hold' },
    answer: { es: 'Responder', en: 'Answer' },
    title: { es: (name: string) => `¿${name} se queda?`, en: (name: string) => `Does ${name} stay?` },
    text: {
      es: (name: string, unit: string) =>
        `Alguien de la unidad ${unit} avisó que ${name} no debería tener cuenta ahí. Hasta que respondas, ${name} no puede autorizar entradas.`,
      en: (name: string, unit: string) =>
        `Someone of unit ${unit} reported that ${name} should not have an account there. Until you answer, ${name} cannot authorize entries.`,
    },
    gone_title: {
      es: (name: string) => `¿${name} sigue viviendo ahí?`,
      en: (name: string) => `Does ${name} still live there?`,
    },
    gone_text: {
      es: (name: string, unit: string) =>
        `Alguien de la unidad ${unit} avisó que ${name} ya no vive ahí. Si es cierto, usa «Mudanza». Si no, toca «Sigue viviendo ahí».`,
      en: (name: string, unit: string) =>
        `Someone of unit ${unit} reported that ${name} no longer lives there. If it is true, use “Move”. If not, tap “Still lives there”.`,
    },
    still: { es: 'Sigue viviendo ahí', en: 'Still lives there' },
    stays: { es: 'Sigue viviendo ahí', en: 'They still live there' },
    stop: { es: 'Pausar las dos cuentas', en: 'Pause both accounts' },
    go_on: { es: 'Quitar la pausa', en: 'End the pause' },
    stop_text: {
      es: 'Mientras decides puedes pausar las dos cuentas: la de esa persona y la de la persona que avisó. Ninguna responde a la caseta y sus pases no sirven.',
      en: 'While you decide you can pause both accounts: that person’s and the account of the person who reported it. Neither answers the gate, and their passes do not work.',
    },
    stopped_text: {
      es: 'Las dos cuentas están en pausa hasta que decidas.',
      en: 'Both accounts are paused until you decide.',
    },
    both_stopped: { es: 'Las dos cuentas están en pausa', en: 'Both accounts are paused' },
    both_go_on: { es: 'Las dos cuentas funcionan otra vez', en: 'Both accounts work again' },
    said: {
      es: (who: string, day: string) => `${who}, el ${day}`,
      en: (who: string, day: string) => `${who}, on ${day}`,
    },
    secret: {
      es: 'Nadie más sabe quién avisó. No lo menciones.',
      en: 'Nobody else knows who reported it. Do not mention it.',
    },
    keep: { es: 'Se queda', en: 'Stays' },
    kept: { es: 'La cuenta puede autorizar de nuevo', en: 'The account can authorize again' },
    reject: { es: 'Rechazar la cuenta', en: 'Reject the account' },
    failed: { es: 'No se pudo responder', en: 'It could not be answered' },
    approve_title: { es: (name: string) => `Aprobar a ${name}`, en: (name: string) => `Approve ${name}` },
    lives_already: {
      es: (unit: string) => `Estas personas ya tienen cuenta en la unidad ${unit}:`,
      en: (unit: string) => `These people already have an account in unit ${unit}:`,
    },
    nobody: {
      es: (unit: string) => `Nadie más tiene cuenta en la unidad ${unit}. Comprueba tú que esta persona vive ahí.`,
      en: (unit: string) => `Nobody else has an account in unit ${unit}. Check yourself that this person lives there.`,
    },
    will_be_told: {
      es: 'Les avisaremos, y podrán decirte si algo no está bien.',
      en: 'We will notify them, and they can tell you if something is not right.',
    },
    around_failed: { es: 'No se pudo cargar quién vive ahí', en: 'We could not load who lives there' },
  },
})

export const householdLetters = messages({
  joined_subject: { es: 'Una cuenta nueva en tu casa', en: 'A new account in your home' },
  joined: {
    es: (name: LetterText, place: LetterText, answers: boolean, link: LetterText) =>
      `${name} ya tiene una cuenta en tu casa de ${place}${answers ? ': puede autorizar entradas y responder a la caseta.' : '. No puede autorizar entradas ni responder a la caseta.'}\n\nSi esto no está bien, avisa a la administración en “Mis residentes”. Tienes 14 días y solo la administración sabrá que fuiste tú:\n${link}\n`,
    en: (name: LetterText, place: LetterText, answers: boolean, link: LetterText) =>
      `${name} now has an account in your home at ${place}${answers ? ': they can authorize entries and answer the gate.' : '. They cannot authorize entries or answer the gate.'}\n\nIf this is not right, tell the administration under “My Residents”. You have 14 days, and only the administration will know that it was you:\n${link}\n`,
  },
})
