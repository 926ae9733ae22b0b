import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { matters } from './matters.contract.ts'
import { matterMessages } from './matters.messages.ts'
import { mostLetters } from './matters.rules.ts'
import { OfficeContact } from './OfficeContact.tsx'
import { PhotoField } from './PhotoField.tsx'

export function WriteDialog({ onClose }: { onClose: () => void }) {
  const text = useText(matterMessages)
  const [initial] = useState(() => ({ id: newId(), said: '', photo_id: null as string | null }))
  const sending = useCallForm(matters.begin, {
    initial,
    done: () => {
      toastSuccess(text.sent)
      onClose()
    },
  })
  return (
    <FormDialog of={sending} title={text.write_title} submit={text.send} onClose={onClose}>
      <Textarea
        label={text.said}
        description={text.write_hint}
        withAsterisk
        rows={7}
        maxLength={mostLetters}
        {...sending.form.getInputProps('said')}
      />
      <PhotoField
        value={sending.form.values.photo_id}
        onChange={(photo) => sending.form.setFieldValue('photo_id', photo)}
      />
      <OfficeContact />
    </FormDialog>
  )
}
