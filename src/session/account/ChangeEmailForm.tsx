/** Asks for another e-mail with the password; the link of a letter changes it. */
import { TextInput } from '@mantine/core'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { PasswordField } from '../../web/form/fields/PasswordField.tsx'
import { useText } from '../../web/language/language.tsx'
import { changeEmailTexts } from './changeEmail.messages.ts'
import { ownEmail } from './ownEmail.contract.ts'

export function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const { form: text } = useText(changeEmailTexts)
  const changing = useCallForm(ownEmail.changeEmail, {
    initial: { email: '', password: '' },
    done: (_, { email }) => {
      toastSuccess(text.sent(email.trim()))
      onClose()
    },
  })
  const { form } = changing
  return (
    <FormDialog of={changing} title={text.title} submit={text.submit} onClose={onClose}>
      <TextInput
        type="email"
        autoComplete="email"
        label={text.email}
        description={text.hint}
        withAsterisk
        {...form.getInputProps('email')}
      />
      <PasswordField
        autoComplete="current-password"
        label={text.password}
        withAsterisk
        {...form.getInputProps('password')}
      />
    </FormDialog>
  )
}
