/** Fills a bench's database: condominiums of 50 residents with 100 authorizations and 10 visits each, and a log about them. */
import type pg from 'pg'
import { type Made, makeCondominium, makePerson } from '../../tests/access/people.ts'

const ofCondominium = 50
const ofResident = 100
const visitsOfUnit = 10
const asked = 20
const filled = ['authorizations', 'access_log_subjects', 'access_logs'] as const

export interface Neighborhood {
  condominium: string
  residents: Made[]
  agent: Made
}

export async function fill(owner: pg.Pool, rows: number): Promise<Neighborhood> {
  const condominium = await makeCondominium(owner, 'Measured')
  const residents: Made[] = []
  for (let unit = 0; unit < asked; unit++) {
    residents.push(await makePerson(owner, { user_role: 'resident', lives: [condominium, String(unit)] }))
  }
  const agent = await makePerson(owner, { user_role: 'agent', assigned: [condominium] })
  await fillWithPeople(owner, rows / ofCondominium / ofResident)
  await bare(owner, async (client) => {
    await client.query(
      `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, last_name,
          id_document, details, valid_from, valid_until, created_at)
        select r.condominium_id, gen_random_uuid(), r.profile_id, r.id, r.unit_number,
          case when n % 10 = 0 then 'worker' else 'temporary_visitor' end, 'Guest ' || n, 'Name ' || r.unit_number, 'INE' || n,
          '{"purpose":"a visit"}', now() - interval '1 day', now() + interval '1 day', now() - random() * interval '300 days'
        from generate_series(1, $1) n, residences r`,
      [ofResident],
    )
    // Visits that a guard registered; the newest of each unit still waits.
    await client.query(
      `insert into authorizations (condominium_id, id, unit_number, auth_type, status, name, last_name, id_document, details,
          valid_from, valid_until, created_at, registered_by_name, decided_at, decided_by, decided_by_name)
        select condominium_id, gen_random_uuid(), unit_number, 'temporary_visitor', status, 'Visitor ' || n, 'Name', 'INE' || n,
          '{"purpose":"a visit"}', at, at + interval '1 day', at, 'Guard', case when status <> 'pending_approval' then at end,
          case when status <> 'pending_approval' then profile_id end, case when status <> 'pending_approval' then 'Neighbor' end
        from (select r.*, n, now() - case when n = 1 then interval '1 hour' else n * interval '20 days' * random() end as at,
            case when n = 1 then 'pending_approval' when n % 4 = 0 then 'denied' else 'inactive' end as status
          from generate_series(1, $1) n, residences r) v`,
      [visitsOfUnit],
    )
    await client.query(
      `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role, actor_name)
        select condominium_id, gen_random_uuid(), id, event, created_at + interval '1 hour', resident_id, unit_number, 'agent', 'Guard'
        from authorizations, unnest(array['entry', 'exit']) event where hashtext(id::text) % 4 = 0`,
    )
    await client.query(
      `insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name)
        select l.condominium_id, l.id, a.auth_type, a.name, a.last_name from access_logs l
        join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id`,
    )
  })
  await owner.query('vacuum analyze')
  return { condominium, residents, agent }
}

async function fillWithPeople(owner: pg.Pool, condominiums: number): Promise<void> {
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
    [condominiums * ofCondominium - asked],
  )
  await owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since)
      select c.id, gen_random_uuid(), p.id, p.place::text, now() - interval '300 days'
      from (select id, row_number() over () + $1 - 1 as place from profiles p
        where user_role = 'resident' and not exists (select from residences r where r.profile_id = p.id)) p
      join (select id, row_number() over (order by name <> 'Measured') - 1 as place from condominiums) c
        on c.place = p.place / $2`,
    [asked, ofCondominium],
  )
  await owner.query(`update residences set since = now() - interval '300 days'`)
  await owner.query('alter table profiles enable trigger user; alter table residences enable trigger user')
}

/** Triggers, references and indexes, one row at a time, would take minutes of a million rows: they come back when the rows are there. */
async function bare(owner: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '128MB'`)
    const { rows: references } = await client.query<{ at: string; name: string; definition: string }>(
      `select conrelid::regclass::text as at, conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])`,
      [filled],
    )
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
        where indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
      [filled],
    )
    const each = async (statements: string[]) => client.query(statements.join('; '))
    await each(references.map(({ at, name }) => `alter table ${at} drop constraint ${name}`))
    await each(indexes.map(({ name }) => `drop index ${name}`))
    await each(filled.map((name) => `alter table ${name} disable trigger user`))
    await work(client)
    await each(filled.map((name) => `alter table ${name} enable trigger user`))
    await each(indexes.map(({ definition }) => definition))
    await each(references.map(({ at, name, definition }) => `alter table ${at} add constraint ${name} ${definition}`))
  } finally {
    client.release()
  }
}
