/** What the snapshot knows of the rules of a home, and how they decide at this station. */
import type { Arriving, RuleDecision, RuleFacts, RuleUse } from '../../visits/rules/homeRules.ts'
import { askedByLines, decideByRules } from '../../visits/rules/homeRules.ts'
import type { Entry, Snapshot } from './gate.snapshot.ts'
import type { MadeEvent } from './gateEvents.ts'

type Known = Pick<Snapshot, 'home_rules' | 'home_rule_limits' | 'condominium'>

/** Null where the home says nothing beforehand, and everybody is asked. */
function factsOf({ home_rules, home_rule_limits }: Known, unit: string): RuleFacts | null {
  const home = home_rules?.find((one) => one.unit === unit)
  return home && home_rule_limits ? { rules: home.rules, uses: home.uses, limits: home_rule_limits } : null
}

/** The fields that this home needs of each arrival. */
export const linesHere = (known: Pick<Snapshot, 'home_rules'> | null | undefined, unit: string) =>
  askedByLines(known?.home_rules?.find((one) => one.unit === unit)?.rules ?? [])

export const decisionHere = (known: Known, unit: string, arriving: Arriving, now: number): RuleDecision | null => {
  const facts = factsOf(known, unit)
  return facts && decideByRules(facts, arriving, now, known.condominium.time_zone)
}

/**
 * Whether the home refuses a person or a car like this one, and did not read so when it answered. A vehicle is named by its make. No home
 * refuses a resident. For a desk the twin in SQL is `access.resembles_refused`.
 */
export function resemblesRefused(known: Known, entry: Entry, now: number): boolean {
  if (entry.ask || entry.lives) return false
  const name = entry.kind === 'vehicle' ? null : [entry.name, entry.last_name].filter(Boolean).join(' ')
  const plates = entry.plates.length > 0 ? entry.plates : [null]
  return plates.some((plate) => {
    const said = decisionHere(known, entry.unit, { kind: 'visit', company: null, name, plate }, now)
    return said?.because === 'alike' || said?.action === 'refuse'
  })
}

/** What this station did by rules and the server does not say yet: so an expected delivery is let in once, also without a line. */
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
