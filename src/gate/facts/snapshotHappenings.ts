/** Of the snapshot what happened lately: lines of the log, open incidents, and emergencies that somebody must still write down. */
import { z } from 'zod'
import type { IncidentKind } from '../../incidents/incidents.rules.ts'
import { moment } from '../../shared/fields.ts'
import { loggedKinds } from '../../visits/arrivals/arrivals.ts'
import { corrections } from '../../visits/corrections.ts'

export const short = z.string().max(120)

/** `z.strictObject` for the server, `z.object` for a station: it ignores unknown fields, because the server is upgraded first. */
export type Making = <Shape extends z.ZodRawShape>(
  shape: Shape,
) => z.ZodObject<{ -readonly [K in keyof Shape]: Shape[K] }>

/** How a reader takes the kind of an incident. */
export function happenings(object: Making, incidentKind: z.ZodType<IncidentKind>) {
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

  return { recent, incident, urgent }
}
