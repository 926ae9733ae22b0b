/** A known address gets the same answer as a new one. */
import { z } from 'zod'
import type { CallContext } from '../server/calls/serve.ts'
import { nothing, sql } from '../server/database/sql.ts'
import { hashOf } from '../server/keys/tokens.ts'
import { limit } from '../server/limits/limits.ts'
import type { Parsed } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { refusal } from '../shared/refusal.ts'
import { refuseGuessable } from './passwords/guessable.server.ts'
import { hashPassword } from './passwords/passwords.server.ts'
import type { session } from './session.contract.ts'
import { sessionRefusals } from './session.refusals.ts'
import { openSession } from './signIn.server.ts'

const named = z.object({ name: z.string() })

type Registration = Parsed<typeof session.register>

export const limitRegistrations = ({ email }: { email: string }, context: CallContext) =>
  limit(context, [
    { act: 'register from', of: context.request.address, most: 20, minutes: 60 },
    { act: 'register', of: email, most: 5, minutes: 60 },
  ])

type Card = Pick<Registration, 'id' | 'full_name' | 'email' | 'phone_number' | 'user_role' | 'language'>

/** Creates a pending account; nothing if the address, or the id of a repeated call, is known. */
export const newPerson = (
  card: Card,
) => sql`insert into profiles (id, full_name, email, phone_number, user_role, language)
  values (${card.id}, ${card.full_name}, ${card.email}, ${card.phone_number}, ${card.user_role}, ${card.language})
  on conflict do nothing returning id`

/** The owner of a known address gets a letter; the answer is the same. */
export const tellKnown = ({ email, id }: Pick<Card, 'email' | 'id'>) => sql`select access.enqueue('session.known',
    json_build_object('profile_id', id))
  from profiles where email = ${email} and id <> ${id}`

export async function register(input: Registration, context: CallContext) {
  await limitRegistrations(input, context)
  const place = input.user_role === 'resident' ? await openPlace(input, context) : null
  refuseGuessable(input.password, { ...input, condominium: place })
  const passwordHash = await hashPassword(input.password)
  const made = await context.identity.execute(sql`with person as (${newPerson(input)}), secret as (
      insert into credentials (profile_id, password_hash) select id, ${passwordHash} from person
    )${input.user_role === 'resident' ? wishedResidence(input) : nothing}
    select access.enqueue('session.confirm', json_build_object('profile_id', id)) from person`)
  if (made === 0) await context.identity.execute(tellKnown(input))
}

function wishedResidence(input: Extract<Registration, { user_role: 'resident' }>) {
  return sql`, home as (
      insert into residences (condominium_id, id, profile_id, unit_number)
      select ${input.condominium_id}, ${newId()}, id, ${input.unit_number} from person
    )`
}

/** Refuses an unlisted, a removed and an unknown condominium in the same words. */
async function openPlace(
  input: Extract<Registration, { user_role: 'resident' }>,
  context: CallContext,
): Promise<string> {
  const open = await context.identity.row(
    named,
    sql`select name from condominiums
      where id = ${input.condominium_id} and (listed or invitation_code = ${input.invitation_code}::text)`,
  )
  if (!open) throw refusal(sessionRefusals, 'condominium_closed')
  return open.name
}

export async function begin(input: Parsed<typeof session.begin>, context: CallContext) {
  await limit(context, [{ act: 'begin from', of: context.request.address, most: 20, minutes: 60 }])
  refuseGuessable(input.password, input)
  const passwordHash = await hashPassword(input.password)
  const made = await context.identity.execute(sql`select from access.first_super_admin(
    ${hashOf(input.link)}::bytea, ${input.id}::uuid, ${input.full_name}, ${input.email}, ${passwordHash}, ${input.language}) made
    where made`)
  if (made === 0) throw refusal(sessionRefusals, 'link_dead')
  await openSession(context, { id: input.id, password_hash: passwordHash }, { known: false, first: true, met: false })
}
