/**
 * The month is a word, because 21/11 and 11/21 are easily mistaken. Events of a condominium use its time zone, which is named if the
 * reader's zone differs or if several are in use.
 */
import { locales } from '../../shared/messages.ts'
import { wallClock } from '../../shared/time.ts'
import { zoneName, zonePlace } from '../../shared/zoneNames.ts'
import { useZonesInSight } from '../calls/currentUser.tsx'
import { useLanguage, useText } from '../language/language.tsx'
import { agoTexts } from './ago.messages.ts'
import { day, moment, time } from './momentShape.ts'

/** The reader's zone applies to events of the user's account or of the installation. */
export const ofReader = null
export type Zone = string | typeof ofReader

export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const dayOfYear = { day: 'numeric', month: 'short' } as const
const anywhere = { timeZone: 'UTC' } as const
const firstMonday = Date.UTC(2024, 0, 1)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a format takes longer than rendering a row. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

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
  /** Null if the reader cannot mistake the zone. */
  const nameOf = (written: string, zone: Zone): string | null =>
    zone !== ofReader && (several || differsHere(Date.parse(written), zone)) ? zoneName(zone, language) : null

  const isToday = (zone: Zone) => (written: string, now: number) =>
    say(day, zone)(written) === say(day, zone)(new Date(now).toISOString())

  function at(zone: Zone) {
    const named = (options: Intl.DateTimeFormatOptions) => (written: string) => {
      const name = nameOf(written, zone)
      return say(options, zone)(written) + (name ? ` (${name})` : '')
    }
    const endWith = (timed: (written: string) => string) => (written: string) =>
      isMidnight(Date.parse(written), zone)
        ? say(day, zone)(new Date(Date.parse(written) - 1).toISOString())
        : timed(written)
    return {
      day: say(day, zone),
      isToday: isToday(zone),
      /** Leaves the day out of a moment of today. */
      brief: (written: string, now: number) => named(isToday(zone)(written, now) ? time : moment)(written),
      weekday: say({ weekday: 'short' }, zone),
      dayOfYear: say(dayOfYear, zone),
      moment: named(moment),
      time: named(time),
      bareTime: say(time, zone),
      /** For an investigation, which needs seconds. */
      seconds: say({ ...time, second: '2-digit' }, zone),
      zoneName: (written: string) => nameOf(written, zone),
      /** A period that begins or ends at midnight shows whole days; otherwise "until 22 Nov, 0:00" would read as one day more. */
      beginning: (written: string) =>
        isMidnight(Date.parse(written), zone) ? say(day, zone)(written) : named(moment)(written),
      end: endWith(named(moment)),
      /** For a list whose head says the zone. */
      bareEnd: endWith(say(moment, zone)),
    }
  }

  return {
    at,
    /** The largest whole unit; less than a minute is "now". */
    ago(written: string, now: number) {
      const minutes = Math.max(0, Math.floor((now - Date.parse(written)) / 60_000))
      if (minutes < 1) return since.now
      if (minutes < 60) return since.minutes(minutes)
      const hours = Math.floor(minutes / 60)
      return hours < 48 ? since.hours(hours) : since.days(Math.floor(hours / 24))
    },
    /** A calendar day such as `2026-11-21` is the same in every zone. */
    calendar: calendar(day),
    /** Returns `3–9 nov 2026`, or a single day. */
    calendarRange: (from: string, until: string) =>
      formatOf(locales[language], { ...day, ...anywhere }).formatRange(new Date(from), new Date(until)),
    monthShort: calendar({ month: 'short' }),
    monthLong: calendar({ month: 'long', year: 'numeric' }),
    calendarShort: (written: string) => `${calendar({ weekday: 'short' })(written)} ${Number(written.slice(8, 10))}`,
    weekdayShort: calendar({ weekday: 'short' }),
    weekdayOf: calendar({ weekday: 'long' }),
    calendarLong: calendar({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: (number: number, weekday: 'long' | 'short' | 'narrow' = 'long') =>
      calendar({ weekday })(new Date(firstMonday + (number - 1) * 86_400_000).toISOString()),
  }
}

/** A time with its zone, and the day on the next line, so that neither breaks. */
export function Moment({ at, zone }: { at: string; zone: Zone }) {
  const { language } = useLanguage()
  const dates = useDates().at(zone)
  const name = dates.zoneName(at)
  return (
    <time dateTime={at} data-moment>
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
