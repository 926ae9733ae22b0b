/** Many asks at a gate whose answers are lost, late, sent twice and on several channels, by a clock that the test moves. */
import { expect, vi } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { arrivals } from '../../src/visits/arrivals/arrivals.contract.ts'
import type { CallAnswer } from '../../src/visits/arrivals/arrivals.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import { drawing } from './chance.ts'
import { made, stationWorld, tell } from './gate/stations.ts'
import type { TestInstallation } from './installation.ts'

const units = ['101', '102', '103', '104']
/** A unit shows as many at once. */
const inOneWave = units.length * 45
const askSeconds = 90
const stepSeconds = 15
const endsAfter = askSeconds * 2

type Answer = keyof typeof writes

interface Plan {
  id: string
  unit: string
  visit: boolean
  /** When each answer reaches the server, and how often; a lost one never does. */
  sent: { answer: Answer; at: number; times: number }[]
}

interface Settled {
  id: string
  outcome: string
  channel: string
  in_time: boolean
  written: number
  late: string[]
}

/** All that an answer in time may write. */
const writes = {
  'app yes': 'admitted app',
  'app no': 'refused app',
  phone: 'admitted phone',
  'station phone': 'admitted phone',
  'book yes': 'admitted call',
  'book no': 'refused call',
  'book nobody': 'expired call',
  'book comes': 'comes_down call',
  left: 'left guard',
  refused: 'refused guard',
  'station left': 'left guard',
  // Too early it is refused, and later the clock was first.
  'let in': null,
} as const
const answers = Object.keys(writes) as Answer[]

const called: Partial<Record<Answer, CallAnswer>> = {
  'book yes': 'admitted',
  'book no': 'refused',
  'book nobody': 'no_answer',
  'book comes': 'comes_down',
}

/** What a seed draws: how many answers there were, and how many asks ended how. */
export async function runAsks(garita: TestInstallation, { asks, seed }: { asks: number; seed: number }) {
  const there = await placeOf(garita)
  const { random, one, chance } = drawing(seed)
  const ended: Record<string, number> = {}
  let sent = 0
  for (let begun = 0; begun < asks; begun += inOneWave) {
    const plans = Array.from({ length: Math.min(inOneWave, asks - begun) }, (_, at): Plan => {
      const count = random(4)
      const drawn = Array.from({ length: count }, () => ({
        answer: one(answers),
        at: random(endsAfter / stepSeconds) * stepSeconds,
        times: one([0, 1, 1, 2]),
      }))
      return { id: newId(), unit: units[at % units.length] ?? '', visit: chance() < 0.3, sent: drawn }
    })
    await Promise.all(plans.map((plan) => register(there, plan)))
    for (let now = 0; now < endsAfter; now += stepSeconds) {
      const due = plans.flatMap((plan) => plan.sent.filter(({ at }) => at === now).map((one) => ({ plan, ...one })))
      const all = due.flatMap(({ times, ...one }) => Array<typeof one>(times).fill(one))
      sent += all.length
      await Promise.all(all.map(({ plan, answer }) => act(there, plan, answer, now)))
      // The clock of the program may look at any moment, or be away for a while: what is read does not depend on it.
      await pass(garita, there.here, stepSeconds)
    }
    await vi.waitFor(async () => expect(await openOf(there)).toBe(0), { timeout: 2_000, interval: 50 })
    const settled = await settledOf(there)
    for (const plan of plans) {
      const found = settled.get(plan.id)
      if (!found) throw new Error('an ask is gone')
      check(plan, found)
      const how = `${found.outcome} ${found.channel}`
      ended[how] = (ended[how] ?? 0) + 1
    }
    // Out of the way of the next ones.
    await pass(garita, there.here, 25 * 3_600)
    await garita.owner.query('truncate told_outcomes')
  }
  return { sent, ended }
}

/** The first in time is the outcome, of several at once any; without one the clock. */
function check({ id, visit, sent }: Plan, found: Settled): void {
  const inTime = sent.filter(({ at, times, answer }) => times > 0 && at < askSeconds && writes[answer] !== null)
  const first = Math.min(...inTime.map(({ at }) => at))
  const may = inTime.filter(({ at }) => at === first).map(({ answer }) => writes[answer])
  const how = `${found.outcome} ${found.channel}`
  const about = { id, visit, sent, found }
  expect(may.length > 0 ? may : ['expired clock'], JSON.stringify(about)).toContain(how)
  expect(found, JSON.stringify(about)).toMatchObject({ written: 1, in_time: true })
  // An answer of the home that came second is a line.
  expect(found.late.length, JSON.stringify(about)).toBeLessThanOrEqual(2)
  const answered = sent.some(({ answer, times }) => answer.startsWith('app') && times > 0)
  const byPhone = sent.some(({ answer, times }) => answer.endsWith('phone') && times > 0)
  if (answered && !byPhone && found.channel !== 'app') {
    expect(
      found.late.filter((line) => /^(approved|denied)_late$/.test(line)),
      JSON.stringify(about),
    ).toHaveLength(1)
  }
}

