import { z } from 'zod'
import { homeKinds } from '../../households/rights.rules.ts'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { authorizationRefusals } from '../authorizations.refusals.ts'
import { atReaders, passFacts, sign } from './passes.server.ts'
import { readerChoices } from './readerChoices.ts'

const facts = passFacts.extend({
  reader: z.enum(readerChoices).nullable(),
  id: z.string(),
  full_name: z.string(),
  unit_number: z.string(),
  kind: z.enum(homeKinds).nullable(),
  stands: z.boolean(),
  condominium: z.string(),
  address: z.string().nullable(),
})

export async function myPass(_: unknown, context: CallContext) {
  const found = await context.db.row(
    facts,
    sql`select home.condominium_id, home.id, home.unit_number, home.kind, p.full_name, 'co_resident' as auth_type,
        regexp_replace(p.full_name, '^\\S+\\s+', '') as last_name, null as id_document, null as vehicle_plate, home.pass_id, home.pass_generation,
        to_json(home.pass_issued_at) #>> '{}' as pass_issued_at, null as access_number,
        null as valid_from, to_json(home.leaves_at) #>> '{}' as valid_until,
        null as written_from, access.written_ending(home.leaves_at, c.time_zone) as written_until,
        access.caller_pass_at_readers() as reader, to_json(now()) #>> '{}' as shown_at,
        home.frozen_at is null and coalesce(home.leaves_at > now(), true) as stands, c.name as condominium, c.address
      from access.caller_home() home join profiles p on p.id = access.caller_id() join condominiums c on c.id = home.condominium_id`,
  )
  if (!found) throw new Refusal('not_found', 404)
  if (!found.stands) throw refusal(authorizationRefusals, 'own_pass_paused')
  const { reader, ...pass } = found
  return {
    token: await sign({ ...pass, reader: 'plain' }, context),
    ...(reader ? await atReaders({ ...pass, reader }, context) : { reader: null, day: null }),
    id: pass.id,
    name: pass.full_name,
    unit_number: pass.unit_number,
    kind: pass.kind,
    short_id: pass.pass_id.replaceAll('-', '').slice(0, 8),
    access_number: null,
    condominium: pass.condominium,
    address: pass.address,
    valid_from: null,
    valid_until: pass.written_until,
  }
}

export async function renewMyPass(_: unknown, { db }: CallContext) {
  const renewed = await db.row(z.object({ renewed: z.boolean() }), sql`select access.renew_my_pass() as renewed`)
  if (!renewed?.renewed) throw new Refusal('not_found', 404)
}
