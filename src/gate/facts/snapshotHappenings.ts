/**
 * Of the snapshot what happened lately: lines of the log, open incidents, emergencies that somebody must still write down, what waits at the
 * gate; whom it calls, and whose guests come.
 */
import { z } from 'zod'
import type { IncidentKind } from '../../incidents/incidents.rules.ts'
import { moment } from '../../shared/fields.ts'
import { phoneKinds } from '../../units/units.rules.ts'
import { loggedKinds } from '../../visits/arrivals/arrivals.ts'
import type { LeftKind } from '../../visits/left/left.ts'
import { corrections } from '../../visits/log/corrections.ts'

export const short = z.string().max(120)
export const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** `z.strictObject` for the server, `z.object` for a station: it ignores unknown fields, because the server is upgraded first. */
export type Making = <Shape extends z.ZodRawShape>(
  shape: Shape,
) => z.ZodObject<{ -readonly [K in keyof Shape]: Shape[K] }>

/** How a reader takes the kinds of an incident and of what is left. */
export function happenings(
  object: Making,
  { incident: incidentKind, left: leftKind }: { incident: z.ZodType<IncidentKind>; left: z.ZodType<LeftKind> },
) {
  const recent = object({
    id: z.uuid(),
    at: moment,
    event_type: z.string().max(40),
    name: short,
    unit: z.string().max(20),
    gate: short.nullable(),
    /** Whether it corrects another line or was corrected. */
    correction: z.enum(corrections).nullable().catch(null).optional(),
    /** Where no name was asked. */
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
    /** The beginning of it, and of the newest note. */
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
    kind: leftKind,
    said: short.nullable(),
    company: short.nullable(),
    at: moment,
    /** Who lives there: to whom it may be handed with one touch. */
    people: z.array(z.string().max(240)).max(100),
  })

  /** Whom the gate calls for a unit. */
  const called = object({
    name: short,
    /** Null of somebody who has an account or whom a home lets answer. */
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

  return { recent, incident, urgent, left, called, reservation }
}
