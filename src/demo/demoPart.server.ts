/** What a slice adds to the demo: written once, as the database's owner, in one transaction with all the other parts. */
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

export interface DemoPart {
  /** Answers a row when this part was written before: what people did with it since stays as they left it. */
  readonly already: { text: string; values: unknown[] }
  /** With the name of the web's build, null where there is none. */
  write(owner: ClientBase, build: string | null): Promise<void>
}

/** The same id for the same name at every start, so that one part can speak of what another made. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`garita demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
