/** Visitors' requests about their data, and the legal deadline of each country. */
import type { Country } from '../../shared/countries.ts'
import { dayAfter, wallClock } from '../../shared/time.ts'

export const requestKinds = ['correction', 'deletion'] as const
/** "lapsed": the data was deleted before an answer. */
export const outcomes = ['applied', 'refused', 'lapsed'] as const
export const mostSaid = 300

interface Term {
  readonly days: number
  /** Counts Monday to Friday. Holidays are ignored, so that the shown day is never later than the law's. */
  readonly working?: true
  /** Null if the product knows no law. */
  readonly law: string | null
}

/**
 * Checked on 2026-11-26. The Mexican law says "days"; calendar days are the strictest reading. The Chilean one applies from 2026-12-01.
 * Other countries get the shortest term.
 */
const terms: Partial<Record<Country, Term>> = {
  MX: { days: 20, law: 'LFPDPPP (2025), art. 31' },
  CO: { days: 15, working: true, law: 'Ley 1581 de 2012, art. 15' },
  CL: { days: 30, law: 'Ley 19.628 (Ley 21.719), art. 11' },
}
const elsewhere: Term = { days: 20, law: null }

export const termOf = (country: Country | null): Term => (country && terms[country]) ?? elsewhere

export function dueDay(country: Country | null, asked: string): string {
  const { days, working } = termOf(country)
  let day = asked
  for (let left = days; left > 0; ) {
    day = dayAfter(day)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (!working || (weekday > 0 && weekday < 6)) left--
  }
  return day
}

interface LawOf {
  country: Country | null
  time_zone: string
}

/** The first of the days by which the administrations of a person must answer. */
export function firstDueDay(places: readonly LawOf[], askedAt: number, ownZone: string): string {
  const all = places.length > 0 ? places : [{ country: null, time_zone: ownZone }]
  return all.map(({ country, time_zone }) => dueDay(country, wallClock(askedAt, time_zone).day)).sort()[0] ?? ''
}

export const wantedFields = ['name', 'last_name', 'id_document', 'vehicle_plate'] as const
