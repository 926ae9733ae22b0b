/** These texts are separate from the other texts of the invitation, because a resident's home needs only them. */
import { messages } from '../../shared/messages.ts'

export const visitDaysTexts = messages({
  days: {
    today: { es: 'Hoy', en: 'Today' },
    tonight: { es: 'Esta noche', en: 'Tonight' },
    tomorrow: { es: 'Mañana', en: 'Tomorrow' },
    week: { es: 'Esta semana', en: 'This week' },
    choose: { es: 'Elegir…', en: 'Choose…' },
  },
  outcome: {
    today: { es: (day: string) => `Hoy, ${day}, hasta las 23:59`, en: (day: string) => `Today, ${day}, until 23:59` },
    tonight: {
      es: (day: string) => `Desde hoy hasta las 06:00 del ${day}`,
      en: (day: string) => `From today until 06:00 on ${day}`,
    },
    tomorrow: { es: (day: string) => `Mañana, ${day}, todo el día`, en: (day: string) => `Tomorrow, ${day}, all day` },
    week: {
      es: (day: string) => `De hoy al ${day}, hasta las 23:59`,
      en: (day: string) => `From today to ${day}, until 23:59`,
    },
  },
})
