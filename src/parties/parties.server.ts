/** Handlers of a host's calls about parties. The database counts the places. */
import { z } from 'zod'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { partyLinkOf } from '../server/keys/visitLinks.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { parties, partyFacts } from './parties.contract.ts'

const storedParties = z.array(partyFacts.extend({ link_id: z.string() }))

async function list(_: unknown, context: CallContext) {
  const found = await context.db.row(
    z.object({ all: z.string() }),
    sql`select (select coalesce(json_agg(one.party order by one.is_over, case when one.is_over then null else one.valid_from end,
          one.valid_until desc), '[]') from (
        select p.valid_until <= now() or p.canceled_at is not null as is_over, p.valid_from, p.valid_until, json_build_object('id', p.id,
          'name', p.name, 'note', p.note, 'places', p.places, 'valid_from', p.valid_from, 'valid_until', p.valid_until,
          'link_id', p.link_id, 'turned_away', p.turned_away,
          'state', case when p.canceled_at is not null then 'canceled' when p.valid_until <= now() then 'over'
            when not access.may_answer(access.caller_home()) then 'paused' when p.closed_at is not null then 'closed' else 'open' end,
          'amenity', (select json_build_object('amenity_type', m.amenity_type, 'name', m.name) from amenity_reservations b
            join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
            where b.condominium_id = p.condominium_id and b.id = p.reservation_id),
          'guests', (select coalesce(json_agg(json_build_object('id', a.id, 'name', concat_ws(' ', a.name, a.last_name),
              'inside', a.inside, 'ever_entered', a.entered_at is not null, 'over', a.status <> 'active')
              order by g.taken_at, a.id), '[]')
            from party_guests g join authorizations a on a.condominium_id = g.condominium_id and a.id = g.id
            where g.condominium_id = p.condominium_id and g.party_id = p.id and g.removed_at is null)) as party
        from parties p where p.valid_until > now() - interval '7 days'
        order by p.valid_until desc limit 40) one)::text as all`,
  )
  const stored = storedParties.parse(JSON.parse(found?.all ?? '[]'))
  return stored.map(({ link_id, ...party }) => ({ ...party, link: partyLinkOf(link_id, context) }))
}

const bookings = (_: unknown, { db }: CallContext) =>
  db.json(sql`select coalesce(json_agg(json_build_object('id', b.id,
      'amenity', json_build_object('amenity_type', m.amenity_type, 'name', m.name),
      'starts_at', b.starts_at, 'ends_at', b.ends_at, 'guest_count', b.guest_count) order by b.starts_at, b.id), '[]')
    from amenity_reservations b join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
    where b.residence_id = (select (access.caller_home()).id) and b.status in ('pending', 'approved') and b.ends_at > now()
      and b.guest_count > 2`)

/** Today is the day of the condominium; a party of yesterday is listed until it ends or its last guest leaves. */
const atGate = ({ condominium_id }: Parsed<typeof parties.atGate>, { db }: CallContext) =>
  db.json(sql`select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
      'condominium', json_build_object('id', c.id, 'name', c.name), 'time_zone', c.time_zone, 'unit_number', r.unit_number,
      'host_name', coalesce(h.full_name, ''), 'places', p.places, 'valid_from', p.valid_from, 'valid_until', p.valid_until,
      'guests', (select coalesce(json_agg(json_build_object('id', a.id, 'name', concat_ws(' ', a.name, a.last_name),
          'entered_at', a.entered_at, 'left_at', a.left_at, 'inside', a.inside,
          'may_enter', a.status = 'active' and not a.inside and a.valid_from <= now() + access.tolerance()
            and a.valid_until > now() - access.tolerance() and not access.resembles_refused(a.condominium_id, a.id))
          order by a.plain_name, a.id), '[]')
        from party_guests g join authorizations a on a.condominium_id = g.condominium_id and a.id = g.id
        where g.condominium_id = p.condominium_id and g.party_id = p.id and g.removed_at is null)) order by p.valid_from, p.id), '[]')
    from parties p join condominiums c on c.id = p.condominium_id
      join residences r on r.condominium_id = p.condominium_id and r.id = p.residence_id
      left join profiles h on h.id = p.resident_id
    where ${condominium_id ? sql`p.condominium_id = ${condominium_id}::uuid` : sql`true`} and p.canceled_at is null
      and p.valid_from < ((now() at time zone c.time_zone)::date + 1)::timestamp at time zone c.time_zone
      and (p.valid_until > now() or p.valid_until > now() - interval '2 days' and exists (select from party_guests g
        join authorizations a on a.condominium_id = g.condominium_id and a.id = g.id
        where g.condominium_id = p.condominium_id and g.party_id = p.id and a.inside))`)

async function create({ id, ...given }: Parsed<typeof parties.create>, context: CallContext) {
  const made = await context.db.row(
    z.object({ link_id: z.string().nullable() }),
    sql`select access.make_party(${id}::uuid, ${JSON.stringify(given)}::jsonb) as link_id`,
  )
  // A retry with corrected values must not get the answer of the first values.
  if (!made?.link_id) throw new Refusal('changed_meanwhile', 409)
  return { link: partyLinkOf(made.link_id, context) }
}

const close = ({ id }: Parsed<typeof parties.close>, { db }: CallContext) =>
  db.executeOrNotFound(sql`select from access.close_party(${id}::uuid, true) as done where done`)

const open = ({ id }: Parsed<typeof parties.open>, { db }: CallContext) =>
  db.executeOrNotFound(sql`select from access.close_party(${id}::uuid, false) as done where done`)

const cancel = ({ id }: Parsed<typeof parties.cancel>, { db }: CallContext) =>
  db.executeOrNotFound(sql`select from access.cancel_party(${id}::uuid) as done where done`)

export const partyCalls = serve(parties, { list, bookings, atGate, create, close, open, cancel })
