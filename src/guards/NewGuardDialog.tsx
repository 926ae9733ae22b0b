/** Creates an approved guard for one of the supervisor's condominiums; the invitation comes next. */
import { Select, TextInput } from '@mantine/core'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import type { InviteDialogProps } from '../people/invite/InviteDialog.tsx'
import { invitationMessages } from '../people/invite/invitations.messages.ts'
import { languageNames } from '../people/invite/languageNames.ts'
import { newId } from '../shared/ids.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { supervision } from './supervision.contract.ts'
import { supervisionMessages } from './supervision.messages.ts'

interface NewGuardDialogProps {
  /** A supervisor of one condominium need not choose. */
  only: { id: string; name: string } | undefined
  onDone: (guard: InviteDialogProps['person']) => void
  onClose: () => void
}

export function NewGuardDialog({ only, onDone, onClose }: NewGuardDialogProps) {
  const { create: text } = useText(supervisionMessages)
  const { create: words } = useText(invitationMessages)
  const { language } = useLanguage()
  const saving = useCallForm(supervision.makeGuard, {
    initial: { id: newId(), full_name: '', email: '', language, condominium_id: '' },
    input: ({ condominium_id, ...card }) => {
      const place = condominium_id || only?.id || ''
      return { ...card, condominium_ids: place ? [place] : [] }
    },
    done: (_, { id, full_name, email }) => {
      toastSuccess(text.saved)
      onDone({ id, full_name, email: email.trim() || null, started: false, invited_at: null })
    },
  })
  const { form } = saving
  return (
    <FormDialog of={saving} title={text.open} submit={text.submit} onClose={onClose}>
      <TextInput label={text.name} withAsterisk {...form.getInputProps('full_name')} />
      <TextInput type="email" label={words.email} description={words.email_hint} {...form.getInputProps('email')} />
      <ChoiceSelect
        call={condominiums.choose}
        label={text.places}
        withAsterisk
        chosen={only}
        value={form.values.condominium_id || only?.id || null}
        onChange={(id) => form.setFieldValue('condominium_id', id ?? '')}
        error={form.errors.condominium_ids}
      />
      <Select label={words.language} allowDeselect={false} data={languageNames} {...form.getInputProps('language')} />
    </FormDialog>
  )
}
