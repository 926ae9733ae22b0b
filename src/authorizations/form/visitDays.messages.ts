/** The days of a visit by their words, apart from the other texts of the invitation: a resident's home needs those and not these. */
import { messages } from '../../shared/messages.ts'

export const visitDaysTexts = messages({
  days: {
    today: { es: 'Hoy', en: 'Today' },
    tomorrow: { es: 'Mañana', en: 'Tomorrow' },
    week: { es: 'Esta semana', en: 'This week' },
    choose: { es: 'Elegir…', en: 'Choose…' },
  },
  outcome: {
    today: { es: (day: string) => `Hoy, ${day}, hasta las 23:59`, en: (day: string) => `Today, ${day}, until 23:59` },
    tomorrow: { es: (day: string) => `Mañana, ${day}, todo el día`, en: (day: string) => `Tomorrow, ${day}, all day` },
    week: {
      es: (day: string) => `De hoy al ${day}, hasta las 23:59`,
      en: (day: string) => `From today to ${day}, until 23:59`,
    },
  },
})
