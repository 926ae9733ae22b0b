/** The last acts of the backups, in the data folder: no backup holds it, so a restored installation does not claim backups that it never made. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from './writeWhole.ts'

const stateShape = z.object({
  /** Names this data folder in the marker of BACKUP_FOLDER; a restored installation gets another name. */
  owner: z.string().nullable().default(null),
  /** The id in the marker of each folder that was BACKUP_FOLDER, by its path. */
  folders: z.record(z.string(), z.string()).default({}),
  /** The last backup by hand. */
  made_at: z.string().nullable().default(null),
  /** The last daily backup that failed. */
  tried_at: z.string().nullable().default(null),
  /** Why BACKUP_FOLDER does not get what it should, until it does. */
  failed_at: z.string().nullable().default(null),
  failure: z.string().nullable().default(null),
  proved_at: z.string().nullable().default(null),
  proved_name: z.string().nullable().default(null),
  /** The public half of the key that opened a backup. */
  proved_key: z.string().nullable().default(null),
  /** Where backup-key wrote the secret half. */
  key_file: z.string().nullable().default(null),
  /** The run of kept WAL: its name, its timeline, and up to where it was sent. */
  chain: z.string().nullable().default(null),
  timeline: z.number().default(1),
  sent: z.string().nullable().default(null),
  /** Pieces of WAL in BACKUP_FOLDER that the daily check found changed. */
  damaged: z.array(z.string()).default([]),
})
export type BackupState = z.infer<typeof stateShape>

const stateFile = (dataFolder: string) => join(dataFolder, 'backups.json')

export function readState(dataFolder: string): BackupState {
  try {
    return stateShape.parse(JSON.parse(readFileSync(stateFile(dataFolder), 'utf8')))
  } catch {
    return stateShape.parse({})
  }
}

/** A command and the program write different parts of it, seconds apart; each reads it again. */
export function noteState(dataFolder: string, changed: Partial<BackupState>): void {
  writeWhole(stateFile(dataFolder), `${JSON.stringify({ ...readState(dataFolder), ...changed }, null, 2)}\n`)
}
