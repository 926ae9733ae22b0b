/** Changing one's own password, which ends every other session. */
import { Button } from '@mantine/core'
import { Card } from '../web/Card.tsx'
import { useCallForm } from '../web/callForm.ts'
import { useText } from '../web/language.tsx'
import { Note } from '../web/Note.tsx'
import { told } from '../web/notice.tsx'
import { PasswordField } from '../web/PasswordField.tsx'
import { Row, Stack } from '../web/Stack.tsx'
import { NewPasswordField } from './AccountFields.tsx'
import { accountMessages } from './account.messages.ts'
import { session } from './session.contract.ts'

export function PasswordForm() {
  const { account } = useText(accountMessages)
  const { form, submit, pending, error } = useCallForm(session.changePassword, {
    initial: { current: '', password: '' },
    done: () => {
      form.reset()
      told(account.password_changed)
    },
  })
  return (
    <Card title={account.password_title}>
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
