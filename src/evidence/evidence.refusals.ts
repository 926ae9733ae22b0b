/** Why the server refuses an address for the code of the day. */
import { messages } from '../shared/messages.ts'

export const evidenceRefusals = messages({
  log_witness_exists: {
    es: 'Esa dirección ya recibe el código.',
    en: 'That address gets the code already.',
  },
  log_witness_place: {
    es: 'Alguien agregó una dirección en este momento. Inténtalo de nuevo.',
    en: 'Another address was added at this moment. Try again.',
  },
  log_witnesses_full: {
    es: 'Ya son cinco direcciones. Quita una primero.',
    en: 'There are five addresses already. Remove one first.',
  },
})
