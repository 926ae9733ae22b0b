import { messages } from '../../shared/messages.ts'

export const visitorRightsRefusals = messages({
  visitor_data_over: {
    es: 'Este enlace ya no muestra datos. Pide uno nuevo a la persona que te invitó.',
    en: 'This link no longer shows data. Ask the person who invited you for a new one.',
  },
  visitor_request_open: {
    es: 'Ya hay una petición que espera respuesta.',
    en: 'A request is already waiting for an answer.',
  },
  visitor_request_over: {
    es: 'El pase ya terminó: sus datos no se pueden corregir, pero sí borrar.',
    en: 'The pass has ended: its data cannot be corrected, but it can be deleted.',
  },
  visitor_request_field: { es: 'Este pase no tiene ese dato.', en: 'This pass does not have that field.' },
  visitor_request_answered: { es: 'Alguien ya respondió esta petición.', en: 'This request is answered already.' },
  visitor_request_inside: {
    es: 'La persona está adentro. Responde cuando haya salido.',
    en: 'The person is inside. Answer once they have left.',
  },
  visitor_request_held: {
    es: 'Hay un incidente abierto sobre esta persona. Ciérralo primero, o rechaza la petición con ese motivo.',
    en: 'There is an open incident about this person. Close it first, or refuse the request with that reason.',
  },
})
