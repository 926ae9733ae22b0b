import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder } from '../settings/secret.ts'

export function writeWhole(file: string, content: string, mode = 0o600): void {
  const draft = `${file}.${process.pid}`
  try {
    writeSynced(draft, content, { mode, flag: 'w' })
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(dirname(file))
}

export function writeSynced(file: string, content: string, { mode, flag }: { mode: number; flag: 'w' | 'wx' }): void {
  const handle = openSync(file, flag, mode)
  try {
    writeFileSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
