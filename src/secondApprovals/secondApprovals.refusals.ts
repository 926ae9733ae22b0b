import { messages } from '../shared/messages.ts'

export const secondApprovalRefusals = messages({
  ask_is_over: {
    es: 'Otra persona ya respondió, o se acabó el tiempo.',
    en: 'Another person has already answered, or the time is over.',
  },
  ask_needs_another: {
    es: 'Otra persona debe responder: un administrador anterior a esta petición, con una cuenta que no creó la persona que lo pide.',
    en: 'Another person must answer: an administrator from before this request, with an account that the asking person did not make.',
  },
})
