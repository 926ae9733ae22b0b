/**
 * Wakes background work when it is due: jobs, messages of webhooks, overdue requests, alarms that ring again. One statement returns the due
 * times of all kinds. It runs after an announcement, at the next due time, and when a loop has finished its work.
 */
import { z } from 'zod'
import { openFaults } from '../watch/faults.ts'
import type { Log } from '../watch/log.ts'
import type { Database } from './database.ts'
import { sql } from './sql.ts'

/** One statement serves all announcements of a short time. */
const shortestMs = 500
/**
 * After this time the program asks without an announcement: an announcement may be lost, and the lease of a dead program announces nothing.
 */
const longestMs = 15_000

/** As `access.work_due` calls it: `push`, `letters`, `channels` or a kind of a slice. */
export type WorkKind = string
const dueKind = z.object({ kind: z.string(), ms: z.number() })

export interface DueWork {
  wait(kind: WorkKind, signal: AbortSignal): Promise<void>
  wake(): void
  stop(): void
}

export interface DueWorkOptions {
  database: Pick<Database, 'callerDb'>
  log: Pick<Log, 'warn'>
  /** A program without a mail server leaves letters to one that has it. */
  has_mail_server: boolean
  /** Tests without announcements set a shorter time. */
  longest_ms?: number
}

export function openDueWork({ database, log, has_mail_server, longest_ms = longestMs }: DueWorkOptions): DueWork {
  const keeper = database.callerDb({ system: 'keeper' })
  const faults = openFaults(log)
  const waiting = new Map<WorkKind, Set<() => void>>()
  let looking = false
  let wanted = false
  let stopped = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let nextAt = Number.POSITIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  function lookIn(ms: number): void {
    const at = Math.max(performance.now() + ms, lookedAt + shortestMs)
    if (stopped || (timer && at >= nextAt)) return
    clearTimeout(timer)
    nextAt = at
    timer = setTimeout(() => void look(), Math.max(at - performance.now(), 0))
  }

  function wake(): void {
    if (looking) wanted = true
    else lookIn(0)
  }

  async function look(): Promise<void> {
    timer = undefined
    looking = true
    wanted = false
    lookedAt = performance.now()
    let rest = longest_ms
    try {
      for (const { kind, ms } of await keeper.rows(
        dueKind,
        sql`select kind, ms from access.work_due(${has_mail_server}::boolean)`,
      )) {
        if (ms > 0) rest = Math.min(rest, ms)
        else for (const resolve of waiting.get(kind) ?? []) resolve()
      }
    } catch (error) {
      faults.see('background work waits', error)
      rest = shortestMs
    }
    looking = false
    lookIn(wanted ? 0 : rest)
  }

  return {
    wait(kind, signal) {
      if (signal.aborted || stopped) return Promise.resolve()
      return new Promise((resolve) => {
        const those = waiting.get(kind) ?? new Set()
        waiting.set(kind, those)
        const end = () => {
          those.delete(end)
          signal.removeEventListener('abort', end)
          resolve()
        }
        those.add(end)
        signal.addEventListener('abort', end)
        // A row may have arrived after this loop found none.
        wake()
      })
    },
    wake,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
