/** Turns reasons, times and schedules into words for the guard, in the condominium's time zone. */

import { authorizationMessages } from '../../authorizations/authorizations.messages.ts'
import { peopleOf } from '../../authorizations/group.ts'
import { endOf } from '../../authorizations/passes/passEnd.ts'
import { type Country, roadSaysPare } from '../../shared/countries.ts'
import { type Language, locales, speak } from '../../shared/messages.ts'
import { answerSays } from '../arrivals/arrivals.ts'
import { askTexts } from '../arrivals/asks.messages.ts'
import type { Entry } from '../station/facts/gate.snapshot.ts'
import { peopleInside } from '../station/facts/group.ts'
import type { Reason, Tone } from '../station/facts/reasons.ts'
import { asksForCalls } from '../station/verdict/doubts.ts'
import { localTime, type Schedule } from '../station/verdict/eligibility.ts'
import type { Verdict } from '../station/verdict/verdict.ts'
import { groupCountTexts } from '../visits/groupCounts.messages.ts'
import { gateMessages, guardMessages } from './guard.messages.ts'
import { residentTexts } from './residents.messages.ts'

export function reasonWords(reason: Reason, glance: Glance): { title: string; advice: string } {
  const { advice, keyboard } = speak(gateMessages, glance.language)
  if (reason.code === 'unreadable' && reason.why === 'keyboard') return keyboard
  if (reason.code === 'denied' && reason.answer) {
    const asks = speak(askTexts, glance.language)
    return { title: answerSays(reason.answer, asks), advice: asks.beside_text[reason.answer.word] }
  }
  if (reason.code === 'snapshot_old' && asksForCalls(reason, glance.now)) return daysOld(reason, glance)
  return { title: titleOf(reason, glance), advice: advice[reason.code] }
}

/** If the person has an account, the card says how they live there; of a group, how many are inside. */
export function wordsOf({ reason, subject }: Pick<Verdict, 'reason' | 'subject'>, glance: Glance) {
  const words = reasonWords(reason, glance)
  const entry = subject?.known ? subject.entry : null
  if (entry && reason.code === 'stay_open' && peopleOf(entry) > 1) {
    const group = speak(groupCountTexts, glance.language)
    return { title: group.all_inside(peopleInside(entry), peopleOf(entry)), advice: group.all_inside_text }
  }
  if (!entry?.lives) return words
  const text = speak(residentTexts, glance.language)
  if (reason.code === 'may_enter') return { ...words, title: livesText(entry, glance) }
  if (reason.code === 'host_gone') return { title: text.paused.title(entry.unit), advice: text.paused.advice }
  return reason.code === 'expired'
    ? { ...words, title: text.over(entry.unit, endingText(reason.until, glance)) }
    : words
}

/** Returns "Vive en C-01" or "Huésped en C-01 hasta mié 3 dic". */
function livesText({ lives, unit, valid_until }: Entry, glance: Glance): string {
  const text = speak(residentTexts, glance.language)
  const { in_home, until } = lives?.kind === 'guest' ? text.guest : text.lives
  return valid_until ? until(unit, endingText(valid_until, glance)) : in_home(unit)
}

const dayHours = 24

/** The text for data so old that only a call lets a visitor in. */
export function daysOld(
  { taken_at }: { taken_at: string },
  { now, language }: Glance,
): { title: string; advice: string } {
  const { title, advice } = speak(gateMessages, language).directory
  return { title: title(Math.floor(hoursSince(taken_at, now) / dayHours)), advice }
}

function titleOf(reason: Reason, glance: Glance): string {
  const { reasons: text } = speak(gateMessages, glance.language)
  const at = (written: string) => clockText(written, glance)
  const through = (gate: string | null) => (gate ? ` ${text.through(gate)}` : '')
  switch (reason.code) {
    case 'may_enter':
      if (!reason.until) return text.may_enter
      return (endOf(reason.until, glance.now) === 'before' ? text.may_enter_until : text.may_enter_late)(
        endingText(reason.until, glance),
      )
    case 'inside':
    case 'stay_open':
    case 'already_inside':
      return text[reason.code](at(reason.since)) + through(reason.gate)
    case 'back_soon':
      return text.back_soon(at(reason.left_at))
    case 'snapshot_old':
      return text.snapshot_old(hoursSince(reason.taken_at, glance.now))
    case 'not_yet_valid':
      return text.not_yet_valid(beginningText(reason.from, glance))
    case 'expired':
      return text.expired(endingText(reason.until, glance))
    case 'out_of_hours':
      return text.out_of_hours(hoursText(reason, glance.language))
    case 'pending':
    case 'request_expired':
      return text[reason.code](at(reason.since))
    case 'visit_over':
      if (reason.called_off_by && reason.at) return text.called_off(reason.called_off_by, at(reason.at))
      return reason.at ? text.visit_over_at(at(reason.at)) : text.visit_over
    case 'revoked':
      return text.revoked(at(reason.at))
    case 'several':
      return text.several(reason.count)
    default:
      return text[reason.code]
  }
}

