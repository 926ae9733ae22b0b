import { statfs } from 'node:fs/promises'
import {
  type Aggregator,
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import type { BackupStatus } from '../backup/schedule.ts'
import { accessRules } from '../database/accessRules/accessRules.ts'
import type { PostgresRelease } from '../database/migrate.ts'
import { type Figures, gaugesOf } from './figures.ts'

export interface Metrics {
  request(path: string, status: number, seconds: number): void
  securityEvent(kind: string): void
  refusal(code: string): void
  text(): Promise<string>
  figures(): Promise<ProcessFigures>
}

export type ProcessFigures = MetricObjectWithValues<MetricValue<string>>[]

/** Adds up the figures of the processes of a program; those of the installation come from the first. */
export function textOfAll(all: readonly ProcessFigures[]): Promise<string> {
  const whole = all.map((figures) =>
    figures.map((one): ProcessFigures[number] => (one.name === startTime ? { ...one, aggregator: 'first' } : one)),
  )
  return AggregatorRegistry.aggregate(whole).metrics()
}

const startTime = 'garita_process_start_time_seconds'

interface Watched {
  queued(): Readonly<Record<string, number>>
  database(): {
    readonly oldest: Readonly<Record<string, number>>
    readonly connections: number
    readonly deadlocks_repeated: number
  }
  announcements_heard_ms(): number
  rights_check_ms(): number
  streams(): number
  ready(): Promise<boolean>
  passwords_queued(): number
  /** Null in a worker: the first process of the program has these figures. */
  installation: WatchedInstallation | null
}

interface WatchedInstallation {
  /** Contains the database files too, if the database is embedded. */
  data_folder: string
  postgres: PostgresRelease
  backups(): BackupStatus | null
  postgres_restarts(): number
  certificate_ends_at(): Date | null
  /** Stations seen within the hour: with the server's build, and with others. */
  stations(): Promise<Readonly<Record<'current' | 'older', number>>>
  figures(): Promise<Figures>
  /** Processes that answer calls. */
  workers(): number
  worker_restarts(): number
  about: { version: string; migration: string }
}

/** deploy/alerts.yml has alarms on these kinds. */
const alarming = ['sign_in_failed', 'factor_wrong', 'locked', 'origin_refused', 'numbers_paused']

export function openMetrics(watched: Watched): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'garita_' })
  for (const kind of ['handles', 'requests', 'resources']) {
    // Removes gauges with the name of a counter; others measure the same.
    registry.removeSingleMetric(`garita_nodejs_active_${kind}_total`)
  }
  const requests = new Counter({
    name: 'garita_requests_total',
    help: 'Requests answered',
    labelNames: ['path', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'garita_request_seconds',
    help: 'Time to answer',
    labelNames: ['path'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const securityEvents = new Counter({
    name: 'garita_security_events_total',
    help: 'Security events by kind',
    labelNames: ['kind'],
    registers: [registry],
  })
  // A counter that begins with its first event hides that event from increase().
  for (const kind of alarming) securityEvents.inc({ kind }, 0)
  new Gauge({
    name: 'garita_ready',
    help: 'Whether this program can serve, as /readyz says',
    registers: [registry],
    aggregator: 'min',
    async collect() {
      this.set((await watched.ready()) ? 1 : 0)
    },
  })
  gauge(
    registry,
    'garita_passwords_queued',
    'Sign-ins that wait until their password is checked',
    watched.passwords_queued,
  )
  const refusals = new Counter({
    name: 'garita_refusals_total',
    help: 'Requests refused, by code',
    labelNames: ['code'],
    registers: [registry],
  })
  new Gauge({
    name: 'garita_database_oldest_seconds',
    help: 'Age of the oldest call that waits for the database, by lane',
    labelNames: ['lane'],
    registers: [registry],
    aggregator: 'max',
    collect() {
      for (const [lane, ms] of Object.entries(watched.database().oldest)) this.set({ lane }, ms / 1000)
    },
  })
  gauge(registry, 'garita_database_connections', 'Connections for calls, spare ones included', () => {
    return watched.database().connections
  })
  gauge(registry, 'garita_deadlocks_repeated', 'Transactions that ran again after a deadlock, since the start', () => {
    return watched.database().deadlocks_repeated
  })
  const longest = (name: string, help: string, read: () => number) => gauge(registry, name, help, read, 'max')
  longest('garita_rights_check_seconds', 'Time to read the rights of the streams that had a turn', () => {
    return watched.rights_check_ms() / 1000
  })
  longest('garita_announcements_heard_seconds', 'Age of the last word of its own that came back', () => {
    return watched.announcements_heard_ms() / 1000
  })
  new Gauge({
    name: 'garita_database_queued',
    help: 'Calls waiting for the database, by lane',
    labelNames: ['lane'],
    registers: [registry],
    collect() {
      for (const [lane, waiting] of Object.entries(watched.queued())) this.set({ lane }, waiting)
    },
  })
  gauge(registry, 'garita_live_streams', 'Open live streams', watched.streams)
  if (watched.installation) installationGauges(registry, watched.installation)
  return {
    request(path, status, seconds) {
      requests.inc({ path, status })
      durations.observe({ path }, seconds)
    },
    refusal: (code) => refusals.inc({ code }),
    securityEvent: (kind) => securityEvents.inc({ kind }),
    text: () => registry.metrics(),
    figures: () => registry.getMetricsAsJSON(),
  }
}

function installationGauges(registry: Registry, watched: WatchedInstallation): void {
  new Gauge({
    name: 'garita_certificate_ends_timestamp_seconds',
    help: 'When the certificate of TLS_CERT ends; missing where a proxy has the certificate',
    registers: [registry],
    collect() {
      this.reset()
      const ends = watched.certificate_ends_at()
      if (ends === null) this.remove()
      else this.set(ends.getTime() / 1000)
    },
  })
  new Gauge({
    name: 'garita_info',
    help: 'Always 1: which version runs, with which rules and tables',
    labelNames: ['version', 'rules', 'migration'],
    registers: [registry],
  }).set({ ...watched.about, rules: accessRules.release }, 1)
  gaugesOf(registry, watched.figures)
  new Gauge({
    name: 'garita_disk_bytes',
    help: 'Disk of the data folder: what is free for it, and its size',
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      const disk = await statfs(watched.data_folder).catch(() => null)
      this.reset()
      if (!disk) return
      this.set({ of: 'free' }, disk.bavail * disk.bsize)
      this.set({ of: 'size' }, disk.blocks * disk.bsize)
    },
  })
  gauge(
    registry,
    'garita_rules_release',
    'Number of the database rules that this program brings',
    () => accessRules.release,
  )
  gauge(registry, 'garita_postgres_lacks_fixes', 'Whether a newer minor release of its PostgreSQL is known', () =>
    watched.postgres.fixed_in === null ? 0 : 1,
  )
  counter(
    registry,
    'garita_postgres_restarts_total',
    'How often the embedded PostgreSQL came up again after it died',
    watched.postgres_restarts,
  )
  gauge(registry, 'garita_workers', 'Processes of this program that answer calls', watched.workers)
  counter(registry, 'garita_worker_restarts_total', 'How often a worker was begun again', watched.worker_restarts)
  ages(registry, watched.backups)
  new Gauge({
    name: 'garita_stations',
    help: 'Stations seen within the hour, by whether they run the build that the server has',
    labelNames: ['build'],
    registers: [registry],
    async collect() {
      const counted = await watched.stations().catch(() => null)
      this.reset()
      // While the database does not answer, this gauge has no figure.
      for (const [build, count] of Object.entries(counted ?? {})) this.set({ build }, count)
    },
  })
}

function counter(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

function gauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number,
  aggregator: Aggregator = 'sum',
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    aggregator,
    collect() {
      this.set(read())
    },
  })
}

