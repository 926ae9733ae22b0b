/** A command uses the database in the settings, or starts the embedded one. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/embedded/start.ts'
import { existingSecret } from '../../server/settings/secret.ts'
import { type Settings, StartRefused } from '../../server/settings/settings.ts'

/** Runs the work as the owner. Only one program at a time can use the embedded database. */
export async function withDatabase<T>(settings: Settings, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const given = settings.database_direct_url ?? settings.database_url
  if (given) return withOwner(given, work)
  refuseWithoutDatabase(settings)
  const postgres = await startOwn(settings, existingSecret(settings))
  try {
    return await withOwner(postgres.owner_url, work)
  } finally {
    await postgres.stop()
  }
}

/** Otherwise a command with a wrong DATA_DIR would make an empty database there and work on it. */
export function refuseWithoutDatabase({ data_folder, database_url }: Settings): void {
  if (database_url !== null || existsSync(join(data_folder, 'postgres', 'PG_VERSION'))) return
  throw new StartRefused(
    `There is no database in ${data_folder}. Set DATA_DIR, or DATABASE_URL, as the program has it, or start the program once.`,
  )
}

export async function startOwn(settings: Settings, secret: Buffer): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ folder: settings.data_folder, secret })
}

export async function withOwner<T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  owner.on('error', () => undefined)
  await owner.connect().catch((error: Error) => {
    throw new StartRefused(`The database does not answer (${error.message}).`)
  })
  try {
    await owner.query('set search_path = public, extensions')
    const { rows } = await owner.query<{ ready: boolean }>(
      `select to_regclass('public.installation_keys') is not null as ready`,
    )
    if (!rows[0]?.ready) {
      throw new StartRefused('This database has no keys yet. Start this version of the program once, then come back.')
    }
    return await work(owner)
  } finally {
    await owner.end()
  }
}

export async function inTransaction<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  await owner.query('begin')
  try {
    const done = await work()
    await owner.query('commit')
    return done
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
