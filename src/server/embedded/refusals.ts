/** Turns a start error of the system or of PostgreSQL into a message with the remedy. */
import { statfsSync } from 'node:fs'
import { StartRefused } from '../settings/settings.ts'

const full = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i
const advice: [RegExp, string][] = [
  [/EROFS|Read-only file system/i, 'The disk is read-only. Set DATA_DIR to a folder that can be written.'],
  [
    /EACCES|EPERM|Permission denied/i,
    'A file or folder is closed to the user that the program runs as. Correct its owner, or set DATA_DIR to another folder.',
  ],
  [
    /incompatible with server|not compatible with this version/i,
    'The data was made by another version of PostgreSQL. Start the version of the program that made it.',
  ],
  [/could not create shared memory|Cannot allocate memory/i, 'The machine has too little memory left.'],
]

/** `folder` is checked for free space: on a full disk even the log stays empty. */
export function refusal(what: string, said: string, folder?: string): StartRefused {
  const isFull = isDiskFull(said, folder === undefined ? Number.POSITIVE_INFINITY : freeBytes(folder))
  const known = isFull ? fullDisk(folder) : advice.find(([sign]) => sign.test(said))?.[1]
  const lastWords = said.trim().split('\n').slice(-5).join('\n')
  return new StartRefused([what, known, lastWords && `It said: ${lastWords}`].filter(Boolean).join(' '))
}

export const isDiskFull = (said: string, free: number) => full.test(said) || free < 1024 * 1024

function fullDisk(folder: string | undefined): string {
  const cure = 'Free some space and start again.'
  return folder === undefined
    ? `The disk is full. ${cure}`
    : `The disk is full: ${megabytes(freeBytes(folder))} are free in ${folder}. ${cure}`
}

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0)} MB`

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
