import { messages } from '../../../shared/messages.ts'

export const dailyCodeMessages = messages({
  open: { es: 'Código de relevo', en: 'Relief code' },
  open_of: { es: (name: string) => `Código de relevo: ${name}`, en: (name: string) => `Relief code: ${name}` },
  title: { es: (name: string) => `Código de relevo de ${name}`, en: (name: string) => `Relief code for ${name}` },
  about: {
    es: 'Con este código un guardia sin PIN abre la tableta hoy, también sin conexión. Díctaselo por teléfono: escribe su nombre y el código, y la bitácora dice quién es y quién le dio el código.',
    en: 'With this code a guard without a PIN opens the tablet today, also offline. Read it to them by phone: they type their name and the code, and the log says who they are and who gave them the code.',
  },
  written_down: { es: 'Queda anotado que lo leíste.', en: 'It is written down that you read it.' },
  show: { es: 'Ver el código de hoy', en: 'Show today’s code' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  done: { es: 'Listo', en: 'Done' },
  code: { es: 'Código de hoy', en: 'Today’s code' },
  until: {
    es: (when: string) => `Sirve hasta ${when}, solo en esta tableta.`,
    en: (when: string) => `It works until ${when}, on this tablet only.`,
  },
  not_ready: { es: 'Esta tableta no tiene el código de hoy', en: 'This tablet does not have today’s code' },
  not_ready_text: {
    es: 'Recibe los códigos de siete días cuando un guardia la abre con su PIN y hay conexión.',
    en: 'It gets the codes of seven days when a guard opens it with their PIN while it is online.',
  },
  readings: { es: 'Quién lo leyó', en: 'Who read it' },
  reading: {
    es: (name: string, when: string) => `${name}, ${when}`,
    en: (name: string, when: string) => `${name}, ${when}`,
  },
})
