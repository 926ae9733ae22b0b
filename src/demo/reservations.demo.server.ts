/** Past reservations, today's with guests at the gate, future, rejected and canceled ones. */
import type { ClientBase } from 'pg'
import { type DemoPart, demoId } from './demoPart.server.ts'

interface DemoBooking {
  key: string
  place: 'encinos' | 'torres'
  /** True for a reservation of the demo's resident; the others belong to neighbors. */
  own?: true
  amenity: 'pool' | 'clubhouse' | 'event_hall' | 'gym' | 'playground' | 'parking'
  /** Days from today; past ones use an amenity that needs no approval. */
  day: number
  from: string
  until: string
  purpose: string | null
  guest_count: number
  guests?: readonly string[]
  /** The number of guests who are inside or came. */
  inside?: number
  status: 'pending' | 'approved' | 'rejected' | 'cancelled'
  reason?: string
}

export const bookings: readonly DemoBooking[] = [
  {
    ...{ key: 'cumple', place: 'encinos', own: true, amenity: 'clubhouse', day: 0, from: '15:00', until: '22:00' },
    purpose: 'Cumpleaños de Sofía',
    guest_count: 12,
    guests: [
      'Renata Olvera',
      'Diego Olvera',
      'Paola Miranda',
      'Iván Miranda',
      'Luz Elena Roa',
      'Bruno Tapia',
      'Nadia Sáenz',
    ],
    inside: 2,
    status: 'approved',
  },
  {
    ...{ key: 'tarde', place: 'encinos', own: true, amenity: 'pool', day: -4, from: '11:00', until: '13:00' },
    ...{ purpose: null, guest_count: 4, guests: ['Javier Olvera Peña', 'Sofía Olvera Núñez'], status: 'approved' },
  },
  {
    ...{ key: 'nado', place: 'encinos', amenity: 'pool', day: -6, from: '10:00', until: '12:00' },
    ...{ purpose: 'Clase de natación', guest_count: 4, guests: ['Marisol Quintero', 'Abril Sosa'], inside: 2 },
    status: 'approved',
  },
  {
    ...{ key: 'gimnasio en pareja', place: 'encinos', amenity: 'gym', day: -3, from: '19:00', until: '20:30' },
    ...{ purpose: null, guest_count: 2, guests: ['Tomás Rangel'], inside: 1, status: 'approved' },
  },
  {
    ...{ key: 'domingo', place: 'encinos', amenity: 'pool', day: -11, from: '12:00', until: '15:00' },
    ...{ purpose: null, guest_count: 5, guests: ['Ivonne Prado', 'Saúl Prado', 'Mía Prado'], inside: 3 },
    status: 'approved',
  },
  {
    ...{ key: 'reunión', place: 'encinos', own: true, amenity: 'event_hall', day: 12, from: '18:00', until: '22:00' },
    ...{ purpose: 'Aniversario de bodas', guest_count: 60, status: 'pending' },
  },
  {
    ...{ key: 'taller', place: 'encinos', own: true, amenity: 'clubhouse', day: 9, from: '10:00', until: '14:00' },
    ...{ purpose: 'Taller de cerámica', guest_count: 10, status: 'rejected' },
    reason: 'Ese día se pinta la casa club. Puedes pedir el siguiente.',
  },
  {
    ...{ key: 'parrilla', place: 'encinos', own: true, amenity: 'playground', day: 2, from: '12:00', until: '14:00' },
    ...{ purpose: 'Tarde de juegos', guest_count: 6, status: 'cancelled' },
  },
  {
    ...{ key: 'estacionamiento', place: 'encinos', amenity: 'parking', day: 0, from: '00:00', until: '00:00' },
    ...{ purpose: 'Visita de fuera de la ciudad', guest_count: 3, guests: ['Tomás Rangel', 'Irene Rangel'], inside: 1 },
    status: 'approved',
  },
  {
    ...{ key: 'gimnasio', place: 'encinos', amenity: 'gym', day: 0, from: '18:00', until: '19:30' },
    ...{ purpose: null, guest_count: 2, status: 'approved' },
  },
  {
    ...{ key: 'alberca', place: 'encinos', amenity: 'pool', day: 0, from: '10:00', until: '12:30' },
    ...{ purpose: 'Clase de natación', guest_count: 5, guests: ['Marisol Quintero'], status: 'approved' },
  },
  {
    ...{ key: 'alberca de al lado', place: 'encinos', amenity: 'pool', day: 0, from: '11:00', until: '14:00' },
    ...{ purpose: null, guest_count: 6, status: 'approved' },
  },
  {
    ...{ key: 'posada', place: 'encinos', amenity: 'event_hall', day: 20, from: '17:00', until: '22:00' },
    ...{ purpose: 'Graduación', guest_count: 75, status: 'approved' },
  },
  {
    ...{ key: 'asamblea', place: 'encinos', amenity: 'clubhouse', day: 3, from: '19:00', until: '21:00' },
    ...{ purpose: 'Junta de vecinos', guest_count: 20, status: 'pending' },
  },
  {
    ...{ key: 'torres comida', place: 'torres', amenity: 'parking', day: 0, from: '00:00', until: '00:00' },
    ...{ purpose: 'Almuerzo familiar', guest_count: 4, guests: ['Camilo Duarte', 'Adriana Duarte'], inside: 1 },
    status: 'approved',
  },
  {
    ...{ key: 'torres gimnasio', place: 'torres', amenity: 'gym', day: -2, from: '06:00', until: '07:00' },
    ...{ purpose: null, guest_count: 1, status: 'approved' },
  },
  {
    ...{ key: 'torres salón', place: 'torres', amenity: 'event_hall', day: 6, from: '14:00', until: '20:00' },
    ...{ purpose: 'Primera comunión', guest_count: 50, status: 'pending' },
  },
  {
    ...{ key: 'torres club', place: 'torres', amenity: 'clubhouse', day: 5, from: '17:00', until: '20:00' },
    ...{ purpose: 'Club de lectura', guest_count: 12, status: 'cancelled' },
  },
]

