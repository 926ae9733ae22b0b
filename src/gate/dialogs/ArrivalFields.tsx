/** The fields of an unannounced arrival, as the condominium chose them for its kind: the asked ones, and optional facts in a closed line. */
import { Checkbox, Group, NumberInput, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Row } from '../../web/cards/Stack.tsx'
import type { FormState } from '../../web/form/formState.ts'
import { useText } from '../../web/language/language.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import type { AskedRule } from '../arrivals/arrivals.ts'
import { arrivalDialogTexts } from './arrivalDialog.messages.ts'

type OptionalValues = Record<'phone_number' | 'purpose', string> & { people: number | string }

interface FieldsProps<Values> {
  form: Pick<FormState<Values>, 'values' | 'getInputProps'>
  rule: AskedRule
}

/** A courier needs neither a name nor a document. */
export const asksWho = ({ name, document, plate, plate_if_any }: AskedRule) =>
  name || document !== 'never' || plate || plate_if_any === true

export function ArrivalFields({ form, rule }: FieldsProps<{ no_document: boolean }>) {
  const labels = useText(arrivalDialogTexts)
  const words = useText(arrivalTexts)
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
        <Checkbox
          mt={{ sm: 42 }}
          label={words.no_document}
          {...form.getInputProps('no_document', { type: 'checkbox' })}
        />
      )}
      {rule.plate || rule.plate_if_any ? (
        <TextInput
          label={rule.plate ? words.plate : words.plate_if_any}
          withAsterisk={rule.plate}
          {...text('vehicle_plate')}
        />
      ) : null}
    </>
  )
}

export function OptionalFields({ form, rule }: FieldsProps<OptionalValues>) {
  const labels = useText(arrivalDialogTexts)
  const words = useText(arrivalTexts)
  const { phone_number, purpose, people } = form.values
  // A draft must not be hidden.
  const isOpen = `${phone_number}${purpose}${people}` !== ''
  return (
    <details open={isOpen || undefined}>
      <Group component="summary" gap="xs" mih="var(--garita-touch)" c="var(--garita-link)" fw={600}>
        <IconPlus size={20} stroke={1.75} aria-hidden />
        {rule.name ? labels.more : words.people}
      </Group>
      <Stack mt="xs">
        <Row>
          {rule.name ? (
            <TextInput type="tel" autoComplete="off" label={labels.phone} {...form.getInputProps('phone_number')} />
          ) : null}
          <NumberInput label={words.people} min={1} max={60} {...form.getInputProps('people')} />
        </Row>
        {rule.name ? <Textarea label={labels.reason} rows={3} {...form.getInputProps('purpose')} /> : null}
      </Stack>
    </details>
  )
}
