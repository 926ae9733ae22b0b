import { messages } from '../../shared/messages.ts'

export const joinRefusals = messages({
  stay_in_past: {
    es: 'Ese día ya pasó. Elige otro.',
    en: 'That day has passed. Choose another one.',
  },
  stay_is_over: {
    es: 'Su último día ya pasó. Rechaza la solicitud, o dale otro código.',
    en: 'Their last day has passed. Reject the request, or give them another code.',
  },
  stay_not_begun: {
    es: 'Su estancia todavía no empieza. Ese día entra sin aprobación.',
    en: 'Their stay has not begun. On that day they come in without an approval.',
  },
  home_already_theirs: {
    es: 'Esa casa ya está en la cuenta, o espera respuesta.',
    en: 'That home is already in the account, or waits for an answer.',
  },
  homes_too_many: {
    es: 'Una cuenta puede tener 12 casas como máximo.',
    en: 'An account can have 12 homes at most.',
  },
  homes_asked_often: {
    es: 'Hoy ya te rechazaron seis solicitudes. Vuelve a intentarlo mañana.',
    en: 'Six of your requests were rejected today. Try again tomorrow.',
  },
  unit_code_dead: {
    es: 'Este código no sirve: está mal escrito, venció o ya se usó. Pide otro a la persona que te lo dio.',
    en: 'This code does not work: it is mistyped, expired or already used. Ask the person who gave it to you for another.',
  },
})
