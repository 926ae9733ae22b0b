import { type Language, locales } from '../../shared/messages.ts'

/** Writes a calendar day as `octubre de 2026`. */
export const monthName = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(day))

/** Omits the year: `octubre`. */
export const bareMonth = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long' }).format(new Date(day))

/** Finished months, the last one first. */
export const monthsBefore = (today: string, count: number) => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, at) => new Date(Date.UTC(year, month - 2 - at, 1)).toISOString().slice(0, 7))
}
