import { groupTexts } from '../authorizations/group.messages.ts'
import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'
import { sliceNotices } from '../slices.ts'
import type { SliceNoticeKind } from './notices.contract.ts'

const titlesOfSlices = Object.fromEntries(
  Object.entries(sliceNotices).map(([kind, { title }]) => [kind, title]),
) as Record<SliceNoticeKind, { es: string; en: string }>

export const noticeMessages = messages({
  bell: {
    title: { es: 'Notificaciones', en: 'Notifications' },
    open: {
      es: (unread: number) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${countOf(unread)} sin leer`),
      en: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${countOf(unread)} unread`),
    },
    asks: {
      es: (count: number) => (count === 1 ? '1 espera respuesta' : `${count} esperan respuesta`),
      en: (count: number) => (count === 1 ? '1 waits for an answer' : `${count} wait for an answer`),
    },
    more: { es: 'Más', en: 'More' },
    clear: { es: 'Limpiar todo', en: 'Clear all' },
    read: { es: 'Marcar leída', en: 'Mark as read' },
    answer: { es: 'Responder', en: 'Answer' },
    // Not "dismiss": beside a request it must not read as a no.
    dismiss: { es: 'Ocultar', en: 'Hide' },
    restored: { es: 'Notificaciones recuperadas', en: 'Notifications restored' },
    undo: { es: 'Deshacer', en: 'Undo' },
    unclear_failed: { es: 'No se pudo deshacer', en: 'It could not be undone' },
    unread: { es: 'Sin leer', en: 'Unread' },
    empty: { es: 'No hay notificaciones', en: 'No notifications' },
    sound: { es: 'Sonido en este dispositivo', en: 'Sound on this device' },
  },
  slices: sliceNotices,
  kinds: {
    ...titlesOfSlices,
    visitor_approval_request: { es: 'Nueva Solicitud de Visita', en: 'New visit request' },
    new_visitor: { es: 'Nueva Visita Temporal', en: 'New temporary visit' },
    visitor_approved: { es: 'Visitante Aprobado', en: 'Visitor approved' },
    visitor_denied: { es: 'Visitante Denegado', en: 'Visitor denied' },
    visitor_entered: { es: 'Tu visita ha entrado', en: 'Your visitor has entered' },
    let_in: { es: 'El guardia dejó pasar a alguien', en: 'The guard let someone in' },
    entered_by_rule: { es: 'Entró por una regla de tu casa', en: 'Entered by a rule of your home' },
    answered_by_rule: { es: 'Una regla de tu casa respondió', en: 'A rule of your home answered' },
    stays_too_long: { es: 'Entró por una regla y sigue adentro', en: 'Entered by a rule and still inside' },
    rule_written: { es: 'Hay una regla nueva en tu casa', en: 'There is a new rule in your home' },
    line_ended: { es: 'Tu casa ya recibe a una persona otra vez', en: 'Your home receives a person again' },
    word_taken: { es: 'Ya no autorizas entradas en tu casa', en: 'You no longer authorize entries in your home' },
    word_given: { es: 'Ya autorizas entradas en tu casa', en: 'You authorize entries in your home now' },
    owner_asks: {
      es: 'Un propietario pide ver las visitas de tu casa',
      en: 'An owner asks to see the visits of your home',
    },
    permission_asked: { es: 'Te piden permiso para una visita', en: 'Someone asks you to allow a visitor' },
    owner_watches: { es: 'Un propietario ve las visitas de tu casa', en: 'An owner sees the visits of your home' },
    home_word_given: {
      es: 'Alguien más de tu casa autoriza entradas',
      en: 'Someone else of your home authorizes entries',
    },
    home_word_taken: {
      es: 'Alguien de tu casa ya no autoriza entradas',
      en: 'Someone of your home no longer authorizes entries',
    },
    webhook_on: {
      es: 'La administración conectó un sistema a la caseta',
      en: 'The administration connected a system to the gate',
    },
    said_gone: {
      es: 'Alguien de tu casa dice que ya no vives ahí: la administración decide',
      en: 'Someone of your home says that you no longer live there: the administration decides',
    },
    left_at_gate: { es: 'Tienes algo en la caseta', en: 'Something is waiting for you at the gate' },
    left_still_waits: { es: 'Sigue en la caseta', en: 'It still waits for you at the gate' },
    written_by_hand: {
      es: 'La caseta anotó en papel una visita a tu casa',
      en: 'The gate wrote down a visit to your home on paper',
    },
    entry_contested: {
      es: 'Una casa dice que una entrada por regla no fue correcta',
      en: 'A home says that an entry by its rule was wrong',
    },
    entry_corrected: {
      es: 'Error de la caseta: no entró',
      en: 'Mistake of the gate: they did not enter',
    },
    emergency_entry: { es: 'Emergencia: se abrió sin preguntar', en: 'Emergency: the gate opened without asking' },
    authority_arrived: { es: 'Una autoridad está en la caseta', en: 'An authority is at the gate' },
    person_waiting: { es: 'Nueva cuenta por aprobar', en: 'New account to approve' },
    new_reservation: { es: 'Nueva reserva por aprobar', en: 'New reservation to approve' },
    reservation_approved: { es: 'Reserva Aprobada', en: 'Reservation approved' },
    reservation_rejected: { es: 'Reserva Rechazada', en: 'Reservation rejected' },
    numbers_paused: {
      es: 'Alguien intenta adivinar números de acceso: los pausamos cinco minutos',
      en: 'Someone is guessing access numbers: we paused them for five minutes',
    },
    entered_at_reader: { es: 'Entró por un lector, sin guardia', en: 'Entered at a reader, without a guard' },
    went_out: { es: 'Salió: pediste este aviso', en: 'Left: you asked for this notice' },
    codes_renewed: {
      es: 'Todos los códigos cambiaron. Los que enviaste ya no sirven: envía los nuevos',
      en: 'All codes have changed. The ones you sent no longer work: send the new ones',
    },
    gate_conflict: {
      es: 'La caseta estaba sin conexión y lo envió después',
      en: 'The gate was offline and sent this later',
    },
    reservation_cancelled: { es: 'Reserva cancelada', en: 'Reservation canceled' },
    retention_shortened: { es: 'Los datos de visitas se borrarán antes', en: 'Visitors’ data will be removed sooner' },
    spare_tablet: {
      es: 'Un supervisor puso una tableta de repuesto en una caseta',
      en: 'A supervisor put a spare tablet at a gate',
    },
    hold_asked: {
      es: 'Piden guardar una prueba: di si aceptas',
      en: 'Someone asks to keep evidence: say if you agree',
    },
    second_asked: { es: 'Falta una segunda persona', en: 'A second person is needed' },
    code_made: {
      es: 'La administración creó un código para entrar a tu cuenta',
      en: 'The administration made a code to get into your account',
    },
    second_answered: { es: 'Ya respondieron a tu petición', en: 'Your request was answered' },
    home_joined: { es: 'Una cuenta nueva en tu casa', en: 'A new account in your home' },
    home_checked: { es: 'La administración revisa tu cuenta', en: 'The administration is checking your account' },
    home_objection: {
      es: 'Una casa avisa que una cuenta no está bien',
      en: 'A home reports that an account is not right',
    },
    home_claim: {
      es: 'Una casa avisa que alguien ya no vive ahí',
      en: 'A home reports that someone no longer lives there',
    },
    passes_imported: {
      es: 'La administración registró pases de tu casa',
      en: 'The administration registered passes of your home',
    },
    passes_received: { es: 'Recibiste pases de tu casa', en: 'You received passes of your home' },
    numbers_renewed: {
      es: 'El número de acceso de tus visitas cambió: envíalo otra vez. Los códigos QR siguen sirviendo',
      en: 'The access number of your visits has changed: send it again. The QR codes still work',
    },
  },
  seconds: {
    name: { es: 'Quiere cambiar su nombre', en: 'Wants to change their name' },
    hidden_look: { es: 'No avisar a las casas de una consulta', en: 'Not telling the homes about a look' },
    hidden_look_granted: { es: 'Las casas leerán tu consulta más tarde', en: 'The homes will read your look later' },
    hidden_look_refused: { es: 'Las casas ya leen tu consulta', en: 'The homes can already read your look' },
    start_code: { es: 'Código para entrar a una cuenta en uso', en: 'Code to get into an account in use' },
    start_code_granted: { es: 'El código que creaste ya sirve', en: 'The code that you made works now' },
    start_code_refused: { es: 'El código que creaste no sirve', en: 'The code that you made does not work' },
    name_granted: { es: 'Tu nombre cambió', en: 'Your name has changed' },
    name_refused: { es: 'Tu nombre no cambió', en: 'Your name did not change' },
  },
  lines: {
    unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
    agree_before: {
      es: (when: string) => `Di si estás de acuerdo antes del ${when}`,
      en: (when: string) => `Say whether you agree before ${when}`,
    },
    written_by: { es: (who: string) => `La escribió ${who}`, en: (who: string) => `Written by ${who}` },
    ended_by: {
      es: (who: string) => `${who} quitó a una persona de «Personas que no recibes»`,
      en: (who: string) => `${who} removed a person from “People you do not receive”`,
    },
    agreed_by: { es: (who: string) => `Lo aceptó ${who}`, en: (who: string) => `${who} agreed` },
    made_by: { es: (who: string) => `Lo hizo ${who}`, en: (who: string) => `Made by ${who}` },
    asked_by: { es: (who: string) => `Lo pide ${who}`, en: (who: string) => `Asked by ${who}` },
    counts_from: { es: (when: string) => `Desde ${when}`, en: (when: string) => `From ${when}` },
    left_by: {
      es: (who: string) => `De ${who}, que dejó la casa`,
      en: (who: string) => `From ${who}, who left the home`,
    },
    turned_on_by: { es: (who: string) => `Lo activó ${who}`, en: (who: string) => `Turned on by ${who}` },
    told_by: { es: (who: string) => `Avisó ${who}`, en: (who: string) => `Reported by ${who}` },
    registered_by: { es: (who: string) => `Registró ${who}`, en: (who: string) => `Registered by ${who}` },
    answered_by: { es: (who: string) => `Respondió ${who}`, en: (who: string) => `Answered by ${who}` },
    booked_for: { es: (when: string) => `Para ${when}`, en: (when: string) => `For ${when}` },
    let_in_by: { es: (who: string) => `El guardia escribió: ${who}`, en: (who: string) => `The guard wrote: ${who}` },
    at_gate: { es: (where: string) => `En ${where}`, en: (where: string) => `At ${where}` },
    recorded_by: { es: (who: string) => `En la caseta: ${who}`, en: (who: string) => `At the gate: ${who}` },
    happened: { es: (when: string) => `Ocurrió ${when}`, en: (when: string) => `Happened ${when}` },
    passes: {
      es: (count: string) => (count === '1' ? '1 pase' : `${count} pases`),
      en: (count: string) => (count === '1' ? '1 pass' : `${count} passes`),
    },
    said: { es: (words: string) => `«${words}»`, en: (words: string) => `“${words}”` },
    reason: { es: (why: string) => `Motivo: ${why}`, en: (why: string) => `Reason: ${why}` },
  },
  webhooks: {
    names: {
      es: 'Recibe el nombre y el documento de cada visita',
      en: 'It gets the name and document of each visitor',
    },
    answers: {
      es: 'Responde por las casas que lo permiten',
      en: 'It answers for homes that allow it',
    },
    names_and_answers: {
      es: 'Recibe el nombre y el documento de cada visita, y responde por las casas que lo permiten',
      en: 'It gets the name and document of each visitor, and answers for homes that allow it',
    },
    address: { es: 'Ahora se envía a otra dirección', en: 'It is sent to another address now' },
  },
  /** These texts are for the person whom a late event of a station concerns. */
  conflicts: {
    cancelled_meanwhile: {
      es: 'Entró cuando su visita ya estaba cancelada o terminada',
      en: 'Entered when the visit was already canceled or over',
    },
    already_inside_elsewhere: {
      es: 'Entró, pero según la bitácora ya estaba dentro',
      en: 'Entered, but the log says they were inside already',
    },
    revoked_meanwhile: {
      es: 'Entró con un pase que ya estaba anulado o suspendido',
      en: 'Entered with a pass that was already canceled or suspended',
    },
    not_allowed: {
      es: 'Entró sin tener permiso en ese momento',
      en: 'Entered without permission at that moment',
    },
    back_soon: {
      es: 'Entró minutos después de salir por el mismo acceso. Si no lo esperabas, llama a la caseta',
      en: 'Entered minutes after leaving through the same gate. If you did not expect it, call the gate',
    },
    no_outage: {
      es: 'La caseta lo copió del papel. Que se sepa, a esa hora sí había conexión',
      en: 'The gate copied it from paper. As far as is known, there was a connection at that time',
    },
    unknown: {
      es: 'La caseta registró a alguien que no está en el sistema',
      en: 'The gate recorded someone who is not in the system',
    },
  },
  offer: {
    title: { es: 'Recibe avisos aunque Garita esté cerrada', en: 'Get notified even when Garita is closed' },
    text: {
      es: 'Cuando alguien llegue a la caseta, te avisamos aquí y respondes en segundos.',
      en: 'When someone arrives at the gate, we notify you here, and you answer within seconds.',
    },
    blocked: {
      es: 'Este dispositivo no te avisa cuando alguien llega',
      en: 'This device does not tell you when someone arrives',
    },
    accept: { es: 'Activar notificaciones', en: 'Turn on notifications' },
    later: { es: 'Ahora no', en: 'Not now' },
    on: { es: 'Te avisaremos aquí.', en: 'We will notify you here.' },
    off: { es: 'Ya no te avisaremos aquí.', en: 'We will no longer notify you here.' },
    failed: { es: 'No se pudieron activar las notificaciones', en: 'Notifications could not be turned on' },
    service_out: {
      es: 'Tu navegador no respondió. Intenta de nuevo más tarde.',
      en: 'Your browser did not answer. Try again later.',
    },
  },
  card: {
    title: { es: 'Notificaciones', en: 'Notifications' },
    device_on: { es: 'Encendidas en este dispositivo', en: 'On for this device' },
    device_off: { es: 'Apagadas en este dispositivo', en: 'Off on this device' },
    blocked: { es: 'Bloqueadas por el navegador', en: 'Blocked by the browser' },
    device: { es: 'Notificar en este dispositivo', en: 'Notify me on this device' },
    device_hint: {
      es: 'También con Garita cerrada. La notificación nunca muestra nombres.',
      en: 'Even while Garita is closed. The notification never shows names.',
    },
    denied: {
      es: 'Tu navegador bloquea las notificaciones de Garita',
      en: 'Your browser blocks notifications from Garita',
    },
    unsupported: {
      es: 'Este navegador no puede avisarte con Garita cerrada.',
      en: 'This browser cannot notify you while Garita is closed.',
    },
    install_first: {
      es: 'En iPhone y iPad: toca Compartir, “Agregar a inicio”, y abre Garita desde ahí para activar las notificaciones.',
      en: 'On iPhone and iPad: tap Share, “Add to Home Screen”, and open Garita from there to turn notifications on.',
    },
    mail: { es: 'Notificar por correo', en: 'Notify me by e-mail' },
    mail_hint: {
      es: 'Los comunicados, y las visitas si nadie de tu casa responde en dos minutos.',
      en: 'Announcements, and visits if nobody of your home answers within two minutes.',
    },
    saved: { es: 'Guardado', en: 'Saved' },
    failed: { es: 'No se pudo guardar', en: 'Your choice could not be saved' },
  },
})

