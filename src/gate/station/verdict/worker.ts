/** A worker of several homes is one person, whose codes open while one of the homes expects them. `access.acting` does the same in SQL. */
import type { Pass } from '../../../authorizations/passes/pass.ts'
import type { Entry, Presence } from '../facts/gate.snapshot.ts'
import { lookupIn, type StationSnapshot } from '../facts/lookup.ts'
import type { Reason } from '../facts/reasons.ts'
import { stateReason } from './eligibility.ts'

interface Engagement {
  /** The engagement that an act counts for. */
  entry: Entry
  /** The reason that stops the worker at every home; null if one home expects the worker. */
  stops: Reason | null
  inside: Presence | null
}

/** The worker of several homes whom a genuine pass names, unless its code was replaced or is newer than the snapshot. */
export function workerOf({ pass_id, generation }: Pass, snapshot: StationSnapshot): Entry | undefined {
  const known = lookupIn(snapshot)
  const own = known.ofPass(pass_id)
  if (own) return own.worker && own.pass?.generation === generation ? own : undefined
  const left = known.workerCode(pass_id)
  return left?.generation === generation ? known.ofWorker(left.worker)[0] : undefined
}

/** Lists all engagements of the same worker, this one first. */
export function engagementsOf(entry: Entry, snapshot: StationSnapshot): Entry[] {
  const others = entry.worker ? lookupIn(snapshot).ofWorker(entry.worker) : []
  return [entry, ...others.filter(({ authorization_id }) => authorization_id !== entry.authorization_id)]
}

/** A worker inside one home is recorded there, while another can expect them. */
export function engagementFor(named: Entry, snapshot: StationSnapshot, now: number): Engagement {
  const all = engagementsOf(named, snapshot)
  const stops = (entry: Entry) => stateReason(entry, entry, now, snapshot.condominium.time_zone)
  const expecting = all.find((entry) => stops(entry) === null)
  const present = all.find(({ inside }) => inside)
  const entry = present ?? expecting ?? named
  return { entry, stops: expecting ? null : stops(named), inside: present?.inside ?? null }
}

export interface Homes {
  /** Units that expect the worker now. */
  now: readonly string[]
  /** Units that expect them at other times, or no longer. */
  others: readonly Entry[]
}

/** Returns null except for a worker of several homes. */
export function homesOf(entry: Entry, snapshot: StationSnapshot, now: number): Homes | null {
  const all = engagementsOf(entry, snapshot)
  if (all.length < 2) return null
  const expects = (one: Entry) => stateReason(one, one, now, snapshot.condominium.time_zone) === null
  return {
    now: [...new Set(all.filter(expects).map(({ unit }) => unit))].sort(),
    others: all.filter((one) => !expects(one)).sort((a, b) => a.unit.localeCompare(b.unit)),
  }
}
