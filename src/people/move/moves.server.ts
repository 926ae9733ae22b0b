import { z } from 'zod'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { itemOf } from '../../server/database/callerDb.ts'
import { jsonOf, type Shape } from '../../server/database/shape.ts'
import { sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import { moves } from './moves.contract.ts'

const mostShown = 60

const authorized: Shape = {
  id: sql`a.id`,
  auth_type: sql`a.auth_type`,
  name: sql`concat_ws(' ', a.name, a.last_name)`,
  plate: sql`a.vehicle_plate`,
}
const booking: Shape = {
  id: sql`b.id`,
  amenity_type: sql`m.amenity_type`,
  name: sql`m.name`,
  starts_at: sql`b.starts_at`,
}
const theirs = sql`a.condominium_id = r.condominium_id and a.residence_id = r.id and a.status in ('active', 'approved')
  and (a.valid_until is null or a.valid_until > now())`

const moving: Shape = {
  residence_id: sql`r.id`,
  passing_on: sql`access.passing_on(r.condominium_id, r.id)`,
  unit_number: sql`r.unit_number`,
  time_zone: sql`c.time_zone`,
  leaves_at: sql`r.leaves_at`,
  moves_to: sql`r.moves_to`,
  authorized: sql`(select coalesce(json_agg(${jsonOf(authorized)} order by a.auth_type, a.name, a.id), '[]')
    from (select a.id, a.auth_type, a.name, a.last_name, a.vehicle_plate from authorizations a where ${theirs} and access.names_move(r) order by a.auth_type, a.name, a.id limit ${mostShown}::int) a)`,
  authorized_total: sql`(select count(*) from authorizations a where ${theirs})`,
  authorized_kinds: sql`(select coalesce(json_agg(k order by k.auth_type), '[]')
    from (select a.auth_type, count(*) from authorizations a where ${theirs} group by a.auth_type) k)`,
  bookings: sql`(select coalesce(json_agg(${jsonOf(booking)} order by b.starts_at, b.id), '[]')
    from amenity_reservations b join amenities m on m.id = b.amenity_id
    where b.condominium_id = r.condominium_id and b.residence_id = r.id and b.status in ('pending', 'approved') and b.ends_at > now())`,
  staying: sql`(select coalesce(json_agg(o.full_name order by o.full_name), '[]') from residences n join profiles o on o.id = n.profile_id
    where n.condominium_id = r.condominium_id and n.unit_number = r.unit_number and n.id <> r.id and n.until is null and n.since is not null
      and o.approval_status = 'approved')`,
}

/** The home that the call names, or the first one if an older page names none. */
const theirHome = (
  person: string,
  residence: string | undefined,
) => sql`r.profile_id = ${person} and r.until is null and r.since is not null
  and r.id = coalesce(${residence ?? null}::uuid, (select f.id from residences f
    where f.profile_id = ${person} and f.until is null and f.since is not null order by f.since, f.id limit 1))`

const home = z.object({ condominium_id: z.string(), id: z.string() })

async function planMove(
  { id, residence_id, at, moves_to, passes }: Parsed<typeof moves.planMove>,
  context: CallContext,
): Promise<void> {
  await context.transaction(async (db) => {
    // Every change of a person locks their row first.
    const held = await db.execute(sql`select from profiles where id = ${id} for no key update`)
    const planned = await db.row(
      home,
      sql`update residences r set leaves_at = coalesce(access.ending(${at}, c.time_zone), now()), moves_to = ${moves_to}
        from condominiums c where c.id = r.condominium_id and ${theirHome(id, residence_id)}
        returning r.condominium_id, r.id`,
    )
    if (!planned) throw held === 0 ? new Refusal('not_found', 404) : new Refusal('forbidden', 403)
    if (passes)
      await db.execute(
        sql`select access.pass_on(${planned.condominium_id}::uuid, ${planned.id}::uuid, ${JSON.stringify(passes)}::jsonb)`,
      )
    if (at === null)
      await db.execute(sql`select access.carry_out_move(${planned.condominium_id}::uuid, ${planned.id}::uuid)`)
  })
}

export const moveCalls = serve(moves, {
  moving: ({ id, residence_id }, { db }) =>
    db.answer(
      itemOf(
        moving,
        sql`from residences r join condominiums c on c.id = r.condominium_id
          where ${theirHome(id, residence_id)}`,
      ),
    ),
  planMove,
  passOn: async ({ id, residence_id, passes }, { db }) => {
    await db.executeOrNotFound(sql`with home as materialized (select r.condominium_id, r.id from residences r where ${theirHome(id, residence_id)})
      select from home h, access.pass_on(h.condominium_id, h.id, ${JSON.stringify(passes)}::jsonb) chosen where chosen`)
  },
  takeBackMove: async ({ id, residence_id }, { db }) => {
    await db.executeOrNotFound(
      sql`update residences r set leaves_at = null, moves_to = null where ${theirHome(id, residence_id)}`,
    )
  },
})
