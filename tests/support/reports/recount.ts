/** Counts a report again row by row without a query: the expected answers of reports.read, its rows and reports.compare. */
import type pg from 'pg'
import { type Figure, type Report, reports } from '../../../src/reports/reports.contract.ts'
import { amenityTypes } from '../../../src/shared/amenityTypes.ts'
import type { Week } from './gateChance.ts'
import {
  type Authorized,
  type Booked,
  daysBetween,
  type Kept,
  keptIn,
  type Logged,
  wallOf,
  weekdays,
} from './rawRows.ts'

export interface Fact {
  id: string
  at: Date
  kind: string | null
  hour: number
  weekday: number
  amenity_id: string | null
}

const halfMinute = 30_000

const sum = (numbers: readonly number[]) => numbers.reduce((all, next) => all + next, 0)

/** The percentile: the number that this share of the list does not exceed. */
const share = (part: number, numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.ceil(part * numbers.length) - 1] ?? null

const seconds = (from: Date, until: Date) => Math.round((until.getTime() - from.getTime()) / 1000)

const reportedKinds = reports.read.output.shape.arrivals.shape.by_kind

type Counted = Omit<Report, 'condominium' | 'from' | 'until' | 'before'>

export interface Recount {
  report: Counted
  facts: Readonly<Record<Figure, Fact[]>>
}

export async function recount(owner: pg.Pool, condominiumId: string, week: Week): Promise<Recount> {
  const kept = await keptIn(owner, condominiumId)
  const wall = wallOf(week.zone)
  const within = (at: Date) => wall(at).day >= week.from && wall(at).day <= week.until
  const came = kept.log.filter((line) => !line.person_id && line.event_type === 'entry' && within(line.occurred_at))
  const requests = kept.authorizations.filter((a) => !a.resident_id && a.registered_by && within(a.created_at))
  const stays = staysIn(kept, came)
  const bookings = bookedIn(kept).filter((booking) => booking.status === 'approved' && within(booking.starts_at))

  const fact = (id: string, at: Date, kind: string | null, amenityId: string | null = null): Fact => {
    const { hour, weekday } = wall(at)
    return { id, at, kind, hour, weekday, amenity_id: amenityId }
  }
  const entered = (lines: readonly Logged[]) => lines.map((line) => fact(line.id, line.occurred_at, line.auth_type))
  const asked = (list: readonly Authorized[]) => list.map((a) => fact(a.id, a.created_at, a.auth_type))
  const booked = (list: readonly Booked[]) => list.map((b) => fact(b.id, b.starts_at, null, b.amenity_id))
  return {
    report: {
      arrivals: arrivalsOf(kept, came, week, wall),
      requests: requestsOf(requests),
      stays: staysOf(stays),
      stations: silencesOf(kept, week),
      amenities: amenitiesOf(kept, bookings),
    },
    facts: {
      arrivals: entered(came),
      ahead: entered(came.filter((line) => line.resident_id)),
      overrides: entered(came.filter((line) => line.override_reason || line.authorized_by)),
      requests: asked(requests),
      unanswered: asked(requests.filter((a) => fateOf(a) === 'unanswered')),
      stays: entered(stays.map(({ entry }) => entry)),
      overstays: entered(stays.filter(({ over }) => over).map(({ entry }) => entry)),
      bookings: booked(bookings),
      no_shows: booked(bookings.filter(({ missed }) => missed)),
    },
  }
}

type Wall = ReturnType<typeof wallOf>

function arrivalsOf(
  { authorizations }: Kept,
  came: readonly Logged[],
  { from, until }: Week,
  wall: Wall,
): Counted['arrivals'] {
  const people = came.map(
    (line) => line.people ?? authorizations.find(({ id }) => id === line.authorization_id)?.details.people ?? 1,
  )
  const at = came.map((line) => wall(line.occurred_at))
  const kinds = [...new Set(came.map((line) => line.auth_type))]
  const byKind = kinds.map((kind) => ({ kind, count: came.filter((line) => line.auth_type === kind).length }))
  return {
    total: came.length,
    people: people.reduce((sum, count) => sum + count, 0),
    by_hour: Array.from({ length: 24 }, (_, hour) => at.filter((one) => one.hour === hour).length),
    by_weekday: weekdays.map((_, weekday) => at.filter((one) => one.weekday === weekday + 1).length),
    by_kind: reportedKinds.parse(byKind.sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1))),
    by_day: daysBetween(from, until).map((day) => ({ day, count: at.filter((one) => one.day === day).length })),
    ahead: came.filter((line) => line.resident_id).length,
    overrides: came.filter((line) => line.override_reason || line.authorized_by).length,
    by_phone: came.filter((line) => line.authorized_by).length,
  }
}

/** A unit answers once; a guard's record after a denial does not change that answer. */
function fateOf({ status, decided_at, closed_at, created_at }: Authorized) {
  if (decided_at) return status === 'denied' || closed_at ? 'denied' : 'approved'
  if (closed_at) return 'by_phone'
  return created_at.getTime() + 86_400_000 <= Date.now() ? 'unanswered' : 'waiting'
}

