/** What visitors may ask about their data, and until when the law of a country wants an answer. */
import type { Country } from '../../shared/countries.ts'
import { dayAfter } from '../../shared/time.ts'

export const requestKinds = ['correction', 'deletion'] as const
/** "lapsed": the data was gone before an answer. */
export const outcomes = ['applied', 'refused', 'lapsed'] as const
export const mostSaid = 300

interface Term {
  readonly days: number
  /** Counted from Monday to Friday. Holidays are left out of account: the day that is shown is never later than the law's. */
  readonly working?: true
  /** Null where none is known to the product. */
  readonly law: string | null
}

/**
 * Read on 2026-11-26. The Mexican law says "days"; calendar days are the strictest reading. The Chilean one begins to apply on 2026-12-01.
 * Elsewhere the shortest of them.
 */
const terms: Partial<Record<Country, Term>> = {
  MX: { days: 20, law: 'LFPDPPP (2025), art. 31' },
  CO: { days: 15, working: true, law: 'Ley 1581 de 2012, art. 15' },
  CL: { days: 30, law: 'Ley 19.628 (Ley 21.719), art. 11' },
}
const elsewhere: Term = { days: 20, law: null }

export const termOf = (country: Country | null): Term => (country && terms[country]) ?? elsewhere

/** The last day for an answer to what was asked on a day. */
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

export const wantedFields = ['name', 'last_name', 'id_document', 'vehicle_plate'] as const
