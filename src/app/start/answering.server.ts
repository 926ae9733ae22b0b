/** Answers calls at the port: in this process, or by workers. */
import { fileURLToPath } from 'node:url'
import { knownRequest } from '../../server/http/busyLoop.ts'
import { type Listening, listen } from '../../server/http/listen.ts'
import type { Settings } from '../../server/settings/settings.ts'
import type { Log } from '../../server/watch/log.ts'
import { textOfAll } from '../../server/watch/metrics.ts'
import type { Beginning, OfFirst } from '../../server/workers/offers.ts'
import { openWorkers, type Workers } from '../../server/workers/workers.ts'
import type { Installation } from './installation.server.ts'

const workerFile = fileURLToPath(new URL('./worker.server.ts', import.meta.url))

export async function answerHere({ app, database, live }: Installation, settings: Settings): Promise<Listening> {
  const server = await listen(app, settings, undefined, knownRequest(database.known))
  return {
    ...server,
    async close() {
      const closed = server.close()
      live.endStreams()
      await closed
    },
  }
}

interface WorkersOptions {
  installation: Installation
  beginning: Omit<Beginning, 'worker' | 'prepared'>
  answers: Pick<OfFirst, 'backups' | 'trouble'>
  log: Log
}

export async function answerByWorkers({
  installation: { prepared, metrics },
  beginning,
  answers,
  log,
}: WorkersOptions): Promise<Workers> {
  let workers: Workers | null = null
  workers = await openWorkers({
    file: workerFile,
    beginning: { ...beginning, prepared },
    answers: {
      ...answers,
      streams: async () => (await workers?.streams()) ?? 0,
      metrics: async () => textOfAll([await metrics.figures(), ...((await workers?.figures()) ?? [])]),
    },
    log,
  })
  return workers
}
