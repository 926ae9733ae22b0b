/** Why the server refuses a request about a visitor's data, or its answer. */
import { messages } from '../../shared/messages.ts'

export const visitorRightsRefusals = messages({
  visitor_data_over: {
    es: 'Este enlace ya no muestra datos. Pide el nuevo a quien te invitó.',
    en: 'This link shows no data any more. Ask your host for the new one.',
  },
  visitor_request_open: {
    es: 'Ya hay una petición que espera respuesta.',
    en: 'There is a request already that waits for an answer.',
  },
  visitor_request_over: {
    es: 'El pase ya terminó: lo que se escribió de él no se corrige, pero se puede eliminar.',
    en: 'The pass has ended: what was written of it is not corrected, but can be deleted.',
  },
  visitor_request_field: { es: 'Este pase no tiene ese dato.', en: 'This pass does not have that field.' },
  visitor_request_answered: { es: 'Alguien ya respondió esta petición.', en: 'This request is answered already.' },
  visitor_request_inside: {
    es: 'La persona está adentro. Responde cuando haya salido.',
    en: 'The person is inside. Answer once they have left.',
  },
  visitor_request_held: {
    es: 'Un incidente abierto trata de sus accesos. Ciérralo primero, o rechaza con ese motivo.',
    en: 'An open incident is about their entries. Close it first, or refuse with that reason.',
  },
})
