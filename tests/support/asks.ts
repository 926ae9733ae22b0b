/**
 * Many requests at a gate whose answers are lost, late, sent twice and on several channels, while the webhook's receiver works, is silent,
 * fails or is unreachable.
 */

import { expect } from 'vitest'
import type { CallAnswer, VisitDecision } from '../../src/gate/arrivals/arrivals.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { openOf, pass, type Settled, settledOf, untold } from './askRows.ts'
import { drawing } from './chance.ts'
import { atDesk } from './desk.ts'
import { eventually } from './eventually.ts'
import { made, stationWorld, tell } from './gate/stations.ts'
import type { TestInstallation } from './installation.ts'
import { type Answering, answerAsk, nearby, openReceiver, saying, turnOn } from './webhookReceiver.ts'

const units = ['101', '102', '103', '104']
/** Stays below the limit of open requests for a unit. */
const inOneWave = units.length * 45
const askSeconds = 90
const stepSeconds = 15
const endsAfter = askSeconds * 2

type Answer = keyof typeof writes

/** A webhook on this machine, and a proxy header for many network addresses, because the number of answers from one network is limited. */
export const forAsks = { ...nearby, TRUSTED_PROXY: '1' }

/** The receiver changes with each wave; its answers for a unit arrive in every state. */
const receiving = ['well', 'silent', 'failing', 'dead'] as const
const heard: Record<(typeof receiving)[number], Answering> = {
  well: saying(204),
  silent: () => undefined,
  failing: saying(503),
  dead: saying(204),
}
const nobodyListens = 'http://127.0.0.1:9/'

interface Plan {
  id: string
  unit: string
  visit: boolean
  /** The time at which each answer reaches the server, and the number of times. A lost one has 0. */
  sent: { answer: Answer; at: number; times: number }[]
}

/** The outcome that each answer in time may write; the last three do not apply to a visit. */
const writes = {
  'app yes': 'admitted app',
  'app no': 'refused app',
  'webhook yes': 'admitted webhook',
  'webhook no': 'refused webhook',
  phone: 'admitted phone',
  'station phone': 'admitted phone',
  'book yes': 'admitted call',
  'book no': 'refused call',
  'book nobody': 'expired call',
  'book comes': 'comes_down call',
  left: 'left guard',
  refused: 'refused guard',
  'station left': 'left guard',
  // The server refuses this before the deadline, and after it the clock has ended the request.
  'let in': null,
  'app comes': 'comes_down app',
  'app leave': 'left_at_gate app',
  'book leave': 'left_at_gate call',
} as const
const answers = Object.keys(writes) as Answer[]
const notOfVisits: readonly Answer[] = ['app comes', 'app leave', 'book leave']
const ofVisits = answers.filter((answer) => !notOfVisits.includes(answer))

const decided: Partial<Record<Answer, VisitDecision>> = {
  'app yes': 'approved',
  'app no': 'denied',
  'app comes': 'comes_down',
  'app leave': 'left_at_gate',
}

const called: Partial<Record<Answer, CallAnswer>> = {
  'book yes': 'admitted',
  'book no': 'refused',
  'book nobody': 'no_answer',
  'book comes': 'comes_down',
  'book leave': 'left_at_gate',
}

