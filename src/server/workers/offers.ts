/** The questions of the first process to its workers, and theirs to it. */
import type { BackupStatus } from '../backup/schedule.ts'
import type { PostgresRelease } from '../database/migrate.ts'
import type { Trouble } from '../embedded/trouble.ts'
import type { Certificate } from '../http/renewal.ts'
import type { InstallationKeys } from '../keys/keyring.ts'
import type { Counted } from '../limits/pace.ts'
import type { Settings } from '../settings/settings.ts'
import type { ProcessFigures } from '../watch/metrics.ts'

/** The first process prepares the database and passes this to its workers. */
export interface Prepared {
  login_url: string
  postgres: PostgresRelease
  keys: InstallationKeys
}

export interface Beginning {
  settings: Settings
  owner_url: string
  public_url: string
  web_folder: string | null
  prepared: Prepared
  up_since: Date
  /** The number of workers, among which limits of connections are divided. */
  share: number
  /** For the log. */
  worker: number
}

export interface OfWorker {
  /** Resolves when the worker listens. */
  begin(beginning: Beginning): Promise<void>
  useCertificate(tls: Certificate): void
  leave(): void
  stop(): void
  streams(): number
  figures(): Promise<ProcessFigures>
  hear(counts: readonly Counted[]): void
}

export interface OfFirst {
  metrics(): Promise<string>
  streams(): Promise<number>
  backups(): BackupStatus | null
  trouble(): Trouble | null
  hear(counts: readonly Counted[]): void
}
