/** Two programs on one database send each message in order, and repeat messages of a program that died. */
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { messagesOf, nearby, openReceiver, type Receiver, webhookWorld } from '../../tests/support/webhookReceiver.ts'
import { openKeyring, places, wrappingOf } from '../server/keys/keyring.ts'
import { openWebhooks } from '../server/outgoing/webhook.ts'
import { channels } from './channels.contract.ts'
import { sendOne } from './sending.server.ts'

const garita = openForFile(() => testInstallation({ environment: nearby }))
let receiver: Receiver
beforeEach(async () => {
  await garita.owner.query('delete from channels')
  receiver = await openReceiver()
  return () => receiver.close()
})

const world = () => webhookWorld(garita, receiver)
const rowsOf = (place: string) => messagesOf(garita, place)

describe('two programs on one database', () => {
  const keeper = () => garita.database.callerDb({ system: 'keeper' })

  async function tools(post?: ReturnType<typeof openWebhooks>['post']) {
    const { rows } = await garita.owner.query(`select wrapped_key from installation_keys where purpose = 'channels'`)
    const secret = Buffer.from(garita.settings.secret ?? '')
    const key = wrappingOf(secret).unwrap(places.installationKey('channels'), rows[0].wrapped_key)
    const others = { 'second factors': key, 'web push': key, 'visitor pages': key }
    const keys = openKeyring(secret, { ...others, channels: key }, { warn: () => undefined })
    return { keys, webhooks: { post: post ?? openWebhooks(garita.settings).post } }
  }
  /** Keeps the installation's own sender away. */
  const hold = (place: string) =>
    garita.owner.query(`update channels set locked_until = now() + interval '1 hour' where condominium_id = $1`, [
      place,
    ])
  const free = (place: string) =>
    garita.owner.query(`update channels set locked_until = now() - interval '1 second' where condominium_id = $1`, [
      place,
    ])

  test('sends a message again with the same id if a program dies before it records the success', async () => {
    const { here, admin } = await world()
    const { post } = openWebhooks(garita.settings)
    const dying = await tools(async (...sent) => {
      await post(...sent)
      throw new Error('killed')
    })
    let taken: unknown
    // The installation's own sender may be quicker; then it must be done with that message first.
    while (taken !== 'killed') {
      await eventually(async () => expect((await rowsOf(here)).filter(({ state }) => state === 'waiting')).toEqual([]))
      await hold(here)
      await admin.call(channels.test, { condominium_id: here })
      await free(here)
      taken = await sendOne(keeper(), dying).catch((error) => error.message)
    }
    expect((await rowsOf(here)).at(-1)).toMatchObject({ state: 'waiting', attempts: 0 })
    const lost = receiver.received.at(-1)?.id
    await free(here)
    await eventually(async () => expect((await rowsOf(here)).at(-1)).toMatchObject({ state: 'delivered' }))
    expect(receiver.received.slice(-2).map(({ id }) => id)).toEqual([lost, lost])
  })

  test('sends each of many messages once, in order', async () => {
    const { here, admin } = await world()
    await hold(here)
    for (let nth = 0; nth < 30; nth++) await admin.call(channels.test, { condominium_id: here })
    const wanted = (await rowsOf(here)).map(({ id }) => `msg_${id}`)
    await free(here)
    const drain = async () => {
      const own = await tools()
      await eventually(async () => {
        while (await sendOne(keeper(), own));
        expect((await rowsOf(here)).filter(({ state }) => state === 'waiting')).toEqual([])
      })
    }
    await Promise.all([drain(), drain(), drain(), drain()])
    expect(receiver.received.map(({ id }) => id)).toEqual(wanted)
  })
})
