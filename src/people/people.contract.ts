/** The calls about people: finding, approving and changing them, and assigning staff to condominiums. */
import { z } from 'zod'
import { contract, download, edit, read, tableFormat, write } from '../shared/contract.ts'
import {
  countedPage,
  cursor,
  email,
  fullName,
  id,
  language,
  moment,
  optionalPhone,
  page,
  revision,
  searchText,
  unitNumber,
} from '../shared/fields.ts'
import { approvalStatus, userRole } from '../shared/roles.ts'

const place = z.strictObject({ id: z.uuid(), name: z.string() })

const person = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  user_role: userRole,
  approval_status: approvalStatus,
  email_confirmed: z.boolean(),
  revision: z.int(),
  created_at: moment,
  condominium: place.nullable(),
  unit_number: z.string().nullable(),
  assigned: z.array(place),
  /** When they asked their administration to remove them; null for nearly everybody. */
  removal_requested_at: moment.nullable(),
  /** Who of their home says that they should not be there, while nobody has answered. */
  objections: z.array(z.strictObject({ by_name: z.string(), at: moment })),
  /** Whether the reader may change this person: a courtesy for the screen, the database decides by itself. */
  may_change: z.boolean(),
})
export type Person = z.infer<typeof person>

/** What the gate's directory says of a resident. */
const resident = person
  .pick({ id: true, full_name: true, email: true, phone_number: true, approval_status: true })
  .extend({ condominium: place, unit_number: z.string() })
export type Resident = z.infer<typeof resident>

/** What people wait for: to be removed, or for the answer to those who object to them. */
export const wish = z.enum(['removal', 'answer'])

const peopleFilter = {
  search: searchText,
  user_role: userRole.optional(),
  approval_status: approvalStatus.optional(),
  condominium_id: id.optional(),
  /** Only those who wait for it. */
  wish: wish.optional(),
}

const changedCard = {
  id,
  revision,
  full_name: fullName,
  email,
  phone_number: optionalPhone,
  approval_status: approvalStatus,
}

/** A resident lives somewhere; everybody else has no unit. */
const change = z.discriminatedUnion('user_role', [
  z.strictObject({ ...changedCard, user_role: z.literal('resident'), condominium_id: id, unit_number: unitNumber }),
  z.strictObject({ ...changedCard, user_role: z.enum(['agent', 'admin', 'super_admin']) }),
])

const tie = z.strictObject({ id, condominium_id: id })

export const people = contract('people', {
  list: read(
    'People whom the reader may see, newest first',
    z.strictObject({ ...peopleFilter, after: cursor }),
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
      removals: z.int(),
      objections: z.int(),
    }),
  ),
  decide: write(
    'Approve or reject, from the state that the decider saw',
    z.strictObject({ id, from: approvalStatus, to: z.enum(['approved', 'rejected']) }),
  ),
  change: edit('Change a person’s card, role, standing and unit', change),
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
        condominium: place,
        assigned_at: moment,
        assigned_by_name: z.string().nullable(),
      }),
    ),
    ['condominiums'],
  ),
  chooseOperator: read(
    'Operators that the reader may choose from, by name',
    z.strictObject({ search: searchText }),
    z.array(place),
  ),
  countOperators: read(
    'How many operators, assignments and condominiums the reader may see',
    z.strictObject({}),
    z.strictObject({ operators: z.int(), assignments: z.int(), condominiums: z.int() }),
    ['condominiums'],
  ),
})
