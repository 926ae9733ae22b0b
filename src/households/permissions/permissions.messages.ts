/** Texts about asking the adults of a home for a visitor. */
import { messages } from '../../shared/messages.ts'

export const permissionTexts = messages({
  ask: { es: 'Pedir permiso', en: 'Ask for permission' },
  visitor: { es: 'Nombre y apellido de la visita', en: 'Name and last name of the visitor' },
  day: { es: 'Qué día', en: 'On which day' },
  said: { es: 'Un mensaje (opcional)', en: 'A message (optional)' },
  send: { es: 'Enviar a mi casa', en: 'Send to my home' },
  sent: { es: 'Tu casa ya lo sabe. Aquí verás la respuesta.', en: 'Your home knows. You will see the answer here.' },
  explained: {
    es: 'Pedir no autoriza: la visita entra si un adulto de tu casa la autoriza.',
    en: 'Asking authorizes nothing: the visitor enters if an adult of your home authorizes the visit.',
  },
  mine: { es: 'Permisos que pediste', en: 'Permissions that you asked for' },
  states: {
    waiting: { es: 'Espera', en: 'Waits' },
    granted: { es: 'Autorizada', en: 'Authorized' },
    refused: { es: 'No', en: 'No' },
    expired: { es: 'Pasó el día', en: 'The day passed' },
  },
  outcome: {
    granted: { es: (who: string) => `La autorizó ${who}`, en: (who: string) => `${who} authorized it` },
    refused: { es: (who: string) => `${who} dijo que no`, en: (who: string) => `${who} said no` },
  },
  asked: { es: 'Te piden permiso', en: 'You are asked for permission' },
  asks_for: {
    es: (who: string, day: string) => `Lo pide ${who}, ${day}`,
    en: (who: string, day: string) => `Asked by ${who}, ${day}`,
  },
  quoted: { es: (said: string) => `«${said}»`, en: (said: string) => `“${said}”` },
  authorize: { es: 'Autorizar', en: 'Authorize' },
  authorize_about: {
    es: (visitor: string) => `Autorizar a ${visitor}`,
    en: (visitor: string) => `Authorize ${visitor}`,
  },
  refuse: { es: 'No', en: 'No' },
  refuse_about: { es: (visitor: string) => `No: ${visitor}`, en: (visitor: string) => `No: ${visitor}` },
  refuse_title: {
    es: (visitor: string) => `¿No viene ${visitor}?`,
    en: (visitor: string) => `Does ${visitor} not come?`,
  },
  refuse_text: {
    es: (who: string) => `${who} verá que dijiste que no, con lo que escribas aquí.`,
    en: (who: string) => `${who} will see that you said no, with what you write here.`,
  },
  refuse_send: { es: 'Decir que no', en: 'Say no' },
  refused: { es: 'Se lo dijimos', en: 'They know' },
  gone: {
    es: 'Esa petición ya no espera: alguien respondió, o pasó su día.',
    en: 'That question no longer waits: someone answered, or its day passed.',
  },
})
