/** Why the code of a unit is refused. */
import { messages } from '../../shared/messages.ts'

export const joinRefusals = messages({
  stay_in_past: {
    es: 'Ese día ya pasó. Elige uno que venga.',
    en: 'That day is in the past. Choose a later one.',
  },
  stay_is_over: {
    es: 'Ya pasó el día hasta el que se quedaba: rechaza la solicitud, o que pida de nuevo con otro código.',
    en: 'The day until which they stay has passed: reject the request, or have them ask again with another code.',
  },
  home_already_theirs: {
    es: 'Esa vivienda ya está en la cuenta, o espera respuesta.',
    en: 'That home is in the account already, or waits for an answer.',
  },
  homes_too_many: {
    es: 'Una cuenta puede tener hasta 12 viviendas.',
    en: 'An account can have up to 12 homes.',
  },
  homes_asked_often: {
    es: 'Hoy ya te rechazaron seis solicitudes de vivienda. Vuelve a intentarlo mañana.',
    en: 'Six of your requests for a home were rejected today. Try again tomorrow.',
  },
  unit_code_dead: {
    es: 'Este código ya no sirve: está mal escrito, venció, se usó seis veces, hay uno más nuevo, o la unidad ya no existe. Pide otro a quien te lo dio.',
    en: 'This code no longer works: it is mistyped, has expired, was used six times, was replaced, or the unit is gone. Ask the person who gave it to you for another.',
  },
})
