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
import { type Certificate, openRenewal, type Renewal } from '../../server/http/renewal.ts'
import { builtName } from '../../server/http/webFiles.ts'
import { hashOf } from '../../server/keys/tokens.ts'
import { derive, installationSecret } from '../../server/settings/secret.ts'
import { readSettings, type Settings, StartRefused } from '../../server/settings/settings.ts'
import { version } from '../../server/settings/version.ts'
import { type Log, openLog } from '../../server/watch/log.ts'
import { connectionsFor, thisMachine, workersFor, workersWithin } from '../../server/workers/share.ts'
import type { Workers } from '../../server/workers/workers.ts'
import { answerByWorkers, answerHere } from './answering.server.ts'
import { openInstallation } from './installation.server.ts'

export interface Started {
  /** These lines are printed at the terminal. */
  readonly lines: readonly string[]
  /** Reads the certificate again at once; the program also does so by itself. */
  reload(): void
  /** Continues to answer until balancers have noticed the stop, or until the signal. Stop only after that. */
  drain(cutShort: AbortSignal): Promise<void>
  stop(): Promise<void>
}

const webFolder = fileURLToPath(new URL('../../../dist/', import.meta.url))

interface StartOptions {
  demo: boolean
  /** Ends a start that is under way, and closes what it opened. */
  signal?: AbortSignal
  /** Reports the reason while the start waits. */
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
    const fitting = workersFor(settings.workers, thisMachine())
    const { owner_url: ownerUrl, postgres } = await databaseOf(settings, opened, {
      signal,
      onRestart,
      say,
      workers: fitting,
    })
    embedded = postgres
    const share = postgres ? fitting : await workersWithin(fitting, ownerUrl)
    if (share < fitting) log.warn({ wished: fitting, workers: share }, 'PostgreSQL has connections for fewer workers')
    signal?.throwIfAborted()
    const publicUrl = settings.public_url ?? localAddress(settings)
    if (settings.backup_folder !== null) backupKey(settings.data_folder)
    let backups: BackupSchedule | null = null
    let workers: Workers | null = null
    const shared = {
      owner_url: ownerUrl,
      public_url: publicUrl,
      web_folder: existsSync(webFolder) ? webFolder : null,
      share,
    }
    const backupStatus = () => backups?.status() ?? null
    const installation = await openInstallation({
      ...shared,
      settings,
      pooled_url: settings.database_url,
      workers: () => workers,
      backups: backupStatus,
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
    if (share > 1) {
      workers = await answerByWorkers({
        installation,
        beginning: { ...shared, settings, up_since: new Date() },
        answers: { backups: backupStatus, trouble: () => postgres?.trouble() ?? null },
        log,
      })
    }
    const server = workers ?? (await answerHere(installation, settings))
    opened.push(server.close)
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

const leastConnections = 100
const certificateEnd = (tls: Certificate | null) => tls && new X509Certificate(tls.cert).validToDate

const leastFree = 0.05

/** An upgrade on a nearly full disk may succeed, but the next hour may not. */
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
    workers,
  }: {
    signal: AbortSignal | undefined
    onRestart(restart: Restart): void
    say(line: string): void
    workers: number
  },
): Promise<{ owner_url: string; postgres: EmbeddedPostgres | null }> {
  const given = settings.database_direct_url ?? settings.database_url
  if (given) {
    await tcpOrSocket(given)
    return { owner_url: given, postgres: null }
  }
  const postgres = await startEmbeddedPostgres({
    folder: settings.data_folder,
    secret: installationSecret(settings),
    connections: Math.max(leastConnections, connectionsFor(workers)),
    onRestart,
    say,
    ...(signal && { signal }),
  })
  opened.push(postgres.stop)
  return { owner_url: postgres.owner_url, postgres }
}

async function tcpOrSocket(url: string): Promise<void> {
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
 * The link for the first super administrator works once, and is dead as soon as one exists. It is derived from the secret, so every program
 * of the installation prints the same link, and a later start does not end it.
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
