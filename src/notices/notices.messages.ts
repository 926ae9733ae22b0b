/** Texts of the bell, of push messages, and of the e-mail of last resort. */
import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

export const noticeMessages = messages({
  bell: {
    title: { es: 'Notificaciones', en: 'Notifications' },
    open: {
      es: (unread: number) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${countOf(unread)} sin leer`),
      en: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${countOf(unread)} unread`),
    },
    clear: { es: 'Limpiar todo', en: 'Clear all' },
    read: { es: 'Marcar leída', en: 'Mark as read' },
    answer: { es: 'Responder', en: 'Answer' },
    // Not "dismiss": beside a request it must not read as a no.
    dismiss: { es: 'Ocultar', en: 'Hide' },
    restored: { es: 'Notificaciones de vuelta', en: 'Notifications restored' },
    undo: { es: 'Deshacer', en: 'Undo' },
    unclear_failed: { es: 'No se pudo deshacer', en: 'It could not be undone' },
    unread: { es: 'Sin leer', en: 'Unread' },
    empty: { es: 'No hay notificaciones', en: 'No notifications' },
    sound: { es: 'Sonido en este dispositivo', en: 'Sound on this device' },
  },
  kinds: {
    visitor_approval_request: { es: 'Nueva Solicitud de Visita', en: 'New visit request' },
    new_visitor: { es: 'Nueva Visita Temporal', en: 'New temporary visit' },
    visitor_approved: { es: 'Visitante Aprobado', en: 'Visitor approved' },
    visitor_denied: { es: 'Visitante Denegado', en: 'Visitor denied' },
    visitor_entered: { es: 'Tu visita ha entrado', en: 'Your visitor has entered' },
    let_in: { es: 'Entrada con motivo', en: 'Let in with a reason' },
    entered_by_rule: { es: 'Entró por una regla de tu casa', en: 'Let in by a rule of your home' },
    answered_by_rule: { es: 'Una regla de tu casa decidió', en: 'A rule of your home decided' },
    stays_too_long: { es: 'Entró por una regla y sigue adentro', en: 'Let in by a rule and still inside' },
    rule_written: { es: 'Hay una regla nueva en tu casa', en: 'There is a new rule in your home' },
    line_ended: { es: 'Tu casa vuelve a recibir a alguien', en: 'Your home receives someone again' },
    word_taken: { es: 'Ya no autorizas entradas en tu casa', en: 'You no longer authorize entries in your home' },
    word_given: { es: 'Ya autorizas entradas en tu casa', en: 'You authorize entries in your home now' },
    owner_asks: {
      es: 'Un propietario pide ver las visitas de tu casa',
      en: 'An owner asks to see the visits of your home',
    },
    permission_asked: { es: 'Te piden permiso para una visita', en: 'You are asked to allow a visitor' },
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
      es: 'La administración conectó un sistema a la garita',
      en: 'The administration connected a system to the gate',
    },
    said_gone: {
      es: 'Alguien de tu casa dice que ya no vives ahí: la administración decide',
      en: 'Someone of your home says that you no longer live there: the administration decides',
    },
    left_at_gate: { es: 'Tienes algo en caseta', en: 'Something waits for you at the gate' },
    written_by_hand: {
      es: 'La garita copió del papel una visita a tu casa',
      en: 'The gate copied a visit to your home from paper',
    },
    entry_contested: {
      es: 'Una casa dice que una entrada por regla no fue correcta',
      en: 'A home says that an entry by its rule was wrong',
    },
    entry_corrected: {
      es: 'Corrección: no entró, fue un error de la garita',
      en: 'Correction: they did not enter, the gate made a mistake',
    },
    emergency_entry: { es: 'Emergencia: se abrió sin preguntar', en: 'Emergency: the gate opened without asking' },
    authority_arrived: { es: 'Una autoridad está en la garita', en: 'An authority is at the gate' },
    person_waiting: { es: 'Nueva cuenta por aprobar', en: 'New account to approve' },
    new_reservation: { es: 'Nueva reserva por aprobar', en: 'New reservation to approve' },
    reservation_approved: { es: 'Reserva Aprobada', en: 'Reservation approved' },
    reservation_rejected: { es: 'Reserva Rechazada', en: 'Reservation rejected' },
    numbers_paused: {
      es: 'Alguien prueba números de acceso: quedaron en pausa cinco minutos',
      en: 'Someone is guessing access numbers: they are paused for five minutes',
    },
    entered_at_reader: { es: 'Entró por un lector, sin guardia', en: 'Entered at a reader, without a guard' },
    went_out: { es: 'Salió, como pediste saber', en: 'Went out, as you asked to be told' },
    codes_renewed: {
      es: 'Todos los códigos cambiaron: los que compartiste ya no abren, comparte los nuevos',
      en: 'All codes have changed: the ones you shared no longer work, share the new ones',
    },
    gate_conflict: {
      es: 'La garita registró esto después, sin conexión',
      en: 'The gate recorded this later, while offline',
    },
    reservation_cancelled: { es: 'Reserva Cancelada', en: 'Reservation canceled' },
    retention_shortened: { es: 'Los datos de visitas se borrarán antes', en: 'Visitors’ data will be removed sooner' },
    spare_tablet: {
      es: 'La supervisión puso una tableta de repuesto en una garita',
      en: 'The supervision put a spare tablet at a gate',
    },
    hold_asked: { es: 'Piden guardar pruebas: falta tu acuerdo', en: 'Evidence is to be kept: it needs you to agree' },
    second_asked: { es: 'Falta una segunda persona', en: 'A second person is needed' },
    code_made: { es: 'Hicieron un código para entrar a tu cuenta', en: 'A code to get into your account was made' },
    second_answered: { es: 'Respondieron lo que pediste', en: 'What you asked for was answered' },
    home_joined: { es: 'Una cuenta nueva en tu casa', en: 'A new account in your home' },
    home_checked: { es: 'La administración revisa tu cuenta', en: 'The administration is checking your account' },
    home_objection: {
      es: 'Avisan que una cuenta no debería estar en su casa',
      en: 'A home reports an account that should not be there',
    },
    home_claim: {
      es: 'Avisan que alguien ya no vive en su casa',
      en: 'A home says that someone no longer lives there',
    },
    passes_imported: {
      es: 'La administración registró pases de tu casa',
      en: 'The administration registered passes of your home',
    },
    passes_received: { es: 'Recibiste pases de tu casa', en: 'You received passes of your home' },
    numbers_renewed: {
      es: 'El número de acceso de tus visitas cambió: compártelo otra vez. Los códigos siguen sirviendo',
      en: 'The access number of your visits has changed: share it again. The codes still work',
    },
  },
  seconds: {
    name: { es: 'Quiere cambiar su nombre', en: 'Wants to change their name' },
    hidden_look: { es: 'No avisar a los hogares de una consulta', en: 'Not telling the homes of a look' },
    hidden_look_granted: { es: 'Los hogares leen tu consulta más tarde', en: 'The homes read your look later' },
    hidden_look_refused: { es: 'Los hogares ya leen tu consulta', en: 'The homes read your look now' },
    start_code: { es: 'Código para entrar a una cuenta en uso', en: 'Code to get into an account in use' },
    start_code_granted: { es: 'El código que hiciste ya sirve', en: 'The code that you made works now' },
    start_code_refused: { es: 'El código que hiciste no sirve', en: 'The code that you made does not work' },
    name_granted: { es: 'Tu nombre cambió', en: 'Your name has changed' },
    name_refused: { es: 'Tu nombre sigue como estaba', en: 'Your name stays as it was' },
  },
  lines: {
    unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
    agree_before: {
      es: (when: string) => `Di si estás de acuerdo antes del ${when}`,
      en: (when: string) => `Say whether you agree before ${when}`,
    },
    written_by: { es: (who: string) => `La escribió ${who}`, en: (who: string) => `Written by ${who}` },
    ended_by: {
      es: (who: string) => `${who} terminó una línea «No recibir»`,
      en: (who: string) => `${who} ended a line “Do not receive”`,
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
    let_in_by: { es: (who: string) => `Según ${who}`, en: (who: string) => `According to ${who}` },
    at_gate: { es: (where: string) => `En ${where}`, en: (where: string) => `At ${where}` },
    recorded_by: { es: (who: string) => `En la garita: ${who}`, en: (who: string) => `At the gate: ${who}` },
    happened: { es: (when: string) => `Ocurrió ${when}`, en: (when: string) => `Happened ${when}` },
    passes: {
      es: (count: string) => (count === '1' ? '1 pase' : `${count} pases`),
      en: (count: string) => (count === '1' ? '1 pass' : `${count} passes`),
    },
    said: { es: (words: string) => `«${words}»`, en: (words: string) => `“${words}”` },
    reason: { es: (why: string) => `Motivo: ${why}`, en: (why: string) => `Reason: ${why}` },
  },
  /** The change of the webhook that the notice is about. */
  webhooks: {
    names: {
      es: 'Recibe nombre y documento de quien llega',
      en: 'It gets name and document of arrivals',
    },
    answers: {
      es: 'Responde por las casas que lo permiten',
      en: 'It answers for homes that allow it',
    },
    names_and_answers: {
      es: 'Recibe nombres y documentos, y responde por las casas que lo permiten',
      en: 'It gets names and documents, and answers for homes that allow it',
    },
    address: { es: 'Ahora se envía a otra dirección', en: 'It is sent to another address now' },
  },
  /** An event that a station sent later, told to the user it concerns. */
  conflicts: {
    cancelled_meanwhile: {
      es: 'Entró cuando su visita ya estaba cancelada o terminada',
      en: 'Entered when the visit was already canceled or over',
    },
    already_inside_elsewhere: {
      es: 'Entró cuando ya constaba dentro',
      en: 'Entered when already recorded as inside',
    },
    revoked_meanwhile: {
      es: 'Entró con un pase que ya estaba anulado o suspendido',
      en: 'Entered with a pass that was already revoked or suspended',
    },
    not_allowed: {
      es: 'Entró sin tener permiso en ese momento',
      en: 'Entered without permission at that moment',
    },
    back_soon: {
      es: 'Entró minutos después de salir por el mismo acceso. Si no lo esperabas, llama a la garita',
      en: 'Entered minutes after leaving through the same gate. If you did not expect it, call the gate',
    },
    no_outage: {
      es: 'La garita lo copió del papel, y no consta que le faltara la señal',
      en: 'The gate copied it from paper, and no outage is known',
    },
    unknown: {
      es: 'La garita registró a alguien que no está en el sistema',
      en: 'The gate recorded someone who is not in the system',
    },
  },
  offer: {
    title: { es: 'Entérate aunque la app esté cerrada', en: 'Get notified even when the app is closed' },
    text: {
      es: 'Cuando alguien llegue a la garita, este dispositivo te avisará para que respondas en segundos.',
      en: 'When someone arrives at the gate, this device will notify you so you can answer within seconds.',
    },
    accept: { es: 'Activar notificaciones', en: 'Turn on notifications' },
    later: { es: 'Ahora no', en: 'Not now' },
    on: { es: 'Este dispositivo te avisará.', en: 'This device will notify you.' },
    off: { es: 'Este dispositivo ya no te avisará.', en: 'This device will no longer notify you.' },
    failed: { es: 'No se pudieron activar las notificaciones', en: 'Notifications could not be turned on' },
    service_out: {
      es: 'El servicio de notificaciones del navegador no respondió. Intenta de nuevo más tarde.',
      en: 'The browser’s push service did not answer. Please try again later.',
    },
  },
  card: {
    title: { es: 'Notificaciones', en: 'Notifications' },
    device_on: { es: 'Encendidas en este dispositivo', en: 'On for this device' },
    device_off: { es: 'Apagadas en este dispositivo', en: 'Off on this device' },
    blocked: { es: 'Bloqueadas por el navegador', en: 'Blocked by the browser' },
    device: { es: 'Notificar en este dispositivo', en: 'Notify me on this device' },
    device_hint: {
      es: 'También con la app cerrada. La notificación nunca muestra nombres.',
      en: 'Even while the app is closed. The notification never shows names.',
    },
    denied: {
      es: 'Este navegador tiene bloqueadas las notificaciones de Garita. Permítelas en los ajustes del sitio y vuelve aquí.',
      en: 'This browser blocks notifications from Garita. Allow them in the site’s settings and come back here.',
    },
    unsupported: {
      es: 'Este navegador no puede notificarte con la app cerrada.',
      en: 'This browser cannot notify you while the app is closed.',
    },
    install_first: {
      es: 'En iPhone y iPad: toca Compartir, “Agregar a inicio”, y abre Garita desde ahí para activar las notificaciones.',
      en: 'On iPhone and iPad: tap Share, “Add to Home Screen”, and open Garita from there to turn notifications on.',
    },
    mail: { es: 'Notificar por correo', en: 'Notify me by e-mail' },
    mail_hint: {
      es: 'Solo si nadie de tu unidad respondió una solicitud en dos minutos.',
      en: 'Only when no one in your unit has answered a request within two minutes.',
    },
    saved: { es: 'Preferencia guardada', en: 'Preference saved' },
    failed: { es: 'No se pudo guardar', en: 'Your choice could not be saved' },
  },
})

