/** What was done last, in the data folder: no backup holds it, so a restored installation does not claim backups that it never made. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { syncFolder } from '../settings/secret.ts'

const stateShape = z.object({
  made_at: z.string().nullable().default(null),
  name: z.string().nullable().default(null),
  bytes: z.number().nullable().default(null),
  /** Which run of kept WAL the last scheduled backup belongs to. */
  made_in: z.string().nullable().default(null),
  failed_at: z.string().nullable().default(null),
  failure: z.string().nullable().default(null),
  proved_at: z.string().nullable().default(null),
  proved_name: z.string().nullable().default(null),
  /** The run of kept WAL: its name, its timeline, and up to where and when it was sent. */
  chain: z.string().nullable().default(null),
  timeline: z.number().default(1),
  sent: z.string().nullable().default(null),
  through: z.string().nullable().default(null),
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

/** A command and the program write different parts of it, seconds apart; each reads it anew. */
export function noteState(dataFolder: string, changed: Partial<BackupState>): void {
  const file = stateFile(dataFolder)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ ...readState(dataFolder), ...changed }, null, 2)}\n`, { mode: 0o600 })
  const handle = openSync(draft, 'r+')
  fsyncSync(handle)
  closeSync(handle)
  renameSync(draft, file)
  syncFolder(dataFolder)
}
