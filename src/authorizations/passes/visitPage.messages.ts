/** The texts of the visitor's page, and of a pass and its days wherever they are shown. */
import { messages } from '../../shared/messages.ts'

export const periodTexts = messages({
  whole_day: { es: (day: string) => `${day}, todo el día`, en: (day: string) => `${day}, all day` },
  hours: {
    es: (day: string, from: string, until: string) => `${day}, de ${from} a ${until}`,
    en: (day: string, from: string, until: string) => `${day}, ${from} to ${until}`,
  },
  days: {
    es: (from: string, until: string) => `del ${from} al ${until}`,
    en: (from: string, until: string) => `from ${from} to ${until}`,
  },
})

export const endlessTexts = messages({ always: { es: 'Sin fecha de fin', en: 'No end date' } })

export const visitPageTexts = messages({
  title: { es: 'Tu pase', en: 'Your pass' },
  invites: { es: (host: string) => `${host} te espera`, en: (host: string) => `${host} is expecting you` },
  show: { es: 'Muestra este código en la caseta', en: 'Show this code at the gate' },
  late: { es: (at: string) => `Venció ${at}`, en: (at: string) => `Expired ${at}` },
  late_text: {
    es: (until: string) => `La caseta todavía puede dejarte pasar hasta las ${until}. Muéstralo.`,
    en: (until: string) => `The gate can still let you in until ${until}. Show it.`,
  },
  save_image: { es: 'Guardar en el teléfono', en: 'Save on your phone' },
  save_on_desk: { es: 'Guardar imagen', en: 'Save image' },
  image_failed: {
    es: 'No se pudo guardar. Haz una captura de pantalla.',
    en: 'It could not be saved. Take a screenshot.',
  },
  my_data: { es: 'Mis datos y mi privacidad', en: 'My data and privacy' },
  language: { es: 'English', en: 'Español' },
  ended: {
    replaced: { es: 'Este pase cambió', en: 'This pass changed' },
    expired: { es: 'Este pase venció', en: 'This pass has expired' },
    paused: { es: 'Este pase no sirve por ahora', en: 'This pass does not work for now' },
    canceled: { es: 'Este pase ya no sirve', en: 'This pass no longer works' },
  },
  ended_text: {
    replaced: { es: 'Hay un enlace nuevo. Pídelo.', en: 'There is a new link. Ask for it.' },
    expired: { es: 'Pide otro pase si todavía vas a venir.', en: 'Ask for another pass if you still want to come.' },
    paused: {
      es: 'Pregunta a la persona que te invitó cuándo vuelve a servir.',
      en: 'Ask the person who invited you when it works again.',
    },
    canceled: {
      es: 'Pide uno nuevo a la persona que te invitó.',
      en: 'Ask the person who invited you for a new one.',
    },
  },
  invited: {
    es: (host: string, place: string) => `${host} te invitó a ${place}.`,
    en: (host: string, place: string) => `${host} invited you to ${place}.`,
  },
  invited_to: {
    es: (place: string) => `Era un pase para ${place}.`,
    en: (place: string) => `It was a pass for ${place}.`,
  },
  ask_another: { es: 'Pedir otro por WhatsApp', en: 'Ask for another by WhatsApp' },
  ask_text: {
    es: (host: string | null, place: string) =>
      `Hola${host ? `, ${host}` : ''}: mi pase para ${place} ya no sirve. ¿Me envías otro?`,
    en: (host: string | null, place: string) =>
      `Hello${host ? `, ${host}` : ''}: my pass for ${place} no longer works. Could you send me another?`,
  },
  unknown: { es: 'Este enlace no funciona', en: 'This link does not work' },
  unknown_text: {
    es: 'Ábrelo completo, como te lo enviaron. Si no abre, pide otro a la persona que te invitó.',
    en: 'Open the whole link, as you received it. If it does not open, ask the person who invited you for another.',
  },
  failed: { es: 'No pudimos mostrar tu pase', en: 'We could not show your pass' },
  failed_text: { es: 'Espera un minuto y vuelve a intentar.', en: 'Wait a minute and try again.' },
  again: { es: 'Volver a intentar', en: 'Try again' },
})

export const passTitles = messages({
  begins: {
    es: (moment: string) => `Todavía no empieza: sirve desde el ${moment}`,
    en: (moment: string) => `Not yet valid: it works from ${moment}`,
  },
  day_note: {
    es: (until: string) =>
      `Código de hoy: abre en los lectores hasta ${until}. Se renueva solo cada vez que abres esta página.`,
    en: (until: string) =>
      `Today’s code: it works at readers until ${until}. It renews itself each time you open this page.`,
  },
  plain_note: {
    es: 'Este código no vence y abre en los lectores, y una foto de él también. Cuídalo. Si otra persona lo tiene, crea otro.',
    en: 'This code does not expire and works at readers, and so does a photo of it. Keep it safe. If another person has it, create a new one.',
  },
  none_note: {
    es: 'Este código no abre en los lectores. Muéstralo al guardia.',
    en: 'This code does not work at readers. Show it to the guard.',
  },
  day_over: {
    es: 'El código de hoy venció. Conéctate a internet para ver uno nuevo.',
    en: 'Today’s code has expired. Connect to the internet to see a new one.',
  },
  number: { es: 'Número de acceso', en: 'Access number' },
  directions: { es: 'Cómo llegar', en: 'Directions' },
  picture: { es: 'Código QR del pase', en: 'QR code of the pass' },
  title: { es: (name: string) => `Pase de ${name}`, en: (name: string) => `${name}’s pass` },
})
