/** A dead, slow or refusing receiver gets longer and longer pauses, and delays no gate and no other condominium. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { inTheMiddle } from '../../tests/support/holding.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import {
  type Answering,
  arrived,
  messagesOf,
  nearby,
  openReceiver,
  type Receiver,
  saying,
  turnOn,
  webhookWorld,
} from '../../tests/support/webhookReceiver.ts'
import { channels } from './channels.contract.ts'

const garita = openForFile(() => testInstallation({ environment: nearby }))
let receiver: Receiver
beforeEach(async () => {
  await garita.owner.query('delete from channels')
  receiver = await openReceiver()
  return () => receiver.close()
})

const world = () => webhookWorld(garita, receiver)
const rowsOf = (place: string) => messagesOf(garita, place)
const channelOf = async (place: string) =>
  (await garita.owner.query('select * from channels where condominium_id = $1', [place])).rows[0]
const wake = (place: string) =>
  garita.owner.query('update channels set rests_until = null where condominium_id = $1', [place])

describe('a receiver that rejects a message', () => {
  test.each<[string, () => Answering, { last_status: number | null; last_error: string }]>([
    ['says 500', () => saying(500), { last_status: 500, last_error: 'status' }],
    [
      'leads elsewhere, where nothing is sent',
      () => saying(307, { location: `${receiver.origin}/elsewhere` }),
      { last_status: 307, last_error: 'status' },
    ],
    ['breaks off', () => (response) => response.destroy(), { last_status: null, last_error: 'unreached' }],
    ['says nothing', () => () => undefined, { last_status: null, last_error: 'slow' }],
  ])('%s', async (_, set, told) => {
    const { here, guard } = await world()
    receiver.answer = set()
    // A pause of two seconds may end before a slow check.
    await garita.owner.query(`
      create function rest_longer() returns trigger language plpgsql as
        $$ begin new.rests_until := new.rests_until + interval '1 hour'; return new; end $$;
      create trigger rest_longer before update on channels for each row
        when (new.failures > old.failures) execute function rest_longer()`)
    onTestFinished(async () => void (await garita.owner.query('drop function rest_longer cascade')))
    await inTheMiddle(garita, async ({ say }) => {
      // This lock holds the channel, and the gate must not wait for it.
      await say('select from channels where condominium_id = $1 for no key update', [here])
      await arrive(guard, here)
      expect(receiver.received).toEqual([])
    })
    await eventually(async () => expect(await rowsOf(here)).toMatchObject([{ state: 'waiting', attempts: 1, ...told }]))
    expect(await channelOf(here)).toMatchObject({ failures: 1, locked_until: null, rests_until: expect.any(Date) })
    expect(receiver.received.map(({ path }) => path)).toEqual(['/'])
    receiver.answer = saying(200)
    await wake(here)
    const [first, second] = await arrived(receiver, 2)
    expect(second?.id).toBe(first?.id)
    expect(second?.body).toBe(first?.body)
    await eventually(async () => expect(await channelOf(here)).toMatchObject({ failures: 0, rests_until: null }))
  })

  test('accepts the first line of an answer that never ends', async () => {
    const { here, admin } = await world()
    let cut = 0
    receiver.answer = (response) => {
      response.on('close', () => cut++)
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
      }
      response.on('drain', more)
      more()
    }
    await admin.call(channels.test, { condominium_id: here })
    await eventually(async () => expect(await rowsOf(here)).toMatchObject([{ state: 'delivered' }]))
    await eventually(() => expect(cut).toBe(1))
  })

  test('pauses longer after each failed message, keeps the order, and gives up after a day', async () => {
    const { here, admin } = await world()
    receiver.answer = saying(503)
    // A trigger records each pause when it begins: a slow check would read less.
    await garita.owner.query(`
      create table pauses (place int generated always as identity, seconds int);
      grant all on pauses to public;
      create function keep_pause() returns trigger language plpgsql as
        $$ begin insert into pauses (seconds) values (extract(epoch from new.rests_until - now())); return null; end $$;
      create trigger keep_pause after update on channels for each row
        when (new.failures > old.failures) execute function keep_pause()`)
    onTestFinished(async () => void (await garita.owner.query('drop function keep_pause cascade; drop table pauses')))
    await admin.call(channels.test, { condominium_id: here })
    for (let failures = 1; failures <= 11; failures++) {
      await eventually(async () => expect((await channelOf(here)).failures).toBeGreaterThanOrEqual(failures))
      // During a pause nothing is sent, whatever else happens.
      await wake(here)
    }
    const { rows: pauses } = await garita.owner.query('select seconds from pauses order by place')
    expect(pauses.slice(0, 11).map(({ seconds }) => seconds)).toEqual([2, 4, 8, 16, 32, 60, 120, 240, 480, 900, 900])
    // The same holds after months of failures.
    await garita.owner.query('update channels set failures = 5000, rests_until = null where condominium_id = $1', [
      here,
    ])
    await eventually(async () => expect((await channelOf(here)).failures).toBeGreaterThan(5_000))
    const [first] = receiver.received
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set([first?.id]))
    await eventually(async () => expect((await channelOf(here)).rests_until?.getTime()).toBeGreaterThan(Date.now()))
    await garita.owner.query(
      `update channel_messages set written_at = now() - interval '25 hours' where condominium_id = $1`,
      [here],
    )
    receiver.answer = saying(204)
    const before = receiver.received.length
    await admin.call(channels.test, { condominium_id: here })
    await arrived(receiver, before + 1)
    await eventually(async () => expect((await rowsOf(here)).at(-1)).toMatchObject({ state: 'delivered' }))
    await garita.owner.query('select access.forget_channel_messages()')
    expect((await rowsOf(here)).map(({ state, body }) => [state, body])).toEqual([
      ['given_up', null],
      ['delivered', null],
    ])
    await garita.owner.query(
      `update channel_messages set written_at = now() - interval '8 days' where condominium_id = $1`,
      [here],
    )
    await garita.owner.query('select access.forget_channel_messages()')
    expect(await rowsOf(here)).toEqual([])
  })

  test('keeps other condominiums unaffected by twenty silent receivers', async () => {
    const waitedFor = new Set<string>()
    receiver.answer = (response, { id }) => {
      waitedFor.add(id)
      response.on('close', () => waitedFor.delete(id))
    }
    for (let nth = 0; nth < 20; nth++) {
      const place = await garita.condominium()
      const admin = await garita.person({ user_role: 'admin', assigned: [place] })
      await turnOn(admin, place, receiver.origin)
      await admin.call(channels.test, { condominium_id: place })
    }
    await eventually(() => expect(waitedFor.size).toBeGreaterThan(0))
    const good = await openReceiver()
    let meanwhile = 0
    good.answer = (response, received) => {
      meanwhile = waitedFor.size
      saying(204)(response, received)
    }
    const place = await garita.condominium()
    const admin = await garita.person({ user_role: 'admin', assigned: [place] })
    await turnOn(admin, place, good.origin)
    await admin.call(channels.test, { condominium_id: place })
    await arrived(good, 1)
    expect(meanwhile).toBeGreaterThan(0)
    await good.close()
  })
})
