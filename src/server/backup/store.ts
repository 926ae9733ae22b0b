import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { padded } from './wal.ts'

export interface StoredBackup {
  name: string
  at: Date
  chain: string
  from: bigint
}

export interface StoredWal {
  name: string
  from: bigint
  to: bigint
  /** Every transaction before this time is in this piece or in an earlier one. */
  at: Date
  /** The hash of the encrypted file; null for a file of an earlier version. */
  hash: string | null
}

const backupName = /^garita-(\d{8}T\d{6}Z)-([0-9a-z]+)-([0-9a-f]{16})\.tar\.zst\.age$/
const walName = /^([0-9a-f]{16})-([0-9a-f]{16})(?:-(\d{8}T\d{6}Z)-([0-9a-f]{16}))?\.zst\.age$/

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')
const readStamp = (written: string) => new Date(written.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))

export const nameOfBackup = ({ at, chain, from }: Omit<StoredBackup, 'name'>) =>
  `garita-${stamp(at)}-${chain}-${padded(from)}.tar.zst.age`
export const nameOfWal = ({ from, to, at, hash }: Omit<StoredWal, 'name'>) =>
  `${padded(from)}-${padded(to)}-${stamp(at)}-${hash}.zst.age`
export const walFolder = (folder: string, chain: string) => join(folder, `wal-${chain}`)

export const draftIn = (folder: string) => join(folder, `.garita-${hostname()}-${process.pid}.draft`)

const draftName = /^\.garita-(?:(.+)-)?(\d+)\.draft$/
// A running writer touches its file constantly.
const abandonedMs = 24 * 60 * 60_000

export function removeDrafts(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const [, host, pid] = draftName.exec(name) ?? []
    if (pid === undefined) continue
    const gone = host === hostname() && !isAlive(Number(pid))
    if (gone || Date.now() - statSync(join(folder, name)).mtimeMs > abandonedMs) rmSync(join(folder, name))
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Oldest first. Runs are ordered by the date of their first backup, with the current run last. Inside a run the WAL position decides,
 * because a clock that was ahead gives wrong dates.
 */
export function backupsIn(folder: string, goesOn: string | null = null): StoredBackup[] {
  const byDate = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, at = '', chain = '', from = ''] = backupName.exec(name) ?? []
      return at ? [{ name, at: readStamp(at), chain, from: BigInt(`0x${from}`) }] : []
    })
  const runs = Map.groupBy(byDate, ({ chain }) => chain)
  const last = runs.get(goesOn ?? '') ?? []
  runs.delete(goesOn ?? '')
  return [...runs.values(), last].flatMap((run) => run.toSorted((one, other) => Number(one.from - other.from)))
}

export function walIn(folder: string, chain: string): StoredWal[] {
  let names: string[]
  try {
    names = readdirSync(walFolder(folder, chain)).sort()
  } catch {
    return []
  }
  return names.flatMap((name) => {
    const [, from = '', to = '', at, hash = null] = walName.exec(name) ?? []
    if (!from) return []
    const when = at ? readStamp(at) : statSync(join(walFolder(folder, chain), name)).mtime
    return [{ name, from: BigInt(`0x${from}`), to: BigInt(`0x${to}`), at: when, hash }]
  })
}

export const chainsIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => /^wal-([0-9a-f]{8})$/.exec(name)?.[1] ?? [])

export const mostDays = (keep: number) => Math.max(35, keep)

/**
 * Keeps the newest backups within their days, always the newest one, and the WAL from the oldest kept one on. Ignores files with
 * other names.
 */
export function removeOld(folder: string, keep: number, chain: string | null, now = new Date()): void {
  const all = backupsIn(folder, chain)
  const since = now.getTime() - mostDays(keep) * 24 * 60 * 60_000
  const kept = all.filter(
    ({ at }, index) => index >= all.length - keep && (at.getTime() >= since || index === all.length - 1),
  )
  for (const one of all) if (!kept.includes(one)) rmSync(join(folder, one.name))
  for (const one of chainsIn(folder)) {
    const oldest = kept.find((backup) => backup.chain === one)
    if (!oldest && one !== chain) rmSync(walFolder(folder, one), { recursive: true })
    if (!oldest) continue
    for (const { name, to } of walIn(folder, one)) if (to <= oldest.from) rmSync(join(walFolder(folder, one), name))
  }
}
