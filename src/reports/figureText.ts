/** Formats figures for the screen and for files alike. */
import { type Language, locales, speak } from '../shared/messages.ts'
import { figureWords } from './figures.messages.ts'
import { durationText, shareOf } from './reports.rules.ts'

export function figureTextIn(language: Language) {
  const text = speak(figureWords, language)
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 })
  const count = (counted: number) => number.format(counted)
  const rounded = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 })
  const signed = new Intl.NumberFormat(locales[language], {
    ...{ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
  })
  return {
    text,
    count,
    /** In whole percents: `12 %`. */
    rounded: (part: number) => rounded.format(part),
    /** `+12 %`. */
    change: (part: number) => signed.format(part),
    share(part: number, whole: number) {
      const found = shareOf(part, whole)
      return found === null ? text.nothing : percent.format(found)
    },
    of: (part: number, whole: number) => text.of(count(part), count(whole)),
    duration: (seconds: number | null) => (seconds === null ? text.nothing : durationText(seconds)),
    hours: (hour: number) => `${clock(hour)}–${clock(hour + 1)}`,
  }
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
