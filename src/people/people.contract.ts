/** The calls about people: finding, approving and changing them, and assigning staff to condominiums. */
import { z } from 'zod'
import { askedWays, homeKinds } from '../households/rights.rules.ts'
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
  /** The signs beside the name in the lines of staff, null for others. */
  sign: z.string().nullable(),
  /** Null for somebody who signs in by their user name, or has not begun. */
  email: z.string().nullable(),
  username: z.string().nullable(),
  phone_number: z.string().nullable(),
  user_role: userRole,
  /** Of the account, or pending for a home that it asks for. */
  approval_status: approvalStatus,
  email_confirmed: z.boolean(),
  /** Whether they have chosen a password. */
  started: z.boolean(),
  /** Of who works for a day with a code at a tablet: they have no account. */
  relief_until: moment.nullable().optional(),
  /** When they were last given an invitation that somebody hands on; null for never. */
  invited_at: moment.nullable(),
  revision: z.int(),
  created_at: moment,
  condominium: condominiumThere.nullable(),
  unit_number: z.string().nullable(),
  /** Who made the code of the unit with which they registered; null without one. */
  invited_by_name: z.string().nullable(),
  assigned: z.array(place),
  /** When they asked their administration to remove them; null for nearly everybody. */
  removal_requested_at: moment.nullable(),
  /** Who of their home says that they should not be there, while nobody has answered. */
  objections: z.array(
    z.strictObject({
      by_name: z.string(),
      at: moment,
      /** That they no longer live there, or as newcomers never did. */
      kind: z.enum(['newcomer', 'gone']),
      reason: z.string().nullable(),
      /** The administration stopped both. */
      stopped: z.boolean(),
    }),
  ),
  /** The home that is shown, where they have an account and ask for it: an answer names it. Null for who asks for none. */
  asked_home: z.uuid().nullable(),
  /** All of their homes that the reader sees, those that they ask for among them. */
  homes: z.array(
    z.strictObject({
      id: z.uuid(),
      unit_number: z.string(),
      condominium: place,
      waits: z.boolean(),
      kind: z.enum(homeKinds).nullable(),
      may_authorize: z.boolean(),
      asked: z.enum(askedWays),
    }),
  ),
  /** When they move out, and to which unit; null for one who stays, or leaves the condominium. */
  leaves_at: moment.nullable(),
  moves_to: z.string().nullable(),
  /** Whether the reader may change this person: a courtesy for the screen, the database decides by itself. */
  may_change: z.boolean(),
})
export type Person = z.infer<typeof person>

/** What the gate's directory says of a resident. */
const resident = person
  .pick({ id: true, full_name: true, email: true, phone_number: true, approval_status: true })
  .extend({
    condominium: place,
    unit_number: z.string(),
    /** For a guard it is covered. */
    has_phone: z.boolean(),
  })
export type Resident = z.infer<typeof resident>

/** What people wait for: to be removed, or for the answer to those who object to them. */
export const wishes = ['removal', 'answer'] as const
const wish = z.enum(wishes)

/** In the order of the database; units as people count them: T1-2 before T1-10. */
export const peopleSorts = ['newest', 'name', 'unit', 'state'] as const
const peopleSort = z.enum(peopleSorts)
export type PeopleSort = z.infer<typeof peopleSort>

const peopleFilter = {
  search: searchText,
  user_role: userRole.optional(),
  approval_status: approvalStatus.optional(),
  condominium_id: id.optional(),
  /** Only those who have no password yet, or only the others. */
  started: z.boolean().optional(),
  /** Only those who wait for it. */
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

/** Said by a press: there is no such unit yet, and it is made with its person. Without it a unit that is not there is refused. */
const newUnit = { new_unit: z.boolean().optional() }

/** A resident lives somewhere; everybody else has no unit. */
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

/** Made by the administration, approved; a resident lives in one place, the others work for some. */
const newcomer = {
  id,
  full_name: fullName,
  email: optionalEmail,
  phone_number: optionalPhone,
  /** Of the letter and the slip that invite them. */
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
      /** Of somebody with an account the home that the decider saw; without it the one asked for first. */
      residence_id: id.optional(),
      /** What they are and may do in the home that is approved. */
      rights: homeRights.optional(),
      /** The unit that they mean, where they wrote none that there is. */
      unit_number: unitNumber.optional(),
    }),
  ),
  approveInvited: write(
    'Approve those of these residents who still wait; who was decided meanwhile stays as they are',
    z.strictObject({
      ids: z.array(id).min(1).max(100),
      /** Of those with an account, the homes that were read; without them the ones asked for first. */
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
