/** The worker of the job queue: runs due jobs, retries failed ones later, and loses none in a crash. */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Database, Door } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { type Log, withoutAddresses } from '../watch/log.ts'

export type JobHandler = (payload: unknown, keeper: Door) => Promise<void>

const pollMs = 500
const lease = '2 minutes'
// A slow mail server must not delay push messages.
const lanes = 4

const jobShape = z.object({ id: z.number(), name: z.string(), payload: z.string(), attempts: z.number() })

export interface Worker {
  stop(): Promise<void>
}

export interface WorkerOptions {
  database: Database
  handlers: Readonly<Record<string, JobHandler>>
  log: Log
  /** A program without a mail server leaves letters to one that has it. */
  has_mail_server: boolean
}

export function startWorker({ database, handlers, log, has_mail_server }: WorkerOptions): Worker {
  const keeper = database.door({ system: 'keeper' })
  let stopped = false
  const rest = new AbortController()

  async function lane(): Promise<void> {
    while (!stopped) {
      try {
        while (!stopped && (await workOne(keeper, handlers, log, has_mail_server)));
      } catch (error) {
        log.warn({ err: error }, 'jobs wait')
      }
      await sleep(pollMs, undefined, { signal: rest.signal }).catch(() => undefined)
    }
  }

  const underWay = Promise.all(Array.from({ length: lanes }, lane))
  return {
    async stop() {
      stopped = true
      rest.abort()
      await underWay
    },
  }
}

/** Takes one job with a lease: after a crash the lease ends and another worker takes the job. Returns whether there was one. */
export async function workOne(
  keeper: Door,
  handlers: Readonly<Record<string, JobHandler>>,
  log: Pick<Log, 'warn'>,
  hasMailServer: boolean,
): Promise<boolean> {
  const job = await keeper.row(
    jobShape,
    sql`update jobs set locked_until = now() + ${lease}::interval, attempts = attempts + 1
      where id = (select id from jobs
        where run_at <= now() and (locked_until is null or locked_until < now()) and not access.given_up(attempts)
          and (${hasMailServer}::boolean or name = 'notices.push' or not access.mail_server_is_about())
        order by run_at, id limit 1 for update skip locked)
      returning id, name, payload, attempts`,
  )
  if (!job) return false
  try {
    const handler = handlers[job.name]
    if (!handler) throw new Error(`no handler for ${job.name}`)
    await handler(JSON.parse(job.payload), keeper)
    await keeper.act(sql`delete from jobs where id = ${job.id}::bigint`)
  } catch (error) {
    log.warn({ job: job.name, attempts: job.attempts, err: error }, 'job failed')
    const said = error instanceof Error ? withoutAddresses(error.message).slice(0, 500) : 'failed'
    await keeper.act(sql`update jobs set locked_until = null, last_error = ${said},
      run_at = now() + least(power(2, attempts), 3600) * interval '1 second' where id = ${job.id}::bigint`)
  }
  return true
}
