import { messages } from '../../shared/messages.ts'

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
    es: 'Falta un dato que tu condominio pide.',
    en: 'Something that your condominium asks for is missing.',
  },
  arrival_unknown: { es: 'Esa llegada no está en la bitácora.', en: 'That arrival is not in the log.' },
  arrival_settled: { es: 'Ya está escrito cómo terminó.', en: 'How it ended is already written.' },
  arrival_still_asked: {
    es: 'La casa todavía tiene tiempo para responder. Después podrás dejar pasar.',
    en: 'The home still has time to answer. After that you may let them in.',
  },
  arrival_needs_answer: {
    es: 'Solo la casa puede dejarlo pasar: en la app o por teléfono.',
    en: 'Only the home may let them in: in the app or by phone.',
  },
  home_rule_over: {
    es: 'La regla de la casa ya no vale aquí: se usó, terminó o cambió. Pregunta a la casa.',
    en: 'The rule of the home no longer counts here: it was used, ended or changed. Ask the home.',
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
    es: 'Esa unidad tiene 50 solicitudes sin responder. Espera a que respondan, o llama a la casa.',
    en: 'That unit has 50 unanswered requests. Wait until they answer, or call the home.',
  },
  visit_event_taken: {
    es: 'No se registró. Inténtalo otra vez.',
    en: 'It was not recorded. Try again.',
  },
  visit_entered: {
    es: 'Ya entró: la respuesta no se puede cambiar. Llama a la caseta.',
    en: 'They have entered: the answer cannot be changed. Call the gate.',
  },
  visit_closed: {
    es: 'Ya no espera: la caseta cerró esta solicitud.',
    en: 'Nobody is waiting any more: the gate closed this request.',
  },
  visit_expired: {
    es: 'Esta solicitud venció: pasaron más de 24 horas. La caseta puede registrarla de nuevo.',
    en: 'This request expired after 24 hours. The gate can register it again.',
  },
  visit_group_inside: {
    es: 'Ya entraron más personas de este grupo. Mira otra vez cuántas faltan.',
    en: 'More people of this group have entered. Check again how many are missing.',
  },
  visit_already_inside: {
    es: 'Ya está dentro. Para registrar otra entrada, escribe un motivo.',
    en: 'Already inside. To record another entry, write a reason.',
  },
  visit_not_allowed: {
    es: 'Ahora no tiene permiso para entrar. Para dejarlo pasar, escribe un motivo.',
    en: 'They may not enter now. To let them in, write a reason.',
  },
  badge_taken: {
    es: 'Alguien adentro ya lleva gafete con ese número. Anota otro.',
    en: 'Someone inside already has a badge of that number. Enter another one.',
  },
  badge_not_asked: {
    es: 'Tu condominio no pide gafete para esta visita.',
    en: 'Your condominium asks for no badge on this visit.',
  },
  correction_over: {
    es: 'Ya no se puede corregir: pasó más de un minuto, o lo registró otra persona.',
    en: 'This can no longer be corrected: more than a minute has passed, or someone else recorded it.',
  },
  visit_already_left: { es: 'Ya había salido.', en: 'They have already left.' },
  resident_already_inside: {
    es: 'Según la bitácora ya está dentro. Si salió y nadie lo anotó, registra primero la salida.',
    en: 'The log says they are inside. If they left and nobody wrote it down, record the exit first.',
  },
  resident_entries_off: {
    es: 'Este condominio no registra entradas ni salidas de residentes. La administración puede activarlo al editar el condominio.',
    en: 'This condominium does not log residents’ entries and exits. The administration can turn it on by editing the condominium.',
  },
  resident_not_living_here: {
    es: 'Aquí no aparece como residente. Si viene de visita, regístralo como visita.',
    en: 'They are not listed as a resident here. If they are visiting, register a visit.',
  },
  access_log_said_length: {
    es: 'Escribe el motivo, hasta 300 letras.',
    en: 'Enter a reason of up to 300 characters.',
  },
  access_log_word_of_length: { es: 'Escribe quién autorizó.', en: 'Write who authorized it.' },
})
