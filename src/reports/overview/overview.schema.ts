/** What a member of the board reads of a condominium. */
import { z } from 'zod'
import { authTypes } from '../../authorizations/kinds.ts'
import { incidentKinds } from '../../incidents/incidents.rules.ts'
import { condominiumThere } from '../../shared/fields.ts'

const count = z.int()

export const overview = z.strictObject({
  condominium: condominiumThere,
  from: z.iso.date(),
  until: z.iso.date(),
  /** Of visitors, workers and guests; residents themselves are not counted. */
  entries: count,
  /** Of these, let in with a reason or on somebody’s word by phone. */
  overrides: count,
  by_kind: z.array(z.strictObject({ kind: z.enum([...authTypes, 'guest']), count })),
  by_day: z.array(z.strictObject({ day: z.iso.date(), count })),
  /** Asked by the gate. */
  requests: count,
  unanswered: count,
  median_seconds: z.number().nullable(),
  incidents: count,
  open_incidents: count,
  by_incident: z.array(z.strictObject({ kind: z.enum(incidentKinds), count })),
  /** Without a connection, of all stations together. */
  silent_minutes: count,
  bookings: count,
})
export type Overview = z.infer<typeof overview>
