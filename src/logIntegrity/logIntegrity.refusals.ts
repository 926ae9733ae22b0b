import { messages } from '../shared/messages.ts'

export const logIntegrityRefusals = messages({
  log_witness_exists: {
    es: 'Esa dirección ya recibe el código.',
    en: 'That address already gets the code.',
  },
  log_witness_place: {
    es: 'Otra persona agregó una dirección al mismo tiempo. Intenta de nuevo.',
    en: 'Another person added an address at the same time. Try again.',
  },
  log_witnesses_full: {
    es: 'Ya hay cinco direcciones. Quita una primero.',
    en: 'There are already five addresses. Remove one first.',
  },
})
