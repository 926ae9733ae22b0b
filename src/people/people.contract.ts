import { z } from 'zod'
import { askModes, homeKinds } from '../households/rights.rules.ts'
import { optionalEmail } from '../shared/accountNames.ts'
import { contract, download, edit, read, tableFormat, write } from '../shared/contract.ts'
import {
  condominiumThere,
  countedPage,
  cursor,
  fullName,
  id,
  language,
  moment,
  optionalPhone,
  optionalText,
  page,
  revision,
  searchText,
  unitNumber,
} from '../shared/fields.ts'
import { approvalStatus, userRole } from '../shared/roles.ts'
import { homeRights } from './rights/rights.contract.ts'

const place = z.strictObject({ id: z.uuid(), name: z.string() })

const person = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  /** Staff's sign in the log; null for others. */
  sign: z.string().nullable(),
  /** Null for a person with a user name, or one who has not begun. */
  email: z.string().nullable(),
  username: z.string().nullable(),
  phone_number: z.string().nullable(),
  user_role: userRole,
  /** The account's status, or pending while it requests a home. */
  approval_status: approvalStatus,
  email_confirmed: z.boolean(),
  started: z.boolean(),
  /** Set for a substitute guard who works for a day with a tablet's code, without an account. */
  relief_until: moment.nullable().optional(),
  /** The last invitation to hand out; null without one. */
  invited_at: moment.nullable(),
  revision: z.int(),
  created_at: moment,
  condominium: condominiumThere.nullable(),
  unit_number: z.string().nullable(),
  /** The author of the unit's code that the person registered with; null without one. */
  invited_by_name: z.string().nullable(),
  assigned: z.array(place),
  /** The time of the person's request for removal; usually null. */
  removal_requested_at: moment.nullable(),
  /** Open objections of the home's residents to this person. */
  objections: z.array(
    z.strictObject({
      by_name: z.string(),
      at: moment,
      /** The person no longer lives there, or as a newcomer never did. */
      kind: z.enum(['newcomer', 'gone']),
      reason: z.string().nullable(),
      /** The administration froze both. */
      stopped: z.boolean(),
    }),
  ),
  /** The requested home of a person with an account, which an answer must name; null without a request. */
  asked_home: z.uuid().nullable(),
  /** All homes that the reader may see, including requested ones. */
  homes: z.array(
    z.strictObject({
      id: z.uuid(),
      unit_number: z.string(),
      condominium: place,
      waits: z.boolean(),
      kind: z.enum(homeKinds).nullable(),
      may_authorize: z.boolean(),
      asked: z.enum(askModes),
    }),
  ),
  /** The time and target of a planned move; null target if the person leaves the condominium. */
  leaves_at: moment.nullable(),
  moves_to: z.string().nullable(),
  /** Lets the screen hide acts; the database decides by itself. */
  may_change: z.boolean(),
})
export type Person = z.infer<typeof person>

const resident = person
  .pick({ id: true, full_name: true, email: true, phone_number: true, approval_status: true })
  .extend({
    condominium: place,
    unit_number: z.string(),
    /** Guards see only this, not the number. */
    has_phone: z.boolean(),
  })
export type Resident = z.infer<typeof resident>

/** People wait for removal, or for the answer to an objection. */
export const wishes = ['removal', 'answer'] as const
const wish = z.enum(wishes)

/** Units sort as people count: T1-2 before T1-10. */
export const peopleSorts = ['newest', 'name', 'unit', 'state'] as const
const peopleSort = z.enum(peopleSorts)
export type PeopleSort = z.infer<typeof peopleSort>

const peopleFilter = {
  search: searchText,
  user_role: userRole.optional(),
  approval_status: approvalStatus.optional(),
  condominium_id: id.optional(),
  /** False finds people without a password, true the others. */
  started: z.boolean().optional(),
  wish: wish.optional(),
}

const changedCard = {
  id,
  revision,
  full_name: fullName,
  email: optionalEmail,
  phone_number: optionalPhone,
  approval_status: approvalStatus,
}

/** Confirms that the unit is new, and creates it with its person. Without it an unknown unit is refused. */
const newUnit = { new_unit: z.boolean().optional() }

/** Only residents have a unit. */
const change = z.discriminatedUnion('user_role', [
  z.strictObject({
    ...changedCard,
    user_role: z.literal('resident'),
    condominium_id: id,
    unit_number: unitNumber,
    ...newUnit,
  }),
  z.strictObject({ ...changedCard, user_role: z.enum(['agent', 'supervisor', 'board', 'admin', 'super_admin']) }),
])

