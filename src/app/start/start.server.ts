/** Starts the program: settings, database, installation, port. When a step fails, it closes what the steps before it opened. */
import { X509Certificate } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { backupKey } from '../../server/backup/keyPair.ts'
import { type BackupSchedule, keepBackups } from '../../server/backup/schedule.ts'
import { readState } from '../../server/backup/state.ts'
import { nameConnections } from '../../server/database/connections/names.ts'
import { keepBallast } from '../../server/embedded/ballast.ts'
import type { Restart } from '../../server/embedded/keeper.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/embedded/start.ts'
import { knownRequest } from '../../server/http/busyLoop.ts'
import { listen } from '../../server/http/listen.ts'
import { type Certificate, openRenewal, type Renewal } from '../../server/http/renewal.ts'
import { builtName } from '../../server/http/webFiles.ts'
import { hashOf } from '../../server/keys/tokens.ts'
import { derive, installationSecret } from '../../server/settings/secret.ts'
import { readSettings, type Settings, StartRefused } from '../../server/settings/settings.ts'
import { version } from '../../server/settings/version.ts'
import { type Log, openLog } from '../../server/watch/log.ts'
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
  /** Hears what the start waits for. */
  say?: (line: string) => void
}

export async function start(
  environment: NodeJS.ProcessEnv,
  { demo, signal, say = () => undefined }: StartOptions,
): Promise<Started> {
  nameConnections('program')
  const settings = readSettings(environment, { demo })
  const log = openLog(settings.log_level)
  log.info('start')
  const opened: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  let embedded: EmbeddedPostgres | null = null
  let restarts = 0
  let renewal: Renewal | null = null
  const onRestart = ({ ended_with, ms, said }: Restart) => {
    restarts += 1
    log.warn({ ended_with, said, ms }, 'PostgreSQL ended and runs again')
  }
  try {
    const { owner_url: ownerUrl, postgres } = await databaseOf(settings, opened, { signal, onRestart, say })
    embedded = postgres
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
      certificate_ends_at: () => certificateEnd(renewal?.inUse() ?? settings.tls),
      backup_made_at: postgres && (() => readState(settings.data_folder).made_at),
      embedded: postgres && { trouble: postgres.trouble, restarts: () => restarts },
      log,
    })
    opened.push(installation.close)
    signal?.throwIfAborted()
    if (postgres) {
      const schedule = await keepBackups({ settings, environment, postgres, log: installation.log })
      backups = schedule
      opened.push(schedule.stop)
      opened.push(keepBallast(settings.data_folder).stop)
      warnOfSmallDisk(settings.data_folder, log)
    }
    const demoLines = demo ? await seedDemo(settings, ownerUrl) : []
    const server = await listen(installation.app, settings, undefined, knownRequest(installation.database.known))
    opened.push(async () => {
      const closed = server.close()
      installation.live.endStreams()
      await closed
    })
    const { tls, tls_files: files } = settings
    renewal = tls && files && openRenewal({ files, tls, use: server.useCertificate, log: installation.log })
    opened.push(async () => renewal?.close())
    const firstLink = await offerFirstLink(ownerUrl, publicUrl, installationSecret(settings))
    const age = installation.embedded_age
    const place = settings.database_url === null ? settings.data_folder : 'the database of DATABASE_URL'
    const first = firstLink.length > 0 ? [...firstLink, `The data lies in ${place}.`] : []
    const lines = [`Garita ${version} is ready: ${publicUrl}`, ...demoLines, ...first, ...(age ? [age] : [])]
    const drain = async (cutShort: AbortSignal) => {
      installation.leave()
      server.leave()
      await sleep(settings.drain_seconds * 1_000, undefined, { signal: cutShort }).catch(() => undefined)
    }
    return { lines, reload: () => renewal?.look(), drain, stop }
  } catch (error) {
    const reason = embedded?.explain('The database cannot be prepared.', error) ?? error
    await stop()
    throw reason
  }
}

const certificateEnd = (tls: Certificate | null) => tls && new X509Certificate(tls.cert).validToDate

const leastFree = 0.05

/** An upgrade on a nearly full disk goes well, and the next hour does not. */
function warnOfSmallDisk(folder: string, log: Log): void {
  const { bavail, bsize, blocks } = statfsSync(folder)
  if (bavail >= blocks * leastFree) return
  log.warn({ free_bytes: bavail * bsize, size_bytes: blocks * bsize }, `the disk of ${folder} is nearly full`)
}

async function databaseOf(
  settings: Settings,
  opened: (() => Promise<void>)[],
  {
    signal,
    onRestart,
    say,
  }: { signal: AbortSignal | undefined; onRestart(restart: Restart): void; say(line: string): void },
): Promise<{ owner_url: string; postgres: EmbeddedPostgres | null }> {
  const given = settings.database_direct_url ?? settings.database_url
  if (given) {
    await reach(given)
    return { owner_url: given, postgres: null }
  }
  const postgres = await startEmbeddedPostgres({
    folder: settings.data_folder,
    secret: installationSecret(settings),
    onRestart,
    say,
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
