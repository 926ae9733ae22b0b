/** Why the server refuses an act on a visit. */
import { messages } from '../shared/messages.ts'

export const visitRefusals = messages({
  visit_no_resident: {
    es: 'No se encontró un residente aprobado en esa unidad del condominio seleccionado',
    en: 'No approved resident was found in that unit of the selected condominium',
  },
  visit_decided: { es: 'Esta solicitud ya fue respondida.', en: 'This request was already answered.' },
  visit_registered_otherwise: {
    es: 'Esta visita ya se registró con otros datos. Búscala en la lista; si es otra, regístrala de nuevo.',
    en: 'This visit was already registered with other details. Look for it in the list; if it is a different one, register it again.',
  },
  visit_fields_missing: {
    es: 'Falta un dato que tu condominio pide a quien llega así.',
    en: 'Something that your condominium asks of this kind of arrival is missing.',
  },
  arrival_unknown: { es: 'Esa llegada no está en la bitácora.', en: 'That arrival is not in the log.' },
  arrival_settled: { es: 'Su resultado ya se escribió.', en: 'Its outcome was already written.' },
  arrival_still_asked: {
    es: 'Todavía se espera la respuesta de la unidad. Cuando venza el tiempo podrás dejar pasar.',
    en: 'The unit still has time to answer. Once it is over you may let them in.',
  },
  arrival_needs_answer: {
    es: 'Solo la unidad puede dejar pasar a quien llega así: en la app o por teléfono.',
    en: 'Only the unit may let in this kind of arrival: in the app or by phone.',
  },
  home_rule_over: {
    es: 'La regla de la casa ya no decide esta llegada: se usó, terminó o cambió. Pregunta a la unidad.',
    en: 'The rule of the home no longer decides this arrival: it was used, ended or changed. Ask the unit.',
  },
  home_rule_of_newcomer: {
    es: 'Llegaste a esta casa hace menos de 14 días: pide a otra persona adulta que escriba esta regla.',
    en: 'You joined this home less than 14 days ago: ask another adult of it to write this rule.',
  },
  home_rules_too_many: {
    es: 'Tu casa ya tiene 50 reglas. Termina una para crear otra.',
    en: 'Your home already has 50 rules. End one to create another.',
  },
  visit_too_many: {
    es: 'Esa unidad tiene 50 solicitudes sin responder. Espera a que respondan, o registra una entrada por teléfono.',
    en: 'That unit has 50 unanswered requests. Wait until they answer, or record an entry by phone.',
  },
  visit_event_taken: {
    es: 'No se registró: ese aviso pertenece a otro acto. Inténtalo de nuevo.',
    en: 'Nothing was recorded: that message belongs to another action. Try again.',
  },
  visit_entered: {
    es: 'Ya entró: la respuesta no se puede cambiar. Llama a la garita.',
    en: 'They have entered: the answer cannot be changed. Call the gate.',
  },
  visit_closed: {
    es: 'Ya no espera: la garita cerró esta solicitud.',
    en: 'Nobody is waiting any more: the gate closed this request.',
  },
  visit_expired: {
    es: 'Esta solicitud venció: pasaron más de 24 horas. La garita puede registrarla de nuevo.',
    en: 'This request expired after 24 hours. The gate can register it again.',
  },
  visit_already_inside: {
    es: 'Ya está dentro: otra entrada necesita un motivo.',
    en: 'Already inside: enter a reason for another entry.',
  },
  visit_not_allowed: {
    es: 'No tiene una autorización vigente: dejarlo pasar necesita un motivo.',
    en: 'No valid authorization: enter a reason to let them in.',
  },
  badge_taken: {
    es: 'Alguien adentro ya lleva gafete con ese número. Anota otro.',
    en: 'Someone inside already has a badge of that number. Enter another one.',
  },
  badge_not_asked: {
    es: 'Tu condominio no pide gafete a quien llega así.',
    en: 'Your condominium asks no badge of this kind of arrival.',
  },
  visit_already_left: { es: 'Ya había salido.', en: 'They have already left.' },
  resident_already_inside: {
    es: 'Según la bitácora ya está dentro. Si salió sin registrarse, registra antes la salida.',
    en: 'The log says they are inside. If they left without being recorded, record the exit first.',
  },
  resident_entries_off: {
    es: 'Este condominio no registra entradas ni salidas de residentes. La administración puede activarlo al editar el condominio.',
    en: 'This condominium does not log residents’ entries and exits. The administration can turn it on by editing the condominium.',
  },
  resident_not_living_here: {
    es: 'No es residente aprobado de este condominio. Si viene de visita, regístralo como visita.',
    en: 'Not an approved resident of this condominium. If they are visiting, register a visit.',
  },
  access_log_said_length: {
    es: 'Escribe el motivo, hasta 300 letras.',
    en: 'Enter a reason of up to 300 characters.',
  },
  access_log_word_of_length: { es: 'Escribe quién autorizó.', en: 'Enter who authorized it.' },
})
