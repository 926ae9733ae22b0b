/** Own texts, because the first use of Intl takes a slow phone a tenth of a second. */
import { messages } from '../../shared/messages.ts'

export const agoTexts = messages({
  now: { es: 'ahora', en: 'now' },
  minutes: { es: (minutes: number) => `hace ${minutes} min`, en: (minutes: number) => `${minutes} min. ago` },
  hours: { es: (hours: number) => `hace ${hours} h`, en: (hours: number) => `${hours} hr. ago` },
  days: {
    es: (days: number) => (days === 2 ? 'anteayer' : `hace ${days} días`),
    en: (days: number) => `${days} days ago`,
  },
})