type Place = Awaited<ReturnType<typeof placeOf>>

async function placeOf(garita: TestInstallation) {
  const there = await stationWorld(garita)
  const { here } = there
  const others = units.slice(1).map((unit) => garita.person({ condominium: here, unit }))
  const homes = new Map([there.ana, ...(await Promise.all(others))].map((person, at) => [units[at], person]))
  await garita.owner.query(`update residences set since = now() - interval '10 years' where condominium_id = $1`, [
    here,
  ])
  await garita.owner.query(
    `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{delivery,after}', '"offer"') where id = $1`,
    [here],
  )
  // Each write of an outcome, so that a second one is seen.
  await garita.owner.query(`
    create table if not exists told_outcomes (id uuid, outcome text);
    create or replace function tell_outcome() returns trigger language plpgsql security definer set search_path = public as
      $$ begin insert into told_outcomes values (new.id, new.outcome); return null; end $$;
    create or replace trigger tell_outcome after update on authorizations for each row
      when (old.outcome is distinct from new.outcome) execute function tell_outcome()`)
  return { ...there, homes }
}

async function register({ guard, here }: Place, { id, unit, visit }: Plan): Promise<void> {
  const what = visit
    ? { arrival_kind: 'visit', name: 'Luis', last_name: 'Gómez', id_document: 'INE12345' }
    : { arrival_kind: 'delivery', company: 'Rappi' }
  const input = { id, condominium_id: here, unit_number: unit, phone_number: null, purpose: null, ...what }
  expect(await guard.call(visits.register, input as never)).toMatchObject({ ok: true })
}

/** What is refused is refused: somebody else was first, or it is not theirs. */
async function act(there: Place, { id, unit, visit, sent }: Plan, answer: Answer, now: number): Promise<void> {
  const { guard, here, homes } = there
  const place = { condominium_id: here, id }
  const event = { ...place, event_id: newId() }
  const home = homes.get(unit)
  if (answer === 'app yes') await home?.call(visits.decide, { id, decision: 'approved' })
  if (answer === 'app no') await home?.call(visits.decide, { id, decision: 'denied' })
  if (answer === 'phone') await guard.call(visits.enterByPhone, { ...event, authorized_by: 'Ana', reason: 'Llamada' })
  if (answer === 'left' || answer === 'refused') await guard.call(arrivals.close, { ...place, outcome: answer })
  if (answer === 'station left')
    await tell(there, made(there, { kind: 'arrival_closed', authorization_id: id, outcome: 'left' }))
  const said = called[answer]
  if (said) await tell(there, made(there, { kind: 'call_answer', authorization_id: id, answer: said }))
  const word = { kind: 'override', subject: { authorization_id: id }, because: 'pending', reason: 'Llamada' } as const
  if (answer === 'station phone') await tell(there, made(there, { ...word, authorized_by: 'Ana' }))
  if (answer === 'let in') {
    const told = await guard.call(visits.enter, { ...event, reason: 'Llueve' })
    // Where no other answer came before, only the clock lets a guard, and never a visit.
    const others = sent.some((other) => other.answer !== answer && other.times > 0 && other.at <= now)
    if (!others && told.ok) expect([visit, now >= askSeconds]).toEqual([false, true])
  }
}

/** All moments of the condominium's requests are that much longer ago. */
async function pass({ owner }: TestInstallation, here: string, seconds: number): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table authorizations disable trigger user')
    await client.query(
      `update authorizations set created_at = created_at - make_interval(secs => $2), outcome_at = outcome_at - make_interval(secs => $2),
          decided_at = decided_at - make_interval(secs => $2), closed_at = closed_at - make_interval(secs => $2)
        where condominium_id = $1`,
      [here, seconds],
    )
    await client.query('alter table authorizations enable trigger user')
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function openOf({ garita, here }: Place): Promise<number> {
  const { rows } = await garita.owner.query<{ open: number }>(
    'select count(*)::int as open from authorizations where condominium_id = $1 and outcome is null',
    [here],
  )
  return rows[0]?.open ?? 0
}

async function settledOf({ garita, here }: Place): Promise<ReadonlyMap<string, Settled>> {
  const { rows } = await garita.owner.query<Settled>(
    `select a.id, a.outcome, a.outcome_channel as channel, a.outcome_at <= a.created_at + make_interval(secs => a.ask_seconds + 2) as in_time,
        (select count(*)::int from told_outcomes t where t.id = a.id) as written,
        array(select l.event_type from access_logs l where l.condominium_id = a.condominium_id and l.authorization_id = a.id
          and l.event_type like '%\\_late') as late
      from authorizations a where a.condominium_id = $1 and a.created_at > now() - interval '1 hour'`,
    [here],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
