/** Each statement of these tests breaks exactly one condition of a policy. */
import { expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { recordAtDesk, registrationOf } from './deskActs.ts'
import { madeIn } from './madeAuthorizations.ts'
import { makePerson } from './people.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

const keeper = { system: 'keeper' } as const

test('hides from a resident the events in the unit before their approval', async () => {
  const [earlier, later] = [newId(), newId()]
  await world.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name, occurred_at)
      select $1, log.id, $4, 'entry', '101', 'agent', 'Beto', r.since + log.apart
        from residences r, (values ($2::uuid, interval '-1 second'), ($3::uuid, interval '0')) log (id, apart)
        where r.profile_id = $5`,
    [world.here, earlier, later, newId(), world.named('resident').id],
  )
  const seen = await world.attempt(world.named('resident'), 'select id from access_logs where id in ($1, $2)', [
    earlier,
    later,
  ])
  expect(seen).toMatchObject({ rows: [{ id: later }] })
})

test('refuses to let the keeper blank names, marked or not', async () => {
  const blank = `update access_log_subjects set name = null, last_name = null, id_document = null, phone_number = null,
    vehicle_plate = null`
  expect(await world.attempt(keeper, blank)).toEqual({ refused: '42501' })
  expect(await world.attempt(keeper, `${blank}, blanked_at = now()`)).toEqual({ refused: '42501' })
})

test("refuses an assignment in another admin's name, or of the admin themselves", async () => {
  const [admin, agent] = [world.named('admin'), world.named('shared agent')]
  const assign = 'insert into assignments (condominium_id, profile_id, assigned_by) values ($1, $2, $3)'
  const inAnotherName = await world.attempt(admin, assign, [world.here, agent.id, world.named('other admin').id])
  expect(inAnotherName).toEqual({ refused: '42501' })
  expect(await world.attempt(admin, assign, [world.here, admin.id, admin.id])).toEqual({ refused: '42501' })
})

test('keeps the assignments of another condominium in a delete without a condition', async () => {
  const { rows } = await world.owner.query('select from assignments where condominium_id = $1 and profile_id <> $2', [
    world.here,
    world.named('admin').id,
  ])
  expect(rows.length).toBeGreaterThan(0)
  expect(await world.attempt(world.named('admin'), 'delete from assignments')).toMatchObject({ count: rows.length })
})

test('decides a request once, and lets no resident of the unit issue its pass again', async () => {
  const { rows } = await world.owner.query<{ id: string }>(
    `select id from authorizations where condominium_id = $1 and unit_number = '101' and resident_id is null
      and status = 'pending_approval'`,
    [world.here],
  )
  const one = [rows[0]?.id]
  const approve = `select access.decide_visit($1, 'approved') as stood`
  const approved = await world.commit(world.named('resident'), approve, one)
  expect(approved).toMatchObject({ rows: [{ stood: 'pending_approval' }] })
  const again = 'update authorizations set pass_generation = 9 where id = $1'
  expect(await world.attempt(world.named('resident'), again, one)).toMatchObject({ count: 0 })
  expect(await world.attempt(world.named('resident'), approve, one)).toMatchObject({ rows: [{ stood: 'approved' }] })
})

test('lets a resident decide only the requests of their unit since they moved in', async () => {
  const newcomer = await makePerson(world.owner, { user_role: 'resident', lives: [world.here, '101'] })
  // Tries all requests of the database by their id.
  const { rows: all } = await world.owner.query(
    `select array_agg(id) as ids from authorizations where status = 'pending_approval'`,
  )
  const ids: string[] = all[0].ids
  const decideAll = async () => {
    const outcome = await world.attempt(
      newcomer,
      `select count(access.decide_visit(id, 'denied'))::int as decided from unnest($1::uuid[]) id`,
      [ids],
    )
    return 'rows' in outcome ? outcome.rows[0]?.decided : outcome
  }
  expect(await decideAll()).toBe(0)
  for (const [condominium, unit, age] of [
    [world.here, '999', '0'],
    [world.there, '101', '0'],
    [world.here, '101', '1 hour'],
  ]) {
    const id = newId()
    ids.push(id)
    await world.owner.query(
      `insert into authorizations (condominium_id, id, auth_type, unit_number, name, status, valid_from, valid_until,
          created_at)
        values ($1, $2, 'temporary_visitor', $3, 'Luis', 'pending_approval', now(), now() + interval '1 hour', now() - $4::interval)`,
      [condominium, id, unit, age],
    )
  }
  const guard = world.named('agent')
  await world.owner.query(
    'insert into assignments (condominium_id, profile_id) values ($1, $2) on conflict do nothing',
    [world.here, guard.id],
  )
  const asked = newId()
  ids.push(asked)
  expect(await world.commit(guard, recordAtDesk, [world.here, registrationOf(asked)])).toMatchObject({ count: 1 })
  expect(await decideAll()).toBe(1)
  // A resident may change no column of a request by an update.
  const byHand = (change: string) => world.attempt(newcomer, `update authorizations set ${change}`)
  for (const change of ['pass_generation = 3', 'suspended_at = null', `status = 'approved'`, `name = 'X'`])
    expect(await byHand(change)).toEqual({ refused: '42501' })
})

test('lets a resident change only active authorizations of their current home', async () => {
  const { make } = madeIn(() => world)
  const [active, ended, former] = [await make(), await make({ status: `'inactive'` }), await make()]
  const home = newId()
  await world.owner.query(`alter table authorizations disable trigger user;
    insert into residences (condominium_id, id, profile_id, unit_number, since, until)
      values ('${world.here}', '${home}', '${world.named('resident').id}', '109', now() - interval '2 days', now() - interval '1 day');
    update authorizations set residence_id = '${home}' where id = '${former}';
    alter table authorizations enable trigger user`)
  const changed = (id: string) =>
    world.attempt(world.named('resident'), `update authorizations set name = 'X' where id = $1`, [id])
  expect(await changed(active)).toMatchObject({ count: 1 })
  for (const id of [ended, former]) expect(await changed(id)).toMatchObject({ count: 0 })
})

test("takes over only the stations of the guard's condominiums when the guard names none", async () => {
  const agent = world.named('agent')
  await world.owner.query(
    `insert into stations (condominium_id, id, gate_id)
      select c.id, gen_random_uuid(), (select g.id from gates g where g.condominium_id = c.id limit 1) from condominiums c
        where c.id = any($1)`,
    [[world.here, world.there]],
  )
  const { rows } = await world.owner.query(
    'select from stations s join assignments a using (condominium_id) where a.profile_id = $1',
    [agent.id],
  )
  const taken = await world.attempt(agent, `update stations set bound_by = '${agent.id}'`)
  expect(taken).toMatchObject({ count: rows.length })
})

test('refuses to move a station to another condominium', async () => {
  // No policy protects the column: no role has the right to update it.
  const agent = world.named('agent')
  const moved = `update stations set condominium_id = $1, gate_id = $2, bound_by = access.caller_id()`
  expect(await world.attempt(agent, moved, [world.there, world.gate.there])).toEqual({ refused: '42501' })
})

test.each([
  ['condominiums', 'id', `name = 'X'`],
  ['amenities', 'condominium_id', 'is_open = false'],
  ['gates', 'condominium_id', 'name = gen_random_uuid()::text'],
])("changes only the admin's own %s when the admin names none", async (table, place, change) => {
  const admin = world.named('admin')
  const { rows } = await world.owner.query(
    `select from ${table} one join assignments a on a.condominium_id = one.${place} where a.profile_id = $1`,
    [admin.id],
  )
  expect(await world.attempt(admin, `update ${table} set ${change}`)).toMatchObject({ count: rows.length })
})

test('recognizes the network of a sign-in only by earlier sign-ins', async () => {
  await world.owner.query(
    `insert into security_events (id, profile_id, kind, network, device)
      select gen_random_uuid(), $1, kind, 'n', 'd' from unnest(array['signed_in', 'new_browser', 'password_changed']) kind`,
    [world.named('resident').id],
  )
  const seen = await world.attempt(
    { system: 'identity' },
    `select kind from security_events where network = 'n' order by 1`,
  )
  expect(seen).toMatchObject({ rows: [{ kind: 'new_browser' }, { kind: 'signed_in' }] })
})

test('refuses a wrong unit of an import before it checks the address', async () => {
  const imported = `select access.import_resident(gen_random_uuid(), gen_random_uuid(), $1, 'Eva', $2, null, $3, 'es')`
  for (const unit of ['', 'a1', 'X'.repeat(21)]) {
    const known = [world.here, world.named('stranger').email, unit]
    expect(await world.attempt(world.named('admin'), imported, known)).toEqual({ refused: 'residence_unit_length' })
  }
})
