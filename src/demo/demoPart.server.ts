/** All parts of the demo are written once, as the database owner, in one transaction. */
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { Keyring } from '../server/keys/keyring.ts'

/** Photos and files are sealed, as those that users send. */
export type DemoKeys = Pick<Keyring, 'photo'>

export interface DemoPart {
  /** Returns a row if this part was written before, so that users' later changes stay. */
  readonly already: { text: string; values: unknown[] }
  /** `build` names the web build; null without one. */
  write(owner: ClientBase, keys: DemoKeys, build: string | null): Promise<void>
}

/** The same name gives the same id at every start, so that parts can refer to each other. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`garita demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