/** These texts contain nothing personal, because a phone on a table may show a push message. */
export const pushTexts = messages({
  visitor_approval_request: {
    es: (place: string) => `Alguien espera en la caseta de ${place}. Toca para responder.`,
    en: (place: string) => `Someone is waiting at the gate of ${place}. Tap to answer.`,
  },
  visitor_entered: { es: (place: string) => place, en: (place: string) => place },
  matter_answered: { es: (place: string) => place, en: (place: string) => place },
  stay_made: { es: (place: string) => place, en: (place: string) => place },
  entered_by_rule: {
    es: (place: string) => `${place}. Si no fue correcto, toca para avisar.`,
    en: (place: string) => `${place}. If this was wrong, tap to say so.`,
  },
  answered_by_rule: { es: (place: string) => place, en: (place: string) => place },
  stays_too_long: { es: (place: string) => place, en: (place: string) => place },
  word_taken: {
    es: (place: string) => `${place}. Si no lo esperabas, habla con tu casa y con la administración.`,
    en: (place: string) => `${place}. If you did not expect this, ask your home and the administration.`,
  },
  word_given: { es: (place: string) => place, en: (place: string) => place },
  rule_written: {
    es: (place: string) => `${place}. Toca para leerla.`,
    en: (place: string) => `${place}. Tap to read it.`,
  },
  line_ended: {
    es: (place: string) => `${place}. Toca para ver las reglas.`,
    en: (place: string) => `${place}. Tap to see the rules.`,
  },
  owner_asks: {
    es: (place: string) => `${place}. Toca para responder.`,
    en: (place: string) => `${place}. Tap to answer.`,
  },
  permission_asked: {
    es: (place: string) => `Alguien de tu casa en ${place} espera tu respuesta. Toca para ver.`,
    en: (place: string) => `Someone of your home at ${place} is waiting for your answer. Tap to see.`,
  },
  owner_watches: {
    es: (place: string) => `${place}. Toca para ver quién, o para quitar el permiso.`,
    en: (place: string) => `${place}. Tap to see who, or to take the permission back.`,
  },
  said_gone: {
    es: (place: string) => `${place}. Si es un error, habla con la administración.`,
    en: (place: string) => `${place}. If this is a mistake, talk to the administration.`,
  },
  left_at_gate: { es: (place: string) => place, en: (place: string) => place },
  left_still_waits: {
    es: (place: string) => `${place}. Toca para ver qué es.`,
    en: (place: string) => `${place}. Tap to see what it is.`,
  },
  entry_corrected: { es: (place: string) => place, en: (place: string) => place },
  went_out: { es: (place: string) => place, en: (place: string) => place },
  entered_at_reader: {
    es: (place: string) => `${place}. Toca para ver quién. Si no lo esperabas, crea otro código.`,
    en: (place: string) => `${place}. Tap to see who. If you did not expect it, create a new code.`,
  },
  reservation_approved: {
    es: (place: string) => `Tu reserva en ${place} fue aprobada. Toca para ver.`,
    en: (place: string) => `Your reservation at ${place} was approved. Tap to see.`,
  },
  reservation_rejected: {
    es: (place: string) => `Tu reserva en ${place} no fue aprobada. Toca para ver el motivo.`,
    en: (place: string) => `Your reservation at ${place} was not approved. Tap to see why.`,
  },
  home_joined: {
    es: (place: string) => `Hay una cuenta nueva en tu casa de ${place}. Toca para ver.`,
    en: (place: string) => `There is a new account in your home at ${place}. Tap to see.`,
  },
  numbers_renewed: {
    es: (place: string) => `El número de acceso de tus visitas a ${place} cambió: envíalo otra vez. Toca para ver.`,
    en: (place: string) => `The access number of your visits to ${place} has changed: send it again. Tap to see.`,
  },
  let_in: {
    es: (place: string) => `La caseta de ${place} dejó pasar a alguien a tu casa. Toca para ver.`,
    en: (place: string) => `The gate of ${place} let someone in to your home. Tap to see.`,
  },
})

