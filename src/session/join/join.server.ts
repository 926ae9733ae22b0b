/** Registers with the code of a unit: who asks waits for approval like anybody else. */
import { z } from 'zod'
import type { Asking } from '../../server/calls/serve.ts'
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
})

const dead = () => refusal(joinRefusals, 'unit_code_dead', 422)

export async function lookAtUnitCode({ code }: Parsed<typeof join.lookAtUnitCode>, asking: Asking) {
  await limitCodes(asking)
  const found = await asking.identity.row(
    home,
    sql`select condominium, unit_number, to_json(stays_until) #>> '{}' as stays_until, time_zone from access.unit_of_code(${asking.keys.hashOfCode(code)}::bytea)`,
  )
  if (!found) throw dead()
  return found
}

export async function joinUnit(input: Parsed<typeof join.joinUnit>, asking: Asking) {
  await limitRegistrations(input, asking)
  // The same call once more: the first may have been the last registration that the code took.
  const mine = sql`select from profiles where id = ${input.id}`
  if ((await asking.identity.act(mine)) > 0) return
  const { condominium } = await lookAtUnitCode(input, asking)
  refuseGuessable(input.password, { ...input, condominium })
  const passwordHash = await hashPassword(input.password)
  const made = await asking.identityTransaction(async (door) => {
    const fresh = (await door.act(newPerson({ ...input, user_role: 'resident' }))) > 0
    if (!fresh && (await door.act(mine)) > 0) return false
    // A known address counts like a new one, or the number of registrations that are left would tell them apart.
    const spent = await door.act(sql`select from access.join_by_code(
      ${asking.keys.hashOfCode(input.code)}::bytea, ${fresh ? input.id : null}::uuid, ${newId()}::uuid) spent where spent`)
    if (spent === 0) throw dead()
    if (!fresh) {
      await door.act(tellKnown(input))
      return false
    }
    await door.act(sql`insert into credentials (profile_id, password_hash) values (${input.id}, ${passwordHash})`)
    await door.act(sql`select access.enqueue('session.confirm', json_build_object('profile_id', ${input.id}::uuid))`)
    await door.act(noting(asking, 'unit_code_used', only(input.id)))
    return true
  })
  if (made) asking.watch.see('unit_code_used', input.id)
}

export async function askForHome({ id, code }: Parsed<typeof join.askForHome>, asking: Asking): Promise<void> {
  await limitCodes(asking)
  const asked = await asking.door.act(
    sql`select from access.ask_home(${asking.keys.hashOfCode(code)}::bytea, ${id}::uuid) asked where asked`,
  )
  if (asked === 0) throw dead()
}