/** Returns the one word that the road signs of the country use. */
export function verdictWord(tone: Tone, { country, language }: Pick<Glance, 'country' | 'language'>): string {
  const { tones, red_by_road } = speak(gateMessages, language)
  return tone === 'red' && roadSaysPare(country) ? red_by_road : tones[tone]
}

export interface Glance {
  language: Language
  country: Country | null
  time_zone: string
  now: number
}

export function clockText(written: string, glance: Glance): string {
  const at = Date.parse(written)
  if (Number.isNaN(at)) return '—'
  const { date, time } = local(at, glance)
  return date === today(glance) ? time : `${dayText(at, glance)} ${time}`
}

/** Midnight reads as the name of the day: 00:00 suggests one day more. */
export function beginningText(written: string, glance: Glance): string {
  const at = Date.parse(written)
  const { date, time } = local(at, glance)
  return time === '00:00' && date !== today(glance) ? dayText(at, glance) : clockText(written, glance)
}

export function endingText(written: string, glance: Glance): string {
  const last = Date.parse(written) - 1
  if (local(last + 1, glance).time !== '00:00') return clockText(written, glance)
  return local(last, glance).date === today(glance) ? '24:00' : dayText(last, glance)
}

/** Names the day once if both times are on it; an end at midnight belongs to the day before. */
export function spanText(from: string, until: string, glance: Glance): string {
  const end = Date.parse(until)
  const { time } = local(end, glance)
  const oneDay = local(end - 1, glance).date === local(Date.parse(from), glance).date
  return `${clockText(from, glance)}–${oneDay ? (time === '00:00' ? '24:00' : time) : clockText(until, glance)}`
}

/** Returns the times that limit a visit today, like "hasta 14:00" or "17:00–23:30", or an empty text. */
export function limitText(
  { valid_from: from, valid_until: until, schedule }: Pick<Entry, 'valid_from' | 'valid_until' | 'schedule'>,
  glance: Glance,
): string {
  const { card } = speak(guardMessages, glance.language)
  const { day, time } = localTime(glance.now, glance.time_zone)
  const begins = from && Date.parse(from) > glance.now ? from : null
  const ends = until && local(Date.parse(until), glance).date === today(glance) ? until : null
  if (begins && ends) return spanText(begins, ends, glance)
  if (begins) return card.from(beginningText(begins, glance))
  if (ends) return card.until(clockText(ends, glance))
  if (!schedule) return ''
  const { days, from: opens, until: closes } = schedule
  if (days.length > 0 && !days.includes(day)) return hoursText(schedule, glance.language)
  if (!opens || !closes) return ''
  return opens <= time && time < closes ? card.until(closes) : hoursText({ ...schedule, days: [] }, glance.language)
}

const local = (at: number, { time_zone }: Glance) =>
  Number.isNaN(at) ? { date: '', time: '' } : localTime(at, time_zone)

const today = (glance: Glance) => local(glance.now, glance).date

function dayText(at: number, glance: Glance): string {
  const thisYear = local(at, glance).date.slice(0, 4) === today(glance).slice(0, 4)
  return new Intl.DateTimeFormat(locales[glance.language], {
    timeZone: glance.time_zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(thisYear ? {} : { year: 'numeric' }),
  }).format(at)
}

/** Returns texts like "lun–vie 8–13". */
export function hoursText(
  { days, from, until }: Readonly<Omit<Schedule, 'days'>> & { days: readonly number[] },
  language: Language,
) {
  const hours = from && until ? `${bare(from)}–${bare(until)}` : ''
  return [daysText(days, language), hours].filter(Boolean).join(' ')
}

/** Returns whole hours, never negative. */
const hoursSince = (written: string, now: number): number =>
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

/** Returns "35 s", "14 min" or "1 h 2 min", which no guard mistakes for a time of day. */
export function ageText(since: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000)) || 0
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
  return minutes > 0 ? `${minutes} min` : `${seconds} s`
}
