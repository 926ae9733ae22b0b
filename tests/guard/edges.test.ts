/** The edges of single policies, each with a statement that only that one condition refuses. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
})
afterAll(() => world.close())

const keeper = { system: 'keeper' } as const

test('what happened in a unit before one’s own approval there is not told', async () => {
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

test('names that go leave the mark that they went', async () => {
  const blank = `update access_log_subjects set name = null, last_name = null, id_document = null, phone_number = null,
    vehicle_plate = null`
  expect(await world.attempt(keeper, blank)).toEqual({ refused: '42501' })
  expect(await world.attempt(keeper, `${blank}, blanked_at = now()`)).not.toHaveProperty('refused')
})

test('an admin assigns in their own name, and never themselves, not even where they are', async () => {
  const [admin, agent] = [world.named('admin'), world.named('shared agent')]
  const assign = 'insert into assignments (condominium_id, profile_id, assigned_by) values ($1, $2, $3)'
  const in_another_name = await world.attempt(admin, assign, [world.here, agent.id, world.named('other admin').id])
  expect(in_another_name).toEqual({ refused: '42501' })
  expect(await world.attempt(admin, assign, [world.here, admin.id, admin.id])).toEqual({ refused: '42501' })
})

test('a statement without a condition reaches no tie of another condominium', async () => {
  const { rows } = await world.owner.query('select from assignments where condominium_id = $1 and profile_id <> $2', [
    world.here,
    world.named('admin').id,
  ])
  expect(rows.length).toBeGreaterThan(0)
  expect(await world.attempt(world.named('admin'), 'delete from assignments')).toMatchObject({ count: rows.length })
})
