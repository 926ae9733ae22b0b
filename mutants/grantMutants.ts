/** Mutants of grants: each role gets each act that it lacks, in whole or in part, in each table; the login gets more rights than it has. */
import type pg from 'pg'
import { makersIn, privilegesOn } from '../tests/access/catalog.ts'
import type { Mutant } from './mutant.ts'

const sort = 'grant'
const words = ['has_column_privilege', 'rolreplication']

export async function grantMutants(owner: pg.ClientBase): Promise<Mutant[]> {
  const { rows } = await owner.query<{ relation: string; role: string; act: string }>(
    `select c.relname as relation, r.rolname as role, act
      from pg_class c, pg_roles r, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) act
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and r.rolname like 'garita\\_%' and not r.rolcanlogin and not has_table_privilege(r.oid, c.oid, act)
      order by 1, 2, 3`,
  )
  const roles = [...new Set(rows.map(({ role }) => role))]
  return [
    ...rows.map(({ relation, role, act }) => ({
      name: `grant ${relation}: ${act} to ${role}`,
      sort,
      listed: (one: pg.ClientBase) => privilegesOn(one, relation, role),
      words,
      change: `grant ${act} on public.${relation} to ${role}`,
    })),
    ...roles.map((role) => ({
      name: `grant schema: ${role} makes tables`,
      sort,
      listed: (one: pg.ClientBase) => makersIn(one, roles),
      words,
      change: `grant create on schema public to ${role}`,
    })),
    ...loginMutants(rows[0]?.relation ?? ''),
  ]
}

/** Each test database has a login of its own, which is known only there. */
function loginMutants(table: string): Mutant[] {
  const powers = ['inherit', 'createdb', 'createrole'].map((power) => [power, `alter role %I ${power}`] as const)
  const all = [
    ...powers,
    ['reads a table', `grant select on public.${table} to %I`],
    ['hands a role on', 'grant garita_admin to %I with admin option'],
  ] as const
  return all.map(([what, change]) => ({
    name: `grant login: ${what}`,
    sort,
    words,
    change: `do $do$ begin execute format('${change}', (select rolname from pg_roles where rolcanlogin
      and rolname like 'garita\\_login\\_%' and has_database_privilege(oid, current_database(), 'connect'))); end $do$`,
  }))
}
