/** A guard without an answer can ask again, ask every adult, or close the arrival. */
import { expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { made, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from '../visits/visits.contract.ts'
import { arrivals } from './arrivals.contract.ts'

const garita = openForFile(sharedInstallation)

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

test('keeps an arrival open after "no answer" by phone until a guard sends the visitor away', async () => {
  const there = await stationWorld(garita)
  const { guard, here, ana } = there
  const id = await arrive(guard, here)
  expect(await tell(there, made(there, { kind: 'call_answer', authorization_id: id, answer: 'no_answer' }))).toEqual([
    null,
  ])
  const status = async () =>
    (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === id)?.ask
  expect(await status()).toMatchObject({ outcome: null })
  expect(await guard.call(arrivals.asks, {})).toMatchObject({ answer: [{ id }] })
  const away = made(there, { kind: 'arrival_closed', authorization_id: id, outcome: 'refused' })
  expect(await tell(there, away)).toEqual([null])
  expect(await rowOf(id)).toMatchObject({ outcome: 'expired', closed_at: expect.anything() })
  expect(await guard.call(arrivals.asks, {})).toMatchObject({ answer: [] })
  // A closed arrival no longer rings at home, and a late yes is refused.
  expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: false })
})

test('asks a home again, then every adult, only about an unanswered arrival of the guard’s own condominium', async () => {
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

test('rings a telephone again only if it did not ring seconds ago', async () => {
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
