/** One of several simultaneous acts wins, the others are refused with the reason, and the access log has each event once. */

import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { arrive, enter, settleIn } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { inTheMiddle } from '../../../tests/support/holding.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws, everything } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from './visits.contract.ts'

const rounds = draws(3, 200)
const clients = 50
/** Many rounds last longer than other tests may. */
const patience = everything ? { timeout: rounds * 10_000 } : {}

const garita = openForFile(sharedInstallation)
let here: string
let guard: TestPerson
let unit: TestPerson[]
beforeAll(async () => {
  here = await garita.condominium()
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
  unit = await Promise.all([1, 2, 3, 4].map(() => garita.person({ condominium: here, unit: '101' })))
})

const arrival = () => arrive(guard, here)
const leave = (id: string) => atDesk.leave(guard, { condominium_id: here, id, event_id: newId() })
const decide = (number: number, id: string, decision: 'approved' | 'denied') =>
  (unit[number % 4] as TestPerson).call(visits.decide, { id, decision })

const atOnce = <T>(act: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: clients }, (_, number) => act(number)))

const events = async (id: string) =>
  (
    await garita.owner.query<{ event_type: string }>(
      `select event_type from access_logs where authorization_id = $1 and event_type <> 'visitor_registered' order by occurred_at`,
      [id],
    )
  ).rows.map((row) => row.event_type)
const statusOf = async (id: string) =>
  (await garita.owner.query('select status from authorizations where id = $1', [id])).rows[0].status

/** Counts people, because a second press by the same person succeeds too. */
const winningPeople = (answers: readonly { ok: boolean }[]) =>
  new Set(answers.flatMap(({ ok }, number) => (ok ? [number % 4] : []))).size

/** Returns the number of successes; every other answer must be the refusal `expected`. */
function winners(answers: readonly ({ ok: boolean } & object)[], expected: object): number {
  for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ status: 409, ...expected })
  return answers.filter((answer) => answer.ok).length
}

test('accepts only one of many simultaneous answers, and names it to the others', patience, async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await arrival()
    const answers = await atOnce((number) => decide(number, id, number % 2 ? 'approved' : 'denied'))
    winners(answers, { code: 'visit_decided', state: await statusOf(id) })
    expect(winningPeople(answers)).toBe(1)
  }
})

test('approves once or expires for everyone if approvals meet the deadline', patience, async () => {
  await settleIn(garita)
  const ends = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const id = await arrival()
    // The first deadline has passed and the last one is far away; the others fall among the approvals.
    const leftMs = round === rounds - 1 ? 3_600_000 : (round * 120) / rounds
    await garita.owner.query(
      `update authorizations set created_at = clock_timestamp() - interval '24 hours' + $2 * interval '1 millisecond' where id = $1`,
      [id, leftMs],
    )
    const answers = await atOnce((number) => sleep(number * 2).then(() => decide(number, id, 'approved')))
    const status = await statusOf(id)
    const approved = status === 'approved'
    // A press after the deadline may get the lock before an earlier press, so it may read that the request expired.
    const late = (answer: object) => 'code' in answer && answer.code === 'visit_expired'
    const inTime = leftMs < 3_600_000 ? answers.filter((answer) => !late(answer)) : answers
    winners(
      approved ? inTime : answers,
      approved ? { code: 'visit_decided', state: 'approved' } : { code: 'visit_expired' },
    )
    expect([status, winningPeople(answers)]).toEqual(approved ? ['approved', 1] : ['pending_approval', 0])
    ends.add(status)
  }
  expect([...ends].sort()).toEqual(['approved', 'pending_approval'])
})

test('logs simultaneous entries once, and simultaneous check-outs once', patience, async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await arrival()
    await decide(0, id, 'approved')
    expect(winners(await atOnce(() => enter(guard, here, id)), { code: 'visit_already_inside' })).toBe(1)
    expect(winners(await atOnce(() => leave(id)), { code: 'visit_already_left' })).toBe(1)
    expect(await events(id)).toEqual(['entry', 'visitor_checkout'])
  }
})

