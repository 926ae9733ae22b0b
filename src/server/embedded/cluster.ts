/** Everything about the embedded PostgreSQL: where its files are and who runs it. */
import type { Account } from './account.ts'
import type { Programs } from './programs.ts'

export interface Cluster {
  folder: string
  files: string
  log: string
  programs: Programs
  /** The system user that PostgreSQL runs as; null for the program's own user. */
  account: Account | null
  throwaway: boolean
  /** A backup is restored only with as many as its server took. */
  connections: number
  address: { host: string; port: number }
  superuser_password: string
  owner_password: string
  /** How long a server that does not answer is waited for. */
  patience_ms?: number | undefined
  /** For a person who waits: what is waited for, and what was done about it. */
  say(line: string): void
}
