/** Registers a person with the code of a unit; the person still waits for approval. */
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import { moment } from '../../shared/fields.ts'
import { newId } from '../../shared/ids.ts'
import { refusal } from '../../shared/refusal.ts'
import { refuseGuessable } from '../passwords/guessable.server.ts'
import { hashPassword } from '../passwords/passwords.server.ts'
import { limitRegistrations, newPerson, tellKnown } from '../register.server.ts'
import { noting, only } from '../security/securityNotes.server.ts'
import { limitCodes } from '../start/start.server.ts'
import type { join } from './join.contract.ts'
import { joinRefusals } from './join.refusals.ts'

const home = z.object({
  condominium: z.string(),
  unit_number: z.string(),
  stays_until: moment.nullable(),
  time_zone: z.string(),
  begins_at: moment.nullable(),
  rules: z.string().nullable(),
})

const dead = () => refusal(joinRefusals, 'unit_code_dead', 422)

export async function lookAtUnitCode({ code }: Parsed<typeof join.lookAtUnitCode>, context: CallContext) {
  await limitCodes(context)
  const found = await context.identity.row(
    home,
    sql`select condominium, unit_number, to_json(stays_until) #>> '{}' as stays_until, time_zone,
      to_json(begins_at) #>> '{}' as begins_at, rules from access.unit_of_code(${context.keys.hashOfCode(code)}::bytea)`,
  )
  if (!found) throw dead()
  return found
}

export async function joinUnit(input: Parsed<typeof join.joinUnit>, context: CallContext) {
  await limitRegistrations(input, context)
  // A repeated call: the first may have used the code's last registration.
  const mine = sql`select from profiles where id = ${input.id}`
  if ((await context.identity.execute(mine)) > 0) return
  const { condominium } = await lookAtUnitCode(input, context)
  refuseGuessable(input.password, { ...input, condominium })
  const passwordHash = await hashPassword(input.password)
  const made = await context.identityTransaction(async (db) => {
    const fresh = (await db.execute(newPerson({ ...input, user_role: 'resident' }))) > 0
    if (!fresh && (await db.execute(mine)) > 0) return false
    // A known address also uses up a registration: otherwise the remaining number would reveal it.
    const spent = await db.execute(sql`select from access.join_by_code(
      ${context.keys.hashOfCode(input.code)}::bytea, ${fresh ? input.id : null}::uuid, ${newId()}::uuid) spent where spent`)
    if (spent === 0) throw dead()
    if (!fresh) {
      await db.execute(tellKnown(input))
      return false
    }
    await db.execute(sql`insert into credentials (profile_id, password_hash) values (${input.id}, ${passwordHash})`)
    await db.execute(sql`select access.enqueue('session.confirm', json_build_object('profile_id', ${input.id}::uuid))`)
    await db.execute(noting(context, 'unit_code_used', only(input.id)))
    return true
  })
  if (made) context.watch.see('unit_code_used', input.id)
}

export async function askForHome({ id, code }: Parsed<typeof join.askForHome>, context: CallContext): Promise<void> {
  await limitCodes(context)
  const asked = await context.db.execute(
    sql`select from access.ask_home(${context.keys.hashOfCode(code)}::bytea, ${id}::uuid) asked where asked`,
  )
  if (asked === 0) throw dead()
}
