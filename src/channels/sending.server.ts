/**
 * Sends what waits in `channel_messages`, beside the jobs: a receiver that is slow holds one of these places and no letter, no push message.
 * A channel is worked on by one place of one program at a time, so its messages go in their order.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '../server/database/database.ts'
import type { Door } from '../server/database/door.ts'
import { sql } from '../server/database/sql.ts'
import type { Keyring } from '../server/keys/keyring.ts'
import type { Webhooks } from '../server/outgoing/webhook.ts'
import { openFaults } from '../server/watch/faults.ts'
import type { Log } from '../server/watch/log.ts'
import { signaturesOf } from './signing.server.ts'

const pollMs = 500
/** So many receivers may be slow at once; they wait, they do not work. */
const places = 16
/** What is under way then is left to its lease. */
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
  database: Pick<Database, 'door'>
  keys: Pick<Keyring, 'channel'>
  webhooks: Pick<Webhooks, 'post'>
  log: Log
}

export function startSending({ database, log, ...tools }: SendingOptions): { stop(): Promise<void> } {
  const keeper = database.door({ system: 'keeper' })
  const faults = openFaults(log)
  const ends = new AbortController()
  const busy = new Set<Promise<void>>()

  /** Sends one after the other until nothing is due. */
  async function work(): Promise<void> {
    while (!ends.signal.aborted && (await sendOne(keeper, tools)));
  }
  async function look(): Promise<void> {
    while (!ends.signal.aborted) {
      if (busy.size < places) {
        const one = work()
          .catch((error: unknown) => void faults.see('channels wait', error))
          .finally(() => busy.delete(one))
        busy.add(one)
      }
      await sleep(pollMs, undefined, { signal: ends.signal }).catch(() => undefined)
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

/** False when nothing is due. A crash between the two statements sends the message again, with the same id. */
export async function sendOne(keeper: Door, { keys, webhooks }: Pick<SendingOptions, 'keys' | 'webhooks'>) {
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
  await keeper.act(sql`select access.settle_channel_message(${due.channel}::uuid, ${due.message}::uuid, ${error === null}::boolean,
    ${status}::int, ${error})`)
  return true
}
