/** Every role tries every granted act on every row of the known world, and reaches only the listed rows. */
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openForFile } from '../support/openForFile.ts'
import { type Role, roles, tables } from './grants.ts'
import { type RowAccess, rowAccess } from './rowAccess.ts'
import { type Row, rowsOf, tellingColumn } from './rows.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

const grantOf = (table: string, role: Role) => tables[table]?.grants[role] ?? {}

// A round trip for each row would take most of the time of these tests. Each statement counts its rows and is undone.
beforeAll(() =>
  world.owner.query(`create function counts_of(statements text[]) returns bigint[] language plpgsql as $$
    declare
      counts bigint[] := '{}';
      statement text;
      reached bigint;
    begin
      foreach statement in array statements loop
        begin
          execute statement;
          get diagnostics reached = row_count;
          raise exception using errcode = 'UNDO0';
        exception
          when sqlstate 'UNDO0' then counts := counts || reached;
          when others then counts := counts || 0::bigint;
        end;
      end loop;
      return counts;
    end $$;
    grant execute on function counts_of to public`),
)

const listed = new Map<string, Promise<Row[]>>()

/** No test changes a row. */
function knownRows(table: string, role: Role): Promise<Row[]> {
  const key = `${table} ${role}`
  const rows = listed.get(key) ?? rowsOf(world, table, world.me(role))
  listed.set(key, rows)
  return rows
}

async function countsOf(role: Role, statements: readonly string[]): Promise<number[]> {
  const outcome = await world.attempt(world.caller[role], 'select counts_of($1) as counts', [statements])
  if ('refused' in outcome) throw new Error(outcome.refused)
  return z.array(z.coerce.number()).parse(outcome.rows[0]?.counts)
}

async function reachedBy(role: Role, { table, act, set }: RowAccess): Promise<Record<string, string[]>> {
  const rows = await knownRows(table, role)
  const toldBy = tellingColumn(table, grantOf(table, role).select ?? [])
  const written = Object.entries(set ?? {}).map(([column, value]) => `${column} = ${value}`)
  const statements = rows.map((row) => {
    const here = toldBy ?? Object.keys(row.values)[0] ?? ''
    const only = `where ${here}::text = '${row.values[here]}'`
    return {
      select: `select from ${table} ${only}`,
      update: `update ${table} set ${written.join(', ')} ${only}`,
      delete: `delete from ${table} ${only}`,
    }[act]
  })
  const counts = await countsOf(role, statements)
  const found: Record<string, Set<string>> = {}
  rows.forEach(({ relation }, index) => {
    found[relation] = (found[relation] ?? new Set()).add((counts[index] ?? 0) > 0 ? 'reached' : 'not reached')
  })
  return Object.fromEntries(Object.entries(found).map(([relation, outcomes]) => [relation, [...outcomes]]))
}

const title = ({ table, act, set }: RowAccess) => `${act} ${table}${set ? `: ${Object.keys(set).join(', ')}` : ''}`

describe.each(rowAccess.map((line) => ({ line, called: title(line) })))('$called', ({ line }) => {
  test.each(roles)('%s', async (role) => {
    const found = await reachedBy(role, line)
    const reached = Object.keys(found).filter((relation) => found[relation]?.includes('reached'))
    expect(reached.sort()).toEqual([...(line.reaches[role] ?? [])].sort())
    for (const relation of reached) expect([relation, found[relation]]).toEqual([relation, ['reached']])
  })
})

const acts = rowAccess.filter(({ act }) => act !== 'select')

// A statement without a column uses only the policies of its own act, not those of reading.
describe.each(acts.map((line) => ({ line, called: title(line) })))('$called, without a condition', ({ line }) => {
  test.each(roles)('%s', async (role) => {
    const { table, act, set, reaches } = line
    const values = Object.values(set ?? {})
    const constant = values.every((value) => /^('.*'|now\(\)|null|true|false|\d+)$/.test(value))
    if (!constant) return
    const written = Object.entries(set ?? {}).map(([column, value]) => `${column} = ${value}`)
    const statement = act === 'update' ? `update ${table} set ${written.join(', ')}` : `delete from ${table}`
    const outcome = await world.attempt(world.caller[role], statement)
    const rows = await knownRows(table, role)
    const most = rows.filter(({ relation }) => reaches[role]?.includes(relation)).length
    expect('count' in outcome ? outcome.count : 0).toBeLessThanOrEqual(most)
  })
})

test('lists a case for every granted act, column by column', () => {
  const missing: string[] = []
  for (const [table, { grants }] of Object.entries(tables)) {
    // The rows of a view depend on the reader, so tests/access/notices.test.ts checks them.
    if (table.startsWith('access.')) continue
    for (const role of roles) {
      const lines = rowAccess.filter((line) => line.table === table && role in line.reaches)
      const grant = grants[role]
      for (const act of ['select', 'delete'] as const) {
        if (grant?.[act] && !lines.some((line) => line.act === act)) missing.push(`${role}: ${act} ${table}`)
      }
      for (const column of grant?.update ?? []) {
        if (!lines.some((line) => line.set && column in line.set)) missing.push(`${role}: update ${table} ${column}`)
      }
    }
  }
  expect(missing).toEqual([])
})
