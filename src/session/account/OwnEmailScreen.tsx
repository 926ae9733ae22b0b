/** Opens the links of a change of e-mail: the one that changes it, and after "stop-" the one that stops it. */
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
import { NewPasswordField } from '../screens/NewAccountFields.tsx'
import { sessionRefusals } from '../session.refusals.ts'
import { changeEmailTexts } from './changeEmail.messages.ts'
import { ownEmail } from './ownEmail.contract.ts'

const stopMark = 'stop-'

export function OwnEmailScreen() {
  const hash = useHash() ?? ''
  return hash.startsWith(stopMark) ? (
    <Stop key={hash} link={hash.slice(stopMark.length)} />
  ) : (
    <Take key={hash} link={hash} />
  )
}

function Take({ link }: { link: string }) {
  const { take: text } = useText(changeEmailTexts)
  const refusals = useText(sessionRefusals)
  const [done, setDone] = useState(false)
  const { form, submit, pending, error } = useCallForm(ownEmail.takeChange, {
    initial: { password: '' },
    input: ({ password }) => ({ link, password }),
    done: () => setDone(true),
  })
  if (done) return <Done title={text.done_title} said={text.done} />
  const said = error ?? (form.errors.link ? refusals.link_dead : null)
  return (
    <PublicFrame title={text.title} subtitle={text.text}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {said ? <Note tone="bad">{said}</Note> : null}
          <PasswordField
            autoComplete="current-password"
            label={text.password}
            withAsterisk
            {...form.getInputProps('password')}
          />
          <Button type="submit" loading={pending} fullWidth>
            {text.submit}
          </Button>
        </Stack>
      </form>
    </PublicFrame>
  )
}

function Stop({ link }: { link: string }) {
  const { stop: text } = useText(changeEmailTexts)
  const refusals = useText(sessionRefusals)
  const [done, setDone] = useState(false)
  const { form, submit, pending, error } = useCallForm(ownEmail.stopChange, {
    initial: { password: '' },
    input: ({ password }) => ({ link, password }),
    done: () => setDone(true),
  })
  if (done) return <Done title={text.done_title} said={text.done} />
  const said = error ?? (form.errors.link ? refusals.link_dead : null)
  return (
    <PublicFrame title={text.title} subtitle={text.text}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {said ? <Note tone="bad">{said}</Note> : null}
          <NewPasswordField label={text.password} {...form.getInputProps('password')} />
          <Button type="submit" variant="strong" loading={pending} fullWidth>
            {text.submit}
          </Button>
        </Stack>
      </form>
    </PublicFrame>
  )
}

function Done({ title, said }: { title: string; said: string }) {
  const { to_login } = useText(changeEmailTexts)
  return (
    <PublicFrame title={title} subtitle={said}>
      <LinkButton to="/login" fullWidth>
        {to_login}
      </LinkButton>
    </PublicFrame>
  )
}
