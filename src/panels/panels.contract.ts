/** The calls of the panels: figures for admins and super admins, all of one moment. */
import { z } from 'zod'
import { amenityTypes } from '../amenities/rules/amenityTypes.ts'
import { contract, read } from '../shared/contract.ts'
import { condominiumThere, moment } from '../shared/fields.ts'
import { userRole } from '../shared/roles.ts'

const count = z.int()

const waitingPerson = z.strictObject({
  kind: z.literal('person'),
  id: z.uuid(),
  since: moment,
  full_name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  user_role: userRole,
  approval_status: z.literal('pending'),
  /** Whether the address is known to be theirs. */
  email_confirmed: z.boolean(),
  condominium: condominiumThere.nullable(),
  unit_number: z.string().nullable(),
  /** The home for which somebody with an account asks. */
  asked_home: z.uuid().nullable(),
  /** Who made the code of the unit with which they registered. */
  invited_by_name: z.string().nullable(),
  /** Condominiums that somebody of the staff will work for. */
  assigned: z.array(z.string()),
})
export type WaitingPerson = z.infer<typeof waitingPerson>

const waitingBooking = z.strictObject({
  kind: z.literal('booking'),
  id: z.uuid(),
  since: moment,
  condominium: condominiumThere,
  amenity: z.strictObject({ id: z.uuid(), amenity_type: z.enum(amenityTypes), name: z.string().nullable() }),
  unit_number: z.string(),
  resident_name: z.string().nullable(),
  reservation_date: z.iso.date(),
  start_time: z.string(),
  end_time: z.string(),
  ends_at: moment,
  guest_count: count,
  purpose: z.string().nullable(),
  status: z.literal('pending'),
  decided_by_name: z.null(),
})

const waitingOne = z.discriminatedUnion('kind', [waitingPerson, waitingBooking])
export type WaitingOne = z.infer<typeof waitingOne>

const gateNow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  condominium: condominiumThere,
  /** None: no station was seen within thirty days. */
  line: z.enum(['alive', 'silent', 'none']),
  /** Of the station that was seen last. */
  guard: z.string().nullable(),
  seen_at: moment.nullable(),
  /** Without line within the last day, as its stations told it afterwards. */
  silent_minutes: z.number(),
})
export type GateNow = z.infer<typeof gateNow>

/** The condominium is that of the first to end. */
const holdsToAgree = z.strictObject({ count, until: moment.nullable(), condominium: condominiumThere.nullable() })
export type HoldsToAgree = z.infer<typeof holdsToAgree>

const overstay = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  unit_number: z.string(),
  condominium: condominiumThere,
  why: z.enum(['expired', 'out_of_hours', 'host_gone', 'party_over']),
  /** When they should have left; null where only their hours or their host say so. */
  until: moment.nullable(),
  entered_at: moment.nullable(),
})
export type Overstay = z.infer<typeof overstay>

export const panels = contract('panels', {
  admin: read(
    'The figures of the condominiums that the reader runs',
    z.strictObject({}),
    z.strictObject({ users: count, pending: count, active_authorizations: count, pending_reservations: count }),
    ['people', 'authorizations', 'amenities'],
  ),
  morning: read(
    'What waits for the reader: people and bookings to approve, the oldest first; holds to agree to; gates, the silent first; who should have left',
    z.strictObject({}),
    z.strictObject({
      waiting: z.array(waitingOne),
      /** Beyond those. */
      more_waiting: count,
      /** People whom the reader may invite and nobody has; their condominium where all are of one. */
      uninvited: z.strictObject({ people: count, condominium_id: z.uuid().nullable() }),
      /** Holds that wait for the reader as the second person, and until when the first of them does. */
      holds: holdsToAgree,
      gates: z.array(gateNow),
      more_gates: count,
      overstays: z.array(overstay),
      more_overstays: count,
      /** Looks at the telephones of a home without an ask, within a week. */
      unasked_phones: count,
    }),
    ['people', 'amenities', 'authorizations', 'access_logs', 'gate', 'condominiums', 'holds'],
  ),
  firstSteps: read(
    'What is done already of what a condominium needs to run, among those that the reader runs',
    z.strictObject({}),
    z.strictObject({
      condominium: z.boolean(),
      admin: z.boolean(),
      units: z.boolean(),
      residents: z.boolean(),
      guard: z.boolean(),
      station: z.boolean(),
    }),
    ['people', 'condominiums'],
  ),
  installation: read(
    'The figures of the whole installation',
    z.strictObject({}),
    z.strictObject({
      condominiums: count,
      users: count,
      pending: count,
      active_authorizations: count,
      /** Entries of today, as each condominium's own clock says it. */
      accesses_today: count,
      approved_agents: count,
      /** Letters that wait for a super administrator to hand them on. */
      unsent_messages: count,
      /** Condominiums without an approved administrator of their own. */
      unrun_condominiums: count,
    }),
    ['people', 'condominiums', 'authorizations', 'access_logs', 'mail'],
  ),
})
