/** The template that every test database is a copy of: what one thing loosened in it would be, and loosening it. */
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { templateName, urlOf } from '../tests/support/databases.ts'
import type { Mutant } from './mutant.ts'

export async function inTemplate<T>(server: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: urlOf(server, templateName) })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Why the change cannot be made, or null. */
export async function refusalOf(owner: pg.Client, change: string): Promise<string | null> {
  await owner.query('begin')
  try {
    await owner.query(change)
    return null
  } catch (error) {
    return String(error)
  } finally {
    await owner.query('rollback')
  }
}

/** Whether what is read of the catalog is another with the change. */
export async function shows(
  owner: pg.Client,
  { change, listed }: Required<Pick<Mutant, 'change' | 'listed'>>,
): Promise<boolean> {
  const before = await listed(owner)
  await owner.query('begin')
  try {
    await owner.query(change)
    return !isDeepStrictEqual(await listed(owner), before)
  } finally {
    await owner.query('rollback')
  }
}

/** Every copy builds its rules again, because its login is its own; that ends with a row in applied_rules, and with this. */
export function loosen(server: string, change: string): Promise<void> {
  return inTemplate(server, async (owner) => {
    await dropCopies(owner)
    await owner.query(`
      create or replace function extensions.loosen() returns trigger language plpgsql
        as $loosen$ begin execute ${pg.escapeLiteral(change)}; return null; end $loosen$;
      create or replace trigger loosen after insert on applied_rules for each statement execute function extensions.loosen()`)
  })
}

/** Thousands of databases and logins would slow the server down. One that somebody is still connected to goes the next time. */
async function dropCopies(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(
    `select 'drop database ' || datname || ' with (force)' as statement from pg_database
        where datname like 'garita\\_%' and datname <> $1
      union all select 'drop role ' || rolname from pg_roles
        where rolname like 'garita\\_login\\_%' and rolname <> 'garita_login_' || $1`,
    [templateName],
  )
  for (const { statement } of rows) await owner.query(statement).catch(() => undefined)
}
