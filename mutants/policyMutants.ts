/**
 * Mutants of policies: a policy holds for every row, lets every row be written, or lacks one of its conditions; a table has no policies.
 */
import type pg from 'pg'
import { tablesWithoutRowSecurity } from '../tests/access/catalog.ts'
import { changed, said } from './change.ts'
import type { Mutant } from './mutant.ts'
import { conditionsIn } from './sqlConditions.ts'

interface Policy {
  tablename: string
  policyname: string
  cmd: string
  qual: string | null
  with_check: string | null
  roles: string[]
  writes: boolean
}

const sort = 'policy'

export async function policyMutants(owner: pg.ClientBase): Promise<Mutant[]> {
  const policies = await owner.query<Policy>(
    `select tablename, policyname, cmd, qual, with_check, roles::text[] as roles,
        cmd in ('UPDATE', 'ALL') and exists (select from unnest(roles) role, pg_attribute a
          where a.attrelid = ('public.' || tablename)::regclass and a.attnum > 0 and qual ~ ('\\m' || attname || '\\M')
            and has_column_privilege(role, a.attrelid, a.attnum, case cmd when 'ALL' then 'insert, update' else 'update' end)) as writes
      from pg_policies where schemaname = 'public' order by tablename, policyname`,
  )
  const tables = await owner.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity order by 1`,
  )
  const widened: Mutant[] = []
  for (const policy of policies.rows) widened.push(...(await widenedBy(owner, policy)))
  return [
    ...policies.rows.flatMap(loosened),
    ...widened,
    ...tables.rows.map(({ name }) => ({
      name: `table ${name}: without row security`,
      sort,
      table: name,
      listed: tablesWithoutRowSecurity,
      words: [name],
      change: `alter table public.${name} disable row level security`,
    })),
  ]
}

function loosened({ tablename, policyname, cmd, qual, with_check, writes }: Policy): Mutant[] {
  const mutant = (what: string, change: string): Mutant => ({
    name: `policy ${tablename}.${policyname}: ${what}`,
    sort,
    table: tablename,
    words: [tablename, cmd.toLowerCase()],
    change: `alter policy ${policyname} on public.${tablename} ${change}`,
  })
  const parts = [
    ['using', qual],
    ['with check', with_check],
  ] as const
  return [
    ...parts.flatMap(([part, expression]) => {
      if (!expression || expression === 'true') return []
      const each = conditionsIn(expression).map((change) =>
        mutant(`${part} ${said(expression, change)}`, `${part} (${changed(expression, change)})`),
      )
      return [mutant(`${part} true`, `${part} (true)`), ...each]
    }),
    // An update without its own check applies the condition of the old row to the new row, in the columns that the role may write.
    ...(writes && !with_check && qual !== 'true' ? [mutant('writes any row', 'with check (true)')] : []),
  ]
}

/**
 * A policy without a condition can be loosened only for another role: one with the grant for the act, and without an open policy of its
 * own.
 */
async function widenedBy(owner: pg.ClientBase, policy: Policy): Promise<Mutant[]> {
  if ((policy.qual ?? 'true') !== 'true' || (policy.with_check ?? 'true') !== 'true') return []
  const acts = policy.cmd === 'ALL' ? ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] : [policy.cmd]
  const { rows } = await owner.query<{ role: string }>(
    `select rolname as role from pg_roles
      where rolname like 'garita\\_%' and not rolcanlogin and rolname <> all($2::text[]) and exists (
        select from unnest($3::text[]) act where case when act = 'DELETE'
            then has_table_privilege(oid, $1, act) else has_any_column_privilege(oid, $1, act) end
          and not exists (select from pg_policies open where schemaname = 'public' and tablename = $4 and cmd in (act, 'ALL')
            and rolname = any(open.roles) and coalesce(qual, 'true') = 'true' and coalesce(with_check, 'true') = 'true'))
      order by 1`,
    [`public.${policy.tablename}`, policy.roles, acts, policy.tablename],
  )
  return rows.map(({ role }) => ({
    name: `policy ${policy.tablename}.${policy.policyname}: also for ${role}`,
    sort,
    table: policy.tablename,
    words: [policy.tablename, policy.cmd.toLowerCase(), role],
    change: `alter policy ${policy.policyname} on public.${policy.tablename} to ${[...policy.roles, role].join(', ')}`,
  }))
}
