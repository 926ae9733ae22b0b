/** What may be asked about what happened at the gates: figures of a condominium's own days, and the rows behind each of them. */
import { z } from 'zod'
import { amenityTypes } from '../amenities/rules/amenityTypes.ts'
import { authTypes } from '../authorizations/kinds.ts'
import { contract, read, takesLong } from '../shared/contract.ts'
import { cursor, id, moment, page } from '../shared/fields.ts'
import { dayAfter } from '../shared/time.ts'
import { told } from '../visits/told.ts'

const noDay = { error: 'moment', abort: true }
/** Of this millennium, so that thirty days before or after it are days as well; what is none is not compared with another. */
const day = z.iso.date(noDay).startsWith('2', noDay)
const place = z.strictObject({ id: z.uuid(), name: z.string() })
export const kind = z.enum([...authTypes, 'guest'])
const count = z.int()
const seconds = z.number().nullable()

export const presets = ['week', 'thirty', 'month', 'last_month'] as const
export type Preset = (typeof presets)[number]

/**
 * Both days belong to it; one alone begins or ends thirty days. Without them it is a period that has a name, as the condominium's own
 * clock says, and without a name the thirty days that end today.
 */
const period = { from: day.optional(), until: day.optional(), period: z.enum(presets).optional() }
const mostDays = 366

function holds({ from, until }: { from?: string | undefined; until?: string | undefined }, context: z.RefinementCtx) {
  if (!from || !until) return
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['until'], message })
  if (until < from) refuse('until_before_from')
  if (until >= dayAfter(from, mostDays)) refuse('period_too_long')
}

/** How long a unit took to answer: up to a minute, five, fifteen, an hour, and longer. */
export const waits = ['minute', 'five_minutes', 'quarter', 'hour', 'longer'] as const

export const figures = [
  'arrivals',
  'ahead',
  'overrides',
  'requests',
  'unanswered',
  'stays',
  'overstays',
  'bookings',
  'no_shows',
] as const
export type Figure = (typeof figures)[number]

const report = z.strictObject({
  condominium: place,
  from: z.iso.date(),
  until: z.iso.date(),
  /** Entries, by the hour of the day, by the day of the week from Monday, by kind and by day; a day without any is not left out. */
  arrivals: z.strictObject({
    total: count,
    by_hour: z.array(count).length(24),
    by_weekday: z.array(count).length(7),
    by_kind: z.array(z.strictObject({ kind, count })),
    by_day: z.array(z.strictObject({ day: z.iso.date(), count })),
    /** Of somebody whom a resident had authorised, or invited, before they came. */
    ahead: count,
    overrides: count,
    /** Of the overrides: on a resident's word by phone. */
    by_phone: count,
  }),
  /** What guards asked the units: each request once, by what became of it; only the approved and the denied were answered, and so waited for. */
  requests: z.strictObject({
    total: count,
    approved: count,
    denied: count,
    by_phone: count,
    unanswered: count,
    waiting: count,
    median_seconds: seconds,
    p90_seconds: seconds,
    by_wait: z.array(z.strictObject({ wait: z.enum(waits), count })),
  }),
  /** From an entry to the exit that follows it; of an entry that another one follows nobody knows how long it lasted. */
  stays: z.strictObject({
    ended: count,
    inside: count,
    median_seconds: seconds,
    p90_seconds: seconds,
    overstays: count,
  }),
  stations: z.array(
    z.strictObject({
      station_id: z.uuid(),
      /** Null once its gate was closed. */
      gate_name: z.string().nullable(),
      outages: count,
      minutes: z.number(),
    }),
  ),
  amenities: z.array(
    z.strictObject({
      amenity_id: z.uuid(),
      amenity_type: z.enum(amenityTypes),
      name: z.string().nullable(),
      bookings: count,
      minutes: count,
      guests: count,
      guests_entered: count,
      /** Bookings that named guests and are over: of the others nobody can know whether somebody came. */
      with_list: count,
      no_shows: count,
    }),
  ),
})
export type Report = z.infer<typeof report>

const row = z.strictObject({
  id: z.uuid(),
  at: moment,
  kind: kind.nullable(),
  /** As the log or the booking says it; null once it was removed. */
  who: z.string().nullable(),
  unit_number: z.string(),
  gate_name: z.string().nullable(),
  agent_name: z.string().nullable(),
  told: told.nullable(),
  /** Why an override was made, who said so by phone, or which amenity it was. */
  note: z.string().nullable(),
  /** How long the answer or the stay took; null while it goes on. */
  seconds,
  /** What became of it, where that is the question. */
  outcome: z.enum(['approved', 'denied', 'by_phone', 'unanswered', 'waiting', 'inside', 'left']).nullable(),
})
export type ReportRow = z.infer<typeof row>

export const reports = contract('reports', {
  read: takesLong(
    read(
      'What happened in a condominium in a period',
      z.strictObject({ condominium_id: id, ...period }).superRefine(holds),
      report,
    ),
  ),
  rows: takesLong(
    read(
      'The rows that a figure of a report counts, newest first',
      z
        .strictObject({
          condominium_id: id,
          ...period,
          figure: z.enum(figures),
          kind: kind.optional(),
          hour: z.int().min(0).max(23).optional(),
          /** 1 is Monday. */
          weekday: z.int().min(1).max(7).optional(),
          amenity_id: id.optional(),
          after: cursor,
        })
        .superRefine(holds),
      page(row),
    ),
  ),
  compare: takesLong(
    read(
      'The condominiums that the reader runs side by side, by name',
      z.strictObject({ ...period, after: cursor }).superRefine(holds),
      page(
        z.strictObject({
          condominium: place,
          arrivals: count,
          ahead: count,
          overrides: count,
          requests: count,
          unanswered: count,
          median_seconds: seconds,
        }),
      ),
    ),
  ),
})
