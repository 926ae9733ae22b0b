/** A legal hold keeps evidence beyond its retention, for a reason, by two people, until a date. */
import { z } from 'zod'
import { incidentKinds } from '../../incidents/incidents.rules.ts'
import { contract, read, write } from '../../shared/contract.ts'
import { calendarDay, condominiumThere, cursor, id, moment, page, requiredLine } from '../../shared/fields.ts'
import { disclosures } from '../disclosures.contract.ts'
import { disclosureKinds, disclosureReasons, mostSaid } from '../disclosures.rules.ts'

const text = z.string().nullable()

const legalHold = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  kind: z.enum(disclosureKinds),
  subject: text,
  from: moment,
  until: moment,
  reason: z.enum(disclosureReasons),
  said: z.string(),
  /** The homes are informed from then on; null means at once. */
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
  /** Retention deletes nothing of the hold before this date. */
  protects_until: moment,
  /** Log lines. */
  lines: z.int(),
  may_agree: z.boolean(),
})
export type LegalHold = z.infer<typeof legalHold>

const one = { condominium_id: id, id }

export const legalHolds = contract(
  { name: 'legalHolds', topic: 'holds' },
  {
    ask: write(
      'Keep what is known of a unit, a person, a plate, a pass or of everything in at most 31 days beyond its term. It protects at once, for seven days while it waits for a second person. The homes read of it as of a look',
      disclosures.record.input.safeExtend({
        incident_id: id.nullable().default(null),
        /** The clock of the condominium decides; at most two years ahead. */
        until_day: calendarDay,
      }),
    ),
    list: read(
      'Every hold in the condominiums that the caller runs, the newest first: what, why, who, until when, and of how many lines',
      z.strictObject({ condominium_id: id.optional(), after: cursor }),
      page(legalHold),
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
  },
)
