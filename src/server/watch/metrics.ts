/** Prometheus metrics: requests, durations, calls waiting for the database, open streams, security events. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PostgresRelease } from '../database/migrate.ts'
import { rules } from '../database/rules.ts'
import { type Figures, gaugesOf } from './figures.ts'

export interface Metrics {
  request(path: string, status: number, seconds: number): void
  securityEvent(kind: string): void
  text(): Promise<string>
}

interface Watched {
  queued(): Readonly<Record<string, number>>
  streams(): number
  postgres: PostgresRelease
  /** Stations seen within the hour: with the server's build, and with others. */
  stations(): Promise<Readonly<Record<'current' | 'older', number>>>
  ready(): Promise<boolean>
  /** People who wait until their password is checked. */
  passwords_queued(): number
  /** What the database knows. */
  figures(): Promise<Figures>
  about: { version: string; migration: string }
}

export function openMetrics(watched: Watched): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'garita_' })
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
  new Gauge({
    name: 'garita_info',
    help: 'Always 1: which version runs, with which rules and tables',
    labelNames: ['version', 'rules', 'migration'],
    registers: [registry],
  }).set({ ...watched.about, rules: rules.release }, 1)
  new Gauge({
    name: 'garita_ready',
    help: 'Whether this program can serve, as /readyz says',
    registers: [registry],
    async collect() {
      this.set((await watched.ready()) ? 1 : 0)
    },
  })
  gaugesOf(registry, watched.figures)
  gauge(
    registry,
    'garita_passwords_queued',
    'Sign-ins that wait until their password is checked',
    watched.passwords_queued,
  )
  gauge(registry, 'garita_rules_release', 'Number of the database rules that this program brings', () => rules.release)
  new Gauge({
    name: 'garita_database_queued',
    help: 'Calls waiting for the database, by lane',
    labelNames: ['lane'],
    registers: [registry],
    collect() {
      for (const [lane, waiting] of Object.entries(watched.queued())) this.set({ lane }, waiting)
    },
  })
  gauge(registry, 'garita_postgres_lacks_fixes', 'Whether a newer minor release of its PostgreSQL is known', () =>
    watched.postgres.fixed_in === null ? 0 : 1,
  )
  gauge(registry, 'garita_live_streams', 'Open live streams', watched.streams)
  new Gauge({
    name: 'garita_stations',
    help: 'Stations seen within the hour, by whether they run the build that the server has',
    labelNames: ['build'],
    registers: [registry],
    async collect() {
      const counted = await watched.stations().catch(() => null)
      this.reset()
      // Without an answer of the database there is no figure.
      for (const [build, count] of Object.entries(counted ?? {})) this.set({ build }, count)
    },
  })
  return {
    request(path, status, seconds) {
      requests.inc({ path, status })
      durations.observe({ path }, seconds)
    },
    securityEvent: (kind) => securityEvents.inc({ kind }),
    text: () => registry.metrics(),
  }
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}
