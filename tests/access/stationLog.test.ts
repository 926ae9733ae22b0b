import { expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

const hour = 3_600_000
const [station, key] = [newId(), newId()]
const me = () => world.named('agent')
const other = () => world.named('other agent')
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

async function lineOf(event: Record<string, string>) {
  const { rows } = await world.owner.query(
    `select to_jsonb(l) || jsonb_build_object('late', l.recorded_at - l.occurred_at, 'age', now() - l.occurred_at,
        'recorded_at', l.recorded_at = now(), 'occurred_at', l.occurred_at) as line
      from (select set_config('app.me', $1, false)) caller, access.begin_entry($2, $3, $4) l`,
    [
      me().id,
      world.here,
      station,
      JSON.stringify({ id: newId(), agent_id: me().id, gate_id: world.gate.here, ...event }),
    ],
  )
  return rows[0].line
}

test('records the guard’s own act as theirs, proven, at their gate and at its time', async () => {
  const id = newId()
  const line = await lineOf({ id, at: ago(hour), reason: 'Lo conozco', authorized_by: 'Ana' })
  expect(line).toMatchObject({ id, condominium_id: world.here, station_id: station, gate_id: world.gate.here })
  expect(line).toMatchObject({
    override_reason: 'Lo conozco',
    authorized_by: 'Ana',
    clock_doubt: null,
    recorded_at: true,
  })
  expect(line).toMatchObject({ actor_id: me().id, sent_by: null, sent_by_name: null, told_as: null, proven: true })
  expect(line.age).toMatch(/^01:00:0/)
})

test('records no gate of another condominium', async () => {
  expect(await lineOf({ at: ago(0), gate_id: world.gate.there })).toMatchObject({ gate_id: null, gate_name: null })
})

test("records an act of another guard on duty as theirs with the sender's name, and as proven only by their own key", async () => {
  await world.owner.query(
    `insert into station_keys (condominium_id, id, station_id, profile_id, public_key)
      values ($1, $2, $3, $4, decode(repeat('00', 32), 'hex'))`,
    [world.here, key, station, other().id],
  )
  await world.owner.query(`update assignments set assigned_at = now() - interval '1 day' where profile_id = $1`, [
    other().id,
  ])
  const told = { at: ago(hour), agent_id: other().id }
  const theirs = { actor_id: other().id, actor_role: 'agent', sent_by: me().id, told_as: null }
  expect(await lineOf(told)).toMatchObject({ ...theirs, proven: false, sent_by_name: expect.any(String) })
  expect(await lineOf({ ...told, proven_by: key })).toMatchObject({ ...theirs, proven: true })
  await world.owner.query(`update station_keys set ended_at = now() - interval '2 hours' where id = $1`, [key])
  expect(await lineOf({ ...told, proven_by: key })).toMatchObject({ ...theirs, proven: false })
  expect(await lineOf({ ...told, proven_by: key, claimed: ago(3 * hour) })).toMatchObject({ ...theirs, proven: true })
})

test('records an act of a guard who was not on duty as the sender’s, with the named guard', async () => {
  const line = await lineOf({ at: ago(hour), agent_id: world.named('agent there').id })
  expect(line).toMatchObject({ actor_id: me().id, told_as: world.named('agent there').id, sent_by: null, proven: true })
})

test('limits the time of an act to the last month until now, and marks an earlier one as doubtful', async () => {
  const old = await lineOf({ at: ago(40 * 24 * hour) })
  expect(old).toMatchObject({ age: '31 days', clock_doubt: 'wall_moved' })
  expect(await lineOf({ at: ago(40 * 24 * hour), doubt: 'guessed' })).toMatchObject({ clock_doubt: 'guessed' })
  const early = await lineOf({ at: ago(-hour) })
  expect(early).toMatchObject({ clock_doubt: null })
  expect(Date.parse(early.occurred_at)).toBeLessThanOrEqual(Date.now() + 1000)
})
