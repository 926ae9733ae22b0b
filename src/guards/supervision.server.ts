import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { invitationRefusals } from '../people/invite/invitations.refusals.ts'
import { made, refuseUnmade } from '../people/person/createPerson.server.ts'
import { endOnce } from '../server/calls/repeated.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import { codeLength, codeOf } from '../session/start/startCodes.ts'
import type { Parsed } from '../shared/contract.ts'
import { languages } from '../shared/messages.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { supervision } from './supervision.contract.ts'

async function makeGuard(input: Parsed<typeof supervision.makeGuard>, { db }: CallContext): Promise<void> {
  const places = [...new Set(input.condominium_ids)]
  const done = await db.row(
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

async function makeCode({ id }: Parsed<typeof supervision.makeCode>, { db, keys }: CallContext) {
  const code = codeOf(randomBytes(codeLength))
  const hash = `\\x${keys.hashOfCode(code).toString('hex')}`
  const guard = await db.row(
    coded,
    sql`select id, full_name, condominium, language, has_email, waits from access.start_code_of_guard(${id}::uuid, ${hash}::bytea)`,
  )
  if (!guard) throw refusal(invitationRefusals, 'not_to_invite')
  return { ...guard, unit_number: null, code }
}

/** Answers alike for another supervisor's guard, a person who is not a guard, and a decision of the administration. */
async function carryOut({ db }: CallContext, act: Sql): Promise<void> {
  if ((await db.execute(sql`select from ${act} done where done`)) === 0) throw new Refusal('not_found', 404)
}

export const supervisionCalls = serve(supervision, {
  guards: (_, { db }) => db.json(sql`select access.caller_guards()`),
  gates: (_, { db }) => db.json(sql`select access.caller_gates()`),
  alarms: (_, { db }) => db.json(sql`select access.caller_alarms()`),
  overrides: (_, { db }) => db.json(sql`select access.caller_overrides()`),
  urgent: (_, { db }) => db.json(sql`select access.caller_urgent_arrivals()`),
  shifts: (_, { db }) => db.json(sql`select access.caller_shifts()`),
  makeGuard,
  makeCode,
  async writeInvitation({ id }, { db }) {
    const written = await db.execute(sql`select from access.write_invitations(array[${id}::uuid])`)
    if (written === 0) throw refusal(invitationRefusals, 'invitation_not_sent')
  },
  async suspend({ id }, context) {
    await carryOut(context, sql`access.suspend_guard(${id}::uuid)`)
    context.watch.see('sessions_ended_by_admin', id)
  },
  reinstate: ({ id }, context) => carryOut(context, sql`access.reinstate_guard(${id}::uuid)`),
  relieve: ({ id, condominium_id }, { db }) =>
    endOnce(
      db,
      sql`select from access.relieve_guard(${id}::uuid, ${condominium_id}::uuid) done where done`,
      'assignment',
      [id, condominium_id],
    ),
})
