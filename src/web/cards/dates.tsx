/**
 * Dates in the user's language, with the month as a word: 21/11 and 11/21 are easily mistaken. What happens in a condominium is told in
 * its time zone, which is named where the reader's own differs or where several are in sight.
 */
import { locales } from '../../shared/messages.ts'
import { wallClock } from '../../shared/time.ts'
import { zoneName, zonePlace } from '../../shared/zoneNames.ts'
import { useZonesInSight } from '../calls/currentUser.tsx'
import { useLanguage, useText } from '../language/language.tsx'
import { agoTexts } from './ago.messages.ts'
import { day, moment, time } from './momentShape.ts'

/** The zone of what happens in no condominium: to the reader's own account, or to the installation. */
export const ofReader = null
export type Zone = string | typeof ofReader

/** By its name, for where one zone must stand beside others. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const dayOfYear = { day: 'numeric', month: 'short' } as const
const anywhere = { timeZone: 'UTC' } as const
const firstMonday = Date.UTC(2024, 0, 1)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one takes longer than a row of a list may. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

/** Whether the reader's clock shows another time. */
export function differsHere(at: number, zone: string): boolean {
  const here = new Date(at)
  const there = wallClock(at, zone)
  return there.minutes !== here.getHours() * 60 + here.getMinutes() || Number(there.day.slice(8)) !== here.getDate()
}

function isMidnight(at: number, zone: Zone): boolean {
  const here = new Date(at)
  return zone === ofReader ? here.getHours() === 0 && here.getMinutes() === 0 : wallClock(at, zone).minutes === 0
}

export function useDates() {
  const { language } = useLanguage()
  const since = useText(agoTexts)
  const several = useZonesInSight().length > 1
  const say = (options: Intl.DateTimeFormatOptions, zone: Zone) => (written: string) =>
    formatOf(locales[language], zone === ofReader ? options : { ...options, timeZone: zone }).format(new Date(written))
  const calendar = (options: Intl.DateTimeFormatOptions) => say({ ...options, ...anywhere }, ofReader)
  /** Nothing where nobody could mistake the time. */
  const nameOf = (written: string, zone: Zone): string | null =>
    zone !== ofReader && (several || differsHere(Date.parse(written), zone)) ? zoneName(zone, language) : null

  /** Times of one zone. */
  function at(zone: Zone) {
    const named = (options: Intl.DateTimeFormatOptions) => (written: string) => {
      const name = nameOf(written, zone)
      return say(options, zone)(written) + (name ? ` (${name})` : '')
    }
    return {
      day: say(day, zone),
      weekday: say({ weekday: 'short' }, zone),
      /** Of a day whose year nobody doubts. */
      dayOfYear: say(dayOfYear, zone),
      moment: named(moment),
      time: named(time),
      bareTime: say(time, zone),
      /** For an investigation, where seconds count. */
      seconds: say({ ...time, second: '2-digit' }, zone),
      zoneName: (written: string) => nameOf(written, zone),
      /** When something begins or ends: whole days by their name, so that nobody reads a midnight as one day more. */
      beginning: (written: string) =>
        isMidnight(Date.parse(written), zone) ? say(day, zone)(written) : named(moment)(written),
      end: (written: string) =>
        isMidnight(Date.parse(written), zone)
          ? say(day, zone)(new Date(Date.parse(written) - 1).toISOString())
          : named(moment)(written),
    }
  }

  return {
    at,
    /** How long ago, in the largest whole unit; less than a minute is now. */
    ago(written: string, now: number) {
      const minutes = Math.max(0, Math.floor((now - Date.parse(written)) / 60_000))
      if (minutes < 1) return since.now
      if (minutes < 60) return since.minutes(minutes)
      const hours = Math.floor(minutes / 60)
      return hours < 48 ? since.hours(hours) : since.days(Math.floor(hours / 24))
    },
    /** A day of the calendar, `2026-11-21`, which is the same wherever it is read. */
    calendar: calendar(day),
    /** From one day of the calendar to another: `3–9 nov 2026`, or the one day. */
    calendarRange: (from: string, until: string) =>
      formatOf(locales[language], { ...day, ...anywhere }).formatRange(new Date(from), new Date(until)),
    /** Of a day of the calendar. */
    monthShort: calendar({ month: 'short' }),
    monthLong: calendar({ month: 'long', year: 'numeric' }),
    /** `mar 24`, for a day near. */
    calendarShort: (written: string) => `${calendar({ weekday: 'short' })(written)} ${Number(written.slice(8, 10))}`,
    weekdayShort: calendar({ weekday: 'short' }),
    weekdayOf: calendar({ weekday: 'long' }),
    calendarLong: calendar({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** From 1, Monday, to 7. */
    weekday: (number: number, weekday: 'long' | 'short' | 'narrow' = 'long') =>
      calendar({ weekday })(new Date(firstMonday + (number - 1) * 86_400_000).toISOString()),
  }
}

/** A time with its zone, and under it the day, so that none of them breaks. */
export function Moment({ at, zone }: { at: string; zone: Zone }) {
  const { language } = useLanguage()
  const dates = useDates().at(zone)
  const name = dates.zoneName(at)
  return (
    <time dateTime={at} className="garita-moment">
      <span>
        {dates.bareTime(at)}
        {name && zone ? (
          <span className="garita-second" title={name}>
            {` ${zonePlace(zone, language)}`}
          </span>
        ) : null}
      </span>{' '}
      <span className="garita-second">{dates.day(at)}</span>
    </time>
  )
}
