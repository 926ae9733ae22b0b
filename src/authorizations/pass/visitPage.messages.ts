/** Of the visitor's page, what its first frame says before the program is there. */
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

export const visitPageTexts = messages({
  title: { es: 'Tu pase de acceso', en: 'Your access pass' },
  invites: { es: (host: string) => `${host} te espera`, en: (host: string) => `${host} is expecting you` },
  always: { es: 'Sin fecha de fin', en: 'No end date' },
})

export const passTitles = messages({
  day_note: {
    es: (until: string) => `Código de hoy: abre los lectores hasta ${until}. Se renueva solo cada vez que lo abres.`,
    en: (until: string) => `Today’s code: it works at readers until ${until} and renews itself each time you open it.`,
  },
  picture: { es: 'Código QR del pase', en: 'QR code of the pass' },
  title: { es: (name: string) => `Pase de ${name}`, en: (name: string) => `${name}’s pass` },
})
