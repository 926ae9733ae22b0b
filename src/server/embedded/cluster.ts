import type { Account } from './account.ts'
import type { Programs } from './programs.ts'

export interface Cluster {
  folder: string
  files: string
  log: string
  programs: Programs
  /** The system user of PostgreSQL; null for the program's own user. */
  account: Account | null
  throwaway: boolean
  /** A restore needs at least as many as the backed-up server had. */
  connections: number
  address: { host: string; port: number }
  superuser_password: string
  owner_password: string
  /** The longest wait for a server that does not answer. */
  patience_ms?: number | undefined
  /** Tells a waiting operator the cause and the remedy. */
  say(line: string): void
}
