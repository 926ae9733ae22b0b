/** Applies the rules of homes in the snapshot at this station. */
import { namesIn } from '../../../authorizations/group.ts'
import type { Arriving, RuleDecision, RuleFacts, RuleUse } from '../../arrivals/homeRules/homeRules.ts'
import { askedByLines, decideByRules } from '../../arrivals/homeRules/homeRules.ts'
import type { Entry, Snapshot } from './gate.snapshot.ts'
import type { MadeEvent } from './gateEvents.ts'

type Known = Pick<Snapshot, 'home_rules' | 'home_rule_limits' | 'condominium'>

/** Returns null if the home has no rules: the gate asks about everybody. */
export function rulesHere({ home_rules, home_rule_limits }: Known, unit: string): RuleFacts | null {
  const home = home_rules?.find((one) => one.unit === unit)
  return home && home_rule_limits ? { rules: home.rules, uses: home.uses, limits: home_rule_limits } : null
}

/** The fields that this home needs of each arrival. */
export const linesHere = (known: Pick<Snapshot, 'home_rules'> | null | undefined, unit: string) =>
  askedByLines(known?.home_rules?.find((one) => one.unit === unit)?.rules ?? [])

export const decisionHere = (known: Known, unit: string, arriving: Arriving, now: number): RuleDecision | null => {
  const facts = rulesHere(known, unit)
  return facts && decideByRules(facts, arriving, now, known.condominium.time_zone)
}

/**
 * True if the home refuses a person, one of the companions, or a car like this one; a request has already shown the home this warning. The name of a vehicle is its
 * make. No home refuses a resident. `access.resembles_refused` does the same in SQL, for a desk.
 */
export function resemblesRefused(known: Known, entry: Entry, now: number): boolean {
  if (entry.ask || entry.lives) return false
  const holder = entry.kind === 'vehicle' ? null : [entry.name, entry.last_name].filter(Boolean).join(' ')
  const plates = entry.plates.length > 0 ? entry.plates : [null]
  const refuses = (name: string | null, plate: string | null) => {
    const said = decisionHere(known, entry.unit, { kind: 'visit', company: null, name, plate }, now)
    return said?.because === 'alike' || said?.action === 'refuse'
  }
  return plates.some((plate) => refuses(holder, plate)) || namesIn(entry.companions).some((name) => refuses(name, null))
}

/** Lists the homes that refuse an unknown car with this plate or a similar one. */
export const homesRefusing = (known: Known, plate: string, now: number): string[] =>
  (known.home_rules ?? []).flatMap(({ unit, rules }) => {
    if (!askedByLines(rules).plate) return []
    const said = decisionHere(known, unit, { kind: 'visit', company: null, name: null, plate }, now)
    return said?.because === 'alike' || said?.action === 'refuse' ? [unit] : []
  })

/** Adds this station's uses that the snapshot does not include yet, so that an offline station lets an expected delivery in once. */
export function withOwnUses(snapshot: Snapshot, own: readonly MadeEvent[]): Snapshot['home_rules'] {
  const known = new Set(snapshot.entries.map(({ authorization_id }) => authorization_id))
  const uses = own.flatMap((event): (RuleUse & { unit: string })[] =>
    event.kind === 'unannounced' &&
    event.by_rule &&
    event.by_rule.action !== 'refuse' &&
    !known.has(event.authorization_id)
      ? [{ unit: event.unit_number, rule_id: event.by_rule.rule_id, kind: event.arrival_kind ?? 'visit', at: event.at }]
      : [],
  )
  if (uses.length === 0) return snapshot.home_rules
  return snapshot.home_rules?.map((home) => ({
    ...home,
    uses: [...home.uses, ...uses.flatMap(({ unit, ...use }) => (unit === home.unit ? [use] : []))],
  }))
}
