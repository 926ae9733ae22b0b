/** At the desk: what a home says beforehand of the arrival in the form, and the act by which the guard follows it. */
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { wallClock } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead, useWrite } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { RuleCard } from '../../web/cards/RuleCard.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { type ArrivalRules, askedAt, askedOnly } from '../arrivals/arrivals.ts'
import { type ArrivalValues, arrivalKey, arrivingOf } from './arriving.ts'
import { homeRules } from './homeRules.contract.ts'
import { ruleCardTexts, ruleWords } from './homeRules.messages.ts'
import { askedByLines, decideByRules } from './homeRules.ts'
import { ruleText } from './ruleText.ts'

type Values = ArrivalValues & { id: string; condominium_id: string; purpose: string }

export function useDeskRule(values: Values, rules: ArrivalRules, onDone: () => void) {
  const text = useText(ruleCardTexts)
  const words = useText(ruleWords)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const now = useServerNow()
  const [asking, setAsking] = useState('')
  const [eventId] = useState(newId)
  const arrive = useWrite(homeRules.arrive)
  const { condominium_id, unit_number } = values
  const facts = useRead(
    homeRules.atDesk,
    { condominium_id, unit_number },
    { enabled: condominium_id !== '' && unit_number !== '' },
  )
  const hasRules = Boolean(facts.data?.rules.length)
  const zone = facts.data?.time_zone ?? 'UTC'
  const rule = askedAt(rules[values.arrival_kind], askedByLines(facts.data?.rules ?? []))
  const decision = hasRules && facts.data ? decideByRules(facts.data, arrivingOf(values, rule), now, zone) : null
  const key = arrivalKey(values)
  const shown = asking !== key && decision && (decision.rule || decision.because) ? decision : null
  const act = shown?.rule && shown.action !== 'ask' ? { rule_id: shown.rule.id, action: shown.action } : null
  const record = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (!act) return
    arrive.mutate(
      { ...askedOnly(values, rule), event_id: eventId, by_rule: act },
      {
        onSuccess: () => {
          toastSuccess(text.done[act.action])
          onDone()
        },
        onError: () => void facts.refetch(),
      },
    )
  }
  const clock = (moment: string) => {
    const { minutes } = wallClock(Date.parse(moment), zone)
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  const card = shown ? (
    <RuleCard
      action={shown.action}
      title={shown.because === 'alike' ? text.alike(unit_number) : text[shown.action]}
      warns={shown.because === 'alike'}
      lines={[
        shown.rule && `${words.whose(unit_number)}: ${ruleText(shown.rule, language, clock)}`,
        shown.because && text.because[shown.because],
      ]}
    >
      {act ? (
        <Button type="button" variant="default" onClick={() => setAsking(key)}>
          {text.ask_anyway}
        </Button>
      ) : null}
    </RuleCard>
  ) : null
  return {
    ...{ rule, hasRules, act, record, card, pending: arrive.isPending },
    submit: act && text.submit[act.action],
    error: arrive.error && act ? refusalText(arrive.error) : null,
  }
}
