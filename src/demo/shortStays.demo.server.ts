/** The short stays of the demo's resident: one is over, one goes on with a guest who registered, and one comes. */
import { randomBytes } from 'node:crypto'
import { residentEmail } from './cast.ts'
import { type DemoPart, demoId } from './demoPart.server.ts'

const current = demoId('stay of Hannah')
const guest = 'hannah.weber@demo.garita.test'

const stays = [
  { id: demoId('stay of Marcelo'), names: ['Marcelo Prieto'], places: 1, uses: 0, from: -9, until: -6 },
  { id: current, names: ['Hannah Weber', 'Peter Novak'], places: 2, uses: 1, from: -1, until: 2 },
  { id: demoId('stay of Inés'), names: ['Inés Carrasco', 'Tadeo Carrasco'], places: 3, uses: 0, from: 5, until: 8 },
]

export const shortStays: DemoPart = {
  already: { text: 'select from short_stays where id = $1', values: [current] },
  async write(owner) {
    await owner.query(
      `insert into short_stays (condominium_id, id, unit_number, code_hash, made_by, made_by_name, residence_id, guest_names, places, uses, starts_at,
          ends_at, created_at)
        select r.condominium_id, s.id, r.unit_number, decode(s.hash, 'hex'), p.id, p.full_name, r.id, s.names, s.places, s.uses,
            (today + s."from" + time '15:00') at time zone c.time_zone, (today + s.until + time '11:00') at time zone c.time_zone,
            now() + (least(s."from", 0) - 6) * interval '1 day'
          from json_to_recordset($1) as s (id uuid, names text[], places integer, uses integer, "from" integer, until integer, hash text)
            join profiles p on p.id = $2 join residences r on r.profile_id = p.id and r.until is null
            join condominiums c on c.id = r.condominium_id
            cross join lateral (select (now() at time zone c.time_zone)::date as today) clock`,
      [
        JSON.stringify(stays.map((stay) => ({ ...stay, hash: randomBytes(32).toString('hex') }))),
        demoId(residentEmail),
      ],
    )
    await owner.query(
      `insert into profiles (id, full_name, email, user_role, approval_status, language, email_confirmed_at, created_at)
        select $1, 'Hannah Weber', $2, 'resident', 'approved', 'en', s.starts_at - interval '1 day', s.starts_at - interval '1 day'
          from short_stays s where s.id = $3`,
      [demoId(guest), guest, current],
    )
    await owner.query(
      `insert into residences (condominium_id, id, profile_id, unit_number, requested_at, since, kind, stay_id, begins_at, leaves_at, barred_at)
        select s.condominium_id, $1, $2, s.unit_number, s.starts_at - interval '1 day', s.starts_at, 'guest', s.id, s.starts_at, s.ends_at, s.starts_at
          from short_stays s where s.id = $3`,
      [demoId('home of Hannah'), demoId(guest), current],
    )
  },
}
