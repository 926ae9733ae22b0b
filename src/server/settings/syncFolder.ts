/** Writes a folder's list of names to the disk, so that a file just put there survives a power cut. */
import { closeSync, fsyncSync, openSync } from 'node:fs'

export function syncFolder(folder: string): void {
  // Windows does not open folders, and keeps their lists by itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
