import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { CallerDb } from '../database/callerDb.ts'
import type { Database } from '../database/database.ts'
import type { DueWork } from '../database/dueWork.ts'
import { sql } from '../database/sql.ts'
import { openFaults } from '../watch/faults.ts'
import { type Log, withoutAddresses } from '../watch/log.ts'

export type JobHandler = (payload: unknown, keeper: CallerDb) => Promise<void>

const lease = '2 minutes'
/** A doorbell at the gate and a move must not wait for a mail server, so they have workers of their own. */
const needsNoMail = sql`access.needs_no_mail(name)`
const workers = { push: 2, letters: 3 }
type Kind = keyof typeof workers
/** Letters pause this long after the mail server did not answer; longer each time. */
const restMs = { first: 5_000, longest: 60_000 }
/** The lease covers work that a stop leaves unfinished. */
const stopMs = 3_000
/** With these errors of nodemailer the mail server failed, not the letter. */
const mailServerAway = new Set(['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'])

const jobShape = z.object({ id: z.number(), name: z.string(), payload: z.string(), attempts: z.number() })

export interface Worker {
  stop(): Promise<void>
}

export interface WorkerOptions {
  database: Database
  work: Pick<DueWork, 'wait'>
  handlers: Readonly<Record<string, JobHandler>>
  log: Log
  has_mail_server: boolean
  rest_ms?: number | undefined
  stop_ms?: number | undefined
}

export function startWorker({ database, work, handlers, log, has_mail_server, ...given }: WorkerOptions): Worker {
  const keeper = database.callerDb({ system: 'keeper' })
  const faults = openFaults(log)
  const ends = new AbortController()
  const first = given.rest_ms ?? restMs.first
  let restsUntil = 0
  let rest = first

  async function run(kind: Kind): Promise<void> {
    while (!ends.signal.aborted) {
      await work.wait(kind, ends.signal)
      try {
        while (!ends.signal.aborted && (kind === 'push' || restsUntil <= Date.now())) {
          const done = await workOne(keeper, handlers, log, has_mail_server, kind)
          if (!done) break
          if (kind === 'letters') learn(done)
        }
      } catch (error) {
        faults.see('jobs wait', error)
      }
    }
  }
  function learn({ error }: Done): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!error) rest = first
    if (!mailServerAway.has(code)) return
    // Several simultaneous failures count as one.
    if (restsUntil <= Date.now()) {
      restsUntil = Date.now() + rest
      rest = Math.min(rest * 2, restMs.longest)
    }
  }

  const kinds = Object.entries(workers).flatMap(([kind, count]) => Array<Kind>(count).fill(kind as Kind))
  const underWay = Promise.all(kinds.map(run))
  return {
    async stop() {
      ends.abort()
      await Promise.race([underWay, sleep(given.stop_ms ?? stopMs, undefined, { ref: false })])
    },
  }
}

export interface Done {
  error: unknown
}

/** Takes one job with a lease: after a crash the lease ends and another worker takes the job. Returns null if none was due. */
export async function workOne(
  keeper: CallerDb,
  handlers: Readonly<Record<string, JobHandler>>,
  log: Pick<Log, 'warn'>,
  hasMailServer: boolean,
  kind: Kind | null = null,
): Promise<Done | null> {
  const job = await keeper.row(
    jobShape,
    sql`update jobs set locked_until = now() + ${lease}::interval, attempts = attempts + 1
      where id = (select id from jobs
        where run_at <= now() and (locked_until is null or locked_until < now()) and not access.given_up(attempts)
          and (${kind}::text is null or ${needsNoMail} = (${kind} = 'push'))
          and (${hasMailServer}::boolean or ${needsNoMail} or not access.mail_server_is_about())
        order by run_at, id limit 1 for update skip locked)
      returning id, name, payload, attempts`,
  )
  if (!job) return null
  try {
    const handler = handlers[job.name]
    if (!handler) throw new Error(`no handler for ${job.name}`)
    await handler(JSON.parse(job.payload), keeper)
    await keeper.execute(sql`delete from jobs where id = ${job.id}::bigint`)
  } catch (error) {
    log.warn({ job: job.name, attempts: job.attempts, err: error }, 'job failed')
    const said = error instanceof Error ? withoutAddresses(error.message).slice(0, 500) : 'failed'
    await keeper.execute(sql`update jobs set locked_until = null, last_error = ${said},
      run_at = now() + least(power(2, attempts), 3600) * interval '1 second' where id = ${job.id}::bigint`)
    return { error }
  }
  return { error: null }
}
