/** A rule in a few words, as guards and homes read it. */
import { type Language, speak } from '../../../shared/messages.ts'
import { ruleWords } from './homeRules.messages.ts'
import type { RuleDecision } from './homeRules.ts'

type Rule = Pick<
  NonNullable<RuleDecision['rule']>,
  'kind' | 'company' | 'name' | 'plate' | 'until' | 'expected_until' | 'action'
>

/** Says for example "entregas de Rappi, hasta las 20:00". */
export function ruleText(rule: Rule, language: Language, expectedUntil?: (moment: string) => string): string {
  const words = speak(ruleWords, language)
  const { company, name, plate, until, expected_until } = rule
  if (expected_until) {
    const what = [words.expected, company && words.of(company)].filter(Boolean).join(' ')
    return [what, expectedUntil && words.until(expectedUntil(expected_until))].filter(Boolean).join(', ')
  }
  if (rule.action === 'refuse' && (name || plate)) {
    return `${words.private_line}: ${[name, plate && words.plate(plate)].filter(Boolean).join(', ')}`
  }
  const what = [
    words.many[rule.kind],
    company && words.of(company),
    name && words.named(name),
    plate && words.plate(plate),
  ]
  return [what.filter(Boolean).join(' '), until && words.until(until)].filter(Boolean).join(', ')
}

interface Decided {
  kind?: Rule['kind'] | undefined
  company?: string | undefined
  until?: string | undefined
  expected?: boolean | undefined
}

/** Describes a rule that decided an arrival; the arrival keeps no name. */
export function decidedByText({ kind, company, until, expected }: Decided, language: Language): string {
  const words = speak(ruleWords, language)
  if (expected) return `${words.rule}: ${words.expected}`
  const what = [kind && words.many[kind], company && words.of(company)].filter(Boolean).join(' ')
  const said = [what, until && words.until(until)].filter(Boolean).join(', ')
  return said ? `${words.rule}: ${said}` : words.rule
}
