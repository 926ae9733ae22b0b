/** Texts for the page with unsent messages. */
import { messages } from '../shared/messages.ts'

export const mailMessages = messages({
  title: { es: 'Mensajes sin enviar', en: 'Unsent messages' },
  subtitle: {
    es: 'Sin servidor de correo, quedan aquí 30 días para que los entregues tú.',
    en: 'Without a mail server they stay here for 30 days so that you can hand them on.',
  },
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
    es: 'Aquí aparecerán las confirmaciones, los avisos y los enlaces que no se pudieron enviar.',
    en: 'Confirmations, notes and links that could not be sent will appear here.',
  },
  failed: { es: 'No se pudieron cargar los mensajes', en: 'The messages could not be loaded' },
})
