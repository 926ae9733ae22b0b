/** One header lists the triggers of authorizations, in the order in which they run. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourcesIn } from '../architecture/sources.ts'
import { type PreparedDatabase, preparedDatabase } from './database.ts'

const files = sourcesIn('database/access', /\.sql$/)
const textOf = (name: string) => files.find(({ path }) => path.endsWith(`/${name}.sql`))?.text ?? ''

let database: PreparedDatabase
beforeAll(async () => {
  database = await preparedDatabase()
})
afterAll(() => database.close())

// 02_announce.sql lists the triggers that announce, gate_changes.sql those that note the changes of a gate.
test('lists the triggers of authorizations in the header of authorization_states.sql', async () => {
  // Bit 1 means each row, bit 2 means before.
  const { rows } = await database.owner.query<{ moment: string; names: string[] }>(
    `select case when tgtype & 2 = 2 then 'before ' else 'after ' end || event as moment,
        array_agg(tgname::text order by tgtype & 1 desc, tgname) as names
      from pg_trigger join (values (4, 'insert'), (8, 'delete'), (16, 'update')) events (bit, event) on tgtype & bit = bit
      where tgrelid = 'authorizations'::regclass and not tgisinternal and tgname not like 'announce%' and tgname not like 'note_gate_%' group by moment`,
  )
  const header = textOf('authorization_states').split('\n\n')[0] ?? ''
  const said = [...header.matchAll(/^-- {3}((?:before|after) \w+): (.+(?:\n-- {5}.+)*)/gm)].map(
    ([, moment, list = '']) => ({
      moment,
      names: list.split(/,\s+(?:--\s+)?/).map((one) => {
        const [, name = '', file = 'authorization_states'] = /^(\w+)(?: \((\w+)\))?$/.exec(one) ?? []
        expect(textOf(file)).toContain(`create trigger ${name} `)
        return name
      }),
    }),
  )
  expect(Object.fromEntries(said.map(({ moment, names }) => [moment, names]))).toEqual(
    Object.fromEntries(rows.map(({ moment, names }) => [moment, names])),
  )
})
