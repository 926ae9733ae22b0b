import type { ClientBase } from 'pg'
import { cast, overseers, superEmail } from './cast.ts'
import { type DemoPart, demoId } from './demoPart.server.ts'

const people = cast.map((person, number) => ({
  ...person,
  id: demoId(person.address),
  phone_number: `+52 55 ${String(1000 + ((number * 37) % 9000))} ${String(1000 + ((number * 7919) % 9000))}`,
}))
type People = typeof people

async function writeProfiles(owner: ClientBase, people: People): Promise<void> {
  await owner.query(
    `insert into profiles (id, full_name, email, username, phone_number, user_role, approval_status, language,
        email_confirmed_at, decided_at, decided_by, created_at)
      select id, full_name, email, username, phone_number, user_role, approval_status, 'es',
        case when coalesce(email, username) is not null then began end, decided, case when decided is not null and id <> $2 then $2::uuid end, began
      from json_to_recordset($1) as person
        (id uuid, full_name text, email text, username text, phone_number text, user_role text, approval_status text, days_ago integer),
        lateral (select now() - days_ago * interval '1 day' - interval '5 hours' as began) times,
        lateral (select case when approval_status <> 'pending' then began + interval '5 hours' end as decided) decision`,
    [JSON.stringify(people), demoId(superEmail)],
  )
}

async function writeHomes(owner: ClientBase, people: People): Promise<void> {
  const homes = people.flatMap(({ id, home, days_ago, approval_status }) =>
    home ? [{ id, home: demoId(home.place), unit_number: home.unit_number, days_ago, approval_status }] : [],
  )
  await owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, requested_at, since)
      select home, gen_random_uuid(), id, unit_number, asked, case when approval_status = 'approved' then asked + interval '5 hours' end
      from json_to_recordset($1) as home (id uuid, home uuid, unit_number text, days_ago integer, approval_status text),
        lateral (select now() - days_ago * interval '1 day' - interval '5 hours' as asked) times`,
    [JSON.stringify(homes)],
  )
}

async function writeAssignments(owner: ClientBase, people: People): Promise<void> {
  const ties = people.flatMap(({ id, assigned }) =>
    assigned.map(({ place, days_ago }) => ({ id, place: demoId(place), days_ago })),
  )
  await owner.query(
    `insert into assignments (condominium_id, profile_id, assigned_at, assigned_by)
      select place, id, now() - days_ago * interval '1 day', $2
      from json_to_recordset($1) as tie (id uuid, place uuid, days_ago integer)`,
    [JSON.stringify(ties), demoId(superEmail)],
  )
}

const partOf = (some: People): DemoPart => ({
  already: { text: 'select from profiles where id = any($1)', values: [some.map(({ id }) => id)] },
  async write(owner) {
    await writeProfiles(owner, some)
    await writeHomes(owner, some)
    await writeAssignments(owner, some)
  },
})

const isOverseer = ({ address }: People[number]) => overseers.some((one) => one.address === address)
export const demoPeople = partOf(people.filter((one) => !isOverseer(one)))
/** These people are also added to an older demo. */
export const demoOverseers = partOf(people.filter(isOverseer))

/** The printed password works at every start for all people with an e-mail or username. */
export async function givePassword(owner: ClientBase, passwordHash: string): Promise<void> {
  await owner.query(
    `insert into credentials (profile_id, password_hash) select id, $2 from profiles where id = any($1)
      on conflict (profile_id) do update set password_hash = excluded.password_hash, password_changed_at = now()`,
    [people.filter(({ email, username }) => email ?? username).map(({ id }) => id), passwordHash],
  )
}
