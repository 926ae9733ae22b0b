/** Changes the user's password, which ends every other session. */
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { PasswordField } from '../../web/form/fields/PasswordField.tsx'
import { useText } from '../../web/language/language.tsx'
import { NewPasswordField } from '../screens/NewAccountFields.tsx'
import { session } from '../session.contract.ts'
import { accountMessages } from './account.messages.ts'

export function PasswordForm() {
  const { account } = useText(accountMessages)
  const { form, submit, pending, error } = useCallForm(session.changePassword, {
    initial: { current: '', password: '' },
    done: () => {
      form.reset()
      toastSuccess(account.password_changed)
    },
  })
  return (
    <Card title={account.password_title} icon={IconLock}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error ? <Note tone="bad">{error}</Note> : null}
          <Row>
            <PasswordField
              autoComplete="current-password"
              label={account.current_password}
              withAsterisk
              {...form.getInputProps('current')}
            />
            <NewPasswordField label={account.new_password} {...form.getInputProps('password')} />
          </Row>
          <div>
            <Button type="submit" variant="default" loading={pending}>
              {account.change_password}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