export const pushActTexts = messages({
  acts: {
    let_in: { es: 'Dejar pasar', en: 'Let in' },
    deny: { es: 'No pasa', en: 'Do not let in' },
  },
  denied: {
    title: { es: 'Visitante Denegado', en: 'Visitor denied' },
    body: { es: 'La caseta ya tiene tu respuesta.', en: 'The gate has your answer.' },
  },
  answered: {
    title: { es: 'Alguien ya respondió', en: 'Someone has already answered' },
    body: {
      es: 'Tu respuesta no contó. Toca para ver qué pasó.',
      en: 'Your answer did not count. Tap to see what happened.',
    },
  },
  signed_out: {
    title: { es: 'Tu respuesta no llegó', en: 'Your answer did not arrive' },
    body: {
      es: 'Tu sesión terminó. Toca para iniciar sesión y responder.',
      en: 'Your session ended. Tap to sign in and answer.',
    },
  },
  no_connection: {
    title: { es: 'Quizá tu respuesta no llegó', en: 'Your answer may not have arrived' },
    body: { es: 'Falló la conexión. Toca para ver y responder.', en: 'The connection failed. Tap to look and answer.' },
  },
  failed: {
    title: { es: 'Tu respuesta no llegó', en: 'Your answer did not arrive' },
    body: { es: 'Toca para abrir la solicitud.', en: 'Tap to open the request.' },
  },
})

