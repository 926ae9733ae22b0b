/** The answer is the same for unknown addresses. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { useInstallation } from '../currentSession.web.ts'
import { session } from '../session.contract.ts'
import { EmailField } from './AccountFields.tsx'
import { forgotTexts } from './forgot.messages.ts'

export function ForgotPasswordScreen() {
  const forgot = useText(forgotTexts)
  const { sends_mail } = useInstallation()
  const [sent, setSent] = useState(false)
  const { form, submit, pending, error } = useCallForm(session.requestReset, {
    initial: { email: '' },
    done: () => setSent(true),
  })
  return (
    <PublicFrame
      title={sent ? forgot.sent_title : forgot.title}
      subtitle={sent ? undefined : sends_mail ? forgot.text : forgot.text_without_mail}
      footer={
        <>
          <p>{forgot.without_email}</p>
          <p>
            <TextLink to="/login">{forgot.back}</TextLink>
          </p>
        </>
      }
    >
      {sent ? (
        <Note>{sends_mail ? forgot.sent : forgot.sent_without_mail}</Note>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack>
            {error ? <Note tone="bad">{error}</Note> : null}
            <EmailField {...form.getInputProps('email')} />
            <Button type="submit" loading={pending} fullWidth>
              {sends_mail ? forgot.submit : forgot.submit_without_mail}
            </Button>
          </Stack>
        </form>
      )}
    </PublicFrame>
  )
}
