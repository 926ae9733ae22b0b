/** A whole installation in one process: database, live streams, jobs and HTTP app, opened and closed together. */
import type { Hono } from 'hono'
import pg from 'pg'
import { alarmsDue } from '../../alarms/alarms.jobs.server.ts'
import { channelAnswers } from '../../channels/answers.server.ts'
import { startSending } from '../../channels/sending.server.ts'
import type { BackupStatus } from '../../server/backup/schedule.ts'
import type { Env } from '../../server/calls/serve.ts'
import { startClock } from '../../server/database/clock.ts'
import { reachThroughPooler } from '../../server/database/connections/pooler.ts'
import { Database } from '../../server/database/database.ts'
import { minorWarning, newestMigration, prepareDatabase } from '../../server/database/migrate.ts'
import type { Trouble } from '../../server/embedded/trouble.ts'
import { createApp } from '../../server/http/createApp.ts'
import { builtName } from '../../server/http/webFiles.ts'
import { keepKeys } from '../../server/keys/keepKeys.ts'
import { type InstallationKeys, openKeyring } from '../../server/keys/keyring.ts'
import { type Live, openLive } from '../../server/live/live.ts'
import { startWorker } from '../../server/outgoing/jobs.ts'
import { noteMailServer, openPost } from '../../server/outgoing/mail.ts'
import { openPush } from '../../server/outgoing/push.ts'
import { openWebhooks } from '../../server/outgoing/webhook.ts'
import { installationSecret, loginPassword, pseudonyms } from '../../server/settings/secret.ts'
import type { Settings } from '../../server/settings/settings.ts'
import { version } from '../../server/settings/version.ts'
import { type Log, openLog } from '../../server/watch/log.ts'
import { openMetrics } from '../../server/watch/metrics.ts'
import { openReadiness } from '../../server/watch/readiness.ts'
import { hashesWaiting } from '../../session/passwords/passwords.server.ts'
import { asksDue } from '../../visits/arrivals/askClock.server.ts'
import { audience, calls } from './calls.server.ts'
import { countStations, readFigures } from './figures.server.ts'
import { jobs, sweep } from './jobs.server.ts'
import { pullBackTimes, watchClock } from './setClock.server.ts'

export interface Installation {
  readonly app: Hono<Env>
  readonly database: Database
  readonly live: Live
  readonly log: Log
  /** About the embedded PostgreSQL, for the person who starts it: nothing in the installation can change its age. */
  readonly embedded_age: string | null
  /** From now on it says that it is not ready, so that a balancer sends calls elsewhere. */
  leave(): void
  close(): Promise<void>
}

export interface InstallationOptions {
  settings: Settings
  /** Connects as the owner of the database, without a pooler. */
  owner_url: string
  /** For requests, when there is a pooler. */
  pooled_url?: string | null
  public_url: string
  web_folder: string | null
  /** Of the embedded database; null for another one, whose backups are its owner's business. */
  backups?: () => BackupStatus | null
  /** Of the embedded database: why it is down, and how often it was started again. */
  embedded?: { trouble(): Trouble; restarts(): number } | null
  /** When the newest backup of the embedded database was made; left out for another one. */
  backup_made_at?: (() => string | null) | null
  /** Of the certificate in use. */
  certificate_ends_at?: () => Date | null
  /** Opened earlier, so that the start itself writes to it. */
  log?: Log
  check_answers?: boolean
  /** How long a new connection to the database may take. */
  connect_ms?: number
  writes_a_minute?: number
  device_questions_a_minute?: number
  strangers_a_minute?: number
}

const sweepMs = 10 * 60 * 1000

