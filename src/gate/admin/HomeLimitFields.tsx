/** The limits of the condominium on the rules of its homes: the kinds they may let in, how often a day, and how long those may stay. */
import { Checkbox, NumberInput } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import type { ArrivalKind } from '../arrivals/arrivals.ts'
import { homeLimitTexts } from '../arrivals/homeRules/homeRules.messages.ts'
import { type RuleLimits, ruledKinds } from '../arrivals/homeRules/homeRules.ts'

type FormLimits = Record<(typeof ruledKinds)[number], { let_in: boolean; daily_most: number | string }>

/** An empty field has no maximum. */
export const formLimits = ({ delivery, taxi, service }: RuleLimits): FormLimits => ({
  delivery: { ...delivery, daily_most: delivery.daily_most ?? '' },
  taxi: { ...taxi, daily_most: taxi.daily_most ?? '' },
  service: { ...service, daily_most: service.daily_most ?? '' },
})

const sent = ({ let_in, daily_most }: FormLimits['taxi']) => ({
  let_in,
  daily_most: daily_most === '' ? null : Number(daily_most),
})
export const sentLimits = ({ delivery, taxi, service }: FormLimits): RuleLimits => ({
  delivery: sent(delivery),
  taxi: sent(taxi),
  service: sent(service),
})

interface HomeLimitProps {
  form: { getInputProps: (path: string, options?: { type: 'checkbox' }) => object }
  kind: ArrivalKind
}

export const isRuled = (kind: ArrivalKind): kind is (typeof ruledKinds)[number] =>
  ruledKinds.some((ruled) => ruled === kind)

/** A rule of a home may let this kind in. */
export function LetInField({ form, kind, whole }: HomeLimitProps & { whole?: true }) {
  const text = useText(homeLimitTexts)
  const { kinds } = useText(arrivalTexts)
  return (
    <Checkbox
      {...(whole ? { label: text.let_in } : { 'aria-label': `${kinds[kind]}: ${text.let_in}` })}
      {...form.getInputProps(`home_rule_limits.${kind}.let_in`, { type: 'checkbox' })}
    />
  )
}

export function DailyMostField({ form, kind, whole }: HomeLimitProps & { whole?: true }) {
  const text = useText(homeLimitTexts)
  const { kinds } = useText(arrivalTexts)
  return (
    <NumberInput
      {...(whole ? { label: text.daily_most } : { 'aria-label': `${kinds[kind]}: ${text.daily_most}` })}
      placeholder="—"
      min={1}
      max={50}
      {...form.getInputProps(`home_rule_limits.${kind}.daily_most`)}
    />
  )
}
