/** The constraints, unique indexes and triggers: each is dropped, and each check and each trigger's condition loosened in its parts. */
import type pg from 'pg'
import type { DatabaseMutant } from './mutant.ts'
import { conditionsIn } from './sqlConditions.ts'
import { changed, said } from './sqlTokens.ts'

interface Found {
  relation: string
  name: string
  kind: string
  definition: string
}

const kinds: Readonly<Record<string, string>> = { c: 'check', u: 'unique', p: 'key', f: 'reference', x: 'exclusion' }
const own = `relnamespace = 'public'::regnamespace and relname not in ('migrations', 'guard_applied')`

export async function tableMutants(owner: pg.ClientBase): Promise<DatabaseMutant[]> {
  const constraints = await owner.query<Found>(
    `select relname as relation, conname as name, contype as kind, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where ${own} and contype = any($1::text[]) order by 1, 2`,
    [Object.keys(kinds)],
  )
  const indexes = await owner.query<Found>(
    `select c.relname as relation, i.relname as name, 'i' as kind, pg_get_indexdef(i.oid) as definition
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      where c.${own.replace('and ', 'and c.')} and x.indisunique
        and not exists (select from pg_constraint k where k.conindid = i.oid) order by 1, 2`,
  )
  const triggers = await owner.query<Found>(
    `select relname as relation, tgname as name, 't' as kind, pg_get_triggerdef(t.oid) as definition
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${own} and not tgisinternal order by 1, 2`,
  )
  return [
    ...constraints.rows.flatMap(constraintMutants),
    ...indexes.rows.map(({ relation, name }) => ({
      name: `unique ${relation}.${name}: dropped`,
      sort: 'constraint',
      words: [name, relation],
      change: `drop index public.${name}`,
    })),
    ...triggers.rows.flatMap(triggerMutants),
  ]
}

function constraintMutants({ relation, name, kind, definition }: Found): DatabaseMutant[] {
  const table = `public.${relation}`
  const dropped = `alter table ${table} drop constraint ${name}`
  const mutant = (what: string, change: string): DatabaseMutant => ({
    name: `${kinds[kind]} ${relation}.${name}: ${what}`,
    sort: 'constraint',
    words: [name, relation],
    change,
  })
  const parts = kind === 'c' ? conditionsIn(definition) : []
  return [
    mutant('dropped', kind === 'p' ? `${dropped} cascade` : dropped),
    ...parts.map((part) =>
      mutant(
        said(definition, part),
        `${dropped}; alter table ${table} add constraint ${name} ${changed(definition, part)}`,
      ),
    ),
  ]
}

function triggerMutants({ relation, name, definition }: Found): DatabaseMutant[] {
  const conditions = conditionsIn(definition).filter(({ start }) => / WHEN /.test(definition.slice(0, start)))
  const dropped = `drop trigger ${name} on public.${relation}`
  const mutant = (what: string, change: string): DatabaseMutant => ({
    name: `trigger ${relation}.${name}: ${what}`,
    sort: 'trigger',
    words: name.startsWith('announce') ? ['topics', 'announce', 'LISTEN'] : [relation, name],
    change,
  })
  return [
    mutant('dropped', dropped),
    // "before update or delete" is no condition.
    ...conditions.map((part) => mutant(said(definition, part), `${dropped}; ${changed(definition, part)}`)),
  ]
}
