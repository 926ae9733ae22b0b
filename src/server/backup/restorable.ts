/** Finds the latest moment that the backups in a folder can restore, and the gaps in the archived WAL. */
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupsIn, chainsIn, type StoredBackup, type StoredWal, walFolder, walIn } from './store.ts'
import { position, written } from './wal.ts'
import { writeWhole } from './writeWhole.ts'

/** A run of WAL ends in time and in position: a quiet minute adds no piece, but moves the time. */
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

/** Returns the consecutive pieces from a position, up to the first missing one. */
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

export interface RestorableRun {
  pieces: StoredWal[]
  until: Date
  /** The end of the archive; later than `until` if WAL is missing. */
  kept: Date
  whole: boolean
}

export function restorableRunOf(folder: string, backup: StoredBackup, damaged: readonly string[] = []): RestorableRun {
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
  /** The time of the run's newest backup, and the newest moment that it can restore. */
  made_at: Date | null
  through: Date | null
  whole: boolean
  gaps: number
}

/** A machine whose clock was ahead must not wait until that time for its next backup. */
const aheadMs = 60 * 60_000

export function restorable(folder: string, chain: string | null, damaged: readonly string[], now: Date): Restorable {
  const own = backupsIn(folder).filter((backup) => backup.chain === chain)
  const newest = own.findLast(({ at }) => at.getTime() <= now.getTime() + aheadMs)
  const run = newest && restorableRunOf(folder, newest, damaged)
  return {
    made_at: newest?.at ?? null,
    through: run?.until ?? null,
    whole: run?.whole ?? true,
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