/** Plays requests from a seed, and returns the number of answers and of each outcome. */
export async function runAsks(garita: TestInstallation, { asks, seed }: { asks: number; seed: number }) {
  const receiver = await openReceiver()
  const there = await placeOf(garita, receiver.origin)
  const { random, one, chance } = drawing(seed)
  const ended: Record<string, number> = {}
  let sent = 0
  const hear = async (how: (typeof receiving)[number]) => {
    receiver.answer = heard[how]
    const address = how === 'dead' ? nobodyListens : receiver.origin
    await garita.owner.query('update channels set address = $2, rests_until = null where condominium_id = $1', [
      there.here,
      address,
    ])
  }
  for (let begun = 0; begun < asks; begun += inOneWave) {
    const plans = Array.from({ length: Math.min(inOneWave, asks - begun) }, (_, at): Plan => {
      const count = random(4)
      const visit = chance() < 0.3
      const drawn = Array.from({ length: count }, () => ({
        answer: one(visit ? ofVisits : answers),
        at: random(endsAfter / stepSeconds) * stepSeconds,
        times: one([0, 1, 1, 2]),
      }))
      return { id: newId(), unit: units[at % units.length] ?? '', visit, sent: drawn }
    })
    await hear(receiving[(begun / inOneWave) % receiving.length] ?? 'well')
    await Promise.all(plans.map((plan) => register(there, plan)))
    const registered = Date.now()
    let moved = 0
    for (let now = 0; now < endsAfter; now += stepSeconds) {
      // Moves the requests, so that the result does not depend on the last run of the clock. The time of the acts before counts too.
      const missing = now - moved - (Date.now() - registered) / 1000
      if (missing > 0) {
        await pass(garita, there.here, missing)
        moved += missing
      }
      const due = plans.flatMap((plan) => plan.sent.filter(({ at }) => at === now).map((one) => ({ plan, ...one })))
      const all = due.flatMap(({ times, ...one }) => Array<typeof one>(times).fill(one))
      sent += all.length
      await Promise.all(all.map(({ plan, answer }) => act(there, plan, answer, now)))
    }
    await eventually(async () => expect(await openOf(there)).toBe(0))
    const settled = await settledOf(there)
    for (const plan of plans) {
      const found = settled.get(plan.id)
      if (!found) throw new Error('an ask is gone')
      check(plan, found)
      const how = `${found.outcome} ${found.channel}`
      ended[how] = (ended[how] ?? 0) + 1
    }
    // Moves these requests a day into the past, so that they do not count in the next wave.
    await pass(garita, there.here, 25 * 3_600)
    await garita.owner.query('truncate told_outcomes')
    // One guard makes more calls here than the limits allow.
    await garita.owner.query('delete from attempts')
  }
  // At the end the receiver has each request with its single outcome, although it failed many times.
  await hear('well')
  await expect.poll(() => untold(there), { interval: 250 }).toBe(0)
  await receiver.close()
  const closed = new Map(receiver.received.flatMap(({ id, said }) => (said.type === 'ask.closed' ? [[id, said]] : [])))
  expect(closed.size).toBe(asks)
  return { sent, ended }
}

/** The first answer in time decides; of several at the same time, any of them. Without an answer the deadline decides. */
function check({ id, visit, sent }: Plan, found: Settled): void {
  const inTime = sent.filter(({ at, times, answer }) => times > 0 && at < askSeconds && writes[answer] !== null)
  const first = Math.min(...inTime.map(({ at }) => at))
  const may = inTime.filter(({ at }) => at === first).map(({ answer }) => writes[answer])
  const how = `${found.outcome} ${found.channel}`
  const about = { id, visit, sent, found }
  expect(may.length > 0 ? may : ['expired clock'], JSON.stringify(about)).toContain(how)
  expect(found, JSON.stringify(about)).toMatchObject({ written: 1, in_time: true })
  // A second answer of the home adds a line to the log.
  expect(found.late.length, JSON.stringify(about)).toBeLessThanOrEqual(2)
  const answered = sent.some(({ answer, times }) => answer.startsWith('app') && times > 0)
  const byPhone = sent.some(({ answer, times }) => answer.endsWith('phone') && times > 0)
  const byBook = sent.some(({ answer, times }) => /^book (comes|leave)$/.test(answer) && times > 0)
  const gone =
    (/^(refused|left|left_at_gate)$/.test(found.outcome) && ['guard', 'call'].includes(found.channel)) ||
    found.late.some((line) => /^(refused|left|left_at_gate)_late$/.test(line))
  // The webhook answers for the unit, so no later answer counts.
  if (answered && !gone && !byPhone && !byBook && !['app', 'webhook'].includes(found.channel)) {
    expect(
      found.late.filter((line) => /^(approved|denied|comes_down|left_at_gate)_late$/.test(line)),
      JSON.stringify(about),
    ).toHaveLength(1)
  }
}

