/** Handlers of the calls about keys. Triggers write the names of the guards. */
import { type CallContext, serve } from '../server/calls/serve.ts'
import { jsonOf, type Shape } from '../server/database/shape.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { refusal } from '../shared/refusal.ts'
import { keys } from './keys.contract.ts'
import { keyRefusals } from './keys.refusals.ts'

const loan: Shape = {
  id: sql`l.id`,
  key_name: sql`l.key_name`,
  lent_to: sql`l.lent_to`,
  lent_at: sql`l.lent_at`,
  lent_by_name: sql`l.lent_by_name`,
  due_at: sql`l.due_at`,
  late: sql`(l.returned_at is null and l.due_at <= now())`,
  returned_at: sql`l.returned_at`,
  returned_by_name: sql`l.returned_by_name`,
}

const book = ({ condominium_id }: Parsed<typeof keys.book>, { db }: CallContext) =>
  db.json(sql`select json_build_object('time_zone', c.time_zone,
    'out', (select coalesce(json_agg(${jsonOf(loan)} order by l.due_at, l.id), '[]') from key_loans l
      where l.condominium_id = c.id and l.returned_at is null),
    'here', (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name) order by lower(k.name), k.id), '[]') from keys k
      where k.condominium_id = c.id and not exists (select from key_loans l
        where l.condominium_id = k.condominium_id and l.key_id = k.id and l.returned_at is null)),
    'returned', (select coalesce(json_agg(${jsonOf(loan)} order by l.returned_at desc, l.id desc), '[]') from (
      select r.* from key_loans r where r.condominium_id = c.id and r.returned_at is not null
        order by r.returned_at desc, r.id desc limit 30) l))
    from condominiums c where c.id = ${condominium_id}::uuid`)

const borrowers = ({ condominium_id }: Parsed<typeof keys.borrowers>, { db }: CallContext) =>
  db.json(sql`select coalesce(json_agg(w.name order by lower(w.name)), '[]') from (
    select distinct concat_ws(' ', a.name, a.last_name) as name from authorizations a
      where a.condominium_id = ${condominium_id}::uuid and a.auth_type = 'worker' and a.status = 'active' and a.suspended_at is null
      limit 500) w`)

/** The same key once more is the success that it was. */
async function add({ condominium_id, id, name }: Parsed<typeof keys.add>, { db }: CallContext) {
  await db.execute(sql`insert into keys (condominium_id, id, name) values (${condominium_id}, ${id}, ${name})
    on conflict (condominium_id, id) do nothing`)
}

const remove = async ({ condominium_id, id }: Parsed<typeof keys.remove>, { db }: CallContext) => {
  await db.execute(sql`delete from keys where condominium_id = ${condominium_id} and id = ${id}`)
}

async function lend({ condominium_id, id, key_id, lent_to, due_at }: Parsed<typeof keys.lend>, { db }: CallContext) {
  const lent = await db.execute(sql`insert into key_loans (condominium_id, id, key_id, lent_to, due_at)
    select k.condominium_id, ${id}::uuid, k.id, ${lent_to}, ${due_at}::timestamptz from keys k
      where k.condominium_id = ${condominium_id} and k.id = ${key_id}
    on conflict (condominium_id, id) do nothing`)
  if (lent === 0)
    await db.executeOrNotFound(sql`select from key_loans where condominium_id = ${condominium_id} and id = ${id}`)
}

/** The first guard may press again; a second guard gets a refusal. */
async function takeBack({ condominium_id, id }: Parsed<typeof keys.takeBack>, { db }: CallContext) {
  const back = await db.execute(sql`update key_loans set returned_at = now()
    where condominium_id = ${condominium_id} and id = ${id} and returned_at is null`)
  if (back > 0) return
  const own = await db.json(sql`select to_json(coalesce(returned_by = access.caller_id(), false)) from key_loans
    where condominium_id = ${condominium_id} and id = ${id}`)
  if (own.text !== 'true') throw refusal(keyRefusals, 'key_returned')
}

export const keyCalls = serve(keys, { book, borrowers, add, remove, lend, takeBack })
