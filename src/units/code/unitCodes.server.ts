/** Creates and ends the codes of units; the database decides for which, and stores only their hashes. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { endOnce } from '../../server/calls/repeated.ts'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { codeLength, codeOf } from '../../session/start/startCodes.ts'
import type { Parsed } from '../../shared/contract.ts'
import { moment } from '../../shared/fields.ts'
import { newId } from '../../shared/ids.ts'
import { Refusal } from '../../shared/refusal.ts'
import { unitCodes } from './unitCodes.contract.ts'
import { mostRegistrations } from './unitCodes.rules.ts'

/** The codes of homes stop working when homes may no longer invite. */
function currentCode({ condominium_id, unit_number }: Parsed<typeof unitCodes.currentCode>, { db }: CallContext) {
  return db.json(sql`select json_build_object('code', (
      select json_build_object('id', k.id, 'made_by_name', k.made_by_name, 'uses', k.uses, 'created_at', k.created_at,
          'expires_at', k.expires_at, 'stays_until', k.stays_until, 'time_zone', c.time_zone)
        from unit_codes k join condominiums c on c.id = k.condominium_id
        where k.condominium_id = ${condominium_id}::uuid and k.unit_number = ${unit_number} and k.ended_at is null and least(k.expires_at, k.stays_until) > now()
          and k.uses < ${mostRegistrations}::int and (k.residence_id is null or c.homes_invite)))`)
}

const madeFor = z.object({ stays_until: moment.nullable(), time_zone: z.string() })

async function makeCode(
  { condominium_id, unit_number, last_day = null, last_hour = null }: Parsed<typeof unitCodes.makeCode>,
  { db, keys }: CallContext,
) {
  const code = codeOf(randomBytes(codeLength))
  const end = last_day && last_hour ? `${last_day}T${last_hour}` : last_day
  const stay = await db.row(
    madeFor,
    sql`select to_json(stay.ends) #>> '{}' as stays_until, stay.time_zone, access.make_unit_code(
        ${condominium_id}::uuid, ${unit_number}, ${newId()}::uuid, ${keys.hashOfCode(code)}::bytea, stay.ends) as made
      from (select access.ending(${end}, c.time_zone) as ends, c.time_zone
        from (select (select time_zone from condominiums where id = ${condominium_id}::uuid) as time_zone) c offset 0) stay`,
  )
  if (!stay) throw new Refusal('not_found', 404)
  return { code, ...stay }
}

export const unitCodeCalls = serve(unitCodes, {
  currentCode,
  mayInvite: (_, { db }) =>
    db.json(
      sql`select json_build_object('may_invite', (select h.id from access.caller_inviting_home() h) is not null,
        'may_give_stays', (select coalesce(p.refused not in ('stay_needs_home', 'stays_not_allowed', 'stay_needs_adult'), true)
          from access.caller_stay_place() p))`,
    ),
  makeCode,
  endCode: ({ id }, { db }) =>
    endOnce(db, sql`update unit_codes set ended_at = now() where id = ${id}::uuid and ended_at is null`, 'unit_code', [
      id,
    ]),
})
