/** Applies the access rules of this program, all of them in one transaction, to a database whose other programs go on. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { StartRefused } from '../../settings/settings.ts'
import { type AppliedRules, noteRules } from './applied.ts'
import { factsHash } from './facts.ts'
import { loginExists, loginName, makeLogin } from './login.ts'
import { rules, rulesFiles } from './rules.ts'

/** Every caller waits while the rules wait for a table, so an attempt is short, and others have time between two. */
const rulesLockMs = 300
const rulesPauseMs = { tables: 2_000, roles: 200 }
const rulesPatienceMs = 10 * 60_000

/** The rules' locks wait for running statements; giving up quickly and retrying keeps a busy installation answering meanwhile. */
export async function applyRules(
  client: pg.Client,
  applied: AppliedRules,
  loginPassword: string,
  say: (words: string) => void,
): Promise<void> {
  const loginHash = createHash('sha256')
    .update([loginPassword, await loginName(client)].join('\n'))
    .digest('hex')
  // A dump keeps the note that the rules were applied, and loses the roles of its cluster with all that names them.
  const complete = applied.hash === rules.hash && applied.facts_hash === (await factsHash(client))
  if (complete && applied.login_hash === loginHash && (await loginExists(client))) return
  const until = Date.now() + rulesPatienceMs
  for (let said = ''; ; ) {
    // Another installation of the cluster holds the roles for an instant only.
    let pauseMs = rulesPauseMs.roles
    try {
      await inTransaction(client, async () => {
        if (!complete) {
          pauseMs = rulesPauseMs.tables
          await client.query(`set local lock_timeout = ${rulesLockMs}`)
          await lockTables(client)
          await client.query(rulesFiles().join('\n'))
          pauseMs = rulesPauseMs.roles
        }
        await client.query(`set local lock_timeout = '1s'`)
        await makeLogin(client, loginPassword)
        await noteRules(client, {
          hash: rules.hash,
          release: Math.max(applied.release, rules.release),
          login_hash: loginHash,
          facts_hash: await factsHash(client),
        })
      })
      return
    } catch (error) {
      const waits = error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
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
