/** The condominium's word above the rules of its homes: whether a kind is let in by them, how often a day, and how long they may stay. */
import { Checkbox, NumberInput } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { arrivalTexts } from '../../visits/arrivals/arrivals.messages.ts'
import { homeLimitTexts } from '../../visits/rules/homeRules.messages.ts'
import { type RuleLimits, ruledKinds } from '../../visits/rules/homeRules.ts'
import { FieldGroup } from '../../web/form/fields/FieldGroup.tsx'
import { useText } from '../../web/language/language.tsx'
import { arrivalIcons } from '../../web/pieces/signs/arrivalIcons.web.ts'
import './ArrivalKindFields.css'

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

interface HomeLimitFieldsProps {
  form: { getInputProps: (path: string, options?: { type: 'checkbox' }) => object }
}

export function HomeLimitFields({ form }: HomeLimitFieldsProps) {
  const text = useText(homeLimitTexts)
  const { kinds } = useText(arrivalTexts)
  return (
    <FieldGroup title={text.title} icon={IconListCheck}>
      <p className="garita-second garita-whole-row">{text.text}</p>
      <table className="garita-arrival-matrix garita-whole-row">
        <thead>
          <tr>
            <td />
            <th scope="col">{text.let_in}</th>
            <th scope="col">{text.daily_most}</th>
          </tr>
        </thead>
        <tbody>
          {ruledKinds.map((kind) => {
            const Face = arrivalIcons[kind]
            return (
              <tr key={kind}>
                <th scope="row">
                  <Face size={20} aria-hidden /> {kinds[kind]}
                </th>
                <td>
                  <Checkbox
                    aria-label={`${kinds[kind]}: ${text.let_in}`}
                    {...form.getInputProps(`home_rule_limits.${kind}.let_in`, { type: 'checkbox' })}
                  />
                </td>
                <td>
                  <NumberInput
                    aria-label={`${kinds[kind]}: ${text.daily_most}`}
                    placeholder="—"
                    min={1}
                    max={50}
                    {...form.getInputProps(`home_rule_limits.${kind}.daily_most`)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <NumberInput label={text.courier} min={5} max={480} {...form.getInputProps('courier_minutes')} />
    </FieldGroup>
  )
}
