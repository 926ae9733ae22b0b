import { Button } from '@mantine/core'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { useHash } from '../../web/frame/hash.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { navigate } from '../../web/router/history.ts'
import { session } from '../session.contract.ts'
import { sessionRefusals } from '../session.refusals.ts'
import { NewPasswordField } from './NewAccountFields.tsx'
import { resetTexts } from './reset.messages.ts'

export function ResetPasswordScreen() {
  const reset = useText(resetTexts)
  const refusals = useText(sessionRefusals)
  const link = useHash() ?? ''
  const { form, submit, pending, error } = useCallForm(session.reset, {
    initial: { password: '' },
    input: ({ password }) => ({ password, link }),
    done: () => {
      toastSuccess(reset.done)
      navigate({ to: '/login' })
    },
  })
  const dead = error ?? (form.errors.link ? refusals.link_dead : null)
  return (
    <PublicFrame title={reset.title} subtitle={reset.text}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {dead ? (
            <Note tone="bad">
              {dead} <TextLink to="/forgot-password">{reset.ask_again}</TextLink>
            </Note>
          ) : null}
          <NewPasswordField label={reset.password} {...form.getInputProps('password')} />
          <Button type="submit" loading={pending} fullWidth>
            {reset.submit}
          </Button>
        </Stack>
      </form>
    </PublicFrame>
  )
}
