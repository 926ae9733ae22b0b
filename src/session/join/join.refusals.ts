/** Why the code of a unit is refused. */
import { messages } from '../../shared/messages.ts'

export const joinRefusals = messages({
  home_already_theirs: {
    es: 'Esa vivienda ya está en la cuenta, o espera respuesta.',
    en: 'That home is in the account already, or waits for an answer.',
  },
  homes_too_many: {
    es: 'Una cuenta puede tener hasta 12 viviendas.',
    en: 'An account can have up to 12 homes.',
  },
  unit_code_dead: {
    es: 'Este código ya no sirve: está mal escrito, venció, se usó seis veces, hay uno más nuevo, o la unidad ya no existe. Pide otro a quien te lo dio.',
    en: 'This code no longer works: it is mistyped, has expired, was used six times, was replaced, or the unit is gone. Ask the person who gave it to you for another.',
  },
})
