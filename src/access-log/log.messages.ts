/** Every screen, file and notice that shows a line of the access log uses these texts. */
import { grouped } from '../shared/grouped.ts'
import { messages } from '../shared/messages.ts'

/** These people have no authorization. */
export const subjectTexts = messages({
  guest: { es: 'Invitado de una reserva', en: 'Guest of a reservation' },
})

export const logTexts = messages({
  title: { es: 'Registro de Accesos', en: 'Access log' },
  when: { es: 'Fecha/Hora', en: 'Date/Time' },
  event: { es: 'Evento', en: 'Event' },
  who: { es: 'Visitante/Usuario', en: 'Visitor/User' },
  agent: { es: 'Agente', en: 'Agent' },
  unknown: { es: 'Usuario desconocido', en: 'Unknown user' },
  hidden: { es: 'Nombre oculto', en: 'Hidden name' },
  system: { es: 'Sistema', en: 'System' },
  resident: { es: 'Residente', en: 'Resident' },
  guest: subjectTexts.guest,
  reason: { es: (reason: string) => `Motivo: ${reason}`, en: (reason: string) => `Reason: ${reason}` },
  administration: {
    es: (who: string) => `Autorizó la administración: ${who}`,
    en: (who: string) => `Authorized by the administration: ${who}`,
  },
  by_phone: {
    es: (who: string) => `Autorizó por teléfono: ${who}`,
    en: (who: string) => `Authorized by phone: ${who}`,
  },
  empty: { es: 'No se encontraron registros de acceso', en: 'No access records found' },
  empty_text: { es: 'Cambia los filtros.', en: 'Change the filters.' },
  failed: { es: 'No se pudieron cargar los registros', en: 'The records could not be loaded' },
})

export const eventTexts = messages({
  visitor_registered: { es: 'Visita Registrada', en: 'Visit registered' },
  visitor_checkout: { es: 'Salida', en: 'Exit' },
  visit_called_off: { es: 'Invitación cancelada', en: 'Invitation canceled' },
  entry: { es: 'Entrada', en: 'Entry' },
  /** A filter shows this kind of entry. */
  let_in: { es: 'Entrada con motivo', en: 'Entry with a reason' },
  exit: { es: 'Salida', en: 'Exit' },
  /** An exit that corrects an entry; `entry_corrects` is the opposite. */
  exit_corrects: { es: 'Corrección: la entrada fue un error', en: 'Correction: the entry was a mistake' },
  entry_corrects: { es: 'Corrección: la salida fue un error', en: 'Correction: the exit was a mistake' },
  corrected: { es: 'Corregida: fue un error', en: 'Corrected: it was a mistake' },
  /** Another guard reported the mistake, or the same guard too late, so the earlier line still counts. */
  line_disputed: {
    es: 'Dijo que el registro anterior fue un error',
    en: 'Said that the record before was a mistake',
  },
  approved_late: { es: 'Aprobada tarde', en: 'Approved late' },
  denied_late: { es: 'Denegada tarde', en: 'Denied late' },
  refused_late: { es: 'No pasó, sin respuesta', en: 'Sent away without an answer' },
  left_late: { es: 'Se fue sin respuesta', en: 'Left without an answer' },
  comes_down_late: { es: 'Viene a la caseta, respondió tarde', en: 'Comes to the gate, answered late' },
  left_at_gate_late: { es: 'Queda en caseta, respondió tarde', en: 'Left at the gate, answered late' },
  comes_down_after_all: { es: 'Respuesta cambiada: viene a la caseta', en: 'Answer changed: comes to the gate' },
  left_at_gate_after_all: { es: 'Respuesta cambiada: queda en caseta', en: 'Answer changed: left at the gate' },
  call_wanted: { es: 'La casa pidió que la llamen', en: 'The home asked for a call' },
  item_left: { es: 'Quedó en caseta', en: 'Left at the gate' },
  item_handed: { es: 'Entregado en caseta', en: 'Handed over at the gate' },
  phones_shown: { es: 'Teléfonos mostrados', en: 'Phones shown' },
  phones_shown_unasked: { es: 'Teléfonos mostrados sin que alguien esperara', en: 'Phones shown while no one waited' },
  approved_after_all: { es: 'Respuesta cambiada: pasa', en: 'Answer changed: let in' },
  denied_after_all: { es: 'Respuesta cambiada: no pasa', en: 'Answer changed: turned away' },
  entry_contested: { es: 'La casa dice que no fue correcto', en: 'The home says that this was wrong' },
  entry_noted: { es: 'Se anotó qué pasó en la emergencia', en: 'Notes about the emergency' },
  authority_arrived: { es: 'Llegó una autoridad', en: 'Authority arrived' },
  authority_admitted: { es: 'La autoridad entró', en: 'Authority entered' },
  authority_turned_away: { es: 'La autoridad no entró', en: 'Authority did not enter' },
  sheet_printed: { es: 'Lista en papel impresa', en: 'Paper list printed' },
  written_by_hand: { es: 'Escrito a mano', en: 'Written by hand' },
  badge_given: { es: 'Se entregó gafete', en: 'Badge given' },
  document_revealed: { es: 'Documento mostrado', en: 'Document shown' },
  authorization_deleted: { es: 'Autorización Eliminada', en: 'Authorization deleted' },
})

/** A file or printout that hides names has this note. */
export const hiddenTexts = messages({
  hidden_names: {
    es: (count: number) =>
      count === 1
        ? '1 nombre de más de un día no se muestra: pide verlo con un motivo'
        : `${grouped(count)} nombres de más de un día no se muestran: pide verlos con un motivo`,
    en: (count: number) =>
      count === 1
        ? '1 name that is older than a day is not shown: give a reason to see it'
        : `${grouped(count)} names that are older than a day are not shown: give a reason to see them`,
  },
})
