/** Asks for an e-mail for an account without one; a letter goes there, and the address counts once its link was opened. */
import { Button, TextInput } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { useText } from '../../web/language/language.tsx'
import { sessionMessages } from '../session.messages.ts'
import { accountMessages } from './account.messages.ts'
import { ownEmail } from './ownEmail.contract.ts'

export function OwnEmailForm() {
  const { own_email: text } = useText(accountMessages)
  const { login } = useText(sessionMessages)
  const { form, submit, pending, error } = useCallForm(ownEmail.addEmail, {
    initial: { email: '' },
    done: (_, { email }) => {
      form.reset()
      toastSuccess(text.sent(email.trim()))
    },
  })
  return (
    <Card title={text.title} icon={IconMail}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error ? <Note tone="bad">{error}</Note> : null}
          <TextInput
            type="email"
            autoComplete="email"
            label={login.email}
            description={text.hint}
            withAsterisk
            {...form.getInputProps('email')}
          />
          <div>
            <Button type="submit" variant="default" loading={pending}>
              {text.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
