import { z } from 'zod'
import { authTypes } from '../../authorizations/kinds.ts'
import { incidentKinds } from '../../incidents/incidents.rules.ts'
import { condominiumThere } from '../../shared/fields.ts'

const count = z.int()

export const overview = z.strictObject({
  condominium: condominiumThere,
  from: z.iso.date(),
  until: z.iso.date(),
  /** Counts visitors, workers and guests, not residents. */
  entries: count,
  /** Entries with a reason or authorized by phone. */
  overrides: count,
  by_kind: z.array(z.strictObject({ kind: z.enum([...authTypes, 'guest']), count })),
  by_day: z.array(z.strictObject({ day: z.iso.date(), count })),
  /** Requests of the gate. */
  requests: count,
  unanswered: count,
  median_seconds: z.number().nullable(),
  incidents: count,
  open_incidents: count,
  by_incident: z.array(z.strictObject({ kind: z.enum(incidentKinds), count })),
  /** Summed over all stations. */
  silent_minutes: count,
  bookings: count,
})
export type Overview = z.infer<typeof overview>