/** For a request about which the home wants a call. */
export const calledPushTexts = messages({
  request: {
    es: (place: string) => `Alguien de tu casa pidió que la caseta de ${place} llame. Toca para responder tú.`,
    en: (place: string) => `Someone of your home asked the gate of ${place} to call. Tap to answer yourself.`,
  },
})

/** For events that the gate sent later. */
export const latePushTexts = messages({
  let_in: {
    es: (place: string) => `La caseta de ${place} dejó pasar a alguien a tu casa y avisó tarde. Toca para ver.`,
    en: (place: string) => `The gate of ${place} let someone in to your home and reported it late. Tap to see.`,
  },
})

const inAll = {
  es: (people: number) => (people > 1 ? ` (${groupTexts.people_fact.es(people)})` : ''),
  en: (people: number) => (people > 1 ? ` (${groupTexts.people_fact.en(people)})` : ''),
}

export const noticeLetters = messages({
  request_subject: { es: 'Alguien espera en la caseta', en: 'Someone is waiting at the gate' },
  request: {
    es: (place: LetterText, link: LetterText, people: number) =>
      `Alguien espera en la caseta de ${place} para visitar tu casa${inAll.es(people)}, y nadie ha respondido.\n\nResponde aquí:\n${link}\n\nSi ya no quieres recibir estos correos, apágalos en tu cuenta, en “Notificaciones”.\n`,
    en: (place: LetterText, link: LetterText, people: number) =>
      `Someone is waiting at the gate of ${place} to visit your home${inAll.en(people)}, and nobody has answered.\n\nAnswer here:\n${link}\n\nIf you no longer want these e-mails, turn them off in your account, under “Notifications”.\n`,
  },
  request_administration: {
    es: (place: LetterText, link: LetterText, people: number) =>
      `Alguien espera en la caseta de ${place} para visitar una unidad de la que responde la administración${inAll.es(people)}, y nadie ha respondido.\n\nResponde aquí:\n${link}\n\nSi ya no quieres recibir estos correos, apágalos en tu cuenta, en “Notificaciones”.\n`,
    en: (place: LetterText, link: LetterText, people: number) =>
      `Someone is waiting at the gate of ${place} to visit a unit for which the administration answers${inAll.en(people)}, and nobody has answered.\n\nAnswer here:\n${link}\n\nIf you no longer want these e-mails, turn them off in your account, under “Notifications”.\n`,
  },
})

/** A badge has room for two digits. */
export function countOf(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}
