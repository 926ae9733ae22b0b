/** Lists the rules for unannounced arrivals by condominium: the questions of the guard for each kind. */
import { Button, Checkbox, InputWrapper, NumberInput, SegmentedControl, Select, Textarea } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../shared/contract.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { FactList } from '../../web/cards/lists/FactList.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { arrivalRuleTexts } from '../arrivals/arrivalRules.messages.ts'
import { arrivals } from '../arrivals/arrivals.contract.ts'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import {
  type ArrivalPreset,
  type ArrivalRules,
  arrivalKinds,
  arrivalPresets,
  idleLockChoices,
} from '../arrivals/arrivals.ts'
import { type BadgeKind, badgeKinds, badgePresets } from '../arrivals/badges/badges.ts'
import { homeLimitTexts } from '../arrivals/homeRules/homeRules.messages.ts'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import { ArrivalKindFields, useAsked } from './ArrivalKindFields.tsx'
import { ByCondominium } from './ByCondominium.tsx'
import { gatesMessages } from './gates.messages.ts'
import { formLimits, sentLimits } from './HomeLimitFields.tsx'

type RulesOf = Output<typeof arrivals.rules>[number]

const presets = Object.keys(arrivalPresets) as ArrivalPreset[]
const presetOf = (rules: ArrivalRules, badges: readonly BadgeKind[]) =>
  presets.find(
    (name) =>
      badgeKinds.every((kind) => badges.includes(kind) === badgePresets[name].includes(kind)) &&
      arrivalKinds.every((kind) => {
        const [one, other] = [rules[kind], arrivalPresets[name][kind]]
        return (['document', 'name', 'company', 'plate', 'after'] as const).every(
          (field) => one[field] === other[field],
        )
      }),
  )

export function ArrivalRulesList() {
  const text = useText(arrivalRuleTexts)
  const { kinds } = useText(arrivalTexts)
  const asked = useAsked()
  const rules = useRead(arrivals.rules, {})
  const [changing, setChanging] = useState<RulesOf | null>(null)
  const failed = failureOf(rules)
  if (failed) return <Failed {...failed} text={text.failed} />
  if (!rules.data?.length) return null
  const saidOf = (preset: ArrivalPreset | undefined) => (preset ? text.presets[preset] : text.own)
  return (
    <ByCondominium
      title={text.title}
      icon={IconUserPlus}
      text={text.text}
      said={[...new Set(rules.data.map((one) => saidOf(presetOf(one.rules, one.badge_kinds))))].join(' · ')}
    >
      {rules.data.map((one) => (
        <Card
          key={one.condominium.id}
          order={3}
          title={one.condominium.name}
          label={`${text.title}: ${one.condominium.name}`}
          extra={
            <Button
              variant="default"
              aria-label={`${text.change}: ${text.change_title(one.condominium.name)}`}
              onClick={() => setChanging(one)}
            >
              {text.change}
            </Button>
          }
        >
          <FactList
            facts={arrivalKinds.map((kind) => [
              kinds[kind],
              asked(
                one.rules[kind],
                one.badge_kinds.some((badged) => badged === kind),
              ),
            ])}
          />
        </Card>
      ))}
      {changing ? <ArrivalRulesDialog of={changing} onClose={() => setChanging(null)} /> : null}
    </ByCondominium>
  )
}

function ArrivalRulesDialog({ of, onClose }: { of: RulesOf; onClose: () => void }) {
  const text = useText(arrivalRuleTexts)
  const choosing = useCallForm(arrivals.chooseRules, {
    initial: {
      condominium_id: of.condominium.id,
      rules: of.rules,
      authority_protocol: of.authority_protocol ?? '',
      ask_seconds: of.ask_seconds,
      home_rule_limits: formLimits(of.home_rule_limits),
      courier_minutes: of.courier_minutes,
      idle_lock_minutes: of.idle_lock_minutes,
      sheet_telephones: of.sheet_telephones,
      badge_kinds: of.badge_kinds,
    },
    input: (values) => ({ ...values, home_rule_limits: sentLimits(values.home_rule_limits) }),
    revision: of.revision,
    read: (now) => {
      const {
        rules,
        authority_protocol,
        ask_seconds,
        home_rule_limits,
        courier_minutes,
        idle_lock_minutes,
        sheet_telephones,
        badge_kinds,
      } = now as RulesOf
      return {
        ...{
          condominium_id: of.condominium.id,
          rules,
          ask_seconds,
          courier_minutes,
          idle_lock_minutes,
          sheet_telephones,
          badge_kinds,
        },
        authority_protocol: authority_protocol ?? '',
        home_rule_limits: formLimits(home_rule_limits),
      }
    },
    done: () => {
      toastSuccess(text.changed)
      onClose()
    },
  })
  const { form } = choosing
  const limits = useText(homeLimitTexts)
  const { protocol } = useText(urgentTexts)
  const sheet = useText(gatesMessages)
  const chosen = presetOf(form.values.rules, form.values.badge_kinds)
  return (
    <FormDialog of={choosing} title={text.change_title(of.condominium.name)} size="64rem" onClose={onClose}>
      <InputWrapper label={text.preset}>
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={text.preset}
          data={[
            ...presets.map((name) => ({ value: name, label: text.presets[name] })),
            ...(chosen ? [] : [{ value: 'own', label: text.own }]),
          ]}
          value={chosen ?? 'own'}
          onChange={(name) => {
            const preset = presets.find((one) => one === name)
            if (preset) form.setValues({ rules: arrivalPresets[preset], badge_kinds: [...badgePresets[preset]] })
          }}
        />
      </InputWrapper>
      <ArrivalKindFields form={form} />
      <NumberInput label={limits.courier} min={5} max={480} {...form.getInputProps('courier_minutes')} />
      <Checkbox
        label={sheet.sheet_telephones}
        description={sheet.sheet_telephones_text}
        {...form.getInputProps('sheet_telephones', { type: 'checkbox' })}
      />
      <NumberInput
        label={text.ask_seconds}
        description={text.ask_hint}
        min={30}
        max={300}
        {...form.getInputProps('ask_seconds')}
      />
      <Select
        label={text.idle_lock}
        description={text.idle_lock_hint}
        data={[
          { value: '', label: text.idle_lock_never },
          ...idleLockChoices.map((minutes) => ({ value: String(minutes), label: text.idle_lock_after(minutes) })),
        ]}
        allowDeselect={false}
        value={String(form.values.idle_lock_minutes ?? '')}
        onChange={(chosen) =>
          form.setFieldValue('idle_lock_minutes', idleLockChoices.find((one) => String(one) === chosen) ?? null)
        }
      />
      <Textarea
        label={text.authority_protocol}
        description={text.protocol_hint}
        placeholder={protocol}
        rows={6}
        maxLength={2000}
        {...form.getInputProps('authority_protocol')}
      />
    </FormDialog>
  )
}