const list = JSON.stringify(
  bookings.map((booking, number) => ({
    ...booking,
    number,
    id: demoId(`reservation ${booking.key}`),
    place: demoId(booking.place),
    own: booking.own ?? false,
    guests: (booking.guests ?? []).map((name, at) => ({ id: demoId(`guest ${booking.key} ${name}`), name, at })),
  })),
)

const booked = `json_to_recordset($1) as b (id uuid, number integer, place uuid, own boolean, amenity text, day integer,
  "from" time, until time, purpose text, guest_count integer, guests json, inside integer, status text, reason text)`

/** A demo started in the evening has its party tomorrow: past reservations get no answers. */
const overToday = `(b.day = 0 and b.until > b."from" and (now() at time zone c.time_zone)::time >= b.until)`

/** Each neighbor's reservation belongs to another unit, so that no weekly limit is reached. */
async function book(owner: ClientBase): Promise<void> {
  await owner.query(
    `insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number, reservation_date,
        start_time, end_time, purpose, guest_count, created_at, asked_at)
      select b.place, b.id, m.id, home.profile_id, home.id, home.unit_number, (now() at time zone c.time_zone)::date + b.day + ${overToday}::integer,
          b."from", b.until, b.purpose, b.guest_count, asked.at, asked.at
        from ${booked}
        join condominiums c on c.id = b.place
        join amenities m on m.condominium_id = b.place and m.amenity_type = b.amenity
        cross join lateral (select now() + least(b.day, 0) * interval '1 day' - (b.number + 5) * interval '7 hours' as at) asked
        cross join lateral (
          select distinct on (md5(h.unit_number)) h.id, h.profile_id, h.unit_number
            from residences h join profiles p on p.id = h.profile_id
            where h.condominium_id = b.place and h.until is null and h.since is not null
              and (p.email = 'resident@demo.garita.test') = b.own
            order by md5(h.unit_number), h.profile_id
            offset case when b.own then 0 else b.number end limit 1
        ) home
        order by b.number`,
    [list],
  )
}

/** Created through the real rules with today's date, then moved back. */
async function answer(owner: ClientBase): Promise<void> {
  await owner.query(
    `update amenity_reservations r set status = b.status, rejection_reason = b.reason,
        decided_at = case when b.status <> 'cancelled' then now() end, cancelled_at = case when b.status = 'cancelled' then now() end
      from ${booked} where r.id = b.id and r.status <> b.status`,
    [list],
  )
  await owner.query(
    `update amenity_reservations r set decided_by = admin.id, decided_by_name = admin.full_name,
        decided_at = r.asked_at + interval '3 hours'
      from assignments t join profiles admin on admin.id = t.profile_id and admin.email = 'admin@demo.garita.test'
      where t.condominium_id = r.condominium_id and r.decided_at is not null`,
  )
  await owner.query(
    `update amenity_reservations r set cancelled_at = r.asked_at + interval '9 hours' where r.cancelled_at is not null`,
  )
}

async function bringGuests(owner: ClientBase): Promise<void> {
  await owner.query(
    `insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
      select r.condominium_id, g.id, r.id, r.resident_id, g.at + 1, g.name
        from ${booked} join amenity_reservations r on r.id = b.id,
          json_to_recordset(b.guests) as g (id uuid, name text, at integer)`,
    [list],
  )
  await owner.query(
    `with come as (
        select r.condominium_id, g.id as guest_id, g.name, r.id as reservation_id, r.resident_id, r.unit_number, agent.id as agent_id,
            agent.full_name as agent_name, e.event, gen_random_uuid() as log_id, e.at
          from ${booked} join amenity_reservations r on r.id = b.id,
            json_to_recordset(b.guests) as g (id uuid, name text, at integer),
            lateral (
              select p.id, p.full_name from assignments t join profiles p on p.id = t.profile_id and p.user_role = 'agent'
                where t.condominium_id = r.condominium_id order by p.id limit 1
            ) agent,
            lateral (
              select 'entry' as event, case when b.day < 0 then r.starts_at + (5 + g.at * 4) * interval '1 minute'
                  else now() - (20 + g.at * 9) * interval '1 minute' end as at
                union all select 'exit', r.ends_at - g.at * interval '3 minutes' where b.day < 0
            ) e
          where g.at < b.inside and r.reservation_date <= (now() at time zone access.clock_of(r.condominium_id))::date
      ), logged as (
        insert into access_logs (condominium_id, id, reservation_id, guest_id, event_type, occurred_at, resident_id, unit_number,
            actor_id, actor_role, actor_name)
          select condominium_id, log_id, reservation_id, guest_id, event, at, resident_id, unit_number, agent_id, 'agent', agent_name
            from come
      )
      insert into access_log_subjects (condominium_id, log_id, auth_type, name)
        select condominium_id, log_id, 'guest', name from come`,
    [list],
  )
}

export const reservations: DemoPart = {
  already: { text: 'select from amenity_reservations where id = $1', values: [demoId('reservation cumple')] },
  async write(owner) {
    await book(owner)
    await answer(owner)
    await bringGuests(owner)
  },
}
