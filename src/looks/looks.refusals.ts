/** Why the server refuses a look, or a list without one. */
import { messages } from '../shared/messages.ts'

export const lookRefusals = messages({
  look_sentence: {
    es: 'Escribe en una frase qué pasó, con 15 letras o más.',
    en: 'Say in a sentence what happened, with 15 letters or more.',
  },
  reason_wanted: {
    es: 'Esto va más allá de las últimas 24 horas. Primero di para qué lo necesitas.',
    en: 'This goes beyond the last 24 hours. First say what you need it for.',
  },
  looks_are_append_only: {
    es: 'Lo que alguien consultó no se puede cambiar ni borrar.',
    en: 'A record of what was looked at cannot be changed or deleted.',
  },
})
