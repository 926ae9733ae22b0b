/** Formats numbers, shares, kinds and durations in the user's language. */
import { kindTexts } from '../authorizations/authorizations.messages.ts'
import type { AuthType } from '../authorizations/kinds.ts'
import { locales } from '../shared/messages.ts'
import { dayAfter } from '../shared/time.ts'
import { subjectTexts } from '../visits/visits.messages.ts'
import { useDates } from '../web/cards/dates.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { figureWords } from './figures.messages.ts'
import { durationText, type Stretch, shareOf } from './reports.rules.ts'

export function useFigureWords() {
  const { language } = useLanguage()
  const text = useText(figureWords)
  const kinds = useText(kindTexts)
  const subjects = useText(subjectTexts)
  const dates = useDates()
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 })
  const count = (counted: number) => number.format(counted)
  const share = (part: number, whole: number) => {
    const found = shareOf(part, whole)
    return found === null ? text.nothing : percent.format(found)
  }
  return {
    text,
    dates,
    count,
    share,
    of: (part: number, whole: number) => text.of(count(part), count(whole)),
    duration: (seconds: number | null) => (seconds === null ? text.nothing : durationText(seconds)),
    kind: (kind: AuthType | 'guest') => (kind === 'guest' ? subjects.guest : kinds[kind].one),
    hours: (hour: number) => `${clock(hour)}–${clock(hour + 1)}`,
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
      shown: count(counted),
      more: [share(counted, whole)],
    }),
  }
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
