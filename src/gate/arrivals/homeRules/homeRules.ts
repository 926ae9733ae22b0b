/**
 * Decides an unannounced arrival by the rules of a home, for stations, desks and screens. The server repeats the decision with
 * `access.rule_decision` in SQL; a test compares the two.
 */
import { plain } from '../../../shared/lookAlikes.ts'
import { wallClock } from '../../../shared/time.ts'
import type { ArrivalKind } from '../arrivals.ts'
import { type Alike, namesAlike, platesAlike } from './alike.ts'

export const ruleActions = ['let_in', 'leave_at_gate', 'ask', 'refuse'] as const
export type RuleAction = (typeof ruleActions)[number]

/** The kinds that a rule may let in. A rule for a visit can only refuse, by name or plate. */
export const ruledKinds = ['delivery', 'taxi', 'service'] as const
type RuledKind = (typeof ruledKinds)[number]

/** At night, in the time zone of the condominium, a rule needs more than the kind of arrival to let in. */
const night = { from: '22:00', until: '06:00' } as const

export interface HomeRule {
  id: string
  kind: ArrivalKind
  company: string | null
  name: string | null
  plate: string | null
  action: RuleAction
  /** 1 is Monday; an empty list means every day. */
  days: readonly number[]
  from: string | null
  until: string | null
  daily_most: number | null
  /** The rule applies until the end of this day. */
  until_day: string | null
  /** The end of "Espero entrega"; the rule lets in once. */
  expected_until: string | null
}

/** An arrival that a rule let in, or whose parcel it left at the gate. */
export interface RuleUse {
  rule_id: string
  kind: ArrivalKind
  at: string
}

/** The condominium's limits, which win over the rules of its homes. */
export type RuleLimits = Readonly<Record<RuledKind, { let_in: boolean; daily_most: number | null }>>

export const openLimits: RuleLimits = {
  delivery: { let_in: true, daily_most: null },
  taxi: { let_in: true, daily_most: null },
  service: { let_in: true, daily_most: null },
}

export interface RuleFacts {
  rules: readonly HomeRule[]
  uses: readonly RuleUse[]
  limits: RuleLimits
}

export interface Arriving {
  kind: ArrivalKind
  company: string | null
  /** First and last name. */
  name: string | null
  plate: string | null
  /** The condominium asks for a document of this kind, and the arrival has none. */
  no_document?: boolean
}

/**
 * Why the gate asks although a rule fits: the arrival resembles a refused person, it has no name in a home with a refusal or no document
 * where the condominium wants one, rules disagree, it is night, the rule is used up, or the condominium says so.
 */
type WhyAsked = 'alike' | 'nameless' | 'no_document' | 'tie' | 'night' | 'used_up' | 'condominium'

export interface RuleDecision {
  action: RuleAction
  rule: HomeRule | null
  because: WhyAsked | null
}

export function decideByRules(facts: RuleFacts, arriving: Arriving, now: number, timeZone: string): RuleDecision {
  const clock = clockAt(now, timeZone)
  const counting = facts.rules
    .filter((rule) => countsAt(rule, facts, clock, now))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const lines = counting.filter(refusesPerson)
  const refused = lines.find((line) => lineSays(line, arriving) === 'same')
  if (refused) return { action: 'refuse', rule: refused, because: null }
  const resembled = lines.find((line) => lineSays(line, arriving) === 'alike')
  if (resembled) return { action: 'ask', rule: resembled, because: 'alike' }
  const fitting = counting.filter((rule) => !refusesPerson(rule) && isMeant(rule, arriving))
  const highest = Math.max(...fitting.map(rankOf))
  const best = fitting.filter((rule) => rankOf(rule) === highest)
  const [rule] = best
  if (!rule) return { action: 'ask', rule: null, because: null }
  if (best.some(({ action }) => action !== rule.action)) return { action: 'ask', rule: null, because: 'tie' }
  if (rule.action === 'let_in' && arriving.name === null && lines.some(({ name }) => name !== null)) {
    return { action: 'ask', rule: null, because: 'nameless' }
  }
  if (rule.action === 'let_in' && arriving.no_document) return { action: 'ask', rule: null, because: 'no_document' }
  const because = whatForbids(rule, facts, arriving, clock, timeZone)
  return { action: because ? 'ask' : rule.action, rule, because }
}

