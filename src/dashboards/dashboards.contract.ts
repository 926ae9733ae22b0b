import { z } from 'zod'
import { amenityTypes } from '../shared/amenityTypes.ts'
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
  /** Whether they have confirmed the address. */
  email_confirmed: z.boolean(),
  condominium: condominiumThere.nullable(),
  unit_number: z.string().nullable(),
  /** The requested home of a person with an account. */
  asked_home: z.uuid().nullable(),
  /** The author of the unit's code that they registered with. */
  invited_by_name: z.string().nullable(),
  /** A staff member will work for these condominiums. */
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

const waitingMatter = z.strictObject({
  kind: z.literal('matter'),
  id: z.uuid(),
  since: moment,
  condominium: condominiumThere,
  author_name: z.string(),
  unit_number: z.string().nullable(),
  /** The newest message begins like this. */
  said: z.string(),
})
export type WaitingMatter = z.infer<typeof waitingMatter>

const waitingOne = z.discriminatedUnion('kind', [waitingPerson, waitingBooking, waitingMatter])
export type WaitingOne = z.infer<typeof waitingOne>

const gateNow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  condominium: condominiumThere,
  /** None: no station was seen within thirty days. */
  line: z.enum(['alive', 'silent', 'none']),
  /** The last seen station's guard. */
  guard: z.string().nullable(),
  seen_at: moment.nullable(),
  /** Within the last day, as its stations reported afterwards. */
  silent_minutes: z.number(),
})
export type GateNow = z.infer<typeof gateNow>

/** The condominium of the first hold to end. */
const holdsToAgree = z.strictObject({ count, until: moment.nullable(), condominium: condominiumThere.nullable() })
export type LegalHoldsToAgree = z.infer<typeof holdsToAgree>

const overstay = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  unit_number: z.string(),
  condominium: condominiumThere,
  why: z.enum(['expired', 'out_of_hours', 'host_gone', 'party_over']),
  /** When they should have left; null if only their hours or their host require it. */
  until: moment.nullable(),
  entered_at: moment.nullable(),
})
export type Overstay = z.infer<typeof overstay>

export const dashboards = contract(
  { name: 'dashboards', topic: 'panels' },
  {
    admin: read(
      'The figures of the condominiums that the reader runs',
      z.strictObject({}),
      z.strictObject({ users: count, pending: count, active_authorizations: count, pending_reservations: count }),
      ['people', 'authorizations', 'amenities'],
    ),
    morning: read(
      'What waits for the reader: people and bookings to approve and messages to answer, the oldest first; holds to agree to; gates, the silent first; who should have left',
      z.strictObject({}),
      z.strictObject({
        waiting: z.array(waitingOne),
        /** The rest, beyond the listed ones. */
        more_waiting: count,
        /** The number of people whom the reader may still invite. The condominium is null if they belong to several. */
        uninvited: z.strictObject({ people: count, condominium_id: z.uuid().nullable() }),
        /** Holds that need the reader as the second person, and the first deadline. */
        holds: holdsToAgree,
        gates: z.array(gateNow),
        more_gates: count,
        overstays: z.array(overstay),
        more_overstays: count,
        /** Phones opened without a waiting visitor, within a week. */
        unasked_phones: count,
      }),
      ['people', 'amenities', 'authorizations', 'access_logs', 'gate', 'condominiums', 'holds', 'matters'],
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
        /** Today's entries by each condominium's own clock. */
        accesses_today: count,
        approved_agents: count,
        /** Letters that a super administrator must pass on. */
        unsent_messages: count,
        /** Condominiums without an approved administrator of their own. */
        unrun_condominiums: count,
      }),
      ['people', 'condominiums', 'authorizations', 'access_logs', 'mail'],
    ),
  },
)
