/** An amenity's rules as sentences, in the order in which residents need them. */
import { type Language, type Spoken, speak } from '../../shared/messages.ts'
import { weekdayNames } from '../../shared/wallDays.ts'
import type { AmenityRules } from '../bookingRules/amenities.rules.ts'
import { endsNextDay, endText } from '../reservationWords.ts'
import { ruleTexts } from './booking.messages.ts'

export interface RuleLine {
  about: 'hours' | 'sharing' | 'approval' | 'stay' | 'buffer' | 'ahead' | 'weekly'
  text: string
}

export type ReadableRules = AmenityRules & { needs_approval: boolean }

type Words = Spoken<typeof ruleTexts>

export function ruleLines(rules: ReadableRules, language: Language): RuleLine[] {
  const words = speak(ruleTexts, language)
  const ahead = words.days(rules.days_ahead)
  return [
    ...hoursLines(rules.hours, words, language).map((text) => ({ about: 'hours' as const, text })),
    { about: 'sharing', text: rules.exclusive ? words.exclusive(rules.capacity) : words.shared(rules.capacity) },
    { about: 'approval', text: rules.needs_approval ? words.approval : words.at_once },
    { about: 'stay', text: stayLine(rules, words) },
    ...(rules.exclusive && rules.buffer_minutes > 0
      ? [{ about: 'buffer' as const, text: words.buffer(lengthOf(rules.buffer_minutes, words)) }]
      : []),
    {
      about: 'ahead',
      text:
        rules.hours_notice > 0
          ? words.ahead_with_notice(ahead, noticeOf(rules.hours_notice, words))
          : words.ahead(ahead),
    },
    ...(rules.weekly_limit === null ? [] : [{ about: 'weekly' as const, text: words.weekly(rules.weekly_limit) }]),
  ]
}

function stayLine({ shortest_minutes, longest_minutes }: AmenityRules, words: Words): string {
  const [shortest, longest] = [lengthOf(shortest_minutes, words), lengthOf(longest_minutes, words)]
  return shortest_minutes === longest_minutes ? words.exact_stay(shortest) : words.stay(shortest, longest)
}

/** "2 horas y 30 minutos". */
export function lengthOf(minutes: number, words: Pick<Words, 'minutes' | 'whole_hours' | 'and'>): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return words.minutes(rest)
  return rest === 0 ? words.whole_hours(hours) : words.and(words.whole_hours(hours), words.minutes(rest))
}

const noticeOf = (hours: number, words: Words) =>
  hours >= 48 && hours % 24 === 0 ? words.days(hours / 24) : words.whole_hours(hours)

/** Writes one line for all days with the same hours. */
function hoursLines(hours: AmenityRules['hours'], words: Words, language: Language): string[] {
  const names = weekdayNames(language, 'long')
  const alike = Map.groupBy(hours.keys(), (at) => JSON.stringify(hours[at] ?? null))
  return [...alike.values()].map((days) => {
    const opening = hours[days[0] ?? 0] ?? null
    const details = days.length === 7 ? words.every_day : capital(daysText(days, names, words, language))
    if (!opening) return words.closed(details)
    const { from, until } = opening
    if (from === until && from === '00:00') return words.whole_day(details)
    const span = { start_time: from, end_time: until }
    return endsNextDay(span)
      ? words.into_next_day(details, from, until)
      : words.hours(
          details,
          from,
          endText(span, (time) => time),
        )
  })
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Writes consecutive days as a range: "lunes a jueves y domingo". */
function daysText(days: readonly number[], names: readonly string[], words: Words, language: Language): string {
  const runs: number[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined) => names[day ?? 0] ?? ''
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [words.day_range(name(run[0]), name(run.at(-1)))] : run.map(name),
  )
  return new Intl.ListFormat(language).format(parts)
}
