/** The work that no call begins: letters, pushes, webhooks, deadlines, and the regular deletion. One process of a program does it. */
import { startSending } from '../../channels/sending.server.ts'
import { startClock } from '../../server/database/clock.ts'
import type { Database } from '../../server/database/database.ts'
import { openDueWork } from '../../server/database/dueWork.ts'
import type { Keyring } from '../../server/keys/keyring.ts'
import type { Live } from '../../server/live/live.ts'
import { startWorker } from '../../server/outgoing/jobs.ts'
import { type MailBox, noteMailServer } from '../../server/outgoing/mail.ts'
import type { Push } from '../../server/outgoing/push.ts'
import { openWebhooks } from '../../server/outgoing/webhook.ts'
import type { Settings } from '../../server/settings/settings.ts'
import type { Log } from '../../server/watch/log.ts'
import { due, jobs, sweep } from './jobs.server.ts'
import { pullBackTimes, watchClock } from './setClock.server.ts'

const sweepMs = 10 * 60 * 1000

interface BackgroundOptions {
  settings: Settings
  database: Database
  live: Pick<Live, 'listen'>
  keys: Keyring
  mail: MailBox
  push: Push
  public_url: string
  log: Log
}

export async function startBackground(options: BackgroundOptions): Promise<{ stop(): Promise<void> }> {
  const { settings, database, live, keys, mail, push, public_url, log } = options
  const hasMailServer = settings.smtp_url !== null
  const keeper = database.callerDb({ system: 'keeper' })
  await pullBackTimes({ keeper, log })
  await noteMailServer(keeper, settings)
  const work = openDueWork({ database, log, has_mail_server: hasMailServer })
  live.listen(work.wake)
  const handlers = jobs({ post: mail, push, public_url })
  const worker = startWorker({ database, work, handlers, log, has_mail_server: hasMailServer })
  const sending = startSending({ database, work, keys, webhooks: openWebhooks(settings), log })
  const clock = startClock({ database, work, log }, due)
  const sweeping = setInterval(
    () =>
      void noteMailServer(keeper, settings)
        .then(() => pullBackTimes({ keeper, log }))
        .then(() => sweep(database.callerDb({ system: 'keeper' }, 'long')))
        .catch((error: unknown) => {
          for (const one of error instanceof AggregateError ? error.errors : [error]) log.warn({ err: one }, 'sweep')
        }),
    sweepMs,
  )
  sweeping.unref()
  const setClock = watchClock({ keeper, log })
  return {
    async stop() {
      clearInterval(sweeping)
      setClock.close()
      work.stop()
      await Promise.all([worker.stop(), sending.stop(), clock.stop()])
    },
  }
}
