import { messages } from '../../shared/messages.ts'

export const permissionTexts = messages({
  ask: { es: 'Pedir permiso', en: 'Ask for permission' },
  visitor: { es: 'Nombre y apellido de la visita', en: 'Name and last name of the visitor' },
  day: { es: '¿Qué día?', en: 'Which day?' },
  said: { es: 'Un mensaje (opcional)', en: 'A message (optional)' },
  send: { es: 'Enviar a mi casa', en: 'Send to my home' },
  sent: {
    es: 'Ya lo enviamos a tu casa. Aquí verás la respuesta.',
    en: 'Your home has it. You will see the answer here.',
  },
  explained: {
    es: 'Tu visita puede entrar cuando un adulto de tu casa la autoriza.',
    en: 'Your visitor can enter when an adult of your home authorizes the visit.',
  },
  mine: { es: 'Permisos que pediste', en: 'Permissions you asked for' },
  states: {
    waiting: { es: 'Espera respuesta', en: 'Waiting' },
    granted: { es: 'Autorizada', en: 'Authorized' },
    refused: { es: 'No autorizada', en: 'Not authorized' },
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
    es: (visitor: string) => `¿Decir que no a ${visitor}?`,
    en: (visitor: string) => `Say no to ${visitor}?`,
  },
  refuse_text: {
    es: (who: string) => `${who} verá que dijiste que no, y tu mensaje.`,
    en: (who: string) => `${who} will see that you said no, and your message.`,
  },
  refuse_send: { es: 'Decir que no', en: 'Say no' },
  refused: { es: 'Respuesta enviada', en: 'Answer sent' },
  gone: {
    es: 'Ese permiso ya no espera respuesta: alguien respondió, o el día pasó.',
    en: 'That permission no longer waits for an answer: someone answered, or the day passed.',
  },
})
