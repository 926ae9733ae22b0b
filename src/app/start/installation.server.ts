/** A whole installation in one process: database, live streams, jobs and HTTP app, opened and closed together. */
import type { Hono } from 'hono'
import pg from 'pg'
import { webhookReplies } from '../../channels/webhookReplies.server.ts'
import type { BackupStatus } from '../../server/backup/schedule.ts'
import type { Env } from '../../server/calls/serve.ts'
import type { Deadlines } from '../../server/database/connections/deadlines.ts'
import { reachThroughPooler } from '../../server/database/connections/pooler.ts'
import { Database } from '../../server/database/database.ts'
import { minorWarning, newestMigration, prepareDatabase } from '../../server/database/migrate.ts'
import type { Trouble } from '../../server/embedded/trouble.ts'
import { createApp } from '../../server/http/createApp.ts'
import { builtName } from '../../server/http/webFiles.ts'
import { keepKeys } from '../../server/keys/keepKeys.ts'
import { type InstallationKeys, openKeyring } from '../../server/keys/keyring.ts'
import { openPaces, type Paces } from '../../server/limits/pace.ts'
import { type Live, openLive } from '../../server/live/live.ts'
import { openPost } from '../../server/outgoing/mail.ts'
import { openPush } from '../../server/outgoing/push.ts'
import { installationSecret, loginPassword, pseudonyms } from '../../server/settings/secret.ts'
import type { Settings } from '../../server/settings/settings.ts'
import { version } from '../../server/settings/version.ts'
import { type Log, openLog } from '../../server/watch/log.ts'
import { type Metrics, openMetrics } from '../../server/watch/metrics.ts'
import { openReadiness } from '../../server/watch/readiness.ts'
import type { Link } from '../../server/workers/link.ts'
import type { OfFirst, Prepared } from '../../server/workers/offers.ts'
import type { Workers } from '../../server/workers/workers.ts'
import { hashesWaiting } from '../../session/passwords/passwords.server.ts'
import { startBackground } from './background.server.ts'
import { audience, calls, pages } from './calls.server.ts'
import { countStations, readFigures } from './figures.server.ts'

export interface Installation {
  readonly app: Hono<Env>
  readonly database: Database
  readonly live: Live
  readonly log: Log
  readonly metrics: Metrics
  readonly paces: Paces
  /** A worker begins with this and does not prepare the database again. */
  readonly prepared: Prepared
  /** About the embedded PostgreSQL, for the person who starts it: nothing in the installation can change its age. */
  readonly embedded_age: string | null
  /** The program then reports itself as not ready, so that a balancer sends calls elsewhere. */
  leave(): void
  close(): Promise<void>
}

export interface InstallationOptions {
  settings: Settings
  /** Connects as the owner of the database, without a pooler. */
  owner_url: string
  /** The address of the pooler for requests, if there is one. */
  pooled_url?: string | null
  public_url: string
  web_folder: string | null
  /** Present for the embedded database; the owner of an external one makes its backups. */
  backups?: () => BackupStatus | null
  /** Present for the embedded database: the reason why it is down, and the number of its restarts. */
  embedded?: { trouble(): Trouble; restarts(): number } | null
  /** The number of workers that divide limits of this machine; 1 without workers. */
  share?: number
  workers?: () => Pick<Workers, 'count' | 'restarts'> | null
  /** Set in a worker: it only answers calls, and asks the first process of the program for the rest. */
  first?: FirstProcess | null
  /** The time of the newest backup of the embedded database; left out for an external one. */
  backup_made_at?: (() => string | null) | null
  certificate_ends_at?: () => Date | null
  /** The log is opened earlier, so that the start itself can write to it. */
  log?: Log
  check_answers?: boolean
  /** A new connection to the database may take this long. */
  connect_ms?: number
  /** The limits of every statement and of its wait for a lock. */
  deadlines?: Deadlines
  writes_a_minute?: number
  device_questions_a_minute?: number
  strangers_a_minute?: number
}

interface FirstProcess {
  link: Link<OfFirst>
  prepared: Prepared
  up_since: Date
}

