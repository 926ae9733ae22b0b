/** Spends a start code: its holder chooses a password, and a user name where they have no e-mail. */
import { z } from 'zod'
import type { Asking } from '../../server/calls/serve.ts'
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
import type { start } from './start.contract.ts'
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

/** Of codes of either kind. Many, because the people of a condominium begin together, behind one address: what holds against guessing are the code's 60 bits. */
export const limitCodes = (asking: Asking) =>
  limit(asking, [
    { act: 'code from', of: asking.request.address, most: 400, minutes: 60 },
    { act: 'code from network', of: asking.request.network, most: 1_600, minutes: 60 },
  ])

async function holderOf(code: string, asking: Asking) {
  await limitCodes(asking)
  const person = await asking.identity.row(
    holder,
    sql`select id, full_name, email, username, second_factor, place, waits
      from access.person_of_code(${asking.keys.hashOfCode(code)}::bytea)`,
  )
  if (!person) throw refusal(startRefusals, 'code_dead', 422)
  if (person.waits) throw refusal(startRefusals, 'code_waits', 409)
  return person
}

const needsUsername = ({ email, username }: Pick<z.infer<typeof holder>, 'email' | 'username'>) =>
  email === null && username === null

export async function lookAtCode({ code }: Parsed<typeof start.lookAtCode>, asking: Asking) {
  const person = await holderOf(code, asking)
  const needs = needsUsername(person)
  return {
    initial: Array.from(person.full_name)[0]?.toUpperCase() ?? '',
    condominium: person.place,
    needs_username: needs,
    suggestion: needs ? await suggestionFor(person.full_name, asking) : null,
  }
}

async function suggestionFor(fullName: string, asking: Asking): Promise<string> {
  const base = usernameFrom(fullName)
  const like = await asking.identity.rows(
    named,
    sql`select username from profiles where username is not null and starts_with(username, ${base})`,
  )
  return usernameFrom(fullName, new Set(like.map(({ username }) => username)))
}

export async function startAccount(input: Parsed<typeof start.start>, asking: Asking) {
  const person = await holderOf(input.code, asking)
  const chosen = needsUsername(person) ? (input.username ?? null) : null
  if (needsUsername(person) && chosen === null) throw refusal(startRefusals, 'username_needed', 422)
  refuseGuessable(input.password, { ...person, username: chosen ?? person.username, condominium: person.place })
  const passwordHash = await hashPassword(input.password, { rank: 'known', of: person.id })
  const token = newToken()
  await asking.identityTransaction(async (door) => {
    const spent = await door.act(sql`select from access.spend_start_code(
      ${asking.keys.hashOfCode(input.code)}::bytea, ${person.id}::uuid, ${chosen}) spent where spent`)
    if (spent === 0) throw refusal(startRefusals, 'code_dead', 422)
    await door.act(sql`insert into credentials (profile_id, password_hash) values (${person.id}, ${passwordHash})
      on conflict (profile_id) do nothing`)
    await setPassword(door, { profile_id: person.id, password_hash: passwordHash, spared: null, browser_hash: null })
    await door.act(sql`insert into known_browsers (profile_id, token_hash) values (${person.id}, ${hashOf(token)})`)
    await door.act(noting(asking, 'code_used', only(person.id)))
  })
  asking.watch.see('code_used', person.id)
  asking.keepBrowser(token)
  if (person.second_factor) return { signed_in: false }
  const standing = { known: true, first: false, met: false }
  await openSession(asking, { id: person.id, password_hash: passwordHash }, standing)
  return { signed_in: true }
}