export async function openInstallation(options: InstallationOptions): Promise<Installation> {
  const { settings, owner_url } = options
  const log = options.log ?? openLog(settings.log_level)
  for (const doubt of settings.doubts) log.warn(doubt)
  const secret = installationSecret(settings)
  const password = loginPassword(secret)
  let kept: InstallationKeys | undefined
  const { login_url, postgres, upgrade } = await prepareDatabase(
    owner_url,
    password,
    async (client) => {
      kept = await keepKeys(client, secret)
    },
    (words) => log.warn(words),
    (migrations) => warnWithoutBackup(options.backup_made_at ?? null, migrations, log),
  )
  if (upgrade) log.warn(upgrade, 'the database was upgraded')
  if (!kept) throw new Error('prepared without keys')
  const keys = openKeyring(secret, kept, log)
  await storeSettings(owner_url, settings)
  const age = minorWarning(postgres, settings.database_url === null)
  if (age && settings.database_url !== null) log.warn(age)

  const pooled = options.pooled_url && options.pooled_url !== owner_url
  const url = pooled ? asLogin(options.pooled_url ?? '', login_url) : login_url
  if (pooled) await reachThroughPooler(url)
  const database = new Database({
    url,
    direct: !pooled,
    ...(options.connect_ms ? { connect_ms: options.connect_ms } : {}),
  })
  const readiness = openReadiness({
    url,
    secret_fingerprint: keys.fingerprint,
    log,
    trouble: options.embedded?.trouble,
  })
  let leaving = false
  const keeper = database.door({ system: 'keeper' })
  await pullBackTimes({ keeper, log })
  await noteMailServer(keeper, settings)
  const live = await openLive({ url: login_url, audience, log })
  database.onSilence(() => void live.doubt())
  const push = openPush({ private_key: keys.installation['web push'], public_url: options.public_url, settings })
  const mail = openPost(settings)
  const worker = startWorker({
    database,
    handlers: jobs(mail, push, options.public_url),
    log,
    has_mail_server: settings.smtp_url !== null,
  })
  const sending = startSending({ database, keys, webhooks: openWebhooks(settings), log })
  const clock = startClock({ database, log }, [asksDue, alarmsDue])
  const sweeping = setInterval(
    () =>
      void noteMailServer(keeper, settings)
        .then(() => pullBackTimes({ keeper, log }))
        .then(() => sweep(database.door({ system: 'keeper' }, 'long')))
        .catch((error: unknown) => {
          for (const one of error instanceof AggregateError ? error.errors : [error]) log.warn({ err: one }, 'sweep')
        }),
    sweepMs,
  )
  sweeping.unref()
  const setClock = watchClock({ keeper, log })

  const hindrance = async () => (leaving ? 'stopping' : readiness.hindrance())
  const backups = options.backups ?? (() => null)
  const metrics = openMetrics({
    queued: () => database.queued,
    streams: () => live.streams,
    postgres,
    database: () => database.figures,
    announcements_heard_ms: () => live.heard_ms,
    rights_check_ms: () => live.rights_check_ms,
    data_folder: settings.data_folder,
    backups,
    certificate_ends_at: options.certificate_ends_at ?? (() => null),
    postgres_restarts: options.embedded?.restarts ?? (() => 0),
    stations: () => countStations(keeper, options.web_folder && builtName(options.web_folder)),
    ready: async () => (await hindrance()) === null,
    passwords_queued: hashesWaiting,
    figures: () => readFigures(keeper),
    about: { version, migration: newestMigration() },
  })
  const app = createApp({
    calls,
    webhooks: channelAnswers({ database, keys }),
    database,
    settings,
    keys,
    live,
    push,
    probes: { up_since: new Date(), live, mail, postgres, backups },
    log,
    metrics,
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
    embedded_age: settings.database_url === null ? age : null,
    leave() {
      leaving = true
    },
    async close() {
      clearInterval(sweeping)
      setClock.close()
      await Promise.all([live.close(), worker.stop(), sending.stop(), clock.stop(), readiness.close()])
      await database.close()
    },
  }
}

const freshBackupMs = 24 * 60 * 60_000

/** The start goes on: a gate that is closed by an upgrade helps nobody. */
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
