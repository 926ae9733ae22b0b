import { messages } from '../shared/messages.ts'

export const householdRefusals = messages({
  phones_unasked: { es: 'Escribe el motivo.', en: 'Write the reason.' },
  objection_too_late: {
    es: 'Solo puedes avisar desde aquí durante 14 días. Habla con la administración de tu condominio.',
    en: 'You can report it here only for 14 days. Talk to the administration of your condominium.',
  },
  claim_of_newcomer: {
    es: 'Tu cuenta es nueva en esta casa. Pide a otra persona de la casa que avise.',
    en: 'Your account is new in this home. Ask another person of the home to report it.',
  },
  claims_too_many: {
    es: 'Ya avisaste tres veces en 30 días. Habla con la administración de tu condominio.',
    en: 'You have reported three times in 30 days. Talk to the administration of your condominium.',
  },
  objections_changed: {
    es: 'Alguien más avisó mientras tanto. Revisa de nuevo antes de responder.',
    en: 'Someone else reported it meanwhile. Look again before you answer.',
  },
  residence_barred: {
    es: 'En esta casa no autorizas entradas: así lo decidió la administración.',
    en: 'You do not authorize entries in this home: the administration decided it.',
  },
  residence_quiet_some: {
    es: 'Las dos horas son iguales. Cambia una.',
    en: 'Both times are the same. Change one.',
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
    es: 'Elige un día de hoy a dentro de un mes.',
    en: 'Choose a day from today to a month ahead.',
  },
  permissions_too_many: {
    es: 'Ya pediste muchos permisos. Espera la respuesta de tu casa.',
    en: 'You have asked for many permissions. Wait for the answer of your home.',
  },
  permission_granted: {
    es: 'Alguien más de tu casa ya autorizó esta visita.',
    en: 'Someone else of your home has already authorized this visit.',
  },
  permission_refused: {
    es: 'Alguien de tu casa ya respondió que no.',
    en: 'Someone of your home has already said no.',
  },
  permission_over: {
    es: 'Este permiso ya no espera respuesta: el día pasó, o la persona que lo pidió ya no vive en tu casa.',
    en: 'This permission no longer waits for an answer: the day passed, or the person who asked no longer lives in your home.',
  },
  residence_frozen: {
    es: 'La administración está revisando tu cuenta. Mientras tanto no puedes autorizar entradas.',
    en: 'The administration is checking your account. Until then you cannot authorize entries.',
  },
})
