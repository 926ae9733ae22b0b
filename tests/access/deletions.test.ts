/** A deletion without a condition uses only the policies of deletions, not those of reading. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from './database.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
  // The trigger keeps one gate of each condominium, and would refuse the whole deletion.
  await world.owner.query('alter table gates disable trigger keep_one')
})
afterAll(() => world.close())

const mine = 'profile_id = $1'
const over = `expires_at < now() and $1::uuid is null`
const old = (moment: string, age: string) => `${moment} < now() - interval '${age}' and $1::uuid is null`

test.each<string[]>([
  ...['resident', 'agent', 'admin', 'super_admin'].flatMap((name) => [
    [name, 'push_subscriptions', mine],
    [name, 'sessions', mine],
    [name, 'removal_requests', mine],
  ]),
  ['admin', 'gates', 'condominium_id in (select a.condominium_id from assignments a where a.profile_id = $1)'],
  ['keeper', 'sessions', over],
  ['keeper', 'one_time_tokens', over],
  ['keeper', 'attempts', old('resets_at', '0')],
  ['keeper', 'known_browsers', old('last_used_at', '400 days')],
  ['keeper', 'own_endings', old('at', '1 day')],
  ['keeper', 'security_events', old('last_at', '1 year')],
  ['keeper', 'unsent_messages', old('created_at', '30 days')],
  ['keeper', 'notice_marks', old('read_at', '31 days')],
  ['keeper', 'audit_entries', old('at', '2 years')],
  ['keeper', 'installation_audit_entries', old('at', '2 years')],
])('%s deletes from %s only rows where %s', async (name = '', table, which) => {
  const person = name === 'keeper' ? null : world.named(name)
  const caller: Caller = person ?? { system: 'keeper' }
  const theirs = await world.owner.query(`select from ${table} where ${which}`, [person?.id ?? null])
  const all = await world.owner.query(`select from ${table}`)
  expect(theirs.rows.length).toBeGreaterThan(0)
  expect(all.rows.length).toBeGreaterThan(theirs.rows.length)
  expect(await world.attempt(caller, `delete from ${table}`)).toMatchObject({ count: theirs.rows.length })
})
