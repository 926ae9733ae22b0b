/** The state of a short stay, and of each day in the calendar of stays. */
import { dayAfter, wallClock } from '../shared/time.ts'
import type { ShortStay } from './stays.contract.ts'

type Times = Pick<ShortStay, 'starts_at' | 'ends_at' | 'ended_at' | 'time_zone'>

/** A canceled stay ends at that moment. */
const endOf = ({ ends_at, ended_at }: Times) => Math.min(Date.parse(ends_at), Date.parse(ended_at ?? ends_at))

export type StayState = 'coming' | 'now' | 'over' | 'ended' | 'paused'

export function stateOf(stay: Times & Pick<ShortStay, 'takes' | 'uses' | 'places'>, now: number): StayState {
  if (stay.ended_at !== null && Date.parse(stay.ended_at) < Date.parse(stay.ends_at)) return 'ended'
  if (Date.parse(stay.ends_at) <= now) return 'over'
  if (!stay.takes && stay.uses < stay.places) return 'paused'
  return Date.parse(stay.starts_at) <= now ? 'now' : 'coming'
}

const arrivalDay = ({ starts_at, time_zone }: Times) => wallClock(Date.parse(starts_at), time_zone).day
/** A stay until midnight ends with the day before. */
export const departureDay = (stay: Times) =>
  wallClock(Math.max(endOf(stay) - 1, Date.parse(stay.starts_at)), stay.time_zone).day

/** False for a stay that was canceled before it began. */
export const happens = (stay: Times) => endOf(stay) > Date.parse(stay.starts_at)

export const touches = (stay: Times, day: string) =>
  happens(stay) && arrivalDay(stay) <= day && day <= departureDay(stay)

export type CalendarState = 'arrival' | 'stay' | 'departure'

/** A day on which one stay ends and the next begins counts as a day of a stay. */
export function calendarOf(stays: readonly Times[]): Map<string, CalendarState> {
  const states = new Map<string, CalendarState>()
  for (const stay of stays.filter(happens)) {
    const [first, last] = [arrivalDay(stay), departureDay(stay)]
    for (let day = first; day <= last; day = dayAfter(day, 1)) {
      const state = first === last ? 'stay' : day === first ? 'arrival' : day === last ? 'departure' : 'stay'
      const known = states.get(day)
      states.set(day, known && known !== state ? 'stay' : state)
    }
  }
  return states
}

export const nightsBetween = (first: string, last: string) =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000)
