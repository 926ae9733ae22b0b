/** The function runs with the rights of the owner, and answers only for the caller's own condominiums. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownWorld, type World } from './world.ts'

let world: World
let line: string
beforeAll(async () => {
  world = await knownWorld()
  const { rows } = await world.owner.query(
    'select log_id from access_log_subjects where condominium_id = $1 and blanked_at is null limit 1',
    [world.here],
  )
  line = rows[0].log_id
  await world.owner.query(
    `update access_log_subjects set said = 'Llave de Ana', word_of = 'Ana Uno' where log_id = $1`,
    [line],
  )
})
afterAll(() => world.close())

test.each([
  ['agent', 'Llave de Ana', 'Ana Uno'],
  ['super_admin', 'Llave de Ana', 'Ana Uno'],
  ['agent there', 'other', 'home'],
  ['stranger', 'other', 'home'],
])('tells %s: %s, %s', async (name, said, wordOf) => {
  const read = await world.attempt(
    world.named(name),
    `select access.reason_said($1, $2, 'other') as said, access.word_said($1, $2, 'home') as word_of`,
    [world.here, line],
  )
  expect(read).toMatchObject({ rows: [{ said, word_of: wordOf }] })
})
