import { messages } from '../shared/messages.ts'

export const mailMessages = messages({
  title: { es: 'Mensajes sin enviar', en: 'Unsent messages' },
  recipient: { es: 'Para', en: 'To' },
  subject: { es: 'Asunto', en: 'Subject' },
  hour: { es: 'Hora', en: 'Time' },
  read: { es: 'Leer', en: 'Read' },
  copy: { es: 'Copiar mensaje', en: 'Copy message' },
  copied: { es: 'Copiado', en: 'Copied' },
  remove: { es: 'Ya lo entregué', en: 'Mark as passed on' },
  removed: { es: 'Mensaje quitado', en: 'Message removed' },
  empty_title: { es: 'No hay mensajes', en: 'There are no messages' },
  empty_text: {
    es: 'Aquí aparecen los mensajes que no se pudieron enviar.',
    en: 'Messages that could not be sent appear here.',
  },
  failed: { es: 'No se pudieron cargar los mensajes', en: 'The messages could not be loaded' },
})
