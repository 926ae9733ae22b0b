/** An invitation in two touches: splits a name in two parts, turns a day's word into dates, and lists people to invite again. */
import { plain } from '../../shared/lookAlikes.ts'
import type { Authorization } from '../authorizations.contract.ts'
import { authorizationState, nameOf } from '../authorizations.rules.ts'
import type { Values } from '../kinds.ts'

export const dayWords = ['today', 'tonight', 'tomorrow', 'week', 'choose'] as const
export type DayWord = (typeof dayWords)[number]

/** The first word is the first name, all others are the last name. The gate shows both together. */
export function partsOf(typed: string): { name: string; last_name: string } {
  const [name = '', ...rest] = typed.trim().split(/\s+/)
  return { name, last_name: rest.join(' ') }
}

const dayMs = 86_400_000
const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The period has whole days, but a night ends at six in the morning; a week ends on Sunday. */
export function periodOf(word: Exclude<DayWord, 'choose'>, today: string): { valid_from: string; valid_until: string } {
  if (word === 'today') return { valid_from: today, valid_until: today }
  if (word === 'tonight') return { valid_from: today, valid_until: `${later(today, 1)}T06:00` }
  const weekday = new Date(`${today}T00:00Z`).getUTCDay()
  const until = later(today, word === 'tomorrow' ? 1 : (7 - weekday) % 7)
  return { valid_from: word === 'tomorrow' ? until : today, valid_until: until }
}

/** Returns the word that describes the days of a visit; null without days. */
export function wordOf({ valid_from: from, valid_until: until }: Values, today: string | undefined): DayWord | null {
  if (!from && !until) return null
  const isSo = (word: DayWord) => {
    if (word === 'choose' || !today) return false
    const { valid_from, valid_until } = periodOf(word, today)
    return from === valid_from && until === valid_until
  }
  return dayWords.find(isSo) ?? 'choose'
}

export interface EarlierVisitor {
  visit: Authorization
  name: string
  /** True if the visitor has a pass that is or will be valid. */
  live: boolean
}

const most = 6

/** Lists each person once, the newest visitor first. */
export function earlierVisitors(visits: readonly Authorization[], now: number): EarlierVisitor[] {
  const found = new Map<string, EarlierVisitor>()
  for (const visit of visits) {
    const name = nameOf(visit)
    const known = found.get(plain(name))
    const live =
      visit.status === 'active' && ['valid', 'scheduled', 'inside'].includes(authorizationState(visit, now).word)
    found.set(plain(name), known ? { ...known, live: known.live || live } : { visit, name, live })
  }
  return [...found.values()].slice(0, most)
}
