/** Creates start codes and sends invitations. The database decides who may be invited, and stores only the hashes of codes. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import { codeLength, codeOf } from '../../session/start/startCodes.ts'
import type { Parsed } from '../../shared/contract.ts'
import { languages } from '../../shared/messages.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { byUnit } from '../../shared/unitNames.ts'
import { shownHome } from '../homes/homes.server.ts'
import { type Invitation, invitations, mostAtOnce } from './invitations.contract.ts'
import { invitationRefusals } from './invitations.refusals.ts'

const invited = z.object({
  id: z.string(),
  full_name: z.string(),
  condominium: z.string().nullable(),
  unit_number: z.string().nullable(),
  language: z.enum(languages),
  has_email: z.boolean(),
  waits: z.boolean(),
})
const ofPerson = z.object({ id: z.string() })

type HasUnit = Pick<Invitation, 'unit_number'>
const residentsFirst = (a: HasUnit, b: HasUnit) =>
  Number(a.unit_number === null) - Number(b.unit_number === null) || byUnit(a.unit_number ?? '', b.unit_number ?? '')

/** Skips people whom the caller may not invite; sorts residents by unit, then staff. */
async function codesFor(ids: readonly string[], { db, keys }: CallContext): Promise<Invitation[]> {
  const codes = new Map(ids.map((id) => [id, codeOf(randomBytes(codeLength))]))
  const hashes = [...codes.values()].map((code) => `\\x${keys.hashOfCode(code).toString('hex')}`)
  const made = await db.rows(
    invited,
    sql`select p.id, p.full_name, p.language, p.email is not null as has_email, p.started and not access.runs_all() as waits, r.unit_number, coalesce(c.name, (
            select ac.name from assignments a join condominiums ac on ac.id = a.condominium_id
              where a.profile_id = p.id and ac.archived_at is null order by ac.name limit 1)) as condominium
        from access.make_start_codes(${[...codes.keys()]}::uuid[], ${hashes}::bytea[]) made (id) join profiles p on p.id = made.id
        ${shownHome}
        order by p.full_name, p.id`,
  )
  return made.sort(residentsFirst).map((person) => ({ ...person, code: codes.get(person.id) ?? '' }))
}

async function makeCode({ id }: Parsed<typeof invitations.makeCode>, context: CallContext) {
  const [made] = await codesFor([id], context)
  if (made) return made
  throw await refusedFor(id, context, 'not_to_invite')
}

async function refusedFor(id: string, { db }: CallContext, code: keyof typeof invitationRefusals): Promise<Refusal> {
  const seen = await db.execute(sql`select from profiles where id = ${id}`)
  return seen === 0 ? new Refusal('not_found', 404) : refusal(invitationRefusals, code)
}

/** Approved, of this condominium, and without a password. */
const notBegun = (
  condominium: string | Sql,
) => sql`from profiles p where p.approval_status = 'approved' and not p.started and p.id in (
    select r.profile_id from residences r where r.condominium_id = ${condominium} and r.since is not null and r.until is null
    union all select a.profile_id from assignments a where a.condominium_id = ${condominium})`

async function idsOf({ condominium_id, again }: Parsed<typeof invitations.makeCodes>, { db }: CallContext) {
  const rows = await db.rows(
    ofPerson,
    sql`select p.id ${notBegun(condominium_id)} and (${again}::boolean or p.invited_at is null)
      order by p.invited_at nulls first, p.created_at, p.id limit ${mostAtOnce}::int`,
  )
  return rows.map(({ id }) => id)
}

const writtenTo = (ids: readonly string[], { db }: CallContext) =>
  db.rows(ofPerson, sql`select id from access.write_invitations(${ids}::uuid[]) written (id)`)

export const invitationCalls = serve(invitations, {
  waiting: ({ condominium_ids }, { db }) =>
    db.json(sql`select json_agg(counted.answer order by place.nr)
        from unnest(${condominium_ids}::uuid[]) with ordinality place (id, nr), lateral (select json_build_object(
          'never', count(*) filter (where p.invited_at is null), 'invited', count(p.invited_at),
          'never_with_email', count(p.email) filter (where p.invited_at is null),
          'invited_with_email', count(p.email) filter (where p.invited_at is not null)) as answer
          ${notBegun(sql`place.id`)}) counted`),
  makeCode,
  makeCodes: async (input, context) => codesFor(await idsOf(input, context), context),
  async writeInvitation({ id }, context) {
    const written = await writtenTo([id], context)
    if (written.length === 0) throw await refusedFor(id, context, 'invitation_not_sent')
  },
  async writeInvitations(input, asking) {
    const written = await writtenTo(await idsOf(input, asking), asking)
    return { sent: written.length }
  },
})
