/** Starts the program: settings, database, installation, port. When a step fails, it closes what the steps before it opened. */
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { backupKey } from '../../server/backup/keyPair.ts'
import { type BackupSchedule, keepBackups } from '../../server/backup/schedule.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/embedded/start.ts'
import { knownRequest } from '../../server/http/busyLoop.ts'
import { listen } from '../../server/http/listen.ts'
import { openRenewal } from '../../server/http/renewal.ts'
import { builtName } from '../../server/http/webFiles.ts'
import { hashOf } from '../../server/keys/tokens.ts'
import { derive, installationSecret } from '../../server/settings/secret.ts'
import { readSettings, type Settings, StartRefused } from '../../server/settings/settings.ts'
import { openInstallation } from './installation.server.ts'

export interface Started {
  /** Printed at the terminal. */
  readonly lines: readonly string[]
  /** Reads the certificate again; it is also read by itself. */
  reload(): void
  /** Answers until balancers have noticed that it leaves, or until the signal; only then should it stop. */
  drain(cutShort: AbortSignal): Promise<void>
  stop(): Promise<void>
}

const webFolder = fileURLToPath(new URL('../../../dist/', import.meta.url))

interface StartOptions {
  demo: boolean
  /** Ends a start that is under way, and closes what it opened. */
  signal?: AbortSignal
}

export async function start(environment: NodeJS.ProcessEnv, { demo, signal }: StartOptions): Promise<Started> {
  const settings = readSettings(environment, { demo })
  const opened: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    const { owner_url: ownerUrl, postgres } = await databaseOf(settings, opened, signal)
    signal?.throwIfAborted()
    const publicUrl = settings.public_url ?? localAddress(settings)
    if (settings.backup_folder !== null) backupKey(settings.data_folder)
    let backups: BackupSchedule | null = null
    const installation = await openInstallation({
      settings,
      owner_url: ownerUrl,
      pooled_url: settings.database_url,
      public_url: publicUrl,
      web_folder: existsSync(webFolder) ? webFolder : null,
      backups: () => backups?.status() ?? null,
    })
    opened.push(installation.close)
    signal?.throwIfAborted()
    if (postgres) {
      const schedule = await keepBackups({ settings, environment, postgres, log: installation.log })
      backups = schedule
      opened.push(schedule.stop)
    }
    const demoLines = demo ? await seedDemo(settings, ownerUrl) : []
    const server = await listen(installation.app, settings, undefined, knownRequest(installation.database.known))
    opened.push(async () => {
      const closed = server.close()
      installation.live.endStreams()
      await closed
    })
    const { tls, tls_files: files } = settings
    const renewal = tls && files && openRenewal({ files, tls, use: server.useCertificate, log: installation.log })
    if (renewal) opened.push(async () => renewal.close())
    const firstLink = await offerFirstLink(ownerUrl, publicUrl, installationSecret(settings))
    const age = installation.embedded_age
    const lines = [`Garita is ready: ${publicUrl}`, ...(age ? [age] : []), ...demoLines, ...firstLink]
    const drain = async (cutShort: AbortSignal) => {
      installation.leave()
      server.leave()
      await sleep(settings.drain_seconds * 1_000, undefined, { signal: cutShort }).catch(() => undefined)
    }
    return { lines, reload: () => renewal?.look(), drain, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function databaseOf(
  settings: Settings,
  opened: (() => Promise<void>)[],
  signal: AbortSignal | undefined,
): Promise<{ owner_url: string; postgres: EmbeddedPostgres | null }> {
  const given = settings.database_direct_url ?? settings.database_url
  if (given) {
    await reach(given)
    return { owner_url: given, postgres: null }
  }
  const postgres = await startEmbeddedPostgres({
    folder: settings.data_folder,
    secret: installationSecret(settings),
    ...(signal && { signal }),
  })
  opened.push(postgres.stop)
  return { owner_url: postgres.owner_url, postgres }
}

async function reach(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const advice = /certificate|issuer/i.test(said)
      ? 'Its certificate is not signed by a public authority. Save the one that its provider publishes and name it: add sslmode=verify-full&sslrootcert=/path/of/ca.pem to DATABASE_URL (after ? or &).'
      : 'Check its host, port, name, user and password, and that it runs.'
    throw new StartRefused(`The database of DATABASE_URL does not answer (${said}). ${advice}`)
  }
  await client.end()
}

function localAddress({ tls, host, port }: Settings): string {
  const name = host === null || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `${tls ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Imported only for the demo: a real installation should not hold the demo's people in memory. */
async function seedDemo(settings: Settings, ownerUrl: string): Promise<string[]> {
  const { seed } = await import('../../demo/seed.server.ts')
  return seed(settings, ownerUrl, existsSync(webFolder) ? builtName(webFolder) : null)
}

/**
 * A link for the first super administrator: works once, and is dead as soon as a super administrator exists. It follows from the secret, so
 * every program of the installation prints the same one, and a later start does not end what an earlier one printed.
 */
export async function offerFirstLink(ownerUrl: string, publicUrl: string, secret: Buffer): Promise<string[]> {
  const token = derive(secret, 'first link').toString('base64url')
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
  })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update public.installation set setup_token_hash = $1
        where not exists (select from public.profiles where user_role = 'super_admin')`,
      [hashOf(token)],
    )
    return rowCount === 1
      ? [`Make the first super administrator here (this link works once): ${publicUrl}/begin#${token}`]
      : []
  } finally {
    await client.end()
  }
}
