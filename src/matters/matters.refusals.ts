/** Why the server refuses a message to the administration. */
import { messages } from '../shared/messages.ts'

export const matterRefusals = messages({
  matter_said_length: {
    es: 'El mensaje debe tener entre 1 y 2000 letras.',
    en: 'A message has 1 to 2,000 characters.',
  },
  matters_too_many: {
    es: 'Tienes diez mensajes abiertos. Cierra los que ya no hagan falta, o sigue en uno de ellos.',
    en: 'You have ten open messages. Close those that you no longer need, or continue in one of them.',
  },
  matter_messages_too_many: {
    es: 'Ya escribiste treinta mensajes en un día. Sigue mañana.',
    en: 'You have written thirty messages in a day. Continue tomorrow.',
  },
  matter_has_news: {
    es: 'Hay un mensaje nuevo en esta conversación. Léelo antes de seguir; lo que escribiste sigue aquí.',
    en: 'There is a new message in this conversation. Read it before you go on; what you typed is still here.',
  },
  matter_photo_unreadable: {
    es: 'No pudimos leer esa foto. Elige otra.',
    en: 'We could not read that photo. Choose another one.',
  },
  matter_photo_size: {
    es: 'Esa foto es demasiado grande. Elige otra.',
    en: 'That photo is too large. Choose another one.',
  },
  matter_photo_gone: {
    es: 'La foto ya no está guardada. Elígela otra vez.',
    en: 'The photo is no longer stored. Choose it again.',
  },
  matter_closed: { es: 'Otra persona ya cerró este mensaje.', en: 'Someone else already closed this message.' },
  matter_over: {
    es: 'Este mensaje se cerró hace más de 14 días. Escribe uno nuevo.',
    en: 'This message was closed more than 14 days ago. Write a new one.',
  },
})
