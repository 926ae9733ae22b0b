/** Histories of guards and stations: assignments, sessions, other condominiums, and the signatures that prove an event. */

import { gate } from '../../../src/gate/gate.contract.ts'
import type { GateEvent } from '../../../src/gate/station/facts/gateEvents.ts'
import { newActKey, signAct } from '../../../src/gate/station/outbox.ts'
import { hashOf, newToken } from '../../../src/server/keys/tokens.ts'
import { newId } from '../../../src/shared/ids.ts'
import { ask, type TestPerson } from '../installation.ts'
import type { StationWorld } from './stations.ts'

export const steps = [
  'assign',
  'assign',
  'unassign',
  'key_here',
  'key_here',
  'key_beside',
  'elsewhere',
  'sign_out',
] as const
export type Step = (typeof steps)[number]
export const proofs = [
  'none',
  'own',
  'own',
  'own',
  'own_of_another_act',
  'sender',
  'third',
  'never_registered',
] as const
export type ProofKind = (typeof proofs)[number]

/** `here` is the sending station, `beside` another one of the same gate, `elsewhere` one of another condominium. */
interface KeyOf {
  id: string
  pair: ReturnType<typeof newActKey>
  place: 'here' | 'beside' | 'elsewhere'
  ended: number | null
}

/** A guard and the expected facts about the guard, in hours since the history began. */
export interface Career {
  person: TestPerson
  full_name: string
  stations: Record<KeyOf['place'], { condominium_id: string; station_id: string }>
  token: string | null
  hour: number
  stays: { from: number; until: number | null }[]
  keys: KeyOf[]
}

export interface Gatehouses extends StationWorld {
  elsewhere: { condominium_id: string; gate_id: string }
}

export async function beginCareer(there: Gatehouses, fullName: string): Promise<Career> {
  const { garita, here, main, guard, elsewhere } = there
  const person = await garita.person({ user_role: 'agent', full_name: fullName })
  const stationOf = (condominiumId: string) => ({ condominium_id: condominiumId, station_id: newId() })
  const stations = {
    here: stationOf(here),
    beside: stationOf(here),
    elsewhere: stationOf(elsewhere.condominium_id),
  }
  await guard.call(gate.bind, { ...stations.here, gate_id: main })
  await guard.call(gate.bind, { ...stations.beside, gate_id: main })
  await there.stranger.call(gate.bind, { ...stations.elsewhere, gate_id: elsewhere.gate_id })
  return { person, full_name: fullName, stations, token: person.token, hour: 0, stays: [], keys: [] }
}

export const assignedNow = ({ stays }: Career) => stays.some(({ until }) => until === null)

export async function take({ garita, here, elsewhere }: Gatehouses, career: Career, step: Step): Promise<void> {
  const { owner } = garita
  const { id } = career.person
  const end = (which: (key: KeyOf) => boolean) => {
    for (const key of career.keys) if (key.ended === null && which(key)) key.ended = career.hour
  }
  const assign = (condominium: string) =>
    owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2) on conflict do nothing', [
      condominium,
      id,
    ])
  const keep = async (place: KeyOf['place']) => {
    const key: KeyOf = { id: newId(), pair: newActKey(), place, ended: null }
    const input = { ...career.stations[place], id: key.id, public_key: key.pair.public_key }
    const kept = await ask(garita, gate.keepKey, input, career.token)
    if (!kept.ok || !kept.answer.kept) return
    end((former) => former.place === place)
    career.keys.push(key)
  }
  if (step === 'assign' && !assignedNow(career)) {
    await assign(here)
    career.stays.push({ from: career.hour, until: null })
  }
  if (step === 'unassign') {
    await owner.query('delete from assignments where profile_id = $1 and condominium_id = $2', [id, here])
    for (const stay of career.stays) stay.until ??= career.hour
    end(({ place }) => place !== 'elsewhere')
  }
  if (step === 'sign_out') {
    await owner.query('delete from sessions where profile_id = $1', [id])
    career.token = null
    end(() => true)
  }
  if (step === 'key_here' || step === 'key_beside' || step === 'elsewhere') {
    if (step === 'elsewhere') await assign(elsewhere.condominium_id)
    if (!career.token) await signIn()
    await keep(step === 'elsewhere' ? 'elsewhere' : step === 'key_here' ? 'here' : 'beside')
  }

  async function signIn() {
    career.token = newToken()
    await owner.query(
      `insert into sessions (id, token_hash, profile_id, device, expires_at) values ($1, $2, $3, 'test', now() + interval '1 day')`,
      [newId(), hashOf(career.token), id],
    )
  }
}

export async function letHoursPass({ garita: { owner } }: Gatehouses, career: Career, hours: number): Promise<void> {
  if (hours === 0) return
  const of = [career.person.id, hours]
  const ago = 'make_interval(hours => $2)'
  await owner.query(`update assignments set assigned_at = assigned_at - ${ago} where profile_id = $1`, of)
  await owner.query(`update former_agents set since = since - ${ago}, until = until - ${ago} where profile_id = $1`, of)
  await owner.query(
    `update station_keys set made_at = made_at - ${ago}, ended_at = ended_at - ${ago} where profile_id = $1`,
    of,
  )
  career.hour += hours
}

/** A moment is half an hour after the given hour, or now. */
export function onDutyAt({ stays, hour }: Career, moment: number): boolean {
  if (moment >= hour) return stays.some(({ until }) => until === null)
  return stays.some(({ from, until }) => from <= moment && (until === null || until > moment))
}

/** A key that ends at the very moment of a signature still counts: two clocks may differ. */
const heldAt = ({ ended }: KeyOf, career: Career, moment: number) =>
  ended === null || ended > moment || (moment >= career.hour && ended === career.hour)

/** Returns the event with a proof, and whether the proof must be accepted as this guard's. */
export function withProof(
  career: Career,
  one: GateEvent,
  { kind, which, moment }: { kind: ProofKind; which: number; moment: number },
  others: Record<'sender' | 'third', { id: string; private_key: string }>,
): { one: GateEvent; shown: boolean } {
  const place = career.stations.here
  const sign = (event: GateEvent['event'], key: { id: string; private_key: string }) => ({
    ...one,
    proof: signAct(event, place, key),
  })
  // The newest key first.
  const mine = career.keys.toReversed()[which % Math.max(1, career.keys.length)]
  if (kind === 'none' || (!mine && kind !== 'sender' && kind !== 'third')) return { one, shown: false }
  if (kind === 'sender' || kind === 'third') return { one: sign(one.event, others[kind]), shown: false }
  if (!mine) return { one, shown: false }
  if (kind === 'never_registered')
    return { one: sign(one.event, { id: mine.id, private_key: newActKey().private_key }), shown: false }
  const key = { id: mine.id, private_key: mine.pair.private_key }
  if (kind === 'own_of_another_act') return { one: sign({ ...one.event, id: newId() }, key), shown: false }
  return { one: sign(one.event, key), shown: mine.place === 'here' && heldAt(mine, career, moment) }
}
