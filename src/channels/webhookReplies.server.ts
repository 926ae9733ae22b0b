/** Receives answers for a unit: signed with the same secret as the messages, each id once. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { bytesOf, isWithin, jsonIn, notJson, refuseOtherKinds, strangerBody } from '../server/calls/bodies.ts'
import type { Env } from '../server/calls/serve.ts'
import type { Database } from '../server/database/database.ts'
import { sql } from '../server/database/sql.ts'
import type { Keyring } from '../server/keys/keyring.ts'
import type { Paces } from '../server/limits/pace.ts'
import { Refusal } from '../shared/refusal.ts'
import { isSigned, isTimely } from './signing.server.ts'

/** More than any gate needs; limits the database work of unknown callers. */
const answersAMinute = 120

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const answer = z.object({
  type: z.literal('ask.answer'),
  data: z.object({ ask_id: z.uuid(), answer: z.enum(['approve', 'reject']) }),
})
const sealed = z.string().transform((text) => Buffer.from(text, 'hex'))
const secretsShape = z.object({ secret: sealed, former: sealed.nullable() })
const answered = z.object({ outcome: z.enum(['admitted', 'refused']) })

interface WebhookRepliesOptions {
  database: Pick<Database, 'callerDb'>
  keys: Pick<Keyring, 'channel'>
  paces: Paces
}

export function webhookReplies({ database, keys, paces }: WebhookRepliesOptions): Hono<Env> {
  const keeper = database.callerDb({ system: 'keeper' })
  const pace = paces.of('answers', answersAMinute)

  async function secretsOf(channel: string): Promise<Buffer[]> {
    const found = await keeper.row(
      secretsShape,
      sql`select encode(s.sealed_secret, 'hex') as secret, encode(s.former_secret, 'hex') as former
        from access.secrets_of_channel(${channel}::uuid) s`,
    )
    if (!found) return []
    return [found.secret, ...(found.former ? [found.former] : [])].map((one) =>
      keys.channel.unseal({ channel_id: channel }, one),
    )
  }

  return new Hono<Env>().post('/:channel', async (context) => {
    pace.count(context.get('request').address)
    refuseOtherKinds(context, 'json')
    const channel = context.req.param('channel')
    const said = headersOf(context)
    if (!said || !uuid.test(channel)) throw unsigned()
    if (!isTimely(said.timestamp, Date.now())) throw new Refusal('channel_timestamp', 401)
    const bytes = await bytesOf(context, strangerBody.bytes)
    const body = new TextDecoder().decode(bytes)
    // An unknown channel is refused like a wrong signature.
    if (!isSigned(await secretsOf(channel), { ...said, body }, said.signature)) throw unsigned()
    if (!isWithin(body, strangerBody)) throw notJson()
    const read = answer.safeParse(jsonIn(body))
    if (!read.success) throw new Refusal('invalid', 422)
    const { ask_id, answer: word } = read.data.data
    const outcome = await keeper.row(
      answered,
      sql`select access.answer_by_channel(${channel}::uuid, ${said.id}, ${ask_id}::uuid, ${word}) as outcome`,
    )
    return context.json(outcome)
  })
}

const unsigned = () => new Refusal('channel_unsigned', 401)

function headersOf(context: Context<Env>) {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    context.req.header(`webhook-${name}`),
  )
  if (!id || !timestamp || !signature || id.length > 100 || signature.length > 1_000) return null
  return { id, timestamp, signature }
}
