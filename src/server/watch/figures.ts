/** Reads the figures once from the database for all gauges that a monitoring system requests together. */
import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'

export const figuresShape = z.object({
  jobs: z.array(
    z.object({
      work: z.string(),
      waiting: z.number(),
      failing: z.number(),
      given_up: z.number(),
      oldest_s: z.number(),
    }),
  ),
  sweep_s: z.number().nullable(),
  stations_silent: z.array(z.object({ condominium: z.string(), silent: z.number() })),
  condominiums_unrun: z.number(),
  server_connections: z.number(),
  server_connections_most: z.number(),
  database_bytes: z.number(),
  now_s: z.number(),
})

export interface Figures extends Omit<z.infer<typeof figuresShape>, 'now_s'> {
  /** Positive if this machine's clock is ahead of the database's. */
  clock_ahead_s: number
}

/** While the database does not answer, the gauges have no figure, so that an old figure is not mistaken for the current one. */
export function gaugesOf(registry: Registry, read: () => Promise<Figures>): void {
  let asked: Promise<Figures | null> | null = null
  const once = () => {
    asked ??= read()
      .catch(() => null)
      .finally(() => {
        asked = null
      })
    return asked
  }
  const gauge = (name: string, help: string, value: (figures: Figures) => number | null) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const figures = await once()
        const found = figures && value(figures)
        if (found === null) this.remove()
        else this.set(found)
      },
    })
  const ofWork = (name: string, help: string, value: (jobs: Figures['jobs'][number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['work'],
      registers: [registry],
      async collect() {
        const figures = await once()
        this.reset()
        for (const jobs of figures?.jobs ?? []) this.set({ work: jobs.work }, value(jobs))
      },
    })
  ofWork(
    'garita_jobs_waiting',
    'Letters and pushes that wait, those that failed before included',
    (jobs) => jobs.waiting,
  )
  ofWork('garita_jobs_failing', 'Of those that wait, those that failed before', (jobs) => jobs.failing)
  ofWork('garita_jobs_given_up', 'Letters and pushes that failed too often', (jobs) => jobs.given_up)
  ofWork('garita_jobs_oldest_seconds', 'How late the oldest one is that could run now', (jobs) => jobs.oldest_s)
  gauge(
    'garita_sweep_age_seconds',
    'Time since expired rows were last removed',
    ({ sweep_s }) => sweep_s ?? process.uptime(),
  )
  new Gauge({
    name: 'garita_stations_silent',
    help: 'Stations with a guard that were not seen for five minutes, by the end of the condominium’s id',
    labelNames: ['condominium'],
    registers: [registry],
    async collect() {
      const figures = await once()
      this.reset()
      for (const { condominium, silent } of figures?.stations_silent ?? []) this.set({ condominium }, silent)
    },
  })
  gauge('garita_database_bytes', 'Size of the database, without its WAL', (all) => all.database_bytes)
  gauge(
    'garita_condominiums_without_admin',
    'Condominiums that no approved administrator runs',
    (all) => all.condominiums_unrun,
  )
  gauge(
    'garita_server_connections',
    'Connections of all programs to the PostgreSQL server',
    (all) => all.server_connections,
  )
  gauge(
    'garita_server_connections_most',
    'Connections that the PostgreSQL server takes',
    (all) => all.server_connections_most,
  )
  gauge('garita_clock_ahead_seconds', 'How far this clock is ahead of the database’s', (all) => all.clock_ahead_s)
}
