/** Codes and plates have a font that keeps 0 and O apart. */
import type { ReactNode } from 'react'
import { type Language, locales } from '../shared/messages.ts'
import { dayAfter, wallClock } from '../shared/time.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { authorizationMessages, optionTexts } from './authorizations.messages.ts'
import { groupTexts } from './group.messages.ts'
import { namesIn, peopleOf } from './group.ts'
import type { FieldName, Values } from './kinds.ts'
import { dayOf, hourOf, longDay, periodWords, validityWords, wholeDay, writtenMoment } from './periodWords.ts'

const coded: readonly string[] = ['vehicle_plate', 'id_document', 'microchip', 'phone_number']

/** Null without a value. */
export function useValueText(): (name: FieldName, values: Values) => ReactNode {
  const text = useText(authorizationMessages)
  const options: Record<string, string> = useText(optionTexts)
  const { people_fact } = useText(groupTexts)
  const { language } = useLanguage()

  return (name, values) => {
    const value = values[name]
    if (value === null || value === undefined || value === '') return null
    if (typeof value === 'boolean') return value ? text.yes : text.no
    if (name === 'people') return peopleOf(values) > 1 ? people_fact(peopleOf(values)) : null
    if (name === 'companions') return namesIn(value).join(', ')
    if (name === 'hours_from') return `${value} – ${values.hours_until}`
    if (name === 'valid_from' || name === 'valid_until') return writtenMoment(String(value), language)
    if (Array.isArray(value)) return daysText(value, text)
    const words = options[String(value)] ?? String(value)
    return coded.includes(name) ? <span className="garita-code">{words}</span> : words
  }
}

function daysText(
  days: readonly number[],
  text: { days: { short: (day: number) => string; every: string } },
): ReactNode {
  if (days.length === 0) return null
  if (days.length === 7) return text.days.every
  return days.map((day) => text.days.short(day)).join(', ')
}

/** Returns the period in usual words: a single day by its weekday. */
export function usePeriodText(): (from: string, until: string) => string {
  return usePeriod(longDay)
}

/** Returns today's date in the reader's condominium; null for a person without a home. */
export function useToday(): string | null {
  const zone = useHomeZone()
  const now = useServerNow()
  return zone ? wallClock(now, zone).day : null
}

/** Also uses the words today and tomorrow. */
export function useDayText(): (from: string, until: string) => string {
  const text = useText(authorizationMessages)
  const today = useToday()
  return usePeriod((day, language) => {
    if (today && day === today) return text.today
    return today && day === dayAfter(today) ? text.tomorrow : longDay(day, language)
  })
}

/** A card has the short form: `Hoy`, `sáb 28 nov, 17:00–23:30`, `25–27 nov`; after the first day `Hasta hoy`. */
export function useBriefDayText(): (from: string, until: string, how: { hours: boolean; counts: boolean }) => string {
  const text = useText(authorizationMessages)
  const { language } = useLanguage()
  const zone = useHomeZone()
  const today = wallClock(useServerNow(), zone ?? 'UTC').day
  const year = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const))
  const named = (day: string) => {
    if (zone && day === today) return text.today
    if (zone && day === dayAfter(today)) return text.tomorrow
    const shape = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC', ...year(day) } as const
    return new Intl.DateTimeFormat(locales[language], shape).format(midnight(day)).replace(', ', ' ')
  }
  return (from, until, { hours, counts }) => {
    const [first, last] = [dayOf(from), dayOf(until)]
    if (first !== last) {
      const withHour = (day: string, written: string) => [day, hours && hourOf(written)].filter(Boolean).join(', ')
      // A visit whose first day has passed shows only its last day.
      if (counts && first < today && last >= today) return text.until(withHour(named(last).toLowerCase(), until))
      const shape = { day: 'numeric', month: 'short', timeZone: 'UTC', ...year(first), ...year(last) } as const
      const day = new Intl.DateTimeFormat(locales[language], shape)
      if (!hours || (wholeDay(from) && wholeDay(until))) return day.formatRange(midnight(first), midnight(last))
      return `${withHour(day.format(midnight(first)), from)} – ${withHour(day.format(midnight(last)), until)}`
    }
    if (wholeDay(from) && wholeDay(until)) return named(first)
    return `${named(first)}, ${hourOf(from) || '00:00'}–${hourOf(until) || '24:00'}`
  }
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

function usePeriod(wordOf: (day: string, language: Language) => string): (from: string, until: string) => string {
  const { period: text } = useText(authorizationMessages)
  const { language } = useLanguage()
  return periodWords(text, language, wordOf)
}

/** The day of a pass, or that it has no end. */
export function useValidityText(): (of: { valid_from: string | null; valid_until: string | null }) => string {
  const text = useText(authorizationMessages)
  const { language } = useLanguage()
  return validityWords(text, language)
}
