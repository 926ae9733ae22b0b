/** Writes a month's report and the one before as text. The report has already counted everything. */
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import type { Country } from '../../shared/countries.ts'
import { speakThere } from '../../shared/countryWords.ts'
import { type Language, locales } from '../../shared/messages.ts'
import { arrivalTexts, figureWords, placeTexts, requestTexts } from '../figures.messages.ts'
import { figureTextIn } from '../figureText.ts'
import type { Report } from '../reports.contract.ts'
import { figureTexts } from '../reports.messages.ts'
import { fullest } from '../reports.rules.ts'
import { boardTexts } from './board.messages.ts'
import { bareMonth, monthName } from './months.ts'

interface BoardFigure {
  title: string
  figure: string
  missing: boolean
  hint: string
  before: string
  is: string
}

export interface Board {
  kicker: string
  condominium: string
  month: string
  title: string
  lead: string
  figures: BoardFigure[]
  amenities: { title: string; is: string; heads: string[]; rows: string[][]; none: string | null }
  foot: string[]
}

interface BoardOf {
  now: Report
  before: Report
  language: Language
  /** The country whose words the page uses. */
  country: Country | null
  time_zone: string
  made_at: Date
}

/** More would not fit on the page. */
const mostAmenities = 6

const inUtc = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options })

