/** Loads the rows of a former build into a test database and upgrades it. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { type Former, formerOf, formerRows } from '../former/former.ts'
import { ask, type TestInstallation, type TestPerson, testInstallation } from './installation.ts'

export interface FormerInstallation extends TestInstallation {
  readonly former: Former
  /** Signed in since then. */
  readonly admin: TestPerson
  readonly agent: TestPerson
  readonly resident: TestPerson
  /** The reader at the gate, with its key. */
  readonly device: Pick<TestPerson, 'call'>
}

export async function formerInstallation(
  commit: Parameters<typeof formerOf>[0] = 'd2f3781',
  options: { web_folder?: string } = {},
): Promise<FormerInstallation> {
  const former = formerOf(commit)
  const garita = await testInstallation({
    ...options,
    environment: { SECRET: former.secret },
    fill: (ownerUrl) => fill(ownerUrl, former),
  })
  const person = (who: keyof Former['people']): TestPerson => {
    const { token, ...about } = former.people[who]
    return { ...about, token, call: (call, input) => ask(garita, call, input, token) }
  }
  const device = new Proxy(garita, {
    get: (of, name) => (name === 'app' ? { request: withKey(of, former.device_key) } : Reflect.get(of, name)),
  })
  return Object.assign(garita, {
    former,
    admin: person('admin'),
    agent: person('agent'),
    resident: person('resident'),
    device: { call: (call, input) => ask(device, call, input, null) },
  } satisfies Omit<FormerInstallation, keyof TestInstallation>)
}

const withKey =
  ({ app }: TestInstallation, key: string) =>
  (path: string, init: RequestInit) =>
    app.request(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } })

const migrations = new URL('../../database/migrations/', import.meta.url)

/** The tables as they were then, and in them the rows as they were left; the guard is today's to bring. */
async function fill(ownerUrl: string, { commit, migrations: names }: Former): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query('set search_path = public, extensions')
    await owner.query('create table migrations (name text primary key, applied_at timestamptz not null default now())')
    for (const name of names) {
      await owner.query(readFileSync(new URL(name, migrations), 'utf8'))
      await owner.query('insert into migrations (name) values ($1)', [name])
    }
    const rows = formerRows(commit as Parameters<typeof formerRows>[0])
    for (const table of await inOrder(owner, Object.keys(rows))) await insert(owner, table, rows[table] ?? [])
  } finally {
    await owner.end()
  }
}

/** Orders tables so that a referenced table comes before those that reference it. */
async function inOrder(owner: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows: ties } = await owner.query<{ points: string; at: string }>(
    `select distinct f.relname as points, t.relname as at from pg_constraint c
      join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.conrelid <> c.confrelid and f.relnamespace = 'public'::regnamespace`,
  )
  const placed: string[] = []
  while (placed.length < tables.length) {
    const next = tables.find(
      (table) =>
        !placed.includes(table) &&
        ties.every(({ points, at }) => points !== table || placed.includes(at) || !tables.includes(at)),
    )
    if (!next) throw new Error('tables point at each other in a circle')
    placed.push(next)
  }
  return placed
}

async function insert(owner: pg.Client, table: string, rows: readonly unknown[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`)
  await owner.query(`delete from public."${table}"`)
  await owner.query(
    `insert into public."${table}" (${columns.join(', ')}) overriding system value
      select ${columns.join(', ')} from json_populate_recordset(null::public."${table}", $1)`,
    [JSON.stringify(rows)],
  )
  const { rows: counted } = await owner.query<{ name: string; sequence: string }>(
    `select attname as name, pg_get_serial_sequence($1, attname) as sequence from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and pg_get_serial_sequence($1, attname) is not null`,
    [`public.${table}`],
  )
  for (const { name, sequence } of counted) {
    await owner.query(`select setval($1, (select max("${name}") from public."${table}"))`, [sequence])
  }
}
