/** A desk shows a table of kinds and questions, a phone shows a fold for each kind. */
import { Checkbox, InputWrapper, NativeSelect, SegmentedControl, SimpleGrid, Text } from '@mantine/core'
import { Fold, Folds } from '../../web/cards/Fold.tsx'
import type { FormState } from '../../web/form/formState.ts'
import { useText } from '../../web/language/language.tsx'
import { arrivalIcons } from '../../web/pieces/signs/arrivalIcons.web.ts'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { arrivalRuleTexts } from '../arrivals/arrivalRules.messages.ts'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import {
  type ArrivalKind,
  type ArrivalRule,
  type ArrivalRules,
  afterRules,
  arrivalKinds,
  documentRules,
} from '../arrivals/arrivals.ts'
import { badgeTexts } from '../arrivals/badges/badges.messages.ts'
import { type BadgeKind, badgeKinds, isBadgeKind } from '../arrivals/badges/badges.ts'
import { homeLimitTexts } from '../arrivals/homeRules/homeRules.messages.ts'
import styles from './ArrivalKindFields.module.css'
import { DailyMostField, isRuled, LetInField } from './HomeLimitFields.tsx'

interface FieldsProps {
  form: Pick<FormState<{ rules: ArrivalRules; badge_kinds: BadgeKind[] }>, 'values' | 'getInputProps' | 'setFieldValue'>
}
type KindProps = FieldsProps & { kind: ArrivalKind }

const asked = ['name', 'company', 'plate'] as const

export function useAsked() {
  const text = useText(arrivalRuleTexts)
  const { badge } = useText(badgeTexts)
  return ({ document, ...rule }: ArrivalRule, badged: boolean) =>
    [
      rule.name ? text.name : null,
      document === 'never' ? null : `${text.document} (${text.documents[document]})`,
      rule.company ? text.company : null,
      rule.plate ? text.plate : null,
      badged ? badge : null,
    ]
      .filter(Boolean)
      .join(' · ') || text.nothing
}

export function ArrivalKindFields({ form }: FieldsProps) {
  const limits = useText(homeLimitTexts)
  return (
    <div>
      {useIsPhone() ? <FoldedKinds form={form} /> : <KindsTable form={form} />}
      <Text className="garita-second" mt="xs">
        {limits.title}: {limits.text}
      </Text>
    </div>
  )
}

