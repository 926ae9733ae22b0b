/** Describes the days, hours and last day of a rule. */
import { authorizationMessages } from '../../../authorizations/authorizations.messages.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { useText } from '../../../web/language/language.tsx'
import { ruleWords } from './homeRules.messages.ts'
import type { HomeRule } from './homeRules.ts'

export function useRuleFacts() {
  const words = useText(ruleWords)
  const { days: names } = useText(authorizationMessages)
  const dates = useDates().at('UTC')
  return ({ days, from, until, until_day }: HomeRule): (string | null)[] => [
    days.length > 0 && days.length < 7 ? days.map((day) => names.short(day)).join(', ') : null,
    from && until ? words.hours(from, until) : null,
    until_day ? words.until_day(dates.day(`${until_day}T12:00:00Z`)) : null,
  ]
}
