/** A worker process: answers calls until the first process of the program stops it, or is gone. */
import cluster from 'node:cluster'
import { nameConnections } from '../../server/database/connections/names.ts'
import type { Listening } from '../../server/http/listen.ts'
import { openLog } from '../../server/watch/log.ts'
import { openLink } from '../../server/workers/link.ts'
import type { OfFirst, OfWorker } from '../../server/workers/offers.ts'
import { answerHere } from './answering.server.ts'
import { type Installation, openInstallation } from './installation.server.ts'

// A terminal and systemd may signal every process of the program; only the first decides. When it is gone, even by kill -9, Node's
// cluster ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

let installation: Installation | null = null
let server: Listening | null = null

const own: OfWorker = {
  async begin({ settings, worker, prepared, up_since, ...given }) {
    nameConnections('program')
    const options = {
      ...given,
      // The first process has said them.
      settings: { ...settings, doubts: [] },
      pooled_url: settings.database_url,
      first: { link, prepared, up_since },
      log: openLog(settings.log_level).child({ worker }),
    }
    installation = await openInstallation(options)
    server = await answerHere(installation, settings)
  },
  useCertificate: (tls) => server?.useCertificate(tls),
  leave() {
    installation?.leave()
    server?.leave()
  },
  async stop() {
    await server?.close()
    await installation?.close()
    process.exit(0)
  },
  streams: () => installation?.live.streams ?? 0,
  figures: async () => (await installation?.metrics.figures()) ?? [],
  hear: (counts) => installation?.paces.hear(counts),
}

if (!cluster.worker) throw new Error('The first process of the program starts this file.')
const link = openLink<OfFirst, OfWorker>(cluster.worker, own)
