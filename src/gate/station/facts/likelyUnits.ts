/** Finds the units that an unannounced arrival is probably for; the form offers each as one touch. */
import { decideByRules } from '../../arrivals/homeRules/homeRules.ts'
import { type Snapshot, unitsIn } from './gate.snapshot.ts'

export interface LikelyUnit {
  unit: string
  /** The home expects a delivery. */
  expects: boolean
}

/** A phone shows so many in two lines. */
const most = 6

/** First come homes that expect a delivery now, then those with most couriers, taxis and services lately. */
export function likelyUnits(snapshot: Snapshot, now: number): LikelyUnit[] {
  const known = new Set(unitsIn(snapshot))
  const expecting = expectingUnits(snapshot, now)
  const came = new Map<string, number>()
  for (const { unit, arrival_kind: kind } of snapshot.recent) {
    if (kind === 'delivery' || kind === 'taxi' || kind === 'service') came.set(unit, (came.get(unit) ?? 0) + 1)
  }
  const often = [...came].sort(([, a], [, b]) => b - a).map(([unit]) => unit)
  return [...new Set([...expecting, ...often])]
    .filter((unit) => known.has(unit))
    .slice(0, most)
    .map((unit) => ({ unit, expects: expecting.includes(unit) }))
}

/** A home no longer expects a delivery that has come. */
function expectingUnits({ home_rules, home_rule_limits: limits, condominium }: Snapshot, now: number): string[] {
  if (!home_rules || !limits) return []
  const courier = { kind: 'delivery', company: null, name: null, plate: null } as const
  return home_rules.flatMap(({ unit, rules, uses }) => {
    const expected = rules.filter(({ expected_until }) => expected_until !== null)
    if (expected.length === 0) return []
    return decideByRules({ rules: expected, uses, limits }, courier, now, condominium.time_zone).rule ? [unit] : []
  })
}
