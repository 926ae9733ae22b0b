/** Finds out why PostgreSQL is down: its last PANIC or FATAL line, and the free space of the disk. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { StartRefused } from '../settings/settings.ts'
import { freeBytes, isDiskFull, refusal } from './refusals.ts'

export interface Trouble {
  /** Null if PostgreSQL wrote neither since its last start. */
  said: string | null
  free_bytes: number
  disk_full: boolean
}

/** Enough for the lines of a crash, and quick to read however long the log is. */
const tailBytes = 64 * 1024
/** Ignores clients that connect during a start or stop, and requested ends. */
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

/** Explains a start error by the full disk that caused it; returns others unchanged. */
export function explained(what: string, error: unknown, cluster: { folder: string; log: string }): unknown {
  if (error instanceof StartRefused) return error
  const { said, disk_full } = troubleOf(cluster)
  const words = error instanceof Error ? error.message : String(error)
  if (!disk_full && !isDiskFull(words, Number.POSITIVE_INFINITY)) return error
  return refusal(what, said ?? words, cluster.folder)
}
