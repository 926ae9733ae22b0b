/** Writes the tables of a prepared database as text, in the order of schemaTables.ts. */
import type pg from 'pg'
import { chapters } from './schemaTables.ts'

interface Described {
  unlogged: boolean
  columns: readonly { name: string; type: string; definition: string; reference: string | null }[]
  constraints: readonly string[]
  indexes: readonly string[]
  policies: readonly string[]
  triggers: readonly string[]
}

const head = `-- Today's tables, written from the catalog by \`npm run schema\`: for reading, never executed.
-- database/migrations makes the tables, database/access the grants, policies and triggers.
`

export async function schemaText(client: pg.ClientBase | pg.Pool): Promise<string> {
  const { rows } = await client.query<{ name: string; is: Described }>(catalog)
  const described = new Map(rows.map(({ name, is }) => [name, is]))
  const listed = Object.values(chapters).flatMap((tables) => Object.keys(tables))
  const unlisted = [...described.keys()].filter((name) => !listed.includes(name))
  if (unlisted.length > 0) throw new Error(`Say in scripts/schemaTables.ts what is in ${unlisted.join(', ')}.`)
  const parts = Object.entries(chapters).flatMap(([title, tables]) => [
    `\n-- ${'='.repeat(100)}\n-- ${title}\n-- ${'='.repeat(100)}\n`,
    ...Object.entries(tables).map(([name, { purpose, columns = {} }]) => {
      const is = described.get(name)
      if (!is) throw new Error(`scripts/schemaTables.ts names ${name}, which is no table.`)
      const strange = Object.keys(columns).filter((column) => !is.columns.some((one) => one.name === column))
      if (strange.length > 0) throw new Error(`scripts/schemaTables.ts names ${name}.${strange}, which is no column.`)
      return block(name, is, purpose, columns)
    }),
  ])
  return head + parts.join('\n').replace(/\n{3,}/g, '\n\n')
}

function block(name: string, is: Described, purpose: string, notes: Readonly<Record<string, string>>): string {
  const lines = [
    ...is.columns.map((column) => ({
      text: readable([column.name, column.type, column.definition, column.reference ?? ''].filter(Boolean).join(' ')),
      note: notes[column.name],
    })),
    ...is.constraints.map((text) => ({ text: readable(text), note: undefined })),
  ]
  const body = lines.map(({ text, note }, at) => {
    const comma = at < lines.length - 1 ? ',' : ''
    return `  ${text}${comma}${note ? `  -- ${note}` : ''}`
  })
  return `${[
    `-- ${purpose}`,
    `create ${is.unlogged ? 'unlogged ' : ''}table ${name} (`,
    ...body,
    ');',
    ...is.indexes.map((index) => `${readable(index)};`),
    ...is.policies.map((policy) => `-- policy ${policy}`),
    ...is.triggers.map((trigger) => `-- trigger ${trigger}`),
  ].join('\n')}\n`
}

/** As somebody would write it: small letters, short names of types, lists with \`in\`. */
function readable(sql: string): string {
  return sql
    .split(/('(?:[^']|'')*'|"[^"]*")/)
    .map((part) =>
      /^['"]/.test(part) ? part : part.replace(/\b[A-Z]+\b/g, (word) => word.toLowerCase()).replace(/\s+/g, ' '),
    )
    .join('')
    .replace(/('(?:[^']|'')*')::(?:text|character varying|bpchar|jsonb)\b(?:\[\])?/g, '$1')
    .replace(/timestamp with time zone/g, 'timestamptz')
    .replace(/time without time zone/g, 'time')
    .replace(/\bcharacter\(/g, 'char(')
    .replace(/ = any \(array\[([^\]]+)\]\)/g, ' in ($1)')
    .replace(/ using btree /g, ' ')
    .replace(/\( case (.*?) end\)/g, '(case $1 end)')
    .replace(/"right"/g, 'right')
}

const catalog = `
select c.relname::text as name, json_build_object(
  'unlogged', c.relpersistence = 'u',
  'columns', (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'definition', concat_ws(' ',
        case when k.contype = 'p' then 'primary key' when a.attnotnull then 'not null' end,
        case when a.attidentity <> '' then 'generated always as identity' end,
        case when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid, true) || ') stored'
          when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid, true) end),
      'reference', (select substring(pg_get_constraintdef(k.oid, true) from 'REFERENCES .*') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum])) order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p' and k.conkey = array[a.attnum] and k.conname = c.relname || '_pkey'
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
  'constraints', (select coalesce(json_agg(
      case when k.conname = c.relname || '_pkey' or k.contype = 'f' then '' else 'constraint ' || k.conname || ' ' end
        || pg_get_constraintdef(k.oid, true) order by position(k.contype::text in 'pufcx'), k.conname), '[]')
    from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')
      and (cardinality(k.conkey) > 1 or k.contype <> 'f' and k.conname <> c.relname || '_pkey')),
  'indexes', (select coalesce(json_agg(replace(pg_get_indexdef(i.indexrelid, 0, true), ' public.', ' ') order by i.indexrelid::regclass::text collate "C"), '[]')
    from pg_index i where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)),
  'policies', (select coalesce(json_agg(p.policyname || ': ' || lower(p.cmd) || ' by '
      || (select string_agg(replace(role::text, 'garita_', ''), ', ' order by role) from unnest(p.roles) role) order by p.policyname), '[]')
    from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname),
  'triggers', (select coalesce(json_agg(t.tgname || ': ' || case when t.tgtype & 2 = 2 then 'before ' else 'after ' end
      || concat_ws(' or ', case when t.tgtype & 4 = 4 then 'insert' end, case when t.tgtype & 16 = 16 then 'update' end,
        case when t.tgtype & 8 = 8 then 'delete' end, case when t.tgtype & 32 = 32 then 'truncate' end)
      || ', ' || t.tgfoid::regproc order by t.tgtype & 2 = 0, t.tgname), '[]')
    from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)) as "is"
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`
