import { statfsSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { StartRefused } from '../settings/settings.ts'

const closed = 'It is closed to the user that the program runs as. Correct its owner, or name another place.'
const full = (path: string) =>
  `The disk is full${free(path)}. Free some space, or name a place on another disk. Nothing was left there.`
const advice: Record<string, (path: string) => string> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: () => 'The disk is read-only. Name another place.',
  EACCES: () => closed,
  EPERM: () => closed,
  ENOENT: () => 'There is no such folder. Make it first, or name another place.',
  EEXIST: () => 'A file is in its place. Name another place.',
  ENOTDIR: () => 'A part of this path is a file and no folder. Name another place.',
  EIO: () => 'The disk answers with errors. Do not trust it, and name a place on another disk.',
}

export function cannotWrite(path: string, reason: unknown): unknown {
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : ''
  const advised = advice[code]
  return advised ? new StartRefused(`${path} cannot be written. ${advised(path)}`) : reason
}

export const readsBackDifferently = (place: string): StartRefused =>
  new StartRefused(`The bytes written to ${place} read back differently: that disk is not to be trusted.`)

function free(path: string): string {
  if (!isAbsolute(path)) return ''
  try {
    const { bavail, bsize } = statfsSync(path)
    return ` (${((bavail * bsize) / 1_000_000).toFixed(1)} MB are free)`
  } catch {
    return dirname(path) === path ? '' : free(dirname(path))
  }
}
