/** A changed password ends every other session. */
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { PasswordField } from '../../web/form/fields/PasswordField.tsx'
import { useText } from '../../web/language/language.tsx'
import { NewPasswordField } from '../screens/NewAccountFields.tsx'
import { session } from '../session.contract.ts'
import { accountMessages } from './account.messages.ts'

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { account } = useText(accountMessages)
  const changing = useCallForm(session.changePassword, {
    initial: { current: '', password: '' },
    done: () => {
      toastSuccess(account.password_changed)
      onClose()
    },
  })
  const { form } = changing
  return (
    <FormDialog of={changing} title={account.change_password} submit={account.change_password} onClose={onClose}>
      <PasswordField
        autoComplete="current-password"
        label={account.current_password}
        withAsterisk
        {...form.getInputProps('current')}
      />
      <NewPasswordField label={account.new_password} {...form.getInputProps('password')} />
    </FormDialog>
  )
}
