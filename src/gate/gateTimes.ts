/** Times and agreed hours as a guard reads them at a glance: by the condominium's clock, the day only where it is another. */
import { authorizationMessages } from '../authorizations/authorizations.messages.ts'
import { type Language, speak } from '../shared/messages.ts'
import { localTime, type Schedule } from './schedule.ts'

export interface Glance {
  language: Language
  time_zone: string
  now: number
}

const locales: Record<Language, string> = { es: 'es-MX', en: 'en-US' }

export function clockText(written: string, { language, time_zone, now }: Glance): string {
  const at = Date.parse(written)
  if (Number.isNaN(at)) return '—'
  const { date, time } = localTime(at, time_zone)
  if (date === localTime(now, time_zone).date) return time
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone: time_zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(date.slice(0, 4) === localTime(now, time_zone).date.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(at)
  return `${day} ${time}`
}

/** "lun–vie 8–13". */
export function hoursText(
  { days, from, until }: Readonly<Omit<Schedule, 'days'>> & { days: readonly number[] },
  language: Language,
) {
  const hours = from && until ? `${bare(from)}–${bare(until)}` : ''
  return [daysText(days, language), hours].filter(Boolean).join(' ')
}

/** Whole hours; a snapshot is never from the future. */
export const hoursSince = (written: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(written)) / 3_600_000)) || 0

function daysText(days: readonly number[], language: Language): string {
  const { short, every } = speak(authorizationMessages, language).days
  if (days.length === 0) return ''
  if (new Set(days).size === 7) return every.toLowerCase()
  const runs: number[][] = []
  for (const day of [...new Set(days)].sort()) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${short(run[0] ?? 0)}–${short(run.at(-1) ?? 0)}`] : run.map(short)))
    .join(', ')
}

const bare = (time: string) => time.replace(/^0(?=\d)/, '').replace(/:00$/, '')
