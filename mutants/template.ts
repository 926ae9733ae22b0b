/** Loosens the template of all test databases, and shows the effect of a change on it. */
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

/** Returns the error of the change, or null. */
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

/** True if the change shows in the catalog data of the mutant. */
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

/**
 * Every copy applies its rules again, because each has its own login. The last step inserts a row into applied_rules, and this trigger runs
 * after it.
 */
export function loosen(server: string, change: string): Promise<void> {
  return inTemplate(server, async (owner) => {
    await dropCopies(owner)
    await owner.query(`
      create or replace function extensions.loosen() returns trigger language plpgsql
        as $loosen$ begin execute ${pg.escapeLiteral(change)}; return null; end $loosen$;
      create or replace trigger loosen after insert on applied_rules for each statement execute function extensions.loosen()`)
  })
}

/** Thousands of databases and logins would slow the server down. A database with a connection is dropped the next time. */
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
