import { messages } from '../shared/messages.ts'

export const channelRefusals = messages({
  channels_pkey: {
    es: 'Este condominio ya tiene un webhook. Recarga la página.',
    en: 'This condominium has a webhook already. Reload the page.',
  },
  channel_unsigned: { es: 'La firma no es válida.', en: 'The signature is not valid.' },
  channel_timestamp: {
    es: 'La hora de la firma está a más de cinco minutos.',
    en: 'The time of the signature is more than five minutes away.',
  },
  channel_answers_off: { es: 'Este webhook no puede responder.', en: 'This webhook may not answer.' },
  channel_home_off: {
    es: 'Esta casa no permite que el webhook responda.',
    en: 'This home does not let the webhook answer.',
  },
  channel_answer_repeated: { es: 'Ese id ya se usó.', en: 'That id has already been used.' },
  channel_ask_unknown: { es: 'Esa pregunta no existe aquí.', en: 'That question does not exist here.' },
  channel_ask_closed: {
    es: 'Alguien ya respondió, o el tiempo terminó.',
    en: 'Someone has already answered, or the time is over.',
  },
})
