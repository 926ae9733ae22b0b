/** Applies the access rules of this program to a database whose other programs go on. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { StartRefused } from '../../settings/settings.ts'
import { canChange, changeRules } from './changedRules.ts'
import { loginExists, loginName, makeLogin } from './login.ts'
import { type Noted, noteRules } from './noted.ts'
import { type Brought, brought } from './rules.ts'
import { factsOf, onlyTablesCame, standingOf } from './standing.ts'
import { writtenOut } from './statements.ts'

/** Everybody waits while the rules wait for a table, so an attempt is short, and others have time between two. */
const rulesLockMs = 300
const rulesPauseMs = { tables: 2_000, roles: 200 }
const rulesPatienceMs = 10 * 60_000

export interface Found {
  /** Both from before the migrations of this program. */
  readonly noted: Noted
  readonly facts: readonly string[]
  /** Whether it had any to run. */
  readonly migrated: boolean
}

/** Which statements were run. */
export type Way = 'none' | 'part' | 'whole'

export interface Applying {
  readonly login_password: string
  say(words: string): void
  readonly rules?: Brought
}

/** The rules' locks wait for running statements; giving up quickly and retrying keeps a busy installation answering meanwhile. */
export async function applyRules(
  client: pg.Client,
  { noted, facts, migrated }: Found,
  { login_password, say, rules = brought() }: Applying,
): Promise<Way> {
  const loginHash = createHash('sha256')
    .update([login_password, await loginName(client)].join('\n'))
    .digest('hex')
  // A dump keeps the note that the rules were applied, and loses the roles of its cluster with all that names them.
  const now = await factsOf(client)
  const stands = noted.standing === standingOf(facts) && onlyTablesCame(facts, now)
  const same = noted.hash === rules.hash && noted.standing === standingOf(now)
  if (same && noted.statements && noted.login_hash === loginHash && (await loginExists(client))) return 'none'
  const statements = await writtenOut(client, rules.files)
  // A view written with a star has the columns that its tables had: it is replaced.
  const former = noted.statements?.filter((text) => !(migrated && /^create view/i.test(text))) ?? []
  const changes = stands && noted.statements && canChange(former, statements)
  let way: Way = same ? 'none' : changes ? 'part' : 'whole'
  const until = Date.now() + rulesPatienceMs
  for (let said = ''; ; ) {
    // Another installation of the cluster holds the roles for an instant only.
    let pauseMs = rulesPauseMs.roles
    try {
      await inTransaction(client, async () => {
        pauseMs = rulesPauseMs.tables
        await client.query(`set local lock_timeout = ${rulesLockMs}`)
        if (way === 'part') await changeRules(client, former, statements)
        if (way === 'whole') {
          await lockTables(client)
          await client.query(statements.join(';\n'))
        }
        pauseMs = rulesPauseMs.roles
        await client.query(`set local lock_timeout = '1s'`)
        await makeLogin(client, login_password)
        await noteRules(client, {
          hash: rules.hash,
          release: Math.max(noted.release, rules.release),
          login_hash: loginHash,
          standing: standingOf(await factsOf(client)),
          statements,
        })
      })
      return way
    } catch (error) {
      const waits = error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
      if (!waits && error instanceof pg.DatabaseError && way === 'part') {
        say(`The rules of the database cannot change in part (${error.message}): all of them are applied.`)
        way = 'whole'
        continue
      }
      if (!waits) throw error
      const words = `The rules of the database change, and wait for ${await holders(client)}.`
      if (Date.now() > until) throw new StartRefused(`${words} End it, or start again later.`)
      if (words !== said && pauseMs === rulesPauseMs.tables) say(words)
      said = words
      await new Promise((resume) => setTimeout(resume, pauseMs))
    }
  }
}

/** All at once, so that nobody waits behind a half of them while the other half is held. */
async function lockTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(format('public.%I', tablename), ', ' order by tablename) as tables from pg_tables where schemaname = 'public'`,
  )
  await client.query(`lock table ${rows[0]?.tables} in access exclusive mode`)
}

/** Who has held a table for longer than an attempt waited. Another user's age is not told to everybody. */
async function holders(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ who: string }>(
    `select distinct format('process %s of %s%s', a.pid, coalesce(a.usename, 'PostgreSQL'), nullif(' (' || a.application_name || ')', ' ()')) as who
      from pg_locks l join pg_stat_activity a on a.pid = l.pid join pg_class c on c.oid = l.relation
      where l.granted and l.pid <> pg_backend_pid() and c.relnamespace = 'public'::regnamespace
        and l.database = (select oid from pg_database where datname = current_database())
        and coalesce(a.xact_start < now() - ${rulesLockMs} * interval '1 millisecond', true)
      order by who limit 5`,
  )
  return rows.map(({ who }) => who).join(', ') || 'a lock of a transaction that has just ended'
}

export async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
