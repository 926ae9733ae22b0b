/** Why the server refuses what needs a second person. */
import { messages } from '../shared/messages.ts'

export const secondRefusals = messages({
  ask_is_over: {
    es: 'Otra persona ya respondió, o se acabó el tiempo.',
    en: 'Another person answered already, or the time is over.',
  },
  ask_needs_another: {
    es: 'Debe responder otra persona, que ya administraba antes y cuya cuenta no hizo quien lo pide.',
    en: 'Another person must answer, who had the right before and whose account was not made by who asks.',
  },
})