/** An administration creates the person as approved. A resident lives in one condominium; the others work for some. */
const newcomer = {
  id,
  full_name: fullName,
  email: optionalEmail,
  phone_number: optionalPhone,
  language,
}
const creation = z.discriminatedUnion('user_role', [
  z.strictObject({
    ...newcomer,
    user_role: z.literal('resident'),
    residence_id: id,
    condominium_id: id,
    unit_number: unitNumber,
    ...newUnit,
    rights: homeRights.optional(),
  }),
  z.strictObject({
    ...newcomer,
    user_role: z.enum(['agent', 'supervisor', 'board', 'admin']),
    condominium_ids: z.array(id).min(1, 'required').max(100),
  }),
  z.strictObject({ ...newcomer, user_role: z.literal('super_admin') }),
])

const tie = z.strictObject({ id, condominium_id: id })

export const people = contract('people', {
  list: read(
    'People whom the reader may see, newest first unless sorted otherwise',
    z.strictObject({ ...peopleFilter, sort: peopleSort.optional(), after: cursor }),
    page(person),
    ['condominiums'],
  ),
  directory: read(
    'The residents of the condominiums that the reader attends, newest first',
    z.strictObject({ search: searchText, condominium_id: id.optional(), after: cursor }),
    countedPage(resident),
    ['condominiums'],
  ),
  exportDirectory: download(
    'Every resident of the condominiums that the reader attends, newest first',
    z.strictObject({ search: searchText, condominium_id: id.optional(), language, format: tableFormat }),
  ),
  count: read(
    'How many people the reader may see, by state',
    z.strictObject({}),
    z.strictObject({
      total: z.int(),
      approved: z.int(),
      pending: z.int(),
      rejected: z.int(),
      not_started: z.int(),
      removals: z.int(),
      objections: z.int(),
    }),
  ),
  decide: write(
    'Approve or reject, from the state that the decider saw; the person reads the reason of a rejection when they sign in',
    z.strictObject({
      id,
      from: approvalStatus,
      to: z.enum(['approved', 'rejected']),
      reason: optionalText(300),
      /** The home that the decider saw; without it the earliest requested one. */
      residence_id: id.optional(),
      /** The rights in the approved home. */
      rights: homeRights.optional(),
      /** The intended unit, if the requested one does not exist. */
      unit_number: unitNumber.optional(),
    }),
  ),
  approveInvited: write(
    'Approve those of these residents who still wait; who was decided meanwhile stays as they are',
    z.strictObject({
      ids: z.array(id).min(1).max(100),
      /** The homes that the decider saw; without them the earliest requested ones. */
      residence_ids: z.array(id).max(100).optional(),
    }),
  ),
  create: write('Make a person, approved and tied to their condominiums', creation),
  change: edit('Change a person’s card, role, standing and unit', change),
  addHome: write(
    'Give somebody of the condominium one more home',
    z.strictObject({
      id,
      residence_id: id,
      condominium_id: id,
      unit_number: unitNumber,
      ...newUnit,
      rights: homeRights.optional(),
    }),
  ),
  remove: write('Remove a person; the log keeps what happened', z.strictObject({ id })),
  assign: write('Assign a condominium to an agent or admin', tie),
  unassign: write('Take a condominium from an agent or admin', tie),
  parting: read(
    'Whether somebody else runs a condominium, asked before an admin is taken from it',
    tie,
    z.strictObject({ other_admin: z.boolean() }),
  ),
  assignments: read(
    'Who guards or runs what, since when and by whose word, newest first',
    z.strictObject({ after: cursor }),
    page(
      z.strictObject({
        profile_id: z.uuid(),
        full_name: z.string(),
        user_role: userRole,
        condominium: condominiumThere,
        assigned_at: moment,
        assigned_by_name: z.string().nullable(),
      }),
    ),
    ['condominiums'],
  ),
  chooseOperator: read(
    'Operators that the reader may choose from, by name',
    z.strictObject({ search: searchText, id: id.optional() }),
    z.array(place),
  ),
  countOperators: read(
    'How many operators, assignments and condominiums the reader may see',
    z.strictObject({}),
    z.strictObject({ operators: z.int(), assignments: z.int(), condominiums: z.int() }),
    ['condominiums'],
  ),
})
