/**
 * Hashes everything that the access rules create in the database. A restored dump without roles, grants or policies has another
 * hash.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { productRoles } from './login.ts'

/** The login is excluded: it differs between databases, and makeLogin repairs it. */
export async function factsHash(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ fact: string }>(facts, [productRoles])
  return createHash('md5')
    .update(rows.map(({ fact }) => fact).join('\n'))
    .digest('hex')
}

// Counts only grants to PUBLIC and to the product's roles: the owner may grant reads to roles of its own.
const grants = (acl: string) => `(select string_agg(held, ',' order by held collate "C")
  from (select concat_ws(' ', grantee::regrole, privilege_type) as held from aclexplode(${acl})
    where grantee = 0 or grantee::regrole::text = any ($1)) granted)`

// Names of roles and policies are not enough: without row security all users could read a table.
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
      where nspname in ('public', 'access')
    union all select concat_ws(' ', 'function', f.oid::regprocedure, prosecdef, md5(prosrc), ${grants('proacl')}) from pg_proc f
      join pg_namespace n on n.oid = pronamespace where nspname = 'access'
  ) facts (fact) order by fact collate "C"`
