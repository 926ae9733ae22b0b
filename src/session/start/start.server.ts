/** Uses a start code: its holder chooses a password, and a user name without an e-mail. */
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf, newToken } from '../../server/keys/tokens.ts'
import { limit } from '../../server/limits/limits.ts'
import { usernameFrom } from '../../shared/accountNames.ts'
import type { Parsed } from '../../shared/contract.ts'
import { refusal } from '../../shared/refusal.ts'
import { refuseGuessable } from '../passwords/guessable.server.ts'
import { hashPassword } from '../passwords/passwords.server.ts'
import { setPassword } from '../passwords/setPassword.server.ts'
import { noting, only } from '../security/securityNotes.server.ts'
import { openSession } from '../signIn.server.ts'
import type { startCodes } from './start.contract.ts'
import { startRefusals } from './start.refusals.ts'

const holder = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  second_factor: z.boolean(),
  place: z.string().nullable(),
  waits: z.boolean(),
})
const named = z.object({ username: z.string() })

/**
 * Counts both kinds of codes. The limit is high, because the residents of a condominium begin together behind one address; the code's 60
 * bits prevent guessing.
 */
export const limitCodes = (context: CallContext) =>
  limit(context, [
    { act: 'code from', of: context.request.address, most: 400, minutes: 60 },
    { act: 'code from network', of: context.request.network, most: 1_600, minutes: 60 },
  ])

async function holderOf(code: string, context: CallContext) {
  await limitCodes(context)
  const person = await context.identity.row(
    holder,
    sql`select id, full_name, email, username, second_factor, place, waits
      from access.person_of_code(${context.keys.hashOfCode(code)}::bytea)`,
  )
  if (!person) throw refusal(startRefusals, 'code_dead', 422)
  if (person.waits) throw refusal(startRefusals, 'code_waits', 409)
  return person
}

const needsUsername = ({ email, username }: Pick<z.infer<typeof holder>, 'email' | 'username'>) =>
  email === null && username === null

export async function lookAtCode({ code }: Parsed<typeof startCodes.lookAtCode>, context: CallContext) {
  const person = await holderOf(code, context)
  const needs = needsUsername(person)
  return {
    initial: Array.from(person.full_name)[0]?.toUpperCase() ?? '',
    condominium: person.place,
    needs_username: needs,
    suggestion: needs ? await suggestionFor(person.full_name, context) : null,
  }
}

async function suggestionFor(fullName: string, context: CallContext): Promise<string> {
  const base = usernameFrom(fullName)
  const like = await context.identity.rows(
    named,
    sql`select username from profiles where username is not null and starts_with(username, ${base})`,
  )
  return usernameFrom(fullName, new Set(like.map(({ username }) => username)))
}

export async function startAccount(input: Parsed<typeof startCodes.start>, context: CallContext) {
  const person = await holderOf(input.code, context)
  const chosen = needsUsername(person) ? (input.username ?? null) : null
  if (needsUsername(person) && chosen === null) throw refusal(startRefusals, 'username_needed', 422)
  refuseGuessable(input.password, { ...person, username: chosen ?? person.username, condominium: person.place })
  const passwordHash = await hashPassword(input.password, { rank: 'known', of: person.id })
  const token = newToken()
  await context.identityTransaction(async (db) => {
    const spent = await db.execute(sql`select from access.spend_start_code(
      ${context.keys.hashOfCode(input.code)}::bytea, ${person.id}::uuid, ${chosen}) spent where spent`)
    if (spent === 0) throw refusal(startRefusals, 'code_dead', 422)
    await db.execute(sql`insert into credentials (profile_id, password_hash) values (${person.id}, ${passwordHash})
      on conflict (profile_id) do nothing`)
    await setPassword(db, { profile_id: person.id, password_hash: passwordHash, spared: null, browser_hash: null })
    await db.execute(sql`insert into known_browsers (profile_id, token_hash) values (${person.id}, ${hashOf(token)})`)
    await db.execute(noting(context, 'code_used', only(person.id)))
  })
  context.watch.see('code_used', person.id)
  context.keepBrowser(token)
  if (person.second_factor) return { signed_in: false }
  const status = { known: true, first: false, met: false }
  await openSession(context, { id: person.id, password_hash: passwordHash }, status)
  return { signed_in: true }
}
