/** What a figure was in the days before, and how those days are called. */

import { useLanguage, useText } from '../web/language/language.tsx'
import { bareMonth } from './board/months.ts'
import { figureWords } from './figures.messages.ts'
import type { Report } from './reports.contract.ts'
import { isWholeMonth } from './reports.rules.ts'

/** Undefined until the report of the days before is there. */
export type Before = Report | undefined

export function useMonthName() {
  const { language } = useLanguage()
  /** Null for days that are no whole month. */
  return (days: { from: string; until: string }) => (isWholeMonth(days) ? bareMonth(days.from, language) : null)
}

export function useBefore(before: Before) {
  const text = useText(figureWords)
  const monthOf = useMonthName()
  return (figure: (report: Report) => string): string | undefined => {
    if (!before) return undefined
    const shown = figure(before)
    return shown === text.nothing ? undefined : text.was(capital(monthOf(before) ?? text.before), shown)
  }
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
