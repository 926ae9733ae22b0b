/** Applies this program's access rules in one transaction, while other programs use the database. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { StartRefused } from '../../settings/settings.ts'
import { accessRules, rulesFiles } from './accessRules.ts'
import { type AppliedRules, noteRules } from './applied.ts'
import { factsHash } from './facts.ts'
import { loginExists, loginName, makeLogin } from './login.ts'

/** All callers wait while the rules wait for a table. So an attempt is short, and callers get time between two attempts. */
const rulesLockMs = 300
const rulesPauseMs = { tables: 2_000, roles: 200 }
const rulesPatienceMs = 10 * 60_000

/** Locks of the rules wait for running statements. Short attempts keep a busy installation answering. */
export async function applyRules(
  client: pg.Client,
  applied: AppliedRules,
  loginPassword: string,
  say: (words: string) => void,
): Promise<void> {
  const loginHash = createHash('sha256')
    .update([loginPassword, await loginName(client)].join('\n'))
    .digest('hex')
  // A restored dump says that the rules were applied, but has lost the roles of its cluster with their grants.
  const complete = applied.hash === accessRules.hash && applied.facts_hash === (await factsHash(client))
  if (complete && applied.login_hash === loginHash && (await loginExists(client))) return
  const until = Date.now() + rulesPatienceMs
  for (let said = ''; ; ) {
    // Another installation of the same cluster may be changing the shared roles.
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
          hash: accessRules.hash,
          release: Math.max(applied.release, accessRules.release),
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

/** Locks all tables together: with one half locked, callers would wait while the rules wait for the other half. */
async function lockTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(format('public.%I', tablename), ', ' order by tablename) as tables from pg_tables where schemaname = 'public'`,
  )
  await client.query(`lock table ${rows[0]?.tables} in access exclusive mode`)
}

/** Names users who have held a table for longer than an attempt. PostgreSQL hides another user's transaction age. */
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
