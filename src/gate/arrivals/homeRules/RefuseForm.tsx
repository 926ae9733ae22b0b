/** Refuses a person by name or plate. */
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { newId } from '../../../shared/ids.ts'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { wholeRow } from '../../../web/cards/Stack.tsx'
import { useCallForm } from '../../../web/form/callForm.ts'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { useText } from '../../../web/language/language.tsx'
import { homeRules } from './homeRules.contract.ts'
import { refusalOf } from './homeRules.ts'
import { notReceivedTexts } from './notReceived.messages.ts'

interface RefuseFormProps {
  /** The person of the visit or notice from which the form was opened. */
  of: { name: string; plate?: string | undefined } | undefined
  onClose: () => void
}

export function RefuseForm({ of, onClose }: RefuseFormProps) {
  const text = useText(notReceivedTexts)
  const [id] = useState(newId)
  const saving = useCallForm(homeRules.save, {
    initial: { name: of?.name ?? '', plate: of?.plate ?? '' },
    input: ({ name, plate }) => refusalOf(id, name, plate),
    done: (_, { name, plate }) => {
      toastSuccess(text.saved(name ?? plate ?? ''))
      onClose()
    },
  })
  const { form } = saving
  return (
    <FormDialog of={saving} title={text.form_title} submit={text.save} against onClose={onClose}>
      <TextInput style={wholeRow} label={text.name} autoComplete="off" {...form.getInputProps('name')} />
      <TextInput
        style={wholeRow}
        label={text.plate}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.getInputProps('plate')}
      />
      <p className="garita-second" style={wholeRow}>
        {text.hint}
      </p>
    </FormDialog>
  )
}
