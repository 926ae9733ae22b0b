/** Holds: what is evidence is kept beyond its term, for a named reason, by two people, until a date. */
import { z } from 'zod'
import { incidentKinds } from '../../incidents/incidents.rules.ts'
import { contract, read, write } from '../../shared/contract.ts'
import { calendarDay, condominiumThere, cursor, id, moment, page, requiredLine } from '../../shared/fields.ts'
import { looks } from '../looks.contract.ts'
import { lookKinds, lookReasons, mostSaid } from '../looks.rules.ts'

const text = z.string().nullable()

const hold = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  kind: z.enum(lookKinds),
  subject: text,
  from: moment,
  until: moment,
  reason: z.enum(lookReasons),
  said: z.string(),
  /** The homes read of it from then on; null: at once. */
  told_from: moment.nullable(),
  incident: z.strictObject({ id: z.uuid(), kind: z.enum(incidentKinds) }).nullable(),
  asked_at: moment,
  asked_by_name: z.string(),
  wanted_until: moment,
  agreed_at: moment.nullable(),
  agreed_by_name: text,
  ended_at: moment.nullable(),
  ended_by_name: text,
  ended_why: text,
  /** Until then nothing of it is deleted. */
  protects_until: moment,
  /** Of the access log. */
  lines: z.int(),
  may_agree: z.boolean(),
})
export type Hold = z.infer<typeof hold>

const one = { condominium_id: id, id }

export const holds = contract('holds', {
  ask: write(
    'Keep what is known of a unit, a person, a plate, a pass or of everything in at most 31 days beyond its term. It protects at once, for seven days while it waits for a second person. The homes read of it as of a look',
    looks.record.input.safeExtend({
      incident_id: id.nullable().default(null),
      /** The last day, by the clock of the condominium; at most two years ahead. */
      until_day: calendarDay,
    }),
  ),
  list: read(
    'Every hold in the condominiums that the caller runs, the newest first: what, why, who, until when, and of how many lines',
    z.strictObject({ condominium_id: id.optional(), after: cursor }),
    page(hold),
    ['holds'],
  ),
  agree: write(
    'Agree to a hold of another administrator; a super admin where there is no other. From then on it lasts until its date',
    z.strictObject(one),
  ),
  end: write(
    'End a hold before its date. What it kept is deleted with the next cleaning, where its term is over',
    z.strictObject({ ...one, why: requiredLine(mostSaid) }),
  ),
})
