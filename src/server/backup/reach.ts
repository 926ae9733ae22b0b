/** How far the backups in a folder lead: the last moment that can be had, and the places where kept WAL is missing. */
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupsIn, chainsIn, type StoredBackup, type StoredWal, walFolder, walIn } from './store.ts'
import { position, written } from './wal.ts'
import { writeWhole } from './writeWhole.ts'

/** Up to when a run of WAL was kept, and where it ended then: quiet minutes leave no pieces. */
interface Through {
  at: Date
  end: bigint
}

const throughFile = (folder: string, chain: string) => join(walFolder(folder, chain), 'through')

export function noteThrough(folder: string, chain: string, { at, end }: Through): void {
  writeWhole(throughFile(folder, chain), `${at.toISOString()} ${written(end)}\n`)
}

export function readThrough(folder: string, chain: string): Through | null {
  try {
    const [at = '', end = '0/0'] = readFileSync(throughFile(folder, chain), 'utf8').trim().split(' ')
    return { at: new Date(at), end: position(end) }
  } catch {
    return null
  }
}

/** The pieces that follow one another from a position, up to the first one that is missing. */
function unbroken(stored: readonly StoredWal[], from: bigint): { pieces: StoredWal[]; end: bigint } {
  const pieces: StoredWal[] = []
  let end = from
  for (const piece of stored) {
    if (piece.from > end) break
    if (piece.to <= end) continue
    pieces.push(piece)
    end = piece.to
  }
  return { pieces, end }
}

export interface Reach {
  /** In order, none missing between them. */
  pieces: StoredWal[]
  /** The last moment that can be had. */
  until: Date
  /** The last moment that was kept; later than `until` when WAL is missing. */
  kept: Date
  whole: boolean
}

export function reachOf(folder: string, backup: StoredBackup, damaged: readonly string[] = []): Reach {
  const all = walIn(folder, backup.chain)
  const stored = all.filter(({ name }) => !damaged.includes(name))
  const { pieces, end } = unbroken(stored, backup.from)
  const said = readThrough(folder, backup.chain)
  const last = all.at(-1)
  const whole = (last?.to ?? 0n) <= end && (said?.end ?? 0n) <= end
  const kept = said?.at ?? last?.at ?? backup.at
  return { pieces, until: whole ? kept : momentOf(pieces.at(-1), backup), kept, whole }
}

export const momentOf = (piece: StoredWal | undefined, backup: StoredBackup): Date =>
  piece && piece.at > backup.at ? piece.at : backup.at

export interface Restorable {
  /** When the newest backup of the run was whole, and the newest moment that it leads to. */
  made_at: Date | null
  through: Date | null
  /** No WAL is missing since that backup. */
  whole: boolean
  /** Places in the folder where WAL is missing or damaged. */
  gaps: number
}

/** A machine whose clock was ahead must not wait until that time for its next backup. */
const aheadMs = 60 * 60_000

export function restorable(folder: string, chain: string | null, damaged: readonly string[], now: Date): Restorable {
  const own = backupsIn(folder).filter((backup) => backup.chain === chain)
  const newest = own.findLast(({ at }) => at.getTime() <= now.getTime() + aheadMs)
  const reach = newest && reachOf(folder, newest, damaged)
  return {
    made_at: newest?.at ?? null,
    through: reach?.until ?? null,
    whole: reach?.whole ?? true,
    gaps: gapsIn(folder, damaged),
  }
}

function gapsIn(folder: string, damaged: readonly string[]): number {
  const backups = backupsIn(folder)
  let gaps = 0
  for (const chain of chainsIn(folder)) {
    let end = backups.find((backup) => backup.chain === chain)?.from
    if (end === undefined) continue
    for (const { name, from, to } of walIn(folder, chain)) {
      if (from > end || damaged.includes(name)) gaps += 1
      if (to > end) end = to
    }
    if ((readThrough(folder, chain)?.end ?? 0n) > end) gaps += 1
  }
  return gaps
}

export const hashOfWal = (hash: Buffer): string => hash.subarray(0, 8).toString('hex')

/** Reads every piece of kept WAL again and names those that are not what was written. */
export async function damagedIn(folder: string, signal?: AbortSignal): Promise<string[]> {
  const found: string[] = []
  for (const chain of chainsIn(folder)) {
    for (const { name, hash } of walIn(folder, chain)) {
      const now = hash && (await hashNow(join(walFolder(folder, chain), name), signal).catch(() => 'unreadable'))
      signal?.throwIfAborted()
      if (now !== hash) found.push(name)
    }
  }
  return found
}

export async function hashNow(file: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file, signal && { signal })) hash.update(part)
  return hashOfWal(hash.digest())
}
