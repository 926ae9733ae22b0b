/** Answers the calls of the supervisor of the guards. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { endOnce } from '../../server/calls/repeated.ts'
import { type Asking, serve } from '../../server/calls/serve.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import { codeLength, codeOf } from '../../session/start/startCodes.ts'
import type { Parsed } from '../../shared/contract.ts'
import { languages } from '../../shared/messages.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { invitationRefusals } from '../invite/invitations.refusals.ts'
import { made, refuseUnmade } from '../person/createPerson.server.ts'
import { supervision } from './supervision.contract.ts'

async function makeGuard(input: Parsed<typeof supervision.makeGuard>, { door }: Asking): Promise<void> {
  const places = [...new Set(input.condominium_ids)]
  const done = await door.row(
    made,
    sql`select access.make_guard(${input.id}::uuid, ${input.full_name}, ${input.email}, ${places}::uuid[], ${input.language}) as outcome`,
  )
  refuseUnmade(done?.outcome)
}

const coded = z.object({
  id: z.string(),
  full_name: z.string(),
  condominium: z.string().nullable(),
  language: z.enum(languages),
  has_email: z.boolean(),
  waits: z.boolean(),
})

async function makeCode({ id }: Parsed<typeof supervision.makeCode>, { door, keys }: Asking) {
  const code = codeOf(randomBytes(codeLength))
  const hash = `\\x${keys.hashOfCode(code).toString('hex')}`
  const guard = await door.row(
    coded,
    sql`select id, full_name, condominium, language, has_email, waits from access.start_code_of_guard(${id}::uuid, ${hash}::bytea)`,
  )
  if (!guard) throw refusal(invitationRefusals, 'not_to_invite')
  return { ...guard, unit_number: null, code }
}

/** A guard of others, one who is no guard, and a decision of the administration look alike from here. */
async function carryOut({ door }: Asking, act: Sql): Promise<void> {
  if ((await door.act(sql`select from ${act} done where done`)) === 0) throw new Refusal('not_found', 404)
}

export const supervisionCalls = serve(supervision, {
  guards: (_, { door }) => door.json(sql`select access.guards_of_mine()`),
  gates: (_, { door }) => door.json(sql`select access.gates_of_mine()`),
  alarms: (_, { door }) => door.json(sql`select access.alarms_of_mine()`),
  overrides: (_, { door }) => door.json(sql`select access.overrides_of_mine()`),
  urgent: (_, { door }) => door.json(sql`select access.urgent_of_mine()`),
  shifts: (_, { door }) => door.json(sql`select access.shifts_of_mine()`),
  makeGuard,
  makeCode,
  async writeInvitation({ id }, { door }) {
    const written = await door.act(sql`select from access.write_invitations(array[${id}::uuid])`)
    if (written === 0) throw refusal(invitationRefusals, 'invitation_not_sent')
  },
  async suspend({ id }, asking) {
    await carryOut(asking, sql`access.suspend_guard(${id}::uuid)`)
    asking.watch.see('sessions_ended_by_admin', id)
  },
  reinstate: ({ id }, asking) => carryOut(asking, sql`access.reinstate_guard(${id}::uuid)`),
  relieve: ({ id, condominium_id }, { door }) =>
    endOnce(
      door,
      sql`select from access.relieve_guard(${id}::uuid, ${condominium_id}::uuid) done where done`,
      'assignment',
      [id, condominium_id],
    ),
})
