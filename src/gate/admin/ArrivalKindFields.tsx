/** What is asked of one kind of arrival, in the form of all kinds. */
import { Checkbox, InputWrapper, SegmentedControl } from '@mantine/core'
import { arrivalRuleTexts } from '../../visits/arrivals/arrivalRules.messages.ts'
import { arrivalTexts } from '../../visits/arrivals/arrivals.messages.ts'
import { type ArrivalKind, type ArrivalRules, afterRules, documentRules } from '../../visits/arrivals/arrivals.ts'
import { badgeTexts } from '../../visits/badges/badges.messages.ts'
import { type BadgeKind, badgeKinds, isBadgeKind } from '../../visits/badges/badges.ts'
import { FieldGroup } from '../../web/form/fields/FieldGroup.tsx'
import type { FormState } from '../../web/form/formState.ts'
import { useText } from '../../web/language/language.tsx'
import { arrivalIcons } from '../../web/pieces/signs/arrivalIcons.web.ts'

interface ArrivalKindFieldsProps {
  kind: ArrivalKind
  form: Pick<FormState<{ rules: ArrivalRules; badge_kinds: BadgeKind[] }>, 'values' | 'getInputProps' | 'setFieldValue'>
}

export function ArrivalKindFields({ kind, form }: ArrivalKindFieldsProps) {
  const text = useText(arrivalRuleTexts)
  const { kinds } = useText(arrivalTexts)
  const { badge } = useText(badgeTexts)
  const badged = form.values.badge_kinds
  return (
    <FieldGroup title={kinds[kind]} icon={arrivalIcons[kind]}>
      <InputWrapper label={text.document} className="garita-whole-row">
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={`${kinds[kind]}: ${text.document}`}
          data={documentRules.map((value) => ({ value, label: text.documents[value] }))}
          {...form.getInputProps(`rules.${kind}.document`)}
        />
      </InputWrapper>
      {(['name', 'company', 'plate'] as const).map((field) => (
        <Checkbox
          key={field}
          label={text[field]}
          {...form.getInputProps(`rules.${kind}.${field}`, { type: 'checkbox' })}
        />
      ))}
      {isBadgeKind(kind) ? (
        <Checkbox
          label={badge}
          checked={badged.includes(kind)}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue(
              'badge_kinds',
              badgeKinds.filter((one) => (one === kind ? checked : badged.includes(one))),
            )
          }
        />
      ) : null}
      <InputWrapper label={text.after} className="garita-whole-row">
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={`${kinds[kind]}: ${text.after}`}
          data={afterRules
            .filter((value) => kind !== 'visit' || value !== 'offer')
            .map((value) => ({ value, label: text.afters[value] }))}
          {...form.getInputProps(`rules.${kind}.after`)}
        />
      </InputWrapper>
    </FieldGroup>
  )
}