type Place = Awaited<ReturnType<typeof placeOf>>

async function placeOf(garita: TestInstallation, origin: string) {
  const there = await stationWorld(garita)
  const { here } = there
  const others = units.slice(1).map((unit) => garita.person({ condominium: here, unit }))
  const homes = new Map([there.ana, ...(await Promise.all(others))].map((person, at) => [units[at], person]))
  // In each home an adult lets the webhook answer.
  await garita.owner.query(
    `update residences set since = now() - interval '10 years', webhook_since = now() where condominium_id = $1`,
    [here],
  )
  await garita.owner.query(
    `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{delivery,after}', '"offer"') where id = $1`,
    [here],
  )
  // A trigger records each write of an outcome, so that the test finds a second one.
  await garita.owner.query(`
    create table if not exists told_outcomes (id uuid, outcome text);
    create or replace function tell_outcome() returns trigger language plpgsql security definer set search_path = public as
      $$ begin insert into told_outcomes values (new.id, new.outcome); return null; end $$;
    create or replace trigger tell_outcome after update on authorizations for each row
      when (old.outcome is distinct from new.outcome) execute function tell_outcome()`)
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const on = await turnOn(admin, here, origin, { takes_answers: true })
  let answers = 0
  const say = (id: string, word: string) =>
    answerAsk(garita, on, id, word, { from: `50.7.${Math.floor(++answers / 100) % 250}.1` })
  return { ...there, homes, say }
}

async function register({ guard, here }: Place, { id, unit, visit }: Plan): Promise<void> {
  const what = visit
    ? { arrival_kind: 'visit', name: 'Luis', last_name: 'Gómez', id_document: 'INE12345' }
    : { arrival_kind: 'delivery', company: 'Rappi' }
  const input = { id, condominium_id: here, unit_number: unit, phone_number: null, purpose: null, ...what }
  expect(await atDesk.register(guard, input as never)).toMatchObject({ ok: true })
}

/** Ignores refusals, because another answer may have come first, or the caller may not answer. */
async function act(there: Place, { id, unit, visit, sent }: Plan, answer: Answer, now: number): Promise<void> {
  const { guard, here, homes } = there
  const place = { condominium_id: here, id }
  const event = { ...place, event_id: newId() }
  const home = homes.get(unit)
  const decision = decided[answer]
  if (decision) await home?.call(visits.decide, { id, decision })
  if (answer === 'webhook yes') await there.say(id, 'approve')
  if (answer === 'webhook no') await there.say(id, 'reject')
  if (answer === 'phone') await atDesk.enterByPhone(guard, { ...event, authorized_by: 'Ana', reason: 'Llamada' })
  if (answer === 'left' || answer === 'refused') await atDesk.close(guard, { ...place, outcome: answer })
  if (answer === 'station left')
    await tell(there, made(there, { kind: 'arrival_closed', authorization_id: id, outcome: 'left' }))
  const said = called[answer]
  if (said) await tell(there, made(there, { kind: 'call_answer', authorization_id: id, answer: said }))
  const word = { kind: 'override', subject: { authorization_id: id }, because: 'pending', reason: 'Llamada' } as const
  if (answer === 'station phone') await tell(there, made(there, { ...word, authorized_by: 'Ana' }))
  if (answer === 'let in') {
    const told = await atDesk.enter(guard, { ...event, reason: 'Llueve' })
    // Without an earlier answer only the end of the deadline lets a guard admit, and never a visit.
    const others = sent.some((other) => other.answer !== answer && other.times > 0 && other.at <= now)
    if (!others && told.ok) expect([visit, now >= askSeconds]).toEqual([false, true])
  }
}
