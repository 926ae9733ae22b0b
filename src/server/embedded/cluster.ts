/** What the supervisor knows about the one PostgreSQL it looks after. */
import type { Account } from './account.ts'
import type { Programs } from './programs.ts'

export interface Cluster {
  folder: string
  files: string
  log: string
  programs: Programs
  /** The system user that PostgreSQL runs as; null when that is simply the user we are. */
  account: Account | null
  throwaway: boolean
  address: { host: string; port: number }
  superuser_password: string
  owner_password: string
}
