/** The calls about a resident's authorizations, their passes, and the visitor's public page. */
import { z } from 'zod'
import { amenityTypes } from '../shared/amenityTypes.ts'
import { contract, edit, forAnyone, read, write } from '../shared/contract.ts'
import { cursor, id, moment, page, revision, searchText } from '../shared/fields.ts'
import { authorizationStatus, authType, changesSchema, valuesSchema } from './authorizationSchemas.ts'
import { type AuthType, authTypes } from './kinds.ts'
import { visitLink } from './passes/passText.ts'
import { residentPass, shownPass, unsent, visitorPage } from './passes/shownPasses.ts'

/** Each kind has its own fields; unknown fields and those of another kind are rejected. */
const [firstType, ...otherTypes] = authTypes
const create = (type: AuthType) =>
  z.strictObject({
    id,
    auth_type: z.literal(type),
    values: valuesSchema(type),
    /** The request for permission that this visit answers. */
    granting: type === 'temporary_visitor' ? id.optional() : z.never().optional(),
  })
const change = (type: AuthType) =>
  z.strictObject({ id, revision, auth_type: z.literal(type), values: changesSchema(type) })
const created = z.discriminatedUnion('auth_type', [create(firstType), ...otherTypes.map(create)])
const changed = z.discriminatedUnion('auth_type', [change(firstType), ...otherTypes.map(change)])

const authorization = z.strictObject({
  id: z.uuid(),
  auth_type: authType,
  unit_number: z.string(),
  status: authorizationStatus,
  suspended: z.boolean(),
  dismissed: z.boolean(),
  stands: z.boolean(),
  inside: z.boolean(),
  ever_entered: z.boolean(),
  /** The people of a group who are inside. */
  people_inside: z.int().optional(),
  valid_from: moment.nullable(),
  valid_until: moment.nullable(),
  access_number: z.string().nullable(),
  unsent,
  /** Used only to draw the condominium's tile. */
  tile: z.string(),
  /** The id of the photo, or `none`; left out where the pass takes no photo. */
  photo: z.union([z.uuid(), z.literal('none')]).optional(),
  revision: z.int(),
  created_at: moment,
  /** The administrator who imported it from a list; null if the host made it. */
  imported_by_name: z.string().nullable(),
  /** The previous host, who left it to this one when they moved out. */
  received_from_name: z.string().nullable(),
  /** The form's values; dates are in the condominium's time zone. */
  values: z.record(z.string(), z.unknown()),
})
export type Authorization = z.infer<typeof authorization>

const figures = z.strictObject({
  total: z.int(),
  active_visits: z.int(),
  entries_today: z.int(),
  pending: z.int(),
  active_passes: z.int(),
})

const visitor = {
  id: z.uuid(),
  auth_type: authType,
  name: z.string(),
  last_name: z.string().nullable(),
  vehicle_plate: z.string().nullable(),
  purpose: z.string().nullable(),
  /** The size of a group, and the number of its people who are inside. */
  people: z.int().nullable().optional(),
  people_inside: z.int().nullable().optional(),
  /** Registered by a guard for the unit: it has a request and no card. */
  of_unit: z.boolean(),
}
const visitInside = z.strictObject({ what: z.literal('visit'), ...visitor, entered_at: moment.nullable() })
/** The name belongs to a guest of a booking. */
const guestInside = z.strictObject({
  what: z.literal('guest'),
  id: z.uuid(),
  name: z.string(),
  reservation_id: z.uuid(),
  amenity: z.strictObject({ amenity_type: z.enum(amenityTypes), name: z.string().nullable() }),
  entered_at: moment.nullable(),
})
const comingVisit = z.strictObject({
  what: z.literal('visit'),
  ...visitor,
  access_number: z.string().nullable(),
  valid_from: moment,
  valid_until: moment,
})
const comingBooking = z.strictObject({
  what: z.literal('booking'),
  id: z.uuid(),
  status: z.enum(['pending', 'approved']),
  amenity: z.strictObject({ amenity_type: z.enum(amenityTypes), name: z.string().nullable() }),
  starts_at: moment,
  ends_at: moment,
  guest_count: z.int(),
  /** The number of guests who have arrived. */
  arrived: z.int(),
})

export const stateFilters = ['current', 'ended'] as const

export const authorizations = contract('authorizations', {
  list: read(
    'The caller’s authorizations of a kind, newest first; visits of today, then those to come, the next first, then those that are over',
    z.strictObject({
      auth_type: authType,
      id: id.optional(),
      search: searchText,
      state: z.enum(stateFilters).optional(),
      /** Leaves out the guests of parties. */
      without_parties: z.boolean().optional(),
      after: cursor,
    }),
    page(authorization),
    ['access_logs'],
  ),
  today: read(
    'A resident’s home screen: who is inside, who comes within a week, the figures and the five latest authorizations',
    z.strictObject({}),
    z.strictObject({
      figures,
      inside: z.array(z.discriminatedUnion('what', [visitInside, guestInside])),
      coming: z.array(z.discriminatedUnion('what', [comingVisit, comingBooking])),
      latest: z.array(authorization),
    }),
    ['access_logs', 'amenities', 'people'],
  ),
  days: read(
    'Today and tomorrow at the caller’s home, or none without a home',
    z.strictObject({}),
    z.array(z.iso.date()).max(2),
    ['people', 'condominiums'],
  ),
  create: write('Create an authorization', created),
  change: edit('Change an authorization', changed),
  checkOut: write('Check out a temporary visitor', z.strictObject({ id })),
  suspend: write('Suspend a worker', z.strictObject({ id })),
  resume: write('Let a suspended worker enter again', z.strictObject({ id })),
  dismiss: write(
    'Dismiss a worker: the gate says that they no longer work there, and their attendance remains',
    z.strictObject({ id }),
  ),
  rehire: write('Let a dismissed worker work there again, with the same pass', z.strictObject({ id })),
  remove: write('Delete an authorization; its access log remains', z.strictObject({ id })),
  showPass: read(
    'The pass of an authorization: the text of its QR code, the access number and the secret of the visitor’s page',
    z.strictObject({ id }),
    shownPass,
  ),
  handOn: write('The host sent or copied the pass as it is now', z.strictObject({ id })),
  myPass: read('The caller’s own pass of the home in which they act', z.strictObject({}), residentPass, [
    'people',
    'session',
  ]),
  renewMyPass: write('Revoke the code of the caller’s own pass and create a new one', z.strictObject({})),
  regeneratePass: write('Revoke the code of a pass and create a new one', z.strictObject({ id })),
  visit: forAnyone(
    read(
      'The visitor’s page, by its secret link',
      z.strictObject({ link: z.string().regex(visitLink, 'invalid') }),
      visitorPage,
    ),
  ),
})
