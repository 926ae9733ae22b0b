/** Each write announces its topics to the right people only. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { announced } from './announcements.ts'
import { makePerson } from './people.ts'
import { knownWorld, type World } from './world.ts'

let world: World
let listener: pg.Client
const heard: string[] = []
beforeAll(async () => {
  world = await knownWorld()
  listener = new pg.Client({ connectionString: world.owner_url })
  await listener.connect()
  // The message "work||" wakes programs, not browsers, so it is left out.
  listener.on('notification', ({ payload = '' }) => payload !== 'work||' && heard.push(payload))
  await listener.query('listen garita')
})
afterAll(async () => {
  await listener.end()
  await world.close()
})

/** Announces a marker and waits for it: all earlier announcements have arrived by then. Returns their number. */
async function marker(): Promise<number> {
  const mark = newId()
  await world.owner.query(`select pg_notify('garita', $1)`, [mark])
  await expect.poll(() => heard.at(-1)).toBe(mark)
  return heard.length
}

test.each(announced)('$what', async ({ before = [], act, says }) => {
  const agent = await makePerson(world.owner, { user_role: 'agent', confirmed: false })
  const names: Record<string, string> = {
    [world.here]: 'here',
    [world.there]: 'there',
    [world.named('resident').id]: 'resident',
    [world.named('room mate').id]: 'room_mate',
    [world.named('neighbor').id]: 'neighbor',
    [agent.id]: 'agent',
  }
  const idOf = Object.fromEntries(Object.entries(names).map(([id, name]) => [name, id]))
  const run = (statement: string) => world.owner.query(statement.replace(/<(\w+)>/g, (_, name) => `'${idOf[name]}'`))
  for (const statement of before) await run(statement)
  const begin = await marker()
  expect((await run(act)).rowCount).toBeGreaterThan(0)
  const end = await marker()
  const told = heard.slice(begin, end - 1).map((payload) => {
    const [topic, condominium = '', person = ''] = payload.split('|')
    return [topic, names[condominium] ?? condominium, names[person] ?? person].filter(Boolean).join(' ')
  })
  expect(told.sort()).toEqual([...says].sort())
})