export async function openInstallation(options: InstallationOptions): Promise<Installation> {
  const { settings, owner_url } = options
  const log = options.log ?? openLog(settings.log_level)
  for (const doubt of settings.doubts) log.warn(doubt)
  const secret = installationSecret(settings)
  const first = options.first ?? null
  const prepared = first?.prepared ?? (await prepare(options, secret, log))
  const { login_url, postgres } = prepared
  const keys = openKeyring(secret, prepared.keys, log)
  const age = minorWarning(postgres, settings.database_url === null)
  if (age && settings.database_url !== null && first === null) log.warn(age)

  const pooled = options.pooled_url && options.pooled_url !== owner_url
  const url = pooled ? asLogin(options.pooled_url ?? '', login_url) : login_url
  if (pooled) await reachThroughPooler(url)
  const database = new Database({
    url,
    direct: !pooled,
    share: options.share ?? 1,
    ...(options.connect_ms ? { connect_ms: options.connect_ms } : {}),
    ...(options.deadlines ? { deadlines: options.deadlines } : {}),
  })
  const readiness = openReadiness({
    url,
    secret_fingerprint: keys.fingerprint,
    log,
    trouble: first ? () => first.link.ask('trouble') : options.embedded?.trouble,
  })
  let leaving = false
  const keeper = database.callerDb({ system: 'keeper' })
  // Where a connection takes longer, so does an announcement.
  const slow = options.connect_ms && { connect_ms: options.connect_ms, patience_ms: options.connect_ms }
  const live = await openLive({ url: login_url, audience, log, ...slow })
  database.onSilence(() => void live.doubt())
  const push = openPush({ private_key: keys.installation['web push'], public_url: options.public_url, settings })
  const mail = openPost(settings)
  const background = first ? null : await startBackground({ ...options, database, live, keys, mail, push, log })

  const hindrance = async () => (leaving ? 'stopping' : readiness.hindrance())
  const backups = options.backups ?? (() => null)
  const metrics = openMetrics({
    queued: () => database.queued,
    streams: () => live.streams,
    database: () => database.figures,
    announcements_heard_ms: () => live.heard_ms,
    rights_check_ms: () => live.rights_check_ms,
    ready: async () => (await hindrance()) === null,
    passwords_queued: hashesWaiting,
    installation: first
      ? null
      : {
          postgres,
          data_folder: settings.data_folder,
          backups,
          certificate_ends_at: options.certificate_ends_at ?? (() => null),
          postgres_restarts: options.embedded?.restarts ?? (() => 0),
          stations: () => countStations(keeper, options.web_folder && builtName(options.web_folder)),
          figures: () => readFigures(keeper),
          workers: () => options.workers?.()?.count ?? 1,
          worker_restarts: () => options.workers?.()?.restarts ?? 0,
          about: { version, migration: newestMigration() },
        },
  })
  const paces = openPaces(first ? (counts) => void first.link.ask('hear', counts).catch(() => undefined) : undefined)
  const app = createApp({
    calls,
    pages,
    webhooks: webhookReplies({ database, keys, paces }),
    database,
    settings,
    keys,
    live,
    push,
    probes: {
      up_since: first?.up_since ?? new Date(),
      live,
      streams: first ? () => first.link.ask('streams') : () => live.streams,
      mail,
      postgres,
      backups: first ? () => first.link.ask('backups') : backups,
    },
    log,
    paces,
    metrics: first ? { ...metrics, text: () => first.link.ask('metrics') } : metrics,
    hindrance,
    web_folder: options.web_folder,
    pseudonym: pseudonyms(secret),
    check_answers: options.check_answers ?? false,
    writes_a_minute: options.writes_a_minute,
    device_questions_a_minute: options.device_questions_a_minute,
    strangers_a_minute: options.strangers_a_minute,
  })
  return {
    app,
    database,
    live,
    log,
    metrics,
    paces,
    prepared,
    embedded_age: settings.database_url === null ? age : null,
    leave() {
      leaving = true
    },
    async close() {
      await Promise.all([live.close(), background?.stop(), readiness.close()])
      await database.close()
    },
  }
}

async function prepare(options: InstallationOptions, secret: Buffer, log: Log): Promise<Prepared> {
  let keys: InstallationKeys | undefined
  const { login_url, postgres, upgrade } = await prepareDatabase(
    options.owner_url,
    loginPassword(secret),
    async (client) => {
      keys = await keepKeys(client, secret)
    },
    (words) => log.warn(words),
    (migrations) => warnWithoutBackup(options.backup_made_at ?? null, migrations, log),
  )
  if (upgrade) log.warn(upgrade, 'the database was upgraded')
  if (!keys) throw new Error('prepared without keys')
  await storeSettings(options.owner_url, options.settings)
  return { login_url, postgres, keys }
}

const freshBackupMs = 24 * 60 * 60_000

/** Only warns: a missing backup must not keep the gate closed after an upgrade. */
function warnWithoutBackup(madeAt: (() => string | null) | null, migrations: readonly string[], log: Log): void {
  if (madeAt === null) return
  const made = madeAt()
  if (made !== null && Date.now() - Date.parse(made) < freshBackupMs) return
  log.warn({ migrations, backup_made_at: made }, 'the database changes, and the newest backup is older than a day')
}

/** Policies and screens read these settings from the database. */
async function storeSettings(ownerUrl: string, settings: Settings): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
  })
  await client.connect()
  try {
    await client.query('update public.installation set requires_second_factor = $1, demo = $2', [
      settings.require_second_factor,
      settings.demo,
    ])
  } finally {
    await client.end()
  }
}

function asLogin(pooledUrl: string, loginUrl: string): string {
  const url = new URL(pooledUrl)
  const login = new URL(loginUrl)
  url.username = login.username
  url.password = login.password
  return url.toString()
}
