/** The marker in BACKUP_FOLDER names its installation and its run of WAL, so that an empty mount point is not used by mistake. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartRefused } from '../settings/settings.ts'
import { noteState, readState } from './state.ts'
import { writeWhole } from './writeWhole.ts'

const markerShape = z.object({
  owner: z.string(),
  id: z.string(),
  /** All three are null before the first run of WAL. */
  chain: z.string().nullable(),
  from: z.string(),
  key: z.string().nullable(),
})
export type Marker = z.infer<typeof markerShape>

const markerIn = (folder: string) => join(folder, 'garita-folder.json')

export class LostFolder extends StartRefused {}

const takeIt = (folder: string) =>
  `For a new disk in its place: npm run backup -- ${folder} --take-folder makes it the folder of this installation.`

/** Refuses a folder without this installation's marker; creates one only if it never existed. */
export function ownFolder(folder: string, dataFolder: string): Marker {
  const { folders } = readState(dataFolder)
  const known = folders[folder]
  const marker = readMarker(folder)
  if (marker && marker.owner !== ownerOf(dataFolder)) {
    throw new LostFolder(
      `BACKUP_FOLDER ${folder} belongs to another installation, or to the one that this one was restored from. Name a new folder. ${takeIt(folder)}`,
    )
  }
  if (marker) {
    if (marker.id !== known) noteState(dataFolder, { folders: { ...folders, [folder]: marker.id } })
    return marker
  }
  if (known !== undefined) {
    const what = existsSync(folder) ? 'is not the folder of before: its garita-folder.json is missing' : 'is gone'
    throw new LostFolder(
      `BACKUP_FOLDER ${folder} ${what}. Was it moved, or is its disk not mounted? Bring it back: backups go on by themselves. ${takeIt(folder)}`,
    )
  }
  // Parent folders are made, too. A read-only disk refuses that with its own error.
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 })
  return markFolder(folder, dataFolder)
}

/** Writes this installation's marker into a folder, whatever the folder contains. */
export function takeFolder(folder: string, dataFolder: string): void {
  if (!existsSync(folder)) throw new StartRefused(`There is no ${folder}.`)
  markFolder(folder, dataFolder)
}

export const isOwnFolder = (folder: string, dataFolder: string): boolean =>
  readState(dataFolder).folders[folder] !== undefined

export const writeMarker = (folder: string, marker: Marker): void =>
  writeWhole(markerIn(folder), `${JSON.stringify(marker, null, 2)}\n`)

function markFolder(folder: string, dataFolder: string): Marker {
  const owner = ownerOf(dataFolder)
  const marker = { owner, id: randomBytes(4).toString('hex'), chain: null, from: '0/0', key: null }
  writeMarker(folder, marker)
  noteState(dataFolder, { folders: { ...readState(dataFolder).folders, [folder]: marker.id } })
  return marker
}

function readMarker(folder: string): Marker | null {
  try {
    return markerShape.parse(JSON.parse(readFileSync(markerIn(folder), 'utf8')))
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code !== 'ENOENT' && reason.code !== 'ENOTDIR')
      throw reason
    return null
  }
}

/** The marker names the current run, because a clock that was ahead may have given an earlier run a later date. */
export const chainNow = (folder: string): string | null => readMarker(folder)?.chain ?? null

function ownerOf(dataFolder: string): string {
  const { owner } = readState(dataFolder)
  if (owner !== null) return owner
  const made = randomBytes(4).toString('hex')
  noteState(dataFolder, { owner: made })
  return made
}
