/** A change is a new rule in the place of the old one. */
import { Button, Group, InputWrapper, NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import { IconClock, IconHome, IconUser } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { authorizationMessages } from '../../../authorizations/authorizations.messages.ts'
import { newId } from '../../../shared/ids.ts'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { wholeRow } from '../../../web/cards/Stack.tsx'
import { useCallForm } from '../../../web/form/callForm.ts'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { FieldGroup } from '../../../web/form/fields/FieldGroup.tsx'
import { PictureChoice } from '../../../web/form/fields/PictureChoice.tsx'
import { QuickChoice } from '../../../web/form/fields/QuickChoice.tsx'
import { useText } from '../../../web/language/language.tsx'
import { arrivalIcons } from '../../../web/pieces/signs/arrivalIcons.web.ts'
import { arrivalTexts } from '../arrivals.messages.ts'
import { type ArrivalKind, arrivalCompanies, arrivalKinds } from '../arrivals.ts'
import { homeRuleTexts } from './homeRuleScreen.messages.ts'
import { homeRules, type MyRule } from './homeRules.contract.ts'
import { type RuleAction, type RuleLimits, ruleActions } from './homeRules.ts'

interface HomeRuleFormProps {
  of: MyRule | null
  limits: RuleLimits
  mayRefuse: boolean
  onClose: () => void
}

const firstValues = (of: MyRule | null) => ({
  kind: (of?.kind ?? 'delivery') as ArrivalKind,
  company: of?.company ?? '',
  name: of?.name ?? '',
  plate: of?.plate ?? '',
  action: (of?.action ?? 'let_in') as RuleAction,
  days: [...(of?.days ?? [])],
  from: of?.from ?? '',
  until: of?.until ?? '',
  daily_most: (of?.daily_most ?? '') as number | string,
  until_day: of?.until_day ?? '',
})

/** A rule for a visit can only refuse; only a parcel can stay at the gate. */
const actionsOf = (kind: ArrivalKind) =>
  kind === 'visit' ? (['refuse'] as const) : ruleActions.filter((one) => one !== 'leave_at_gate' || kind === 'delivery')

export function HomeRuleForm({ of, limits, mayRefuse, onClose }: HomeRuleFormProps) {
  const { form: text, ...texts } = useText(homeRuleTexts)
  const words = useText(arrivalTexts)
  const { days: names } = useText(authorizationMessages)
  const named = useId()
  const [id] = useState(newId)
  const saving = useCallForm(homeRules.save, {
    initial: firstValues(of),
    input: (values) => ({
      ...values,
      ...{ id, replaces: of?.id ?? null, plate: values.plate.trim() || null },
      company: values.kind === 'visit' ? '' : values.company,
      daily_most: values.daily_most === '' || !counts(values.action) ? null : Number(values.daily_most),
      until_day: values.until_day || null,
    }),
    done: () => {
      toastSuccess(texts.saved)
      onClose()
    },
  })
  const { form } = saving
  const { kind, action, company, name, plate, days } = form.values
  const lets = action === 'let_in' && kind !== 'visit'
  return (
    <FormDialog of={saving} title={of ? text.change : text.title} size="42rem" onClose={onClose}>
      <FieldGroup title={text.kind} icon={IconHome}>
        <PictureChoice
          label={text.kind}
          choices={arrivalKinds
            .filter((value) => mayRefuse || value !== 'visit')
            .toSorted((a, b) => Number(a === 'visit') - Number(b === 'visit'))
            .map((value) => ({
              value,
              label: value === 'visit' ? text.person : words.kinds[value],
              icon: arrivalIcons[value],
            }))}
          value={kind}
          onChange={(next) =>
            form.setValues({
              ...{ kind: next, company: '' },
              action: actionsOf(next).some((one) => one === action) ? action : (actionsOf(next)[0] ?? 'ask'),
            })
          }
        />
        <InputWrapper label={text.action} style={wholeRow} labelElement="div">
          <SegmentedControl
            fullWidth
            orientation="vertical"
            size="md"
            aria-label={text.action}
            data={actionsOf(kind).map((value) => ({ value, label: text.actions[value] }))}
            {...form.getInputProps('action')}
          />
        </InputWrapper>
        {lets && !limits[kind].let_in ? (
          <div style={wholeRow}>
            <Note tone="wait">{texts.limited}</Note>
          </div>
        ) : lets && !company.trim() && !name.trim() && !plate.trim() ? (
          <div style={wholeRow}>
            <Note>{texts.night}</Note>
          </div>
        ) : null}
      </FieldGroup>
      <FieldGroup title={text.who} icon={IconUser}>
        {kind === 'visit' ? null : (
          <QuickChoice
            label={text.company}
            other={words.other_company}
            help={undefined}
            choices={arrivalCompanies[kind]}
            value={company}
            onPick={(picked) => form.setFieldValue('company', picked === company ? '' : picked)}
            onType={(typed) => form.setFieldValue('company', typed)}
          />
        )}
        <TextInput label={text.name} autoComplete="off" {...form.getInputProps('name')} />
        <TextInput label={text.plate} autoComplete="off" {...form.getInputProps('plate')} />
        {action === 'refuse' ? (
          <p className="garita-second" style={wholeRow}>
            {text.private_hint}
          </p>
        ) : null}
      </FieldGroup>
      <FieldGroup title={text.when} icon={IconClock}>
        <InputWrapper
          label={text.days}
          description={text.days_hint}
          labelElement="div"
          labelProps={{ id: named }}
          style={wholeRow}
        >
          <Group role="group" aria-labelledby={named} gap="0.375rem" mt={4}>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <Button
                key={day}
                variant={days.includes(day) ? 'light' : 'default'}
                px="sm"
                aria-pressed={days.includes(day)}
                onClick={() =>
                  form.setFieldValue(
                    'days',
                    days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort(),
                  )
                }
              >
                {names.short(day)}
              </Button>
            ))}
          </Group>
        </InputWrapper>
        <TextInput type="time" label={text.from} {...form.getInputProps('from')} />
        <TextInput type="time" label={text.until} {...form.getInputProps('until')} />
        <TextInput type="date" label={text.until_day} {...form.getInputProps('until_day')} />
        {counts(action) ? (
          <NumberInput label={text.daily_most} min={1} max={50} {...form.getInputProps('daily_most')} />
        ) : null}
      </FieldGroup>
    </FormDialog>
  )
}

const counts = (action: RuleAction) => action === 'let_in' || action === 'leave_at_gate'
