import { useLanguage, useText } from '../web/language/language.tsx'
import { bareMonth } from './board/months.ts'
import { figureWords } from './figures.messages.ts'
import type { Report } from './reports.contract.ts'
import { isWholeMonth } from './reports.rules.ts'

/** Undefined while the earlier report is loading. */
export type Before = Report | undefined

/** Without any record an earlier figure would compare nothing. */
export const isEmpty = ({ arrivals, requests, amenities }: Report) =>
  arrivals.total + requests.total + amenities.reduce((sum, { bookings }) => sum + bookings, 0) === 0

export function useMonthName() {
  const { language } = useLanguage()
  /** Null unless the days are a whole month. */
  return (days: { from: string; until: string }) => (isWholeMonth(days) ? bareMonth(days.from, language) : null)
}

export function useBefore(before: Before) {
  const text = useText(figureWords)
  const monthOf = useMonthName()
  return (figure: (report: Report) => string): string | undefined => {
    if (!before || isEmpty(before)) return undefined
    const shown = figure(before)
    return shown === text.nothing ? undefined : text.was(capital(monthOf(before) ?? text.before), shown)
  }
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
