/** Brings rules to a database as a program that has them would at its start. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { applyRules, type Way } from '../../src/server/database/rules/applyRules.ts'
import { notedRules } from '../../src/server/database/rules/noted.ts'
import { factsOf } from '../../src/server/database/rules/standing.ts'

export interface Brought {
  readonly owner_url: string
  readonly login_password: string
  readonly statements: readonly string[]
  /** What its migration does, if it has one. */
  readonly migration?: string
}

/** Which statements were run, and what the program said. */
export async function bringRules(given: Brought): Promise<{ way: Way; said: string[] }> {
  const client = new pg.Client({ connectionString: given.owner_url })
  await client.connect()
  const said: string[] = []
  try {
    const [noted, facts] = [await notedRules(client), await factsOf(client)]
    if (given.migration) await client.query(given.migration)
    const files = [given.statements.join(';\n')]
    const hash = createHash('sha256').update(files.join()).digest('hex')
    const way = await applyRules(
      client,
      { noted, facts, migrated: given.migration !== undefined },
      {
        login_password: given.login_password,
        say: (words) => void said.push(words),
        rules: { release: noted.release, hash, files },
      },
    )
    return { way, said }
  } finally {
    await client.end()
  }
}

/** As the program that applied them noted them. */
export async function statementsIn(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ statements: string[] }>('select statements from guard_applied')
  return rows[0]?.statements ?? []
}

/** Everything that rules can say, as PostgreSQL writes it. */
export async function catalogueOf(owner: pg.Pool): Promise<string[]> {
  const acl = (held: string) =>
    `(select string_agg(held, ',' order by held) from (select concat_ws(' ', grantee::regrole, privilege_type, is_grantable) as held from aclexplode(${held})) one)`
  const { rows } = await owner.query<{ fact: string }>(`
    with facts (fact) as (
    with schemas as (select oid, nspname from pg_namespace where nspname in ('public', 'access', 'guard'))
    select concat_ws(' ', 'schema', nspname, ${acl('nspacl')}) as fact from pg_namespace where nspname in ('public', 'access', 'guard')
    union all select concat_ws(' ', pg_get_functiondef(f.oid), f.proowner::regrole, ${acl('proacl')})
      from pg_proc f join schemas on schemas.oid = pronamespace where prokind = 'f'
    union all select concat_ws(' ', 'policy', p.*::text) from pg_policies p
    union all select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t where not tgisinternal
    union all select concat_ws(' ', c.oid::regclass, relkind, relrowsecurity, relforcerowsecurity, reloptions, relowner::regrole, ${acl('relacl')},
        case relkind when 'v' then pg_get_viewdef(c.oid) end)
      from pg_class c join schemas on schemas.oid = relnamespace
    union all select concat_ws(' ', attrelid::regclass, attname, ${acl('attacl')}) from pg_attribute where attacl is not null
      and attrelid >= 16384
    union all select concat_ws(' ', 'default', defaclrole::regrole, defaclnamespace, defaclobjtype, ${acl('defaclacl')}) from pg_default_acl
    ) select fact from facts order by fact collate "C"`)
  return rows.map(({ fact }) => fact)
}
