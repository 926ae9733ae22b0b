/** The lines of postmaster.pid, in which a running PostgreSQL writes its process, folder, start, port and socket folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Only reads the file: PostgreSQL decides when it is out of date. Returns an empty list without a file. */
export function noteIn(files: string): string[] {
  try {
    return readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}
