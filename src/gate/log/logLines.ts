/** A line of the access log, as screens show it. */
import { z } from 'zod'
import { corrections } from '../../access-log/corrections.ts'
import { provenance } from '../../access-log/provenanceSchema.ts'
import { authTypes } from '../../authorizations/kinds.ts'
import { condominiumThere, moment } from '../../shared/fields.ts'
import { loggedKinds } from '../arrivals/arrivals.ts'
import { ruleOfArrival } from '../arrivals/homeRules/ruleSchemas.ts'

/** The person of a log row: an authorized one, a guest of a reservation, or a resident. */
export const subjectKinds = [...authTypes, 'guest', 'resident'] as const

export const logLine = z.strictObject({
  id: z.uuid(),
  occurred_at: moment,
  event_type: z.string(),
  auth_type: z.enum(subjectKinds),
  name: z.string().nullable(),
  last_name: z.string().nullable(),
  unit_number: z.string(),
  other_units: z.array(z.string()),
  /** Guard or device. */
  agent_name: z.string().nullable(),
  by_resident: z.boolean(),
  gate_name: z.string().nullable(),
  override_reason: z.string().nullable(),
  authorized_by: z.string().nullable(),
  /** The administrator who answered for the unit of this visit. */
  answered_by: z.string().nullable(),
  condominium: condominiumThere,
  provenance: provenance.nullable(),
  correction: z.enum(corrections).nullable(),
  /** A visit has none; other unannounced arrivals have one. */
  arrival_kind: z.enum(loggedKinds).nullable(),
  /** Older than a day, and the reader gave no reason to see who it was. */
  hidden: z.boolean(),
  /** The people of a group whom an entry or exit counts. */
  people: z.int().nullable(),
  /** Set if a rule of the home decided the entry. */
  rule: ruleOfArrival.nullable(),
})
export type LogLine = z.infer<typeof logLine>
