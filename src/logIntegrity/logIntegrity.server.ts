import { z } from 'zod'
import { serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { moment } from '../shared/fields.ts'
import { Refusal } from '../shared/refusal.ts'
import { codeOf } from './codes.ts'
import { logIntegrity, mostWitnesses } from './logIntegrity.contract.ts'

const newest = z.object({
  time_zone: z.string(),
  lines: z.number().nullable(),
  at: moment.nullable(),
  hash: z.string().nullable(),
})

export const logIntegrityCalls = serve(logIntegrity, {
  order: async ({ condominium_id }, { db }) => {
    const found = await db.row(
      newest,
      sql`select c.time_zone, b.last_position::float8 as lines, to_json(b.sealed_at) #>> '{}' as at, encode(b.hash, 'hex') as hash
        from condominiums c left join lateral (
          select * from log_blocks b where b.condominium_id = c.id order by b.number desc limit 1) b on true
        where c.id = ${condominium_id}::uuid`,
    )
    if (!found) throw new Refusal('not_found', 404)
    const { time_zone, lines, at, hash } = found
    return { time_zone, sealed: lines && at && hash ? { lines, at, code: codeOf(lines, hash) } : null }
  },
  witnesses: ({ condominium_id }, { db }) =>
    db.json(sql`select coalesce(json_agg(json_build_object('address', w.address, 'added_by_name', w.added_by_name, 'added_at', w.added_at)
        order by w.place), '[]') from log_witnesses w where w.condominium_id = ${condominium_id}::uuid`),
  addWitness: async ({ condominium_id, address, language }, { db }) => {
    const added =
      await db.execute(sql`insert into log_witnesses (condominium_id, place, address, language, added_by_name)
      select ${condominium_id}::uuid, free.place, ${address}, ${language}, p.full_name
        from profiles p, lateral (select n as place from generate_series(1, ${mostWitnesses}::int) n
          where not exists (select from log_witnesses w where w.condominium_id = ${condominium_id}::uuid and w.place = n) order by n limit 1) free
        where p.id = access.caller_id()`)
    if (added === 0) throw new Refusal('log_witnesses_full', 409)
  },
  removeWitness: async ({ condominium_id, address }, { db }) => {
    await db.execute(
      sql`delete from log_witnesses where condominium_id = ${condominium_id}::uuid and address = ${address}`,
    )
  },
})
