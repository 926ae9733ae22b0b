/** Why the server refuses an objection, its answer, or an authorization while an objection is open. */
import { messages } from '../shared/messages.ts'

export const householdRefusals = messages({
  phones_unasked: { es: 'Escribe el motivo.', en: 'Write the reason.' },
  objection_too_late: {
    es: 'Ya pasaron los 14 días para avisar desde aquí. Habla con la administración de tu condominio.',
    en: 'The 14 days to tell from here are over. Talk to the administration of your condominium.',
  },
  claim_of_newcomer: {
    es: 'Tu cuenta es nueva en esta casa. Otra persona de la casa puede avisarlo.',
    en: 'Your account is new in this home. Another person of the home can tell.',
  },
  claims_too_many: {
    es: 'Ya avisaste tres veces en 30 días. Habla con la administración de tu condominio.',
    en: 'You have told three times in 30 days. Talk to the administration of your condominium.',
  },
  objections_changed: {
    es: 'Alguien más avisó mientras tanto. Revisa de nuevo antes de responder.',
    en: 'There is a new objection. Look again before you answer.',
  },
  residence_barred: {
    es: 'En esta vivienda no autorizas entradas: así lo anotó la administración.',
    en: 'You do not authorize entries in this home: the administration has written it down so.',
  },
  residence_quiet_some: {
    es: 'El principio y el final de las horas sin timbre son iguales.',
    en: 'Your quiet hours begin and end at the same time.',
  },
  permission_not_needed: {
    es: 'Tú autorizas entradas en tu casa: invita a la visita directamente.',
    en: 'You authorize entries in your home: invite the visitor yourself.',
  },
  permission_of_nobody: {
    es: 'En tu casa nadie autoriza entradas ahora. Habla con la administración.',
    en: 'No one in your home authorizes entries now. Talk to the administration.',
  },
  permission_day: {
    es: 'Elige un día desde hoy y hasta dentro de un mes.',
    en: 'Choose a day from today to a month ahead.',
  },
  permissions_too_many: {
    es: 'Ya tienes cinco peticiones sin respuesta, o pediste veinte en un día. Espera la respuesta de tu casa.',
    en: 'Five of your questions have no answer, or you asked twenty in a day. Wait for the answer of your home.',
  },
  permission_granted: {
    es: 'Alguien más de tu casa ya autorizó esta visita.',
    en: 'Someone else of your home has authorized this visit.',
  },
  permission_refused: {
    es: 'Alguien de tu casa ya respondió que no.',
    en: 'Someone of your home has said no already.',
  },
  permission_over: {
    es: 'Esta petición ya no espera: pasó su día, o quien la hizo ya no está en tu casa.',
    en: 'This question no longer waits: its day passed, or the person who asked is not in your home any more.',
  },
  residence_frozen: {
    es: 'La administración está revisando tu cuenta. Mientras tanto no puedes autorizar entradas.',
    en: 'The administration is checking your account. Until then you cannot authorize anybody to enter.',
  },
})
