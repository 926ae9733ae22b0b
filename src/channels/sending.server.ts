/**
 * Sends the messages in `channel_messages`, apart from the jobs: a slow receiver delays neither letters nor push messages. One worker at
 * a time handles a channel, so its messages keep their order.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { CallerDb } from '../server/database/callerDb.ts'
import type { Database } from '../server/database/database.ts'
import type { DueWork } from '../server/database/dueWork.ts'
import { sql } from '../server/database/sql.ts'
import type { Keyring } from '../server/keys/keyring.ts'
import type { Webhooks } from '../server/outgoing/webhook.ts'
import { openFaults } from '../server/watch/faults.ts'
import type { Log } from '../server/watch/log.ts'
import { signaturesOf } from './signing.server.ts'

/** This many receivers may be slow at once; their workers only wait. */
const places = 16
/** The lease covers unfinished work. */
const stopMs = 3_000

const sealed = z.string().transform((text) => Buffer.from(text, 'hex'))
const taken = z.object({
  channel: z.string(),
  address: z.string(),
  secret: sealed,
  former: sealed.nullable(),
  message: z.string(),
  body: z.string(),
})

interface SendingOptions {
  database: Pick<Database, 'callerDb'>
  work: Pick<DueWork, 'wait'>
  keys: Pick<Keyring, 'channel'>
  webhooks: Pick<Webhooks, 'post'>
  log: Log
}

export function startSending({ database, work, log, ...tools }: SendingOptions): { stop(): Promise<void> } {
  const keeper = database.callerDb({ system: 'keeper' })
  const faults = openFaults(log)
  const ends = new AbortController()
  const busy = new Set<Promise<void>>()

  async function send(): Promise<void> {
    while (!ends.signal.aborted && (await sendOne(keeper, tools)));
  }
  async function look(): Promise<void> {
    while (!ends.signal.aborted) {
      await work.wait('channels', ends.signal)
      if (ends.signal.aborted || busy.size >= places) continue
      const one = send()
        .catch((error: unknown) => void faults.see('channels wait', error))
        .finally(() => busy.delete(one))
      busy.add(one)
    }
  }

  const looking = look()
  return {
    async stop() {
      ends.abort()
      await Promise.race([looking.then(() => Promise.all(busy)), sleep(stopMs, undefined, { ref: false })])
    },
  }
}

/** Returns false if nothing is due. A crash between the two statements sends the message again, with the same id. */
export async function sendOne(keeper: CallerDb, { keys, webhooks }: Pick<SendingOptions, 'keys' | 'webhooks'>) {
  const due = await keeper.row(
    taken,
    sql`select t.channel, t.address, encode(t.sealed_secret, 'hex') as secret, encode(t.former_secret, 'hex') as former, t.message, t.body
      from access.take_channel_message() t`,
  )
  if (!due) return false
  const secrets = [due.secret, ...(due.former ? [due.former] : [])].map((secret) =>
    keys.channel.unseal({ channel_id: due.channel }, secret),
  )
  const signed = { id: `msg_${due.message}`, timestamp: String(Math.floor(Date.now() / 1000)), body: due.body }
  const { status, error } = await webhooks.post(
    due.address,
    {
      'content-type': 'application/json',
      'user-agent': 'Garita',
      'webhook-id': signed.id,
      'webhook-timestamp': signed.timestamp,
      'webhook-signature': signaturesOf(secrets, signed),
    },
    due.body,
  )
  await keeper.execute(sql`select access.settle_channel_message(${due.channel}::uuid, ${due.message}::uuid, ${error === null}::boolean,
    ${status}::int, ${error})`)
  return true
}
