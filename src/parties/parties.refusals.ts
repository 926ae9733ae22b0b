/** The reasons why the server refuses an act on a party. */
import { messages } from '../shared/messages.ts'

export const partyRefusals = messages({
  party_name_length: {
    es: 'El nombre debe tener entre 1 y 60 letras.',
    en: 'The name has 1 to 60 letters.',
  },
  party_note_length: { es: 'La nota debe tener como máximo 300 letras.', en: 'The note has at most 300 letters.' },
  party_places: { es: 'Elige entre 2 y 200 lugares.', en: 'Choose between 2 and 200 places.' },
  party_over: {
    es: 'Ese horario ya pasó. Elige otro día u otra hora.',
    en: 'Those hours are over. Choose another day or hour.',
  },
  party_too_many: {
    es: 'Ya tienes diez fiestas por venir. Cancela una que no uses.',
    en: 'You already have ten parties to come. Cancel one that you do not use.',
  },
  party_booking_gone: {
    es: 'Esa reserva ya no existe o se canceló. Elige otra.',
    en: 'That booking is gone or was canceled. Choose another one.',
  },
  party_beyond_booking: {
    es: 'Son más personas que en la reserva, que también te cuenta a ti. Pide menos lugares o cambia la reserva.',
    en: 'That is more people than in the booking, which counts you too. Ask for fewer places or change the booking.',
  },
})
