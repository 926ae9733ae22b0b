/** What the access rules left in the database: it differs where a restored dump lost roles, grants or policies. */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { productRoles } from './login.ts'

/** The login is left out: it differs from database to database, and makeLogin repairs it by itself. */
export async function factsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ fact: string }>(facts, [productRoles])
  return rows.map(({ fact }) => fact)
}

export const standingOf = (facts: readonly string[]) => createHash('md5').update(facts.join('\n')).digest('hex')

/** A migration makes tables, closed to everybody, and triggers of their own. Whatever else it changes, the rules are applied whole. */
export function onlyTablesCame(before: readonly string[], now: readonly string[]): boolean {
  const [had, have] = [new Set(before), new Set(now)]
  const came = now.filter((fact) => !had.has(fact))
  return before.every((fact) => have.has(fact)) && came.every((fact) => /^(relation \S+ [tf]$|trigger )/.test(fact))
}

// Only grants to everybody and to the product's roles count: a role of somebody else may read what its owner lets it read.
const grants = (acl: string) => `(select string_agg(held, ',' order by held collate "C")
  from (select concat_ws(' ', grantee::regrole, privilege_type) as held from aclexplode(${acl})
    where grantee = 0 or grantee::regrole::text = any ($1)) granted)`

// The roles' and policies' names are not enough: rows of a table without row security are open to everybody.
const facts = `
  select fact from (
    select concat_ws(' ', 'role', rolname) from pg_roles where rolname = any ($1)
    union all select concat_ws(' ', 'policy', tablename, policyname, permissive, roles, cmd, qual, with_check)
      from pg_policies where schemaname = 'public'
    union all select concat_ws(' ', 'relation', relname, relrowsecurity, ${grants('relacl')}) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    union all select concat_ws(' ', 'column', c.relname, attname, ${grants('attacl')}) from pg_attribute
      join pg_class c on c.oid = attrelid where attacl is not null and c.relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'trigger', c.relname, tgname, tgenabled, tgfoid::regproc) from pg_trigger
      join pg_class c on c.oid = tgrelid where not tgisinternal and c.relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'schema', nspname, ${grants('nspacl')}) from pg_namespace
      where nspname in ('public', 'access', 'guard')
    union all select concat_ws(' ', 'function', f.oid::regprocedure, prosecdef, md5(prosrc), ${grants('proacl')}) from pg_proc f
      join pg_namespace n on n.oid = pronamespace where nspname in ('access', 'guard')
  ) facts (fact) order by fact collate "C"`
