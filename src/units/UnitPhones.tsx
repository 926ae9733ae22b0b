/** The phones of a unit, in the order in which the gate calls them. */

import { ActionIcon, Button, Select, SimpleGrid, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { phoneKinds } from '../shared/phoneKinds.ts'
import type { FormState } from '../web/form/formState.ts'
import { useText } from '../web/language/language.tsx'
import type { Unit } from './units.contract.ts'
import { phoneKindTexts, unitMessages } from './units.messages.ts'
import { mostPhones } from './units.rules.ts'

type Phone = Unit['phones'][number]

interface UnitPhonesProps {
  form: Pick<FormState<{ phones: readonly Phone[] }>, 'values' | 'getInputProps' | 'setFieldValue'>
}

export function UnitPhones({ form }: UnitPhonesProps) {
  const { form: text } = useText(unitMessages)
  const kinds = useText(phoneKindTexts)
  const { phones } = form.values
  const put = (next: readonly Phone[]) => form.setFieldValue('phones', next)
  return (
    <fieldset>
      <legend>{text.phones}</legend>
      <p className="garita-second">{text.phones_hint}</p>
      {phones.map((phone, at) => (
        // The position is the only name of a telephone: two may be equal while a user types.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <SimpleGrid key={at} cols={2} spacing="sm" my="sm">
          <TextInput label={text.phone_name} withAsterisk {...form.getInputProps(`phones.${at}.name`)} />
          <ActionIcon
            style={{ alignSelf: 'end' }}
            aria-label={text.remove_phone(phone.name || text.nameless)}
            onClick={() => put(phones.filter((_, other) => other !== at))}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
          <Select
            label={text.phone_kind}
            data={phoneKinds.map((value) => ({ value, label: kinds[value] }))}
            allowDeselect={false}
            {...form.getInputProps(`phones.${at}.kind`)}
          />
          <TextInput
            label={phone.kind === 'intercom' ? text.extension : text.phone_number}
            withAsterisk
            {...(phone.kind === 'intercom' ? {} : { type: 'tel' })}
            {...form.getInputProps(`phones.${at}.number`)}
          />
          <TextInput
            type="time"
            label={text.phone_from}
            {...form.getInputProps(`phones.${at}.from`)}
            value={phone.from ?? ''}
          />
          <TextInput
            type="time"
            label={text.phone_until}
            {...form.getInputProps(`phones.${at}.until`)}
            value={phone.until ?? ''}
          />
        </SimpleGrid>
      ))}
      {phones.length < mostPhones ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => put([...phones, { name: '', kind: 'mobile', number: '', from: null, until: null }])}
        >
          {text.add_phone}
        </Button>
      ) : null}
    </fieldset>
  )
}
