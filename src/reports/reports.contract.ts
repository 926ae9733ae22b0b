import { z } from 'zod'
import { provenance } from '../access-log/provenanceSchema.ts'
import { authTypes } from '../authorizations/kinds.ts'
import { amenityTypes } from '../shared/amenityTypes.ts'
import { contract, download, read, takesLong } from '../shared/contract.ts'
import { condominiumThere, cursor, id, language, moment, page } from '../shared/fields.ts'
import { overview } from './overview/overview.schema.ts'
import { period, periodHolds, presets } from './reportPeriod.ts'

/** `2026-10` */
const month = z.string({ error: 'moment' }).regex(/^2\d{3}-(0[1-9]|1[0-2])$/, { error: 'moment' })
const place = z.strictObject({ id: z.uuid(), name: z.string() })
export const subjectKinds = [...authTypes, 'guest'] as const
const kind = z.enum(subjectKinds)
const count = z.int()
const seconds = z.number().nullable()

/** Answer times: up to one minute, five, fifteen, an hour, and longer. */
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
  condominium: condominiumThere,
  from: z.iso.date(),
  until: z.iso.date(),
  /** The earlier period has the same length, or for a month is the month before. */
  before: z.strictObject({ from: z.iso.date(), until: z.iso.date() }),
  /** Entries by hour, by weekday from Monday, by kind and by day; includes days without entries. */
  arrivals: z.strictObject({
    total: count,
    /** The people of these entries: a group that enters together is one entry. */
    people: count,
    by_hour: z.array(count).length(24),
    by_weekday: z.array(count).length(7),
    by_kind: z.array(z.strictObject({ kind, count })),
    by_day: z.array(z.strictObject({ day: z.iso.date(), count })),
    /** Entries of people whom a resident had authorized or invited in advance. */
    ahead: count,
    overrides: count,
    /** Overrides that a resident authorized by phone. */
    by_phone: count,
  }),
  /** Counts each visit request once, by outcome; only approved and denied ones have an answer time. */
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
  /** From an entry to the next exit; an entry followed by another entry has no known duration. */
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
      /** Past bookings with named guests; for others it is unknown whether anyone came. */
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
  /** The name in the access log or booking; null once it was removed. */
  who: z.string().nullable(),
  /** Older than a day, and a reader needs a reason to see the name. */
  hidden: z.boolean(),
  unit_number: z.string(),
  gate_name: z.string().nullable(),
  agent_name: z.string().nullable(),
  provenance: provenance.nullable(),
  /** The reason of an override, the person who authorized it by phone, or the amenity. */
  note: z.string().nullable(),
  /** The duration of the answer or stay; null while it is open. */
  seconds,
  /** Counts the people of an entry of a group; null for one person and for other rows. */
  people: count.nullable(),
  /** Set for figures about outcomes. */
  outcome: z.enum(['approved', 'denied', 'by_phone', 'unanswered', 'waiting', 'inside', 'left']).nullable(),
})
export type ReportRow = z.infer<typeof row>

export const reports = contract('reports', {
  read: takesLong(
    read(
      'What happened in a condominium in a period',
      z.strictObject({ condominium_id: id, ...period }).superRefine(periodHolds),
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
        .superRefine(periodHolds),
      page(row),
    ),
  ),
  compare: takesLong(
    read(
      'The condominiums that the reader runs side by side, by name',
      z.strictObject({ ...period, after: cursor }).superRefine(periodHolds),
      page(
        z.strictObject({
          condominium: place,
          arrivals: count,
          arrivals_before: count,
          by_day: z.array(count),
          ahead: count,
          overrides: count,
          requests: count,
          unanswered: count,
          median_seconds: seconds,
        }),
      ),
    ),
  ),
  figures: takesLong(
    read(
      'The figures of a condominium for a member of its board: counts without names and without homes',
      z.strictObject({ condominium_id: id, period: z.enum(presets).default('thirty') }),
      overview,
    ),
  ),
  board: takesLong(
    download(
      'One page of a condominium for its board, as PDF: the figures of a calendar month that is over beside the month before; without a month the last one',
      z.strictObject({ condominium_id: id, month: month.optional(), language }),
    ),
  ),
})
