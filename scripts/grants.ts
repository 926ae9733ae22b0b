/**
 * Accepts the grants of today: npm run dev:grants writes tests/access/grants.ts from the catalog of the database. Read the difference
 * before you commit it.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { withThrowawayDatabase } from './throwawayDatabase.ts'

if (process.env.CI) {
  console.error('A person accepts a changed grant: run `npm run dev:grants` on your machine and read the difference.')
  process.exit(1)
}

const roles = [
  'anonymous',
  'applicant',
  'resident',
  'agent',
  'supervisor',
  'board',
  'admin',
  'super_admin',
  'gate',
  'station',
  'keeper',
  'identity',
  'issuer',
]

const head = `/** The columns that each role may read, write and change, and the callers of each function. Written by \`npm run dev:grants\`. */

export const roles = [
${roles.map((role) => `  '${role}',`).join('\n')}
] as const
export type Role = (typeof roles)[number]

interface Grant {
  select?: readonly string[]
  insert?: readonly string[]
  update?: readonly string[]
  delete?: true
}

export interface Table {
  columns: readonly string[]
  grants: Partial<Record<Role, Grant>>
}

const of = (columns: string) => columns.split(' ')
const table = (columns: string, grants: (all: readonly string[]) => Table['grants']): Table => {
  const all = of(columns)
  return { columns: all, grants: grants(all) }
}
`

async function grantsText(client: pg.Client): Promise<string> {
  const tables = await client.query<{ name: string; columns: string; grants: Record<string, Record<string, string>> }>(`
    with tables as (
      select c.oid, case relnamespace when 'access'::regnamespace then 'access.' else '' end || relname as name from pg_class c
        where relnamespace in ('public'::regnamespace, 'access'::regnamespace) and relkind in ('r', 'p', 'v', 'm', 'f')
    ), roles as (
      select oid, rolname from pg_roles where rolname like 'garita\\_%' and not rolcanlogin
    ), columns as (
      select t.oid, r.rolname, act, string_agg(a.attname, ' ' order by a.attnum) as names
        from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped, roles r,
          unnest(array['select', 'insert', 'update']) act
        where has_column_privilege(r.oid, t.oid, a.attnum, act) group by 1, 2, 3
      union all
      select t.oid, r.rolname, 'delete', 'true' from tables t, roles r where has_table_privilege(r.oid, t.oid, 'delete')
    ), granted as (
      select oid, rolname, json_object_agg(act, names) as acts from columns group by 1, 2
    )
    select t.name, (select string_agg(attname, ' ' order by attnum) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped) as columns,
        (select coalesce(json_object_agg(rolname, acts), '{}') from granted g where g.oid = t.oid) as grants
      from tables t order by t.name collate "C"`)
  const functions = await client.query<{ name: string; callers: string[] }>(`
    select pronamespace::regnamespace || '.' || proname as name,
        coalesce(array_agg(distinct case when r.rolcanlogin then 'login' else r.rolname end) filter (where r.oid is not null), '{}')::text[] as callers
      from pg_proc p left join pg_roles r on (r.rolname like 'garita\\_%' or r.rolcanlogin) and not r.rolsuper
        and r.oid <> p.proowner and has_function_privilege(r.oid, p.oid, 'execute')
      where pronamespace in ('access'::regnamespace, 'public'::regnamespace) group by 1 order by 1`)
  const key = (name: string) => (name.includes('.') ? `'${name}'` : name)
  const byRole = <Value>(held: Record<string, Value>) =>
    roles.flatMap((role) =>
      held[`garita_${role}`] === undefined ? [] : [[role, held[`garita_${role}`] as Value] as const],
    )
  const grant = (acts: Record<string, string>, all: string) =>
    ['select', 'insert', 'update', 'delete']
      .filter((act) => acts[act])
      .map((act) => `${act}: ${act === 'delete' ? 'true' : acts[act] === all ? 'all' : `of('${acts[act]}')`}`)
      .join(', ')
  const tableLines = tables.rows.map(({ name, columns, grants }) => {
    const lines = byRole(grants).map(([role, acts]) => `${role}: { ${grant(acts, columns)} },`)
    const body = lines.join('\n')
    return `${key(name)}: table('${columns}', (${/\ball\b/.test(body) ? 'all' : ''}) => ({\n${body}\n})),`
  })
  const called = functions.rows.filter(({ callers }) => callers.length > 0)
  const nobody = functions.rows.filter(({ callers }) => callers.length === 0)
  const callersOf = (callers: readonly string[]) =>
    ['login', ...roles].filter((role) => callers.includes(role === 'login' ? role : `garita_${role}`))
  return `${head}
export const tables: Record<string, Table> = {
${tableLines.join('\n')}
}

/** \`login\` is the connection before it has become a caller. */
export const functions: Record<string, readonly (Role | 'login')[]> = {
${called.map(({ name, callers }) => `'${name}': [${callersOf(callers).map((role) => `'${role}'`)}],`).join('\n')}
}

/** Called by triggers and by other functions of the database. */
export const functionsOfNobody: readonly string[] = [
${nobody.map(({ name }) => `'${name}',`).join('\n')}
]
`
}

const file = fileURLToPath(new URL('../tests/access/grants.ts', import.meta.url))
writeFileSync(file, await withThrowawayDatabase(grantsText))
const biome = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url))
spawnSync(process.execPath, [biome, 'format', '--write', file], { stdio: 'ignore' })
console.log('tests/access/grants.ts has the grants of today. Read the difference before you commit it.')