function KindsTable({ form }: FieldsProps) {
  const text = useText(arrivalRuleTexts)
  const { kinds } = useText(arrivalTexts)
  const { badge } = useText(badgeTexts)
  const limits = useText(homeLimitTexts)
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <td colSpan={7} />
          <th scope="colgroup" colSpan={2}>
            {limits.title}
          </th>
        </tr>
        <tr>
          <td />
          <th scope="col">{text.document}</th>
          {asked.map((field) => (
            <th key={field} scope="col">
              {text[field]}
            </th>
          ))}
          <th scope="col">{badge}</th>
          <th scope="col">{text.after}</th>
          <th scope="col">{limits.let_in}</th>
          <th scope="col">{limits.daily_most}</th>
        </tr>
      </thead>
      <tbody>
        {arrivalKinds.map((kind) => {
          const Icon = arrivalIcons[kind]
          const named = (question: string) => `${kinds[kind]}: ${question}`
          return (
            <tr key={kind}>
              <th scope="row">
                <Icon size={20} color="var(--garita-dim)" style={{ verticalAlign: '-0.25em' }} aria-hidden />{' '}
                {kinds[kind]}
              </th>
              <td>
                <NativeSelect
                  aria-label={named(text.document)}
                  data-none={form.values.rules[kind].document === 'never' || undefined}
                  data={documentRules.map((value) => ({ value, label: text.documents[value] }))}
                  {...form.getInputProps(`rules.${kind}.document`)}
                />
              </td>
              {asked.map((field) => (
                <td key={field}>
                  <Checkbox
                    aria-label={named(text[field])}
                    {...form.getInputProps(`rules.${kind}.${field}`, { type: 'checkbox' })}
                  />
                </td>
              ))}
              <td>{isBadgeKind(kind) ? <Checkbox aria-label={named(badge)} {...badgeProps(form, kind)} /> : null}</td>
              <td>
                <NativeSelect
                  aria-label={named(text.after)}
                  data={aftersOf(kind).map((value) => ({ value, label: text.afters[value] }))}
                  {...form.getInputProps(`rules.${kind}.after`)}
                />
              </td>
              <td>{isRuled(kind) ? <LetInField form={form} kind={kind} /> : null}</td>
              <td>{isRuled(kind) ? <DailyMostField form={form} kind={kind} /> : null}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function FoldedKinds({ form }: FieldsProps) {
  const text = useText(arrivalRuleTexts)
  const { kinds } = useText(arrivalTexts)
  const said = useAsked()
  // If all kinds share the act after an unanswered request, one line shows it.
  const afters = new Set(arrivalKinds.map((kind) => form.values.rules[kind].after))
  const [shared] = afters.size === 1 ? afters : []
  return (
    <>
      {shared ? (
        <Text className="garita-second" mb="xs">
          {text.after}:{' '}
          <Text component="strong" inherit c="var(--garita-ink)">
            {text.afters[shared]}
          </Text>
        </Text>
      ) : null}
      <Folds>
        {arrivalKinds.map((kind) => {
          const rule = form.values.rules[kind]
          const badged = form.values.badge_kinds.some((one) => one === kind)
          return (
            <Fold
              key={kind}
              order={3}
              title={kinds[kind]}
              icon={arrivalIcons[kind]}
              said={[said(rule, badged), ...(shared ? [] : [text.afters[rule.after]])].join(' · ')}
            >
              <KindFields kind={kind} form={form} />
            </Fold>
          )
        })}
      </Folds>
    </>
  )
}

function KindFields({ kind, form }: KindProps) {
  const text = useText(arrivalRuleTexts)
  const { kinds } = useText(arrivalTexts)
  const { badge } = useText(badgeTexts)
  return (
    <>
      <InputWrapper label={text.document}>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={`${kinds[kind]}: ${text.document}`}
          data={documentRules.map((value) => ({ value, label: text.documents[value] }))}
          {...form.getInputProps(`rules.${kind}.document`)}
        />
      </InputWrapper>
      <SimpleGrid minColWidth="min(100%, 8.5rem)" autoFlow="auto-fit" spacing="sm">
        {asked.map((field) => (
          <Checkbox
            key={field}
            label={text[field]}
            {...form.getInputProps(`rules.${kind}.${field}`, { type: 'checkbox' })}
          />
        ))}
        {isBadgeKind(kind) ? <Checkbox label={badge} {...badgeProps(form, kind)} /> : null}
      </SimpleGrid>
      <InputWrapper label={text.after}>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={`${kinds[kind]}: ${text.after}`}
          data={aftersOf(kind).map((value) => ({ value, label: text.afters[value] }))}
          {...form.getInputProps(`rules.${kind}.after`)}
        />
      </InputWrapper>
      {isRuled(kind) ? (
        <>
          <LetInField form={form} kind={kind} whole />
          <DailyMostField form={form} kind={kind} whole />
        </>
      ) : null}
    </>
  )
}

/** A guard may not admit a visit without the home, so a visit has no `offer`. */
const aftersOf = (kind: ArrivalKind) => afterRules.filter((value) => kind !== 'visit' || value !== 'offer')

const badgeProps = ({ values: { badge_kinds: badged }, setFieldValue }: FieldsProps['form'], kind: BadgeKind) => ({
  checked: badged.includes(kind),
  onChange: ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) =>
    setFieldValue(
      'badge_kinds',
      badgeKinds.filter((one) => (one === kind ? checked : badged.includes(one))),
    ),
})
