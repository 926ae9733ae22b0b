/** What is asked of somebody who arrives unannounced, as the condominium chose for their kind: the same at the desk and at the station. */
import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { QuickChoice } from '../fields/QuickChoice.tsx'
import type { FormState } from '../formState.ts'

interface ArrivalFieldsProps {
  form: Pick<FormState<{ company: string; no_document: boolean }>, 'values' | 'getInputProps' | 'setFieldValue'>
  rule: {
    document: 'never' | 'seen' | 'last4' | 'whole'
    name: boolean
    company: boolean
    plate: boolean
    plate_if_any?: boolean
  }
  labels: Record<'name' | 'last_name' | 'document' | 'phone', string>
  words: Record<
    | 'last4'
    | 'seen'
    | 'no_document'
    | 'plate'
    | 'plate_if_any'
    | 'people'
    | 'company'
    | 'other_company'
    | 'ask_at_once',
    string
  >
  companies: readonly string[]
  /** Nothing else is asked: the company is the last press. */
  atOnce: boolean
  submit: () => void
}

export function ArrivalFields({ form, rule, labels, words, companies, atOnce, submit }: ArrivalFieldsProps) {
  const text = (path: string) => ({ autoComplete: 'off', ...form.getInputProps(path) })
  return (
    <>
      {rule.name ? (
        <>
          <TextInput label={labels.name} withAsterisk {...text('name')} />
          <TextInput label={labels.last_name} withAsterisk {...text('last_name')} />
        </>
      ) : null}
      {(rule.document === 'whole' || rule.document === 'last4') && !form.values.no_document ? (
        <TextInput
          label={rule.document === 'whole' ? labels.document : words.last4}
          withAsterisk
          maxLength={rule.document === 'last4' ? 4 : undefined}
          {...text('id_document')}
        />
      ) : null}
      {rule.document === 'seen' && !form.values.no_document ? (
        <Checkbox label={words.seen} {...form.getInputProps('document_seen', { type: 'checkbox' })} />
      ) : null}
      {rule.document === 'never' ? null : (
        <Checkbox label={words.no_document} {...form.getInputProps('no_document', { type: 'checkbox' })} />
      )}
      {rule.name ? <TextInput type="tel" label={labels.phone} {...text('phone_number')} /> : null}
      {rule.plate || rule.plate_if_any ? (
        <TextInput
          label={rule.plate ? words.plate : words.plate_if_any}
          withAsterisk={rule.plate}
          {...text('vehicle_plate')}
        />
      ) : null}
      <NumberInput label={words.people} min={1} max={60} {...form.getInputProps('people')} />
      {rule.company ? (
        <QuickChoice
          label={words.company}
          other={words.other_company}
          help={atOnce ? words.ask_at_once : undefined}
          choices={companies}
          value={form.values.company}
          onPick={(company) => {
            form.setFieldValue('company', company)
            if (atOnce) submit()
          }}
          onType={(company) => form.setFieldValue('company', company)}
        />
      ) : null}
    </>
  )
}
