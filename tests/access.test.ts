/** Compares the grants of the database with the tables of tests/access. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callersOf, definersIn, makersIn, privilegesOn, tablesWithoutRowSecurity } from './access/catalog.ts'
import { type PreparedDatabase, preparedDatabase } from './access/database.ts'
import { functions, functionsOfNobody, type Role, roles, tables } from './access/grants.ts'

let database: PreparedDatabase
beforeAll(async () => {
  database = await preparedDatabase()
})
afterAll(() => database.close())

async function read<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.owner.query(text, values)).rows
}

const login = () => decodeURIComponent(new URL(database.login_url).username)
const nameIn = (role: Role | 'login') => (role === 'login' ? login() : `garita_${role}`)

describe('the matrix lists everything in the database', () => {
  test('grants on tables and views only what the matrix lists', async () => {
    const found = await read<{ name: string }>(
      `select case relnamespace when 'access'::regnamespace then 'access.' else '' end || relname as name from pg_class
        where relnamespace in ('public'::regnamespace, 'access'::regnamespace) and relkind in ('r', 'p', 'v', 'm', 'f')`,
    )
    expect(found.map((table) => table.name).sort()).toEqual(Object.keys(tables).sort())
  })

  test.each(Object.keys(tables))('grants the columns of %s only as the matrix lists them', async (table) => {
    const found = await read<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    )
    expect(found.map((column) => column.name).sort()).toEqual([...(tables[table]?.columns ?? [])].sort())
  })

  test('has only the roles of the matrix', async () => {
    const found = await read<{ name: string }>(
      `select rolname as name from pg_roles where rolname like 'garita\\_%' and not rolcanlogin`,
    )
    expect(found.map((role) => role.name).sort()).toEqual(roles.map(nameIn).sort())
  })

  test('has only the functions of the matrix', async () => {
    const found = await read<{ name: string }>(
      `select distinct pronamespace::regnamespace || '.' || proname as name from pg_proc
        where pronamespace in ('access'::regnamespace, 'public'::regnamespace)`,
    )
    expect(found.map((one) => one.name).sort()).toEqual([...Object.keys(functions), ...functionsOfNobody].sort())
  })

  test('has no table or function in another schema', async () => {
    const found = await read<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    )
    expect(found.map((schema) => schema.name).sort()).toEqual(['access', 'extensions', 'public'])
  })
})

describe.each(Object.keys(tables))('%s', (table) => {
  test.each([...roles, 'login' as const])('%s reads and writes exactly these columns', async (role) => {
    const found = await privilegesOn(database.owner, table, nameIn(role))
    expect(found.sort()).toEqual(linesOf(table, role).sort())
  })
})

function linesOf(table: string, role: Role | 'login'): string[] {
  const grant = role === 'login' ? {} : (tables[table]?.grants[role] ?? {})
  return [
    ...(['select', 'insert', 'update'] as const).flatMap((act) =>
      (grant[act] ?? []).map((column) => `${act} ${column}`),
    ),
    ...(grant.delete ? ['delete'] : []),
  ]
}

test.each([...Object.keys(functions), ...functionsOfNobody])(
  'lets only the roles of the matrix call %s',
  async (name) => {
    const everyone = [...roles, 'login' as const]
    const overloads = await read<{ signature: string }>(
      `select oid::regprocedure::text as signature from pg_proc where pronamespace::regnamespace || '.' || proname = $1`,
      [name],
    )
    for (const { signature } of overloads) {
      const may = await callersOf(database.owner, signature, everyone.map(nameIn))
      expect(may.sort()).toEqual((functions[name] ?? []).map(nameIn).sort())
    }
  },
)

describe('how the access rules are built', () => {
  test('enables row security on every table', async () => {
    expect(await tablesWithoutRowSecurity(database.owner)).toEqual([])
  })

  test('applies no policy to public or to a role missing from the matrix', async () => {
    const found = await read<{ role: string }>(
      `select distinct unnest(roles)::text as role from pg_policies where schemaname = 'public'`,
    )
    const known = roles.map(nameIn)
    expect(found.map((policy) => policy.role).filter((role) => !known.includes(role))).toEqual([])
  })

  // `line_kinds` has no names, and `home_phones` has telephones, but no row for a guard. Both check the condominium themselves.
  test('runs views with the rights of their caller, except two that check the caller themselves', async () => {
    const views = await read(
      `select relname from pg_class where relnamespace in ('public'::regnamespace, 'access'::regnamespace)
        and relkind in ('v', 'm') and not coalesce(reloptions @> '{security_invoker=true}' or reloptions @> '{security_invoker=on}', false)
        order by relname`,
    )
    expect(views).toEqual([{ relname: 'home_phones' }, { relname: 'line_kinds' }])
  })

  test('sets the search path of functions that run as the owner, who is no superuser', async () => {
    const definers = await definersIn(database.owner)
    expect(definers.length).toBeGreaterThan(5)
    const owner = new URL(database.owner_url).username
    for (const definer of definers) {
      expect(definer).toEqual({
        name: definer.name,
        owner,
        super: false,
        pins: 'search_path=public, extensions, pg_temp',
      })
    }
  })

  test('lets only the owner create objects in the schemas, and no role use a sequence', async () => {
    const all = [...roles, 'login' as const].map(nameIn)
    expect(await makersIn(database.owner, all)).toEqual([])
    expect(
      await read(
        `select role, relname from unnest($1::text[]) role, pg_class
          where relkind = 'S' and has_sequence_privilege(role, oid, 'usage, select, update')`,
        [all],
      ),
    ).toEqual([])
  })
})

describe('the login role of the program', () => {
  test('gives the login role no privileges of its own', async () => {
    const [role] = await read(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit from pg_roles where rolname = $1`,
      [login()],
    )
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolinherit: false,
    })
  })

  test('lets the login role own nothing', async () => {
    const owned = await read(
      `select classid::regclass, objid from pg_shdepend
        where refclassid = 'pg_authid'::regclass and refobjid = $1::regrole and deptype = 'o'`,
      [login()],
    )
    expect(owned).toEqual([])
  })

  test('lets the login role switch only to the roles of the matrix, and administer none of them', async () => {
    const found = await read<{ name: string; admin_option: boolean }>(
      `select roleid::regrole::text as name, bool_or(admin_option) as admin_option
        from pg_auth_members where member = $1::regrole group by 1`,
      [login()],
    )
    expect(found.map((role) => role.name).sort()).toEqual(roles.map(nameIn).sort())
    expect(found.filter((role) => role.admin_option)).toEqual([])
  })

  test('refuses the login role every table before it has switched to a role', async () => {
    const client = new pg.Client({ connectionString: database.login_url })
    await client.connect()
    for (const table of Object.keys(tables)) {
      await expect(client.query(`select from ${table}`)).rejects.toMatchObject({ code: '42501' })
    }
    await expect(client.query('select access.caller_session()')).rejects.toMatchObject({ code: '42501' })
    expect((await client.query(`select * from access.caller_of('\\x00', null)`)).rows).toEqual([])
    await client.end()
  })

  test('refuses the login role a switch to the owner', async () => {
    const owner = new URL(database.owner_url).username
    expect(await database.attempt(null, `set role ${owner}`)).toEqual({ refused: '42501' })
  })

  test('lets the login role connect only to its own database', async () => {
    const other = await preparedDatabase()
    const stranger = new URL(other.owner_url)
    stranger.username = new URL(database.login_url).username
    stranger.password = new URL(database.login_url).password
    const client = new pg.Client({ connectionString: stranger.toString() })
    await expect(client.connect()).rejects.toMatchObject({ code: '42501' })
    await other.close()
  })
})
