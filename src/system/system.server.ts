import { type CallContext, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { version } from '../server/settings/version.ts'
import { type Health, system } from './system.contract.ts'

const inDatabase = system.health.output.omit({
  version: true,
  up_since: true,
  database_ms: true,
  postgres: true,
  live: true,
  backup: true,
  mail_server: true,
})

/** The database comes first: it refuses everyone but super admins before the other probes run. */
async function health(_: unknown, { db, probes }: CallContext): Promise<Health> {
  const began = performance.now()
  const state = await db.json(sql`select access.installation_state()`)
  const databaseMs = performance.now() - began
  const [answerMs, mailServer] = await Promise.all([probes.live.answers(), probes.mail.serverState()])
  return {
    ...inDatabase.parse(JSON.parse(state.text)),
    version,
    up_since: probes.up_since.toISOString(),
    database_ms: databaseMs,
    postgres: probes.postgres,
    live: { answer_ms: answerMs, streams: await probes.streams() },
    backup: await probes.backups(),
    mail_server: mailServer,
  }
}

export const systemCalls = serve(system, {
  health,
  retryLetters: async (_, { db }) => {
    await db.execute(sql`select access.retry_letters()`)
  },
})