/** The body of a push message. Nothing personal: it may light up on a table where others sit. */
export const pushTexts = messages({
  visitor_approval_request: {
    es: (place: string) => `Alguien espera en la garita de ${place}. Toca para responder.`,
    en: (place: string) => `Someone is waiting at the gate of ${place}. Tap to answer.`,
  },
  visitor_entered: { es: (place: string) => place, en: (place: string) => place },
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
    en: (place: string) => `Someone of your home at ${place} waits for your answer. Tap to see.`,
  },
  owner_watches: {
    es: (place: string) => `${place}. Toca para ver quién, o para retirarlo.`,
    en: (place: string) => `${place}. Tap to see who, or to withdraw it.`,
  },
  said_gone: {
    es: (place: string) => `${place}. Si no es así, habla con la administración.`,
    en: (place: string) => `${place}. If that is wrong, talk to the administration.`,
  },
  left_at_gate: { es: (place: string) => place, en: (place: string) => place },
  entry_corrected: { es: (place: string) => place, en: (place: string) => place },
  went_out: { es: (place: string) => place, en: (place: string) => place },
  entered_at_reader: {
    es: (place: string) => `${place}. Toca para ver quién. Si no lo esperabas, genera otro código.`,
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
    es: (place: string) => `El número de acceso de tus visitas a ${place} cambió: compártelo otra vez. Toca para ver.`,
    en: (place: string) => `The access number of your visits to ${place} has changed: share it again. Tap to see.`,
  },
  let_in: {
    es: (place: string) => `La garita de ${place} dejó pasar a alguien para tu unidad. Toca para ver.`,
    en: (place: string) => `The gate of ${place} let someone in for your unit. Tap to see.`,
  },
})

