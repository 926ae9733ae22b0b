/** What is noted in the database about the rules that it has. */
import type pg from 'pg'

export interface Noted {
  readonly hash: string | null
  readonly release: number
  /** Of the login's name and password. */
  readonly login_hash: string | null
  /** Of what the rules left in the database; null of programs that did not note it. */
  readonly standing: string | null
  /** As they were run; null of programs that ran whole files. */
  readonly statements: readonly string[] | null
}

/** Programs from before the first numbered rules kept only a hash; their rules count as the oldest. */
export async function notedRules(client: pg.ClientBase): Promise<Noted> {
  await client.query(`create table if not exists guard_applied (hash text primary key)`)
  const { rows } = await client.query<Partial<Noted>>('select * from guard_applied')
  return { hash: null, release: 0, login_hash: null, standing: null, statements: null, ...rows[0] }
}

/** A column is added only where it is missing: that waits for a backup which reads the table. */
export async function noteRules(client: pg.ClientBase, noted: Noted): Promise<void> {
  if (!(await hasColumn(client, 'guard_applied', 'statements'))) {
    await client.query(
      `alter table guard_applied add column if not exists release integer not null default 0,
        add column if not exists login_hash text, add column if not exists standing text, add column statements text[]`,
    )
  }
  await client.query('delete from guard_applied')
  await client.query(
    'insert into guard_applied (hash, release, login_hash, standing, statements) values ($1, $2, $3, $4, $5)',
    [noted.hash, noted.release, noted.login_hash, noted.standing, noted.statements],
  )
}

export async function hasColumn(client: pg.ClientBase, table: string, column: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_attribute where attrelid = $1::regclass and attname = $2', [
    table,
    column,
  ])
  return rowCount === 1
}
