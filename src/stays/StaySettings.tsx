/** The administration allows short stays and sets their limits. */
import { NumberInput, SimpleGrid, Switch, Textarea } from '@mantine/core'
import type { Output } from '../shared/contract.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { longestRules, mostGuests, mostNights, stays } from './stays.contract.ts'
import { stayMessages } from './stays.messages.ts'

interface StaySettingsProps {
  place: string
  onClose: () => void
}

export function StaySettings({ place, onClose }: StaySettingsProps) {
  const { settings: text } = useText(stayMessages)
  const read = useRead(stays.settings, { condominium_id: place })
  const failed = failureOf(read)
  if (read.data) return <Form place={place} settings={read.data} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={text.title}>
      {failed ? <Failed title={text.failed} {...failed} /> : <Loading />}
    </Dialog>
  )
}

interface FormProps extends StaySettingsProps {
  settings: Output<typeof stays.settings>
}

function Form({ place, settings: { revision, ...settings }, onClose }: FormProps) {
  const { settings: text } = useText(stayMessages)
  const saving = useCallForm(stays.changeSettings, {
    revision,
    initial: { condominium_id: place, ...settings, rules: settings.rules ?? '' },
    about: place,
    done: () => {
      toastSuccess(text.saved)
      onClose()
    },
  })
  const { form } = saving
  return (
    <FormDialog of={saving} title={text.title} submit={text.save} onClose={onClose}>
      <Switch
        label={text.allowed}
        description={text.allowed_hint}
        {...form.getInputProps('allowed', { type: 'checkbox' })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberInput
          label={text.most_nights}
          min={1}
          max={mostNights}
          allowDecimal={false}
          {...form.getInputProps('most_nights')}
        />
        <NumberInput
          label={text.most_guests}
          min={1}
          max={mostGuests}
          allowDecimal={false}
          {...form.getInputProps('most_guests')}
        />
      </SimpleGrid>
      <Textarea
        label={text.rules}
        description={text.rules_hint}
        maxLength={longestRules}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('rules')}
      />
    </FormDialog>
  )
}