test('logs entries and exits in turn however often someone comes and goes', patience, async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await authorize(garita, unit[0] as TestPerson, 'worker')
    await atOnce((number) => (number % 2 ? leave(id) : enter(guard, here, id)))
    const found = await events(id)
    expect(found).toEqual(found.map((_, index) => (index % 2 ? 'exit' : 'entry')))
    const { rows } = await garita.owner.query('select inside from authorizations where id = $1', [id])
    expect(rows[0].inside).toBe(found.length % 2 === 1)
  }
})

test('records one entry if it arrives many times at once', async () => {
  const id = await arrival()
  await unit[0]?.call(visits.decide, { id, decision: 'approved' })
  const eventId = newId()
  const sent = await atOnce(() => atDesk.enter(guard, { condominium_id: here, id, event_id: eventId }))
  expect(sent.every((answer) => answer.ok)).toBe(true)
  expect(await events(id)).toEqual(['entry'])
})

test('expires a request after 24 hours by the database clock, for both sides', async () => {
  const id = await arrival()
  await garita.owner.query(`update residences set since = now() - interval '3 days' where condominium_id = $1`, [here])
  await garita.owner.query('alter table authorizations disable trigger user')
  await garita.owner.query(`update authorizations set created_at = now() - interval '24 hours' where id = $1`, [id])
  await garita.owner.query('alter table authorizations enable trigger user')
  expect(await unit[0]?.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ code: 'visit_expired' })
  expect(await unit[0]?.call(visits.waiting, {})).toMatchObject({ ok: true })
  const denied = await guard.call(visits.list, { status: 'denied', search: 'luis' })
  expect(denied.ok && denied.answer.items.map((visit) => visit.id)).toContain(id)
})

test('records the name of the person who authorized an entry by phone, and closes the request', async () => {
  const id = await arrival()
  const gate = { condominium_id: here, id, event_id: newId() }
  const word = { authorized_by: 'Ana Uno', reason: 'No contesta la aplicación' }
  expect(await atDesk.enterByPhone(guard, { ...gate, ...word })).toMatchObject({ ok: true })
  expect(await atDesk.enterByPhone(guard, { ...gate, ...word, event_id: newId() })).toMatchObject({
    code: 'visit_decided',
  })
  expect(await unit[0]?.call(visits.decide, { id, decision: 'denied' })).toMatchObject({ code: 'visit_closed' })
  const settled = { closed: true, settled_by: 'Ana Uno', inside: true }
  expect(await guard.call(visits.list, {})).toMatchObject({
    answer: { items: expect.arrayContaining([expect.objectContaining({ id, ...settled })]) },
  })
  expect(await unit[0]?.call(visits.request, { id })).toMatchObject({ answer: settled })
  const log = await guard.call(visits.log, {})
  expect(log.ok && log.answer.items[0]).toMatchObject({
    event_type: 'entry',
    override_reason: word.reason,
    authorized_by: 'Ana Uno',
  })
  expect(await atDesk.leave(guard, { ...gate, event_id: newId() })).toMatchObject({ ok: true })
})

test('hides a request from a resident who was approved after it, and refuses their answer', async () => {
  const id = await arrival()
  const late = await garita.person({ condominium: here, unit: '101' })
  expect(await late.call(visits.waiting, {})).toMatchObject({ ok: true, answer: [] })
  expect(await late.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ status: 404 })
})

test('waits without a deadlock if a visitor leaves while their host is removed', async () => {
  const host = await garita.person({ condominium: here, unit: '909' })
  const id = await authorize(garita, host)
  await enter(guard, here, id)
  let left: ReturnType<typeof leave> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say('select from profiles where id = $1 for update', [host.id])
    left = leave(id)
    await waited()
    await say('select from authorizations where id = $1 for update nowait', [id])
    await say('delete from profiles where id = $1', [host.id])
  })
  expect(await left).toMatchObject({ ok: false, status: 404 })
})