/** The two acts of a request's push message, and what its worker says when "No pasa" was pressed. Names nobody either. */
export const pushActTexts = messages({
  acts: {
    let_in: { es: 'Dejar pasar', en: 'Let in' },
    deny: { es: 'No pasa', en: 'Do not let in' },
  },
  denied: {
    title: { es: 'Visitante Denegado', en: 'Visitor denied' },
    body: { es: 'Tu respuesta quedó registrada.', en: 'Your answer was recorded.' },
  },
  answered: {
    title: { es: 'Esta solicitud ya no espera respuesta', en: 'This request no longer waits for an answer' },
    body: {
      es: 'Tu respuesta no cambió nada. Toca para ver cómo quedó.',
      en: 'Your answer changed nothing. Tap to see what it was.',
    },
  },
  signed_out: {
    title: { es: 'Tu respuesta no llegó', en: 'Your answer did not arrive' },
    body: {
      es: 'Tu sesión terminó en este dispositivo. Toca para entrar y responder.',
      en: 'You are signed out on this device. Tap to sign in and answer.',
    },
  },
  no_connection: {
    title: { es: 'No se sabe si tu respuesta llegó', en: 'Your answer may not have arrived' },
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
    es: (place: string) => `Tu casa pidió que la garita de ${place} llame. Toca para responder tú.`,
    en: (place: string) => `Your home asked the gate of ${place} to call. Tap to answer yourself.`,
  },
})

