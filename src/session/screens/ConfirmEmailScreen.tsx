/** Requires the account's password, because another person may have registered with the address. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { PasswordField } from '../../web/form/fields/PasswordField.tsx'
import { useHash } from '../../web/frame/hash.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { registerTexts } from '../register.messages.ts'
import { session } from '../session.contract.ts'
import { sessionRefusals } from '../session.refusals.ts'
import { confirmMessages } from './confirm.messages.ts'
import { NewPasswordField } from './NewAccountFields.tsx'

export function ConfirmEmailScreen() {
  const register = useText(registerTexts)
  const confirm = useText(confirmMessages)
  const refusals = useText(sessionRefusals)
  const link = useHash() ?? ''
  const [anew, setAnew] = useState(false)
  const [done, setDone] = useState(false)
  const { form, submit, pending, error } = useCallForm(session.confirmEmail, {
    initial: { password: '', new_password: '' },
    input: ({ password, new_password }) => (anew ? { link, new_password } : { link, password }),
    done: () => setDone(true),
  })
  if (done) {
    return (
      <PublicFrame title={confirm.done_title} subtitle={confirm.done}>
        <LinkButton to="/login" fullWidth>
          {register.to_login}
        </LinkButton>
      </PublicFrame>
    )
  }
  const said = error ?? (form.errors.link ? refusals.link_dead : null)
  return (
    <PublicFrame title={confirm.title} subtitle={anew ? confirm.anew_text : confirm.text}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {said ? <Note tone="bad">{said}</Note> : null}
          {anew ? (
            <NewPasswordField label={confirm.new_password} {...form.getInputProps('new_password')} />
          ) : (
            <PasswordField
              autoComplete="current-password"
              label={confirm.password}
              withAsterisk
              {...form.getInputProps('password')}
            />
          )}
          <Button type="submit" loading={pending} fullWidth>
            {confirm.submit}
          </Button>
          <Button variant="subtle" onClick={() => setAnew(!anew)} fullWidth>
            {anew ? confirm.known : confirm.anew}
          </Button>
        </Stack>
      </form>
    </PublicFrame>
  )
}