/** Without a backup the age is infinite, so that an alarm on it fires; an external database has no figure. */
function ages(registry: Registry, backups: () => BackupStatus | null): void {
  const figures = [
    [
      'garita_backup_age_seconds',
      'Since the newest backup that BACKUP_FOLDER holds, or one by hand without it',
      'made_at',
    ],
    ['garita_backup_proved_age_seconds', 'Since a backup was restored as a trial', 'proved_at'],
    ['garita_wal_age_seconds', 'Since the newest moment that BACKUP_FOLDER leads to', 'through'],
  ] as const
  for (const [name, help, fact] of figures) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset()
        const status = backups()
        if (!status || (fact === 'through' && !status.scheduled)) return this.remove()
        const since = status[fact]
        this.set(since === null ? Number.POSITIVE_INFINITY : (Date.now() - Date.parse(since)) / 1000)
      },
    })
  }
  const counts = [
    [
      'garita_backup_failing',
      'Whether BACKUP_FOLDER does not get what it should',
      ({ failed_at }: BackupStatus) => Number(failed_at !== null),
    ],
    [
      'garita_backup_gaps',
      'Places in BACKUP_FOLDER where kept changes are missing or damaged',
      ({ gaps }: BackupStatus) => gaps,
    ],
    [
      'garita_backup_key_proved',
      'Whether the secret half of the key of the backups ever opened one',
      ({ key_proved }: BackupStatus) => Number(key_proved),
    ],
  ] as const
  for (const [name, help, read] of counts) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset()
        const status = backups()
        if (!status?.scheduled) return this.remove()
        this.set(read(status))
      },
    })
  }
}