/** A refusal ("No recibir") of a person or a car applies to every kind of arrival. */
const refusesPerson = ({ action, name, plate }: HomeRule) => action === 'refuse' && (name !== null || plate !== null)

/** The fields that this home needs of each arrival, beyond the fields of the condominium. */
export const askedByLines = (rules: readonly HomeRule[]) => {
  const lines = rules.filter(refusesPerson)
  return { name: lines.some(({ name }) => name !== null), plate: lines.some(({ plate }) => plate !== null) }
}

const isCompany = (wanted: string | null, company: string | null) =>
  wanted === null || (company !== null && plain(company) === plain(wanted))

/** The name or the plate alone is enough to match. A refusal of one company's courier warns of the others. */
function lineSays(line: HomeRule, { company, name, plate }: Arriving): Alike {
  const said = [
    line.name !== null && name !== null ? namesAlike(line.name, name) : 'other',
    line.plate !== null && plate !== null ? platesAlike(line.plate, plate) : 'other',
  ]
  if (said.includes('same')) return isCompany(line.company, company) ? 'same' : 'alike'
  return said.includes('alike') ? 'alike' : 'other'
}

const isMeant = (rule: HomeRule, { kind, company, name, plate }: Arriving) =>
  rule.kind === kind &&
  isCompany(rule.company, company) &&
  (rule.name === null || (name !== null && namesAlike(rule.name, name) === 'same')) &&
  (rule.plate === null || rule.plate === plate)

interface Clock {
  date: string
  day: number
  time: string
}

function clockAt(now: number, timeZone: string): Clock {
  const { day: date, minutes } = wallClock(now, timeZone)
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    date,
    day: new Date(`${date}T00:00:00Z`).getUTCDay() || 7,
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  }
}

function countsAt(rule: HomeRule, { uses }: RuleFacts, { date, day, time }: Clock, now: number): boolean {
  if (rule.expected_until !== null) {
    return now <= Date.parse(rule.expected_until) && !uses.some(({ rule_id }) => rule_id === rule.id)
  }
  if (rule.until_day !== null && date > rule.until_day) return false
  const on = (wanted: number) => rule.days.length === 0 || rule.days.includes(wanted)
  const { from, until } = rule
  if (from === null || until === null) return on(day)
  if (from < until) return on(day) && time >= from && time < until
  // The hours of a night belong to the day on which they begin.
  return (on(day) && time >= from) || (on(day === 1 ? 7 : day - 1) && time < until)
}

/** A plate is more specific than a name, a name more than a company. An expected delivery is more specific than a company. */
const rankOf = ({ plate, name, company, expected_until }: HomeRule) =>
  (plate ? 8 : 0) + (name ? 4 : 0) + (expected_until ? 2 : 0) + (company ? 1 : 0)

function whatForbids(
  rule: HomeRule,
  { uses, limits }: RuleFacts,
  { kind }: Arriving,
  { date, time }: Clock,
  timeZone: string,
): RuleDecision['because'] {
  const today = uses.filter(({ at }) => wallClock(Date.parse(at), timeZone).day === date)
  if (rule.action === 'let_in' && kind !== 'visit') {
    if (rankOf(rule) === 0 && (time >= night.from || time < night.until)) return 'night'
    const { let_in, daily_most } = limits[kind]
    if (!let_in) return 'condominium'
    if (daily_most !== null && today.filter((use) => use.kind === kind).length >= daily_most) return 'condominium'
  }
  const used = today.filter(({ rule_id }) => rule_id === rule.id).length
  return rule.daily_most !== null && used >= rule.daily_most ? 'used_up' : null
}

/** In SQL it is `access.is_line`. */
export const isLine = ({ action, name, plate }: { action: RuleAction; name: string | null; plate: string | null }) =>
  action === 'refuse' && (name ?? plate) !== null

/** Writes a refusal of a person that applies at all times. */
export const refusalOf = (id: string, name: string, plate: string | null | undefined) => ({
  ...{ id, replaces: null, kind: 'visit' as const, action: 'refuse' as const, company: '', name },
  plate: plate?.trim() || null,
  ...{ days: [], from: null, until: null, daily_most: null, until_day: null },
})
