import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { type PreparedDatabase, preparedDatabase } from './database.ts'
import { makeCondominium, makePerson, nameOf } from './people.ts'

let database: PreparedDatabase
beforeAll(async () => {
  database = await preparedDatabase()
})
afterAll(() => database.close())

const run = (statement: string, ...values: unknown[]) => database.owner.query(statement, values)
const said = (work: Promise<unknown>) =>
  work.then(
    () => 'stored',
    (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
  )

const everyEntry = `(select id, at, thing, act, what, subject_id, condominium_id from audit_entries union all
  select id, at, thing, act, what, subject_id, null from installation_audit_entries) entries`

/** Returns the audit entries of an act about a subject in this condominium. */
async function entriesOf(subject: string, act: () => Promise<unknown>) {
  const known = (await run(`select id from ${everyEntry}`)).rows.map(({ id }) => id)
  await act()
  const { rows } = await run(
    `select thing, act, what, condominium_id from ${everyEntry} where subject_id = $1 and id <> all($2) order by at, id`,
    subject,
    known,
  )
  return rows
}

test('audits assignments and homes in their condominium, from beginning to end', async () => {
  const place = await makeCondominium(database.owner, 'Here')
  const agent = await makePerson(database.owner, { user_role: 'agent' })
  const inPlace = { condominium_id: place, what: {} }
  expect(
    await entriesOf(agent.id, () =>
      run('insert into assignments (condominium_id, profile_id) values ($1, $2)', place, agent.id),
    ),
  ).toEqual([{ thing: 'assignment', act: 'made', ...inPlace }])
  expect(await entriesOf(agent.id, () => run('delete from assignments where profile_id = $1', agent.id))).toEqual([
    { thing: 'assignment', act: 'removed', ...inPlace },
  ])
  const resident = await makePerson(database.owner, { user_role: 'resident' })
  expect(
    await entriesOf(resident.id, () =>
      run(
        `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, $2, $3, '101', now())`,
        place,
        newId(),
        resident.id,
      ),
    ),
  ).toMatchObject([{ thing: 'residence', act: 'made', condominium_id: place }])
  const ofHome = (set: string) =>
    entriesOf(resident.id, () => run(`update residences set ${set} where profile_id = $1`, resident.id))
  expect(await ofHome(`since = now() - interval '1 day'`)).toEqual([])
  expect(await ofHome(`unit_number = '102'`)).toMatchObject([
    { thing: 'residence', act: 'changed', what: { unit_number: ['101', '102'] } },
  ])
  expect(await ofHome('until = now()')).toMatchObject([{ thing: 'residence', act: 'removed' }])
})

test('audits a changed phone number without its value, and a removed account with its role', async () => {
  const place = await makeCondominium(database.owner, 'Here')
  const agent = await makePerson(database.owner, { user_role: 'agent', assigned: [place] })
  const card = (set: string) => entriesOf(agent.id, () => run(`update profiles set ${set} where id = $1`, agent.id))
  expect(await card(`language = 'en'`)).toEqual([])
  expect(await card(`phone_number = '55'`)).toEqual([
    { thing: 'person', act: 'changed', what: { phone_number: [null, null] }, condominium_id: place },
  ])
  expect(await card(`full_name = 'Otra'`)).toMatchObject([{ what: { full_name: [nameOf(agent.id), 'Otra'] } }])
  const gone = await entriesOf(agent.id, () => run('delete from profiles where id = $1', agent.id))
  expect(gone).toMatchObject([
    { thing: 'person', act: 'removed', condominium_id: place, what: { user_role: ['agent', null] } },
  ])
})

test('audits changes of gates, amenities, condominiums and the installation with their values', async () => {
  const place = newId()
  const made = await entriesOf(place, () => makeCondominiumAs(place))
  expect(made).toMatchObject([
    { thing: 'condominium', act: 'made', condominium_id: place, what: { invitation_code: [null, null] } },
  ])
  expect(
    await entriesOf(place, () => run('update condominiums set retention_days = 8 where id = $1', place)),
  ).toMatchObject([{ thing: 'condominium', act: 'changed', what: { retention_days: [90, 8] } }])
  const gate = newId()
  const ofGate = (statement: string) => entriesOf(gate, () => run(statement, gate))
  expect(await ofGate(`insert into gates (condominium_id, id, name) values ('${place}', $1, 'Sur')`)).toMatchObject([
    { act: 'made' },
  ])
  expect(await ofGate(`update gates set name = 'Este' where id = $1`)).toMatchObject([
    { what: { name: ['Sur', 'Este'] } },
  ])
  expect(await ofGate('delete from gates where id = $1')).toMatchObject([{ thing: 'gate', act: 'removed' }])
  const { rows } = await run(`select id from amenities where condominium_id = $1 and amenity_type = 'gym'`, place)
  const gym = rows[0].id
  const ofGym = (set: string) => entriesOf(gym, () => run(`update amenities set ${set} where id = $1`, gym))
  expect(await ofGym('capacity = 7')).toMatchObject([{ thing: 'amenity', act: 'changed', what: { capacity: [15, 7] } }])
  expect((await run('select revision from amenities where id = $1', gym)).rows).toEqual([{ revision: 2 }])
  const settings = () =>
    run(`select what from installation_audit_entries where thing = 'setting' order by at desc limit 1`)
  await run('update installation set requires_second_factor = true')
  await run('update installation set requires_second_factor = false')
  expect((await settings()).rows).toEqual([{ what: { requires_second_factor: [true, false] } }])
})

const makeCondominiumAs = (id: string) =>
  run('insert into condominiums (id, name, invitation_code) values ($1, $2, $3)', id, 'There', newId())

test.each(['audit_entries', 'installation_audit_entries'])(
  'rejects changes of %s, and deletions for two years',
  async (table) => {
    const [old, young] = [newId(), newId()]
    for (const [id, age] of [
      [old, '2 years 1 day'],
      [young, '729 days'],
    ]) {
      await run(
        table === 'audit_entries'
          ? `insert into audit_entries (id, at, condominium_id, actor_role, actor_name, thing, act, subject_name, what)
            select $1, now() - $2::interval, id, 'system', '', 'gate', 'made', '', '{}' from condominiums limit 1`
          : `insert into installation_audit_entries (id, at, actor_role, actor_name, thing, act, subject_name, what)
            values ($1, now() - $2::interval, 'system', '', 'setting', 'changed', '', '{}')`,
        id,
        age,
      )
    }
    const only = 'audit_is_append_only'
    expect(await said(run(`update ${table} set subject_name = 'x' where id = $1`, old))).toBe(only)
    expect(await said(run(`truncate ${table}`))).toBe(only)
    expect(await said(run(`delete from ${table} where id = $1`, young))).toBe(only)
    expect(await said(run(`delete from ${table} where id = $1`, old))).toBe('stored')
  },
)

test('remembers the name of a guard who leaves, where they worked; not of an admin', async () => {
  const place = await makeCondominium(database.owner, 'Here')
  const remembered = async (id: string) =>
    (await run('select full_name from former_agents where profile_id = $1 and condominium_id = $2', id, place)).rowCount
  for (const userRole of ['agent', 'admin'] as const) {
    const [dismissed, deleted] = [
      await makePerson(database.owner, { user_role: userRole, assigned: [place] }),
      await makePerson(database.owner, { user_role: userRole, assigned: [place] }),
    ]
    await run('delete from assignments where profile_id = $1', dismissed.id)
    await run('delete from profiles where id = $1', deleted.id)
    const times = userRole === 'agent' ? 1 : 0
    expect([userRole, await remembered(dismissed.id), await remembered(deleted.id)]).toEqual([userRole, times, times])
  }
})

test('rejects a new account with the id of a removed person; the owner may restore it', async () => {
  const { id: removed } = await makePerson(database.owner, { user_role: 'agent' })
  await run('delete from profiles where id = $1', removed)
  const signUp = `insert into profiles (id, full_name, email, user_role) values ($1::uuid, 'Ana', $1::uuid || '@garita.test', 'resident')`
  expect(await database.attempt({ system: 'identity' }, signUp, [removed])).toMatchObject({ count: 0 })
  expect(await database.attempt({ system: 'identity' }, signUp, [newId()])).toMatchObject({ count: 1 })
  expect((await run(signUp, removed)).rowCount).toBe(1)
})

test('rejects assignments of residents, joining an archived condominium, and archiving one that is not empty', async () => {
  const [place, closed] = [
    await makeCondominium(database.owner, 'Here'),
    await makeCondominium(database.owner, 'Closed'),
  ]
  await run('update condominiums set archived_at = now() where id = $1', closed)
  const agent = await makePerson(database.owner, { user_role: 'agent' })
  const resident = await makePerson(database.owner, { user_role: 'resident' })
  const assign = (where: string, who: string) =>
    said(run('insert into assignments (condominium_id, profile_id) values ($1, $2)', where, who))
  expect(await assign(place, resident.id)).toBe('assignment_staff_only')
  expect(await assign(closed, agent.id)).toBe('condominium_archived')
  const settle = (where: string) =>
    said(
      run(
        `insert into residences (condominium_id, id, profile_id, unit_number) values ($1, $2, $3, '1')`,
        where,
        newId(),
        resident.id,
      ),
    )
  expect(await settle(closed)).toBe('condominium_archived')
  const archive = (set: string) => said(run(`update condominiums set archived_at = ${set} where id = $1`, place))
  expect(await assign(place, agent.id)).toBe('stored')
  expect(await archive('now()')).toBe('condominium_not_empty')
  expect(await archive('null')).toBe('stored')
  await run('delete from assignments where profile_id = $1', agent.id)
  expect(await settle(place)).toBe('stored')
  expect(await archive('now()')).toBe('condominium_not_empty')
  await run('update residences set until = now() where profile_id = $1', resident.id)
  expect(await archive('now()')).toBe('stored')
})

test('gives a new condominium a gate, and keeps its last gate', async () => {
  const place = await makeCondominium(database.owner, 'Here')
  const elsewhere = await makeCondominium(database.owner, 'Elsewhere')
  const close = () =>
    said(run('delete from gates where id = (select id from gates where condominium_id = $1 limit 1)', place))
  expect(await close()).toBe('gate_is_the_last')
  await run(`insert into gates (condominium_id, id, name) values ($1, $2, 'Sur')`, place, newId())
  expect([await close(), await close()]).toEqual(['stored', 'gate_is_the_last'])
  expect((await run('select from gates where condominium_id = $1', elsewhere)).rowCount).toBe(1)
  expect((await run('select from amenities where condominium_id = $1', elsewhere)).rowCount).toBe(6)
})