/** For events that the gate sent later. */
export const latePushTexts = messages({
  let_in: {
    es: (place: string) => `La garita de ${place} dejó pasar a alguien para tu unidad y avisó tarde. Toca para ver.`,
    en: (place: string) => `The gate of ${place} let someone in for your unit and reported it late. Tap to see.`,
  },
})

export const noticeLetters = messages({
  request_subject: { es: 'Alguien espera en la garita', en: 'Someone is waiting at the gate' },
  request: {
    es: (place: LetterText, link: LetterText) =>
      `Hay una solicitud de visita para tu unidad en ${place} y nadie la ha respondido todavía.\n\nResponde aquí:\n${link}\n\nSi ya no quieres recibir estos correos, apágalos en tu cuenta, en “Notificaciones”.\n`,
    en: (place: LetterText, link: LetterText) =>
      `There is a visit request for your unit at ${place} and no one has answered it yet.\n\nAnswer here:\n${link}\n\nIf you no longer want these e-mails, turn them off in your account, under “Notifications”.\n`,
  },
  request_administration: {
    es: (place: LetterText, link: LetterText) =>
      `Alguien visita en ${place} una unidad por la que responde la administración, y nadie ha respondido todavía.\n\nResponde aquí:\n${link}\n\nSi ya no quieres recibir estos correos, apágalos en tu cuenta, en “Notificaciones”.\n`,
    en: (place: LetterText, link: LetterText) =>
      `Someone visits a unit at ${place} for which the administration answers, and no one has answered yet.\n\nAnswer here:\n${link}\n\nIf you no longer want these e-mails, turn them off in your account, under “Notifications”.\n`,
  },
})

/** A badge has room for two digits. */
export function countOf(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}
