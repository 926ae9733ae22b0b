/** The months of the page for the board, as `2026-10`, and their names. */
import { type Language, locales } from '../../shared/messages.ts'

/** Of a day of the calendar: `octubre de 2026`. */
export const monthName = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(day))

/** Without the year: `octubre`. */
export const bareMonth = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long' }).format(new Date(day))

/** Those that are over, the last one first. */
export const monthsBefore = (today: string, count: number) => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, at) => new Date(Date.UTC(year, month - 2 - at, 1)).toISOString().slice(0, 7))
}
