/** Formats numbers, shares, kinds and durations in the user's language. */
import { kindTexts } from '../authorizations/kinds.messages.ts'
import type { AuthType } from '../authorizations/kinds.ts'
import { dayAfter } from '../shared/time.ts'
import { subjectTexts } from '../visits/visits.messages.ts'
import { useDates } from '../web/cards/dates.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { figureTextIn } from './figureText.ts'
import type { Stretch } from './reports.rules.ts'

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
    /** The short label below a bar: the month only where it begins. */
    shortStretch({ from, until }: Stretch, at: number) {
      if (until > dayAfter(from, 6)) return dates.monthShort(from)
      const number = Number(from.slice(8))
      return at === 0 || number === 1 || until !== from ? `${number}\n${dates.monthShort(from)}` : String(number)
    },
    /** A bar of something counted, with its share of the total for the table. */
    line: (name: string, counted: number, whole: number) => ({
      key: name,
      name,
      value: counted,
      shown: words.count(counted),
      more: [words.share(counted, whole)],
    }),
  }
}
