/** Exports everything of one condominium after a description and the password. */
import { session } from '../session/session.contract.ts'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { PasswordField } from '../web/form/fields/PasswordField.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { leaving } from './exports.contract.ts'
import { leavingMessages } from './exports.messages.ts'
import { useExport } from './useExport.web.ts'

interface LeavingDialogProps {
  condominium: { id: string; name: string }
  onClose: () => void
}

export function LeavingDialog({ condominium: { id, name }, onClose }: LeavingDialogProps) {
  const text = useText(leavingMessages)
  const { language } = useLanguage()
  const { run } = useExport()
  const proving = useCallForm(session.prove, {
    initial: { password: '' },
    done: () => {
      onClose()
      void run(leaving.condominium, { condominium_id: id, language }, text.whole)
    },
  })
  return (
    <FormDialog of={proving} title={text.title(name)} submit={text.act} onClose={onClose}>
      <Stack>
        <p>{text.what}</p>
        <p>{text.without}</p>
        <Note tone="wait" title={text.personal}>
          {text.personal_text}
        </Note>
      </Stack>
      <PasswordField
        autoComplete="current-password"
        label={text.password}
        withAsterisk
        {...proving.form.getInputProps('password')}
      />
    </FormDialog>
  )
}
