/** Adds an e-mail to an account without one; the e-mail counts once its owner opened the link in the letter. */
import { TextInput } from '@mantine/core'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { sessionMessages } from '../session.messages.ts'
import { accountMessages } from './account.messages.ts'
import { ownEmail } from './ownEmail.contract.ts'

export function OwnEmailForm({ onClose }: { onClose: () => void }) {
  const { own_email: text } = useText(accountMessages)
  const { login } = useText(sessionMessages)
  const adding = useCallForm(ownEmail.addEmail, {
    initial: { email: '' },
    done: (_, { email }) => {
      toastSuccess(text.sent(email.trim()))
      onClose()
    },
  })
  return (
    <FormDialog of={adding} title={text.title} submit={text.submit} onClose={onClose}>
      <TextInput
        type="email"
        autoComplete="email"
        label={login.email}
        description={text.hint}
        withAsterisk
        {...adding.form.getInputProps('email')}
      />
    </FormDialog>
  )
}
