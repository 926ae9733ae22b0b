/** Backups do not contain this file, so a restored installation does not claim backups that it never made. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from './writeWhole.ts'

const stateShape = z.object({
  /** Names this data folder in the marker of BACKUP_FOLDER; a restored installation gets a new id. */
  owner: z.string().nullable().default(null),
  /** Maps the path of each former BACKUP_FOLDER to its marker id. */
  folders: z.record(z.string(), z.string()).default({}),
  made_at: z.string().nullable().default(null),
  tried_at: z.string().nullable().default(null),
  /** Set while BACKUP_FOLDER cannot be written. */
  failed_at: z.string().nullable().default(null),
  failure: z.string().nullable().default(null),
  proved_at: z.string().nullable().default(null),
  proved_name: z.string().nullable().default(null),
  proved_key: z.string().nullable().default(null),
  /** The file in which backup-key stored the secret half. */
  key_file: z.string().nullable().default(null),
  /** The run of archived WAL: its name, its timeline and its end. */
  chain: z.string().nullable().default(null),
  timeline: z.number().default(1),
  sent: z.string().nullable().default(null),
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

/** A command and the program write different fields, seconds apart, so each reads the file again first. */
export function noteState(dataFolder: string, changed: Partial<BackupState>): void {
  writeWhole(stateFile(dataFolder), `${JSON.stringify({ ...readState(dataFolder), ...changed }, null, 2)}\n`)
}
