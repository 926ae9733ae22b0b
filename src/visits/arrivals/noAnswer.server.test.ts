/** Where nobody answers a guard goes on: asks again, asks every adult, or closes the arrival. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { made, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import type { TestInstallation, TestPerson } from '../../../tests/support/installation.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from '../visits.contract.ts'
import { arrivals } from './arrivals.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

const rowOf = async (id: string) =>
  (await garita.owner.query('select status, outcome, closed_at from authorizations where id = $1', [id])).rows[0]

const device = (person: TestPerson) =>
  garita.owner.query(
    `insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
      select $1, s.profile_id, s.id, 'https://push.example/' || s.id, $3, $4 from sessions s where s.profile_id = $2 limit 1`,
    [newId(), person.id, Buffer.alloc(65, 4), Buffer.alloc(16)],
  )

const rings = async (id: string) =>
  (
    await garita.owner.query(
      `select payload ->> 'later' as later from jobs where name = 'notices.push' and payload ->> 'fact_id' = $1 order by id`,
      [id],
    )
  ).rows.map(({ later }) => later)

test('after "no answer" on the telephone the arrival still stands, and a guard who sends it away closes it', async () => {
  const there = await stationWorld(garita)
  const { guard, here, ana } = there
  const id = await arrive(guard, here)
  expect(await tell(there, made(there, { kind: 'call_answer', authorization_id: id, answer: 'no_answer' }))).toEqual([
    null,
  ])
  const standing = async () =>
    (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === id)?.ask
  expect(await standing()).toMatchObject({ outcome: null })
  expect(await guard.call(arrivals.asks, {})).toMatchObject({ answer: [{ id }] })
  const away = made(there, { kind: 'arrival_closed', authorization_id: id, outcome: 'refused' })
  expect(await tell(there, away)).toEqual([null])
  expect(await rowOf(id)).toMatchObject({ outcome: 'expired', closed_at: expect.anything() })
  expect(await guard.call(arrivals.asks, {})).toMatchObject({ answer: [] })
  // What is closed rings at home no more, and no late yes lets in.
  expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: false })
})

test('a guard asks again, and then every adult; only about an arrival of their own that nobody has answered', async () => {
  const { guard, here, ana, stranger } = await stationWorld(garita)
  await device(ana)
  const id = await arrive(guard, here)
  const again = (by: TestPerson, everyone = false) => by.call(arrivals.askAgain, { condominium_id: here, id, everyone })
  const before = await rings(id)
  expect(await again(guard)).toMatchObject({ ok: true })
  expect(await again(guard, true)).toMatchObject({ ok: true })
  expect(await rings(id)).toEqual([...before, 'false', 'true'])
  expect(await again(stranger)).toMatchObject({ ok: false, status: 404 })
  expect(await again(ana)).toMatchObject({ ok: false, status: 403 })
  await ana.call(visits.decide, { id, decision: 'denied' })
  expect(await again(guard)).toMatchObject({ ok: false, code: 'arrival_settled' })
})

test('a telephone that rang seconds ago does not ring again, and one that rang before does', async () => {
  const { guard, here, ana } = await stationWorld(garita)
  const id = await arrive(guard, here)
  const ask = () => guard.call(arrivals.askAgain, { condominium_id: here, id, everyone: false })
  const sent = async (ago: string) =>
    garita.owner.query(
      `insert into deliveries (condominium_id, kind, fact_id, profile_id, channel, sent_at)
        values ($1, 'visitor_approval_request', $2, $3, 'push', now() - $4::interval)
        on conflict on constraint delivery_known do update set sent_at = excluded.sent_at`,
      [here, id, ana.id, ago],
    )
  const rang = async () =>
    (await garita.owner.query('select sent_at from deliveries where fact_id = $1', [id])).rows[0].sent_at !== null
  await sent('5 seconds')
  await ask()
  expect(await rang()).toBe(true)
  await sent('30 seconds')
  await ask()
  expect(await rang()).toBe(false)
})
