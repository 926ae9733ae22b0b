/** What a home says beforehand of the arrival in the form: its card, and the act by which the guard follows it. */
import { Button } from '@mantine/core'
import { useReducer, useState } from 'react'
import type { AskedRule } from '../../../visits/arrivals/arrivals.ts'
import { type ArrivalValues, arrivalKey, arrivingOf } from '../../../visits/rules/arriving.ts'
import { ruleCardTexts, ruleWords } from '../../../visits/rules/homeRules.messages.ts'
import { ruleText } from '../../../visits/rules/ruleText.ts'
import { RuleCard } from '../../../web/cards/RuleCard.tsx'
import { useLanguage, useText } from '../../../web/language/language.tsx'
import { decisionHere } from '../../facts/homeRulesHere.ts'
import type { Station } from '../../station/station.ts'
import { asksForCalls } from '../../verdict/doubts.ts'
import { localTime } from '../../verdict/standing.ts'

export function useHomeRule({ snapshot, time }: Station, values: ArrivalValues, rule: AskedRule) {
  const text = useText(ruleCardTexts)
  const words = useText(ruleWords)
  const { language } = useLanguage()
  const [asking, setAsking] = useState('')
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const { unit_number: unit } = values
  const speaks = unit !== '' && snapshot?.home_rules?.some((home) => home.unit === unit)
  // What a home said days ago lets nobody in: it is called.
  const known = snapshot && speaks && !asksForCalls(snapshot, time().now) ? snapshot : null
  const hasRules = known !== null
  const arriving = arrivalKey(values)
  const decide = () => (known ? decisionHere(known, unit, arrivingOf(values, rule), time().now) : null)
  const decision = decide()
  const decides = () => {
    const now = decide()
    if (!now?.rule || now.action === 'ask' || asking === arriving) return null
    return { rule_id: now.rule.id, action: now.action }
  }
  const drawn = decides()
  /** What the guard has read; false where the clock or the snapshot has changed it meanwhile, and the card says so now. */
  const pressed = () => {
    const now = decides()
    if (now?.rule_id === drawn?.rule_id && now?.action === drawn?.action) return drawn
    drawAgain()
    return false
  }
  const act = drawn?.action
  const zone = snapshot?.condominium.time_zone ?? 'UTC'
  const clock = (moment: string) => localTime(Date.parse(moment), zone).time
  const shown = asking !== arriving && decision && (decision.rule || decision.because) ? decision : null
  const card = shown ? (
    <RuleCard
      action={shown.action}
      title={shown.because === 'alike' ? text.alike(unit) : text[shown.action]}
      warns={shown.because === 'alike'}
      lines={[
        shown.rule && `${words.whose(unit)}: ${ruleText(shown.rule, language, clock)}`,
        shown.because && text.because[shown.because],
      ]}
    >
      {act ? (
        <Button type="button" variant="default" onClick={() => setAsking(arriving)}>
          {text.ask_anyway}
        </Button>
      ) : null}
    </RuleCard>
  ) : null
  return { hasRules, pressed, card, text, action: act, submit: act && text.submit[act] }
}