function requestsOf(requests: readonly Authorized[]): Counted['requests'] {
  const fates = requests.map(fateOf)
  const many = (fate: string) => fates.filter((one) => one === fate).length
  const waited = requests.flatMap(({ created_at, decided_at }) => (decided_at ? [seconds(created_at, decided_at)] : []))
  const between = (moreThan: number, most: number) => waited.filter((one) => one > moreThan && one <= most).length
  return {
    total: requests.length,
    approved: many('approved'),
    denied: many('denied'),
    by_phone: many('by_phone'),
    unanswered: many('unanswered'),
    waiting: many('waiting'),
    median_seconds: share(0.5, waited),
    p90_seconds: share(0.9, waited),
    by_wait: [
      { wait: 'minute', count: between(-1, 60) },
      { wait: 'five_minutes', count: between(60, 300) },
      { wait: 'quarter', count: between(300, 900) },
      { wait: 'hour', count: between(900, 3600) },
      { wait: 'longer', count: between(3600, Number.POSITIVE_INFINITY) },
    ],
  }
}

interface Stay {
  entry: Logged
  left_at: Date | null
  over: boolean
}

const passing = ['entry', 'exit', 'visitor_checkout']
const visiting = ['temporary_visitor', 'permanent_visitor', 'worker']

function staysIn({ log, authorizations, bookings }: Kept, came: readonly Logged[]): Stay[] {
  const place = (line: Logged) => `${line.occurred_at.toISOString()} ${line.id}`
  const passed = log.filter((line) => passing.includes(line.event_type)).sort((a, b) => (place(a) < place(b) ? -1 : 1))
  return came.flatMap((entry) => {
    const theirs = passed.filter((l) => l.authorization_id === entry.authorization_id && l.guest_id === entry.guest_id)
    const next = theirs[theirs.indexOf(entry) + 1]
    if (next?.event_type === 'entry') return []
    const granted = authorizations.find((a) => a.id === entry.authorization_id && visiting.includes(a.auth_type))
    const ends = granted?.valid_until ?? bookings.find((b) => b.id === entry.reservation_id)?.ends_at
    return [
      { entry, left_at: next?.occurred_at ?? null, over: ends ? (next?.occurred_at ?? new Date()) > ends : false },
    ]
  })
}

function staysOf(stays: readonly Stay[]): Counted['stays'] {
  const ended = stays.flatMap(({ entry, left_at }) => (left_at ? [seconds(entry.occurred_at, left_at)] : []))
  return {
    ended: ended.length,
    inside: stays.length - ended.length,
    median_seconds: share(0.5, ended),
    p90_seconds: share(0.9, ended),
    overstays: stays.filter(({ over }) => over).length,
  }
}

/** Counts half minutes, so that two outages at the same time count once. */
function silencesOf({ stations, outages }: Kept, { zone, from, until }: Week): Counted['stations'] {
  const wall = wallOf(zone)
  const gone = outages.map(({ station_id }) => station_id).filter((id) => !stations.some((one) => one.id === id))
  const known = [...stations, ...[...new Set(gone)].map((id) => ({ id, gate_name: null }))]
  return known.map(({ id, gate_name }) => {
    const silent = new Set<number>()
    let heard = 0
    for (const { began_at, ended_at } of outages.filter(({ station_id }) => station_id === id)) {
      let within = 0
      for (let at = began_at.getTime(); at < ended_at.getTime(); at += halfMinute) {
        const { day } = wall(new Date(at))
        if (day < from || day > until) continue
        within++
        silent.add(at)
      }
      if (within > 0) heard++
    }
    return { station_id: id, gate_name, outages: heard, minutes: silent.size / 2 }
  })
}

interface KnownBooking extends Booked {
  guests: number
  entered: number
  tells: boolean
  missed: boolean
}

function bookedIn({ bookings, guests }: Kept): KnownBooking[] {
  return bookings.map((booking) => {
    const invited = guests.filter((guest) => guest.reservation_id === booking.id)
    const entered = invited.filter((guest) => guest.entered_at).length
    const tells = invited.length > 0 && booking.ends_at.getTime() <= Date.now()
    return { ...booking, guests: invited.length, entered, tells, missed: tells && entered === 0 }
  })
}

function amenitiesOf({ amenities }: Kept, bookings: readonly KnownBooking[]): Counted['amenities'] {
  const inOrder = [...amenities].sort(
    (a, b) => amenityTypes.indexOf(a.amenity_type) - amenityTypes.indexOf(b.amenity_type),
  )
  return inOrder.map(({ id, amenity_type, name }) => {
    const its = bookings.filter((booking) => booking.amenity_id === id)
    return {
      ...{ amenity_id: id, amenity_type, name, bookings: its.length },
      minutes: sum(its.map(({ starts_at, ends_at }) => seconds(starts_at, ends_at) / 60)),
      guests: sum(its.map(({ guests }) => guests)),
      guests_entered: sum(its.map(({ entered }) => entered)),
      with_list: its.filter(({ tells }) => tells).length,
      no_shows: its.filter(({ missed }) => missed).length,
    }
  })
}
