/** Why PostgreSQL is down: its last PANIC or FATAL line, and how much of the disk is free. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { StartRefused } from '../settings/settings.ts'
import { freeBytes, isDiskFull, refusal } from './refusals.ts'

export interface Trouble {
  /** Null when PostgreSQL wrote none since it last came up. */
  said: string | null
  free_bytes: number
  disk_full: boolean
}

/** Enough for the lines of a crash, and read at once however long the log is. */
const tailBytes = 64 * 1024
/** Of clients that come while it starts or stops, and of ends that it was asked for. */
const harmless = /the database system is|terminating connection|authentication failed|lock file/

export function troubleOf({ folder, log }: { folder: string; log: string }): Trouble {
  const said = lastTrouble(tailOf(log))
  const free = freeBytes(folder)
  return { said, free_bytes: free, disk_full: isDiskFull(said ?? '', free) }
}

export function lastTrouble(log: string): string | null {
  const lines = log.slice(log.lastIndexOf('database system is ready to accept connections') + 1).split('\n')
  const found =
    lines.findLast((line) => /\b(PANIC|FATAL):/.test(line) && !harmless.test(line)) ??
    lines.findLast((line) => /was terminated by/.test(line))
  return found?.replace(/^.*?\b(?=(PANIC|FATAL|LOG):)/, '') ?? null
}

export function tailOf(log: string): string {
  try {
    const handle = openSync(log, 'r')
    try {
      const size = fstatSync(handle).size
      const tail = Buffer.alloc(Math.min(size, tailBytes))
      readSync(handle, tail, 0, tail.length, size - tail.length)
      return tail.toString('utf8')
    } finally {
      closeSync(handle)
    }
  } catch {
    return ''
  }
}

/** An error of a start, said as the full disk that caused it; others stay as they are. */
export function explained(what: string, error: unknown, cluster: { folder: string; log: string }): unknown {
  if (error instanceof StartRefused) return error
  const { said, disk_full } = troubleOf(cluster)
  const words = error instanceof Error ? error.message : String(error)
  if (!disk_full && !isDiskFull(words, Number.POSITIVE_INFINITY)) return error
  return refusal(what, said ?? words, cluster.folder)
}
