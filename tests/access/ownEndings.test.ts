import { expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

const ended = async (who: string, kind: string, subject: string) => {
  const outcome = await world.attempt(world.named(who), 'select access.caller_ended($1, $2) as it', [kind, subject])
  return 'rows' in outcome ? outcome.rows[0]?.it : outcome.refused
}
const leave = (who: string, subject: string, age: string) =>
  world.owner.query(
    `insert into own_endings (profile_id, thing, subject, at) values ($1, 'visit', $2, now() - $3::interval)`,
    [world.named(who).id, subject, age],
  )

test('recognizes a repeated ending by its author and its row, for a day', async () => {
  const [mine, old, theirs] = [newId(), newId(), newId()]
  await leave('resident', mine, '23 hours')
  await leave('resident', old, '25 hours')
  await leave('neighbor', theirs, '1 minute')
  expect(await ended('resident', 'visit', mine)).toBe(true)
  expect(await ended('neighbor', 'visit', mine)).toBe(false)
  expect(await ended('resident', 'reservation', mine)).toBe(false)
  expect(await ended('resident', 'visit', newId())).toBe(false)
  expect(await ended('resident', 'visit', old)).toBe(false)
  expect(await ended('resident', 'visit', theirs)).toBe(false)
})

test('records an ending for its author, by the id of the thing or by the person and place, and restarts the day when repeated', async () => {
  const [admin, agent] = [world.named('admin'), world.named('other agent')]
  const lines = async () => {
    const asked = `select thing, subject, at > now() - interval '1 minute' as now from own_endings
      where profile_id = $1 and thing in ('gate', 'assignment') order by thing`
    return (await world.owner.query(asked, [admin.id])).rows
  }
  const { rows } = await world.owner.query<{ id: string }>(
    `select id from gates where condominium_id = $1 and name = 'Norte'`,
    [world.here],
  )
  const gate = rows[0]?.id ?? ''
  await world.owner.query('delete from own_endings')
  const tie = `${agent.id} ${world.here}`
  await world.commit(admin, 'delete from gates where id = $1', [gate])
  await world.commit(admin, 'delete from assignments where profile_id = $1 and condominium_id = $2', [
    agent.id,
    world.here,
  ])
  const written = [
    { thing: 'assignment', subject: tie, now: true },
    { thing: 'gate', subject: gate, now: true },
  ]
  expect(await lines()).toEqual(written)
  await world.owner.query(`update own_endings set at = now() - interval '2 hours' where profile_id = $1`, [admin.id])
  await world.owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2)', [
    world.here,
    agent.id,
  ])
  await world.commit(admin, 'delete from assignments where profile_id = $1 and condominium_id = $2', [
    agent.id,
    world.here,
  ])
  expect(await lines()).toEqual([written[0], { ...written[1], now: false }])
})
