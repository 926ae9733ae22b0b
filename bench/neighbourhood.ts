/** Fills a bench's database: condominiums of 50 residents with 100 authorizations each, and a log about them. */
import type pg from 'pg'
import { type Made, makeCondominium, makePerson } from '../tests/guard/people.ts'

const of_condominium = 50
const of_resident = 100
const asked = 20

export async function fill(owner: pg.Pool, rows: number): Promise<{ condominium: string; residents: Made[] }> {
  const condominium = await makeCondominium(owner, 'Measured')
  const residents: Made[] = []
  for (let unit = 0; unit < asked; unit++) {
    residents.push(await makePerson(owner, { user_role: 'resident', lives: [condominium, String(unit)] }))
  }
  const condominiums = rows / of_condominium / of_resident
  await owner.query(
    `insert into condominiums (id, name, listed, invitation_code)
      select gen_random_uuid(), 'Place ' || n, true, gen_random_uuid()::text from generate_series(2, $1) n`,
    [condominiums],
  )
  await owner.query('alter table profiles disable trigger user; alter table residences disable trigger user')
  await owner.query(
    `insert into profiles (id, full_name, email, user_role, approval_status, email_confirmed_at)
      select gen_random_uuid(), 'Person ' || n, 'bench' || n || '@garita.test', 'resident', 'approved', now()
      from generate_series(1, $1) n`,
    [condominiums * of_condominium - asked],
  )
  await owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since)
      select c.id, gen_random_uuid(), p.id, p.place::text, now()
      from (select id, row_number() over () + $1 - 1 as place from profiles p
        where user_role = 'resident' and not exists (select from residences r where r.profile_id = p.id)) p
      join (select id, row_number() over (order by name <> 'Measured') - 1 as place from condominiums) c
        on c.place = p.place / $2`,
    [asked, of_condominium],
  )
  // Triggers announce and number one by one; a million at once would measure them instead.
  await owner.query('alter table authorizations disable trigger user; alter table access_logs disable trigger user')
  await owner.query(
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, last_name,
        id_document, details, valid_from, valid_until, created_at)
      select r.condominium_id, gen_random_uuid(), r.profile_id, r.id, r.unit_number,
        case when n % 10 = 0 then 'worker' else 'temporary_visitor' end, 'Guest ' || n, 'Name', 'INE' || n,
        '{"purpose":"a visit"}', now() - interval '1 day', now() + interval '1 day', now() - random() * interval '300 days'
      from generate_series(1, $1) n, residences r`,
    [of_resident],
  )
  await owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role, actor_name)
      select condominium_id, gen_random_uuid(), id, event, created_at + interval '1 hour', resident_id, unit_number, 'agent', 'Guard'
      from authorizations, unnest(array['entry', 'exit']) event where hashtext(id::text) % 4 = 0`,
  )
  await owner.query('alter table authorizations enable trigger user; alter table access_logs enable trigger user')
  await owner.query('alter table profiles enable trigger user; alter table residences enable trigger user')
  await owner.query('vacuum analyze')
  return { condominium, residents }
}
