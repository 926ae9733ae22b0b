/** Writes a period in words, for the program and for the visitor's page, which the server writes. */
import { type Language, locales, type Spoken } from '../shared/messages.ts'
import type { endlessTexts, periodTexts } from './passes/visitPage.messages.ts'

/** Formats a date in the condominium's time zone, whatever the user's own time zone is. */
export function writtenMoment(written: string, language: Language): string {
  const day = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${written.slice(0, 10)}T00:00:00Z`))
  return written.length > 10 ? `${day}, ${written.slice(11)}` : day
}

/** Writes the year only if it is not the present one. */
export function longDay(day: string, language: Language): string {
  const year = day.startsWith(String(new Date().getFullYear())) ? {} : ({ year: 'numeric' } as const)
  const shape = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC', ...year } as const
  return new Intl.DateTimeFormat(locales[language], shape).format(new Date(`${day}T00:00:00Z`)).replace(', ', ' ')
}

export const wholeDay = (written: string) => written.length === 10
export const dayOf = (written: string) => written.slice(0, 10)
export const hourOf = (written: string) => written.slice(11)

type DayWord = (day: string, language: Language) => string

/** Names a single day by its weekday. */
export function periodWords(text: Spoken<typeof periodTexts>, language: Language, wordOf: DayWord = longDay) {
  return (from: string, until: string): string => {
    if (dayOf(from) !== dayOf(until)) return text.days(writtenMoment(from, language), writtenMoment(until, language))
    const day = wordOf(dayOf(from), language)
    if (wholeDay(from) && wholeDay(until)) return text.whole_day(day)
    return text.hours(day, hourOf(from) || '00:00', hourOf(until) || '24:00')
  }
}

interface Window {
  valid_from: string | null
  valid_until: string | null
}

/** Returns the day of a pass, or that it has no end. */
export function validityWords(
  { period, page }: { period: Spoken<typeof periodTexts>; page: Spoken<typeof endlessTexts> },
  language: Language,
) {
  return ({ valid_from: from, valid_until: until }: Window): string =>
    from && until ? periodWords(period, language)(from, until) : page.always
}

/** Breaks a period of several days only before its last date, which keeps its word, and never between an English month and its day. */
export function inWholeDates(when: string): string {
  const [, from, until] = /^((?:del|from) .+) ((?:al|to) .+)$/i.exec(when) ?? []
  if (from && until) return `${from.replaceAll(' ', '\u00a0')} ${until.replaceAll(' ', '\u00a0')}`
  return when.replace(/(\p{L}) (\d{1,2},)/u, '$1\u00a0$2')
}
