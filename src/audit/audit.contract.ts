import { z } from 'zod'
import { contract, read } from '../shared/contract.ts'
import { calendarDay, condominiumThere, cursor, id, moment, page, searchText } from '../shared/fields.ts'
import { userRoles } from '../shared/roles.ts'
import { sliceThings } from '../slices.ts'

const ownThings = [
  'person',
  'residence',
  'assignment',
  'condominium',
  'amenity',
  'gate',
  'unit',
  'device',
  'export',
  'book',
  'setting',
  'address',
  'start_code',
  'unit_code',
  'pass_import',
  'unit_alias',
  'worker',
  'witness',
  'channel',
  'visit',
  'owner',
  'visitor_request',
  'hold',
  'second_ask',
] as const
export const auditThings = [...ownThings, ...(Object.keys(sliceThings) as (keyof typeof sliceThings)[])]
export const auditActs = ['made', 'changed', 'removed'] as const

const day = calendarDay

const entry = z.strictObject({
  id: z.uuid(),
  at: moment,
  /** Null if the change concerns the whole installation, or a person without a condominium. */
  condominium: condominiumThere.nullable(),
  /** The name and role at that time; "system" means without a signed-in user. */
  actor_name: z.string(),
  actor_role: z.enum([...userRoles, 'system']),
  thing: z.enum(auditThings),
  act: z.enum(auditActs),
  subject_id: z.uuid().nullable(),
  subject_name: z.string(),
  /** Field by field, before and after; both null if only the fact of the change is stored. */
  what: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})
export type AuditEntry = z.infer<typeof entry>

export const audit = contract('audit', {
  list: read(
    'Who changed what in the condominiums that the reader runs, newest first',
    z.strictObject({
      search: searchText,
      condominium_id: id.optional(),
      thing: z.enum(auditThings).optional(),
      subject_id: id.optional(),
      from: day.optional(),
      until: day.optional(),
      after: cursor,
    }),
    page(entry),
  ),
})
