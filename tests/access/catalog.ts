/** Reads the privileges from the catalog of a database, for tests/access.test.ts and the mutants. */
import type pg from 'pg'

type Database = Pick<pg.ClientBase, 'query'>

/** Lists each privilege on each column and on the whole table. */
export async function privilegesOn(database: Database, table: string, role: string): Promise<string[]> {
  const { rows } = await database.query<{ privilege: string }>(
    `select act || ' ' || attname as privilege
        from pg_attribute, unnest(array['select', 'insert', 'update', 'references']) act
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and has_column_privilege($2, attrelid, attnum, act)
      union all
      select act from unnest(array['delete', 'truncate', 'trigger']) act where has_table_privilege($2, $1::regclass, act)
      order by 1`,
    [table, role],
  )
  return rows.map(({ privilege }) => privilege)
}

export async function callersOf(database: Database, signature: string, roles: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ role: string }>(
    `select role from unnest($1::text[]) role where has_function_privilege(role, $2::regprocedure, 'execute') order by 1`,
    [roles, signature],
  )
  return rows.map(({ role }) => role)
}

interface Definer {
  name: string
  owner: string
  super: boolean
  pins: string | null
}

export async function definersIn(database: Database): Promise<Definer[]> {
  const { rows } = await database.query<Definer>(
    `select proname as name, r.rolsuper or r.rolbypassrls as super, r.rolname as owner,
        (select setting from unnest(proconfig) setting where setting like 'search_path=%') as pins
      from pg_proc p join pg_roles r on r.oid = p.proowner
      where p.pronamespace in ('access'::regnamespace, 'public'::regnamespace) and p.prosecdef order by p.oid`,
  )
  return rows
}

/** Lists the roles that can create objects, with the schema. */
export async function makersIn(database: Database, roles: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ maker: string }>(
    `select role || ' in ' || nspname as maker from unnest($1::text[]) role, pg_namespace
      where nspname in ('public', 'access', 'extensions') and has_schema_privilege(role, oid, 'create') order by 1`,
    [roles],
  )
  return rows.map(({ maker }) => maker)
}

export async function tablesWithoutRowSecurity(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity order by 1`,
  )
  return rows.map(({ name }) => name)
}
