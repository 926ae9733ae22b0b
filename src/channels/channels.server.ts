import { changeAsSeen } from '../server/calls/changedMeanwhile.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { itemOf } from '../server/database/callerDb.ts'
import { sql } from '../server/database/sql.ts'
import { openWebhooks } from '../server/outgoing/webhook.ts'
import type { Parsed } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { Refusal } from '../shared/refusal.ts'
import { channels } from './channels.contract.ts'
import { newSecret, writtenSecret } from './signing.server.ts'

const mostListed = 30

async function refuseAddress(address: string, { settings }: CallContext): Promise<void> {
  const fault = await openWebhooks(settings).faultOf(address)
  if (fault) throw new Refusal('invalid', 422, { fields: [{ field: 'address', problem: fault }] })
}

async function turnOn(input: Parsed<typeof channels.turnOn>, context: CallContext) {
  await refuseAddress(input.address, context)
  const { condominium_id, address, with_names, takes_answers } = input
  const [id, secret] = [newId(), newSecret()]
  const sealed = context.keys.channel.seal({ channel_id: id }, secret)
  await context.db.execute(
    sql`insert into channels (condominium_id, id, address, with_names, takes_answers, sealed_secret, added_by_name)
      select ${condominium_id}::uuid, ${id}::uuid, ${address}, ${with_names}::boolean, ${takes_answers}::boolean, ${sealed}::bytea, p.full_name
        from profiles p where p.id = access.caller_id()`,
  )
  return { secret: writtenSecret(secret) }
}

async function change(input: Parsed<typeof channels.change>, context: CallContext) {
  await refuseAddress(input.address, context)
  const { condominium_id, address, with_names, takes_answers, revision } = input
  const there = sql`condominium_id = ${condominium_id}::uuid`
  await changeAsSeen(context.db, {
    revision,
    change: sql`update channels set address = ${address}, with_names = ${with_names}::boolean, takes_answers = ${takes_answers}::boolean
      where ${there} and revision = ${revision}::int`,
    now: itemOf(
      {
        address: sql`address`,
        with_names: sql`with_names`,
        takes_answers: sql`takes_answers`,
        revision: sql`revision`,
      },
      sql`from channels where ${there}`,
    ),
  })
}

/** The secret is sealed for its row, so the row must be known. */
async function renewSecret({ condominium_id }: Parsed<typeof channels.renewSecret>, { db, keys }: CallContext) {
  const { text } = await db.json(
    sql`select to_json(c.id) from channels c where c.condominium_id = ${condominium_id}::uuid`,
  )
  const secret = newSecret()
  const sealed = keys.channel.seal({ channel_id: JSON.parse(text) }, secret)
  await db.executeOrNotFound(
    sql`select from access.renew_channel(${condominium_id}::uuid, ${sealed}::bytea) as renewed where renewed`,
  )
  return { secret: writtenSecret(secret) }
}

export const channelCalls = serve(channels, {
  list: (_, { db }) =>
    db.json(sql`select coalesce(json_agg(json_build_object('condominium', json_build_object('id', c.id, 'name', c.name,
        'time_zone', c.time_zone), 'channel', case when h.id is not null then json_build_object('id', h.id, 'address', h.address,
        'with_names', h.with_names, 'takes_answers', h.takes_answers, 'revision', h.revision, 'added_by_name', h.added_by_name,
        'added_at', h.added_at, 'former_until', case when h.former_until > now() then h.former_until end, 'failures', h.failures,
        'rests_until', case when h.rests_until > now() then h.rests_until end) end, 'homes', access.webhook_homes(c.id)) order by c.name, c.id), '[]')
      from condominiums c left join channels h on h.condominium_id = c.id
      where c.archived_at is null and c.id = any(access.caller_condominiums())`),
  deliveries: ({ condominium_id }, { db }) =>
    db.json(sql`select coalesce(json_agg(json_build_object('id', m.id, 'type', m.type, 'written_at', m.written_at, 'state', m.state,
        'settled_at', m.settled_at, 'attempts', m.attempts, 'last_status', m.last_status, 'last_error', m.last_error) order by m.place desc), '[]')
      from (select m.id, m.place, m.type, m.written_at, m.state, m.settled_at, m.attempts, m.last_status, m.last_error from channel_messages m where m.condominium_id = ${condominium_id}::uuid
        and m.condominium_id = any(access.caller_condominiums()) order by m.place desc limit ${mostListed}::int) m`),
  turnOn,
  change,
  renewSecret,
  test: ({ condominium_id }, { db }) =>
    db.executeOrNotFound(sql`select from access.test_channel(${condominium_id}::uuid) as sent where sent`),
  end: async ({ condominium_id, id }, { db }) => {
    await db.execute(sql`delete from channels where condominium_id = ${condominium_id}::uuid and id = ${id}::uuid`)
  },
})
