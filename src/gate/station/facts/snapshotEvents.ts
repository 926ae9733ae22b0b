/** The parts of the snapshot about recent events, open tasks at the gate, telephones and reservations. */

import { z } from 'zod'
import { corrections } from '../../../access-log/corrections.ts'
import type { IncidentKind } from '../../../incidents/incidents.rules.ts'
import { moment } from '../../../shared/fields.ts'
import { phoneKinds } from '../../../shared/phoneKinds.ts'
import { loggedKinds } from '../../arrivals/arrivals.ts'
import type { LeftItemKind } from '../../arrivals/leftItems/leftItems.ts'

export const short = z.string().max(120)
export const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** `z.strictObject` for the server, `z.object` for a station: it ignores unknown fields, because the server is upgraded first. */
export type Making = <Shape extends z.ZodRawShape>(
  shape: Shape,
) => z.ZodObject<{ -readonly [K in keyof Shape]: Shape[K] }>

/** The server accepts only the known kinds, a station replaces unknown ones by `other`. */
export function happenings(
  object: Making,
  { incident: incidentKind, left: leftItemKind }: { incident: z.ZodType<IncidentKind>; left: z.ZodType<LeftItemKind> },
) {
  const recent = object({
    id: z.uuid(),
    at: moment,
    event_type: z.string().max(40),
    name: short,
    unit: z.string().max(20),
    gate: short.nullable(),
    /** True if it corrects another line or was corrected. */
    correction: z.enum(corrections).nullable().catch(null).optional(),
    /** The people of a group whom the line counts. */
    people: z.int().nullable().catch(null).optional(),
    /** Identifies arrivals without a name. */
    arrival_kind: z.enum(loggedKinds).nullable().catch(null).optional(),
    /** Author, sender and arrival of the event, if they differ or something is in doubt. */
    told: object({
      agent_name: z.string(),
      sent_by: z.string().nullable(),
      arrived_at: moment.nullable(),
      unproven: z.boolean(),
      in_other_name: z.boolean(),
      doubt: z.string().nullable(),
      conflict: z.string().nullable(),
    })
      .nullable()
      .optional(),
  })

  const incident = object({
    id: z.uuid(),
    kind: incidentKind,
    at: moment,
    place: short.nullable(),
    gate: short.nullable(),
    by: short,
    /** The text and the newest note are cut after this length. */
    text: z.string().max(200),
    notes: z.int(),
    last: z.string().max(200).nullable(),
  })

  const urgent = object({
    id: z.uuid(),
    kind: z.enum(['emergency', 'authority']),
    at: moment,
    agent_name: z.string(),
    gate: short.nullable(),
  })

  const left = object({
    id: z.uuid(),
    unit: z.string().max(20),
    kind: leftItemKind,
    said: short.nullable(),
    company: short.nullable(),
    shelf: short.nullable().optional(),
    /** The home lets this person collect it. */
    collector: short.nullable().optional(),
    photo: z.boolean().optional(),
    at: moment,
    /** The residents of the unit; the guard hands the item to one of them with one touch. */
    people: z.array(z.string().max(240)).max(100),
  })

  const called = object({
    name: short,
    /** Null for people with an account and for those whom a home lets answer. */
    kind: z.enum(phoneKinds).nullable().catch(null),
    number: z.string().max(60),
    from: hour.nullable(),
    until: hour.nullable(),
  })

  const reservation = object({
    reservation_id: z.uuid(),
    amenity: short,
    unit: z.string().max(20),
    host: short,
    from: moment,
    until: moment,
    /** Includes guests without a name. */
    guest_count: z.int(),
    guests: z
      .array(object({ id: z.uuid(), name: short, entered_at: moment.nullable(), left_at: moment.nullable() }))
      .max(1000),
  })

  /** The guests of the party are entries of the snapshot. */
  const party = object({
    party_id: z.uuid(),
    name: short,
    unit: z.string().max(20),
    host: short,
    from: moment,
    until: moment,
    places: z.int(),
    guests: z.array(z.uuid()).max(1000),
  })

  return { recent, incident, urgent, left, called, reservation, party }
}
