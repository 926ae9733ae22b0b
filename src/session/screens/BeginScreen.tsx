/** Creates the very first account with the link that the server printed. */

import { Button } from '@mantine/core'
import { newId } from '../../shared/ids.ts'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { useFirstField } from '../../web/form/firstField.ts'
import { useHash } from '../../web/frame/hash.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { navigate } from '../../web/router/history.ts'
import { forgetOthers } from '../currentSession.web.ts'
import { session } from '../session.contract.ts'
import { sessionRefusals } from '../session.refusals.ts'
import { EmailField } from './AccountFields.tsx'
import { beginTexts } from './begin.messages.ts'
import { FullNameField, NewPasswordField } from './NewAccountFields.tsx'

export function BeginScreen() {
  const begin = useText(beginTexts)
  const first = useFirstField()
  const refusals = useText(sessionRefusals)
  const { language } = useLanguage()
  const link = useHash() ?? ''
  const { form, submit, pending, error } = useCallForm(session.begin, {
    initial: { id: newId(), full_name: '', email: '', password: '' },
    input: (values) => ({ ...values, link, language }),
    done: () => {
      forgetOthers()
      navigate({ to: '/dashboard' })
    },
  })
  const refused = error ?? (form.errors.link ? refusals.link_dead : null)
  return (
    <PublicFrame title={begin.title} subtitle={begin.text}>
      <form ref={first} onSubmit={submit} noValidate>
        <Stack>
          {refused ? <Note tone="bad">{refused}</Note> : null}
          <FullNameField {...form.getInputProps('full_name')} />
          <EmailField {...form.getInputProps('email')} />
          <NewPasswordField {...form.getInputProps('password')} />
          <Button type="submit" loading={pending} fullWidth>
            {begin.submit}
          </Button>
        </Stack>
      </form>
    </PublicFrame>
  )
}
