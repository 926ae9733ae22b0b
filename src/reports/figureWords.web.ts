import { subjectTexts } from '../access-log/log.messages.ts'
import { kindTexts } from '../authorizations/kinds.messages.ts'
import type { AuthType } from '../authorizations/kinds.ts'
import { dayAfter } from '../shared/time.ts'
import { namedEach } from '../web/cards/BarChart.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { figureTextIn } from './figureText.ts'
import type { DaySpan } from './reports.rules.ts'

export function useFigureWords() {
  const { language } = useLanguage()
  const words = figureTextIn(language)
  const kinds = useText(kindTexts)
  const subjects = useText(subjectTexts)
  const dates = useDates()
  return {
    ...words,
    dates,
    kind: (kind: AuthType | 'guest') => (kind === 'guest' ? subjects.guest : kinds[kind].one),
    /** Names a month at the first visible day of it. */
    shortSpan({ from, until }: DaySpan, at: number, all: number) {
      if (until > dayAfter(from, 6)) return dates.monthShort(from)
      const number = Number(from.slice(8))
      const begins = at === 0 || number <= namedEach(all) || until !== from
      return begins ? `${number}\n${dates.monthShort(from)}` : String(number)
    },
    /** A bar with its share of the total for the table. */
    line: (name: string, counted: number, whole: number) => ({
      key: name,
      name,
      value: counted,
      shown: words.count(counted),
      more: [words.share(counted, whole)],
    }),
  }
}