export function boardOf({ now, before, language, country, time_zone, made_at }: BoardOf): Board {
  const text = speakThere(boardTexts, language, country)
  const condominium = now.condominium.name
  const month = monthName(now.from, language)
  const days = inUtc(language, { day: 'numeric', month: 'long', year: 'numeric' })
  const made = new Intl.DateTimeFormat(locales[language], {
    timeZone: time_zone,
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(made_at)
  return {
    kicker: text.kicker,
    condominium,
    month,
    title: text.document(condominium, month),
    lead: leadOf(now, before, language, country),
    figures: figuresOf(now, before, language, country),
    amenities: amenitiesOf(now, before, language, country),
    foot: [
      condominium,
      text.foot.period(days.formatRange(new Date(now.from), new Date(now.until)), time_zone),
      text.foot.made(made),
    ],
  }
}

function leadOf(now: Report, before: Report, language: Language, country: Country | null): string {
  const text = speakThere(boardTexts, language, country)
  const { count: entries } = speakThere(arrivalTexts, language, country)
  const say = figureTextIn(language)
  const counted = (count: number) => entries(say.count(count), count)
  const monthOf = ({ from }: Report) => bareMonth(from, language)
  const { total, by_hour, by_weekday } = now.arrivals
  const change = total - before.arrivals.total
  const amount = say.count(Math.abs(change))
  const beside = monthOf(before)
  const changed = change === 0 ? text.same(beside) : change > 0 ? text.more(amount, beside) : text.fewer(amount, beside)
  const hour = fullest(by_hour.map((count, at) => ({ name: say.hours(at), count })))
  const weekday = fullest(by_weekday.map((count, at) => ({ name: weekdayName(at, language), count })))
  if (!hour || !weekday) return text.no_entries(monthOf(now))
  const busiest = text.busiest(hour.name, counted(hour.count), weekday.name, counted(weekday.count))
  return `${text.entries(counted(total), monthOf(now), changed)} ${busiest}`
}

const firstMonday = Date.UTC(2024, 0, 1)
const weekdayName = (at: number, language: Language) =>
  inUtc(language, { weekday: 'long' }).format(firstMonday + at * 86_400_000)

function figuresOf(now: Report, before: Report, language: Language, country: Country | null): BoardFigure[] {
  const text = speakThere(boardTexts, language, country)
  const arrivals = speakThere(arrivalTexts, language, country)
  const requests = speakThere(requestTexts, language, country)
  const names = speakThere(figureTexts, language, country)
  const { nine_of_ten, nothing } = speakThere(figureWords, language, country)
  const say = figureTextIn(language)
  const past = bareMonth(before.from, language)
  const monthBefore = past.charAt(0).toUpperCase() + past.slice(1)
  /** Applies the same function to both months. */
  const both = (figure: (report: Report) => string) => ({
    figure: figure(now),
    missing: figure(now) === nothing,
    before: text.before(monthBefore, figure(before)),
  })
  const { arrivals: came, requests: asked, stays } = now
  return [
    {
      title: names.arrivals,
      ...both((one) => say.count(one.arrivals.total)),
      hint: [
        arrivals.by_day.a_day(say.count(came.total / Math.max(1, came.by_day.length))),
        arrivals.by_day.people(say.count(came.people), came.people),
      ].join(' · '),
      is: arrivals.by_day.is,
    },
    {
      title: arrivals.ahead.title,
      ...both((one) => say.share(one.arrivals.ahead, one.arrivals.total)),
      hint: say.of(came.ahead, came.total),
      is: arrivals.ahead.is,
    },
    {
      title: arrivals.overrides.title,
      ...both((one) => say.count(one.arrivals.overrides)),
      hint: came.total > 0 ? arrivals.overrides.share(say.share(came.overrides, came.total)) : '',
      is: arrivals.overrides.is,
    },
    {
      title: text.requests.title,
      ...both((one) => say.count(one.requests.total)),
      hint: text.requests.outcomes(say.count(asked.approved), say.count(asked.denied)),
      is: text.requests.is,
    },
    {
      title: requests.wait.title,
      ...both((one) => say.duration(one.requests.median_seconds)),
      hint: asked.p90_seconds === null ? '' : nine_of_ten(say.duration(asked.p90_seconds)),
      is: requests.wait.is,
    },
    {
      title: requests.unanswered.title,
      ...both((one) => say.share(one.requests.unanswered, one.requests.total)),
      hint: say.of(asked.unanswered, asked.total),
      is: requests.unanswered.is,
    },
    {
      title: text.inside.title,
      ...both((one) => say.count(one.stays.inside)),
      hint: text.inside.ended(say.count(stays.ended)),
      is: text.inside.is,
    },
    {
      title: text.waiting.title,
      ...both((one) => say.count(one.requests.waiting)),
      hint: say.of(asked.waiting, asked.total),
      is: text.waiting.is,
    },
  ]
}

function amenitiesOf(now: Report, before: Report, language: Language, country: Country | null): Board['amenities'] {
  const text = speakThere(boardTexts, language, country)
  const { amenities: words } = speakThere(placeTexts, language, country)
  const types = speakThere(amenityTypeNames, language, country)
  const say = figureTextIn(language)
  const past = new Map(before.amenities.map((one) => [one.amenity_id, one.bookings]))
  const all = now.amenities
    .map((one) => ({ ...one, name: amenityName(one, types), before: past.get(one.amenity_id) ?? 0 }))
    .toSorted((one, other) => other.bookings - one.bookings || other.before - one.before)
  const fits = all.length > mostAmenities ? mostAmenities - 1 : mostAmenities
  const [shown, rest] = [all.slice(0, fits), all.slice(fits)]
  const sum = (of: (one: (typeof all)[number]) => number) => rest.reduce((total, one) => total + of(one), 0)
  const lines =
    rest.length === 0
      ? shown
      : [
          ...shown,
          {
            name: text.others(rest.length),
            bookings: sum((one) => one.bookings),
            before: sum((one) => one.before),
            minutes: sum((one) => one.minutes),
            guests: sum((one) => one.guests),
            guests_entered: sum((one) => one.guests_entered),
          },
        ]
  const monthBefore = bareMonth(before.from, language)
  return {
    title: words.title,
    is: words.is,
    heads: [
      words.head,
      words.bookings,
      text.before(words.bookings, monthBefore),
      words.time,
      words.guests,
      words.entered,
    ],
    rows: lines.map((one) => [
      one.name,
      say.count(one.bookings),
      say.count(one.before),
      say.duration(60 * one.minutes),
      say.count(one.guests),
      say.count(one.guests_entered),
    ]),
    none: all.length === 0 ? text.no_amenities : null,
  }
}
