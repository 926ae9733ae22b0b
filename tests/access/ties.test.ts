/** Unique and foreign keys refuse duplicates and unknown references. */
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { astray, type Copy, twice } from './ties.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

async function refusalOf({ table, own, where = 'true' }: Copy): Promise<unknown> {
  const client = await world.owner.connect()
  try {
    await client.query('begin')
    await client.query(`alter table ${table} disable trigger user`)
    const { rows } = await client.query<{ name: string; type: string }>(
      `select attname as name, atttypid::regtype::text as type from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    )
    const fresh = (name: string, type: string) => {
      if (type === 'bytea') return `\\x${newId().slice(-12)}`
      if (type === 'integer') return 1_000
      if (name === 'folio') return newId().slice(-12).toUpperCase().match(/.{4}/g)?.join('-')
      return name === 'address' ? `${newId()}@garita.test` : newId()
    }
    const values = rows.filter(({ name }) => own.includes(name)).map(({ name, type }) => [name, fresh(name, type)])
    expect(values).toHaveLength(own.length)
    const columns = rows.map(({ name }) => name).join(', ')
    const { rowCount } = await client.query(
      `insert into ${table} (${columns}) overriding system value
        select ${columns} from jsonb_populate_record((select t from ${table} t where ${where} limit 1), $1)`,
      [JSON.stringify(Object.fromEntries(values))],
    )
    return `${rowCount} stored`
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.constraint ?? error.message
    throw error
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The test world has no row of these tables to copy. */
const withoutRows = ['code_sessions', 'key_changes', 'removed_people', 'second_asks']

/** The primary and foreign keys of tables that have no line in ties.ts, as the catalog names them. */
async function keysOfOtherTables(): Promise<Copy[]> {
  const { rows } = await world.owner.query<{ table: string; own: string[]; constraint: string }>(
    `select conrelid::regclass::text as table, conname as constraint,
        case contype when 'p' then '{}'::text[] else array['id', (select attname::text from pg_attribute
          where attrelid = conrelid and attnum = conkey[array_upper(conkey, 1)])] end as own
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f')
        and conrelid::regclass::text <> all($1) order by 1, 2`,
    [[...[...twice, ...astray].map(({ table }) => table), ...withoutRows]],
  )
  return rows
}

test('refuses the same row twice and an unknown reference in every other table', async () => {
  const copies = await keysOfOtherTables()
  const outcomes = []
  for (const copy of copies) outcomes.push([copy.table, await refusalOf(copy)])
  expect(outcomes).toEqual(copies.map(({ table, constraint }) => [table, constraint]))
})

describe('unique keys', () => {
  test.each(twice)('$table refuses another row with the same values, except $own: $constraint', async (copy) => {
    expect(await refusalOf(copy)).toBe(copy.constraint)
  })
})

describe('foreign keys', () => {
  test.each(astray)('$table refuses an unknown $own: $constraint', async (copy) => {
    expect(await refusalOf(copy)).toBe(copy.constraint)
  })
})
