/** The note that a running PostgreSQL keeps about itself in its files: process, folder, start, port, socket folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Only ever read: PostgreSQL alone knows when the note is out of date. Without one the answer is an empty list. */
export function noteIn(files: string): string[] {
  try {
    return readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}
