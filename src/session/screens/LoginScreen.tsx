import { Anchor, Button, TextInput, type TextInputProps } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { PasswordField } from '../../web/form/fields/PasswordField.tsx'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { openAddress } from '../../web/router/history.ts'
import { usePlace } from '../../web/router/Router.tsx'
import { forgetOthers, useSession } from '../currentSession.web.ts'
import { session } from '../session.contract.ts'
import { sessionMessages } from '../session.messages.ts'
import { ownPath } from '../session.rules.ts'
import { EmailField } from './AccountFields.tsx'
import { firstWelcome, WelcomeOverlay } from './WelcomeOverlay.tsx'

const welcomeMs = 1_500
const nameFirst: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'description', 'input', 'error']

const hintBesideLabel = {
  label: { float: 'left', marginInlineEnd: '0.375rem' },
  description: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
} as const

export function LoginScreen() {
  const { login } = useText(sessionMessages)
  const wanted = ownPath(usePlace().search.to) ?? '/dashboard'
  const [asksCode, setAsksCode] = useState(false)
  const [incomplete, setIncomplete] = useState(false)
  const [welcomed, setWelcomed] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  const tried = useRef(false)
  const signedIn = Boolean(useSession().data?.person)

  const signingIn = useCallForm(session.signIn, {
    initial: { email: '', password: '', code: '' },
    input: ({ email, password, code }) => ({ email, password, ...(code.trim() ? { code } : {}) }),
    done: () => {
      forgetOthers()
      if (firstWelcome()) toastSuccess(login.welcome_text, login.welcome)
      setWelcomed(true)
    },
  })

  const { form, submit, pending, error } = signingIn
  // The code field stays once it was needed, even after a typing mistake.
  if (signingIn.code === 'code_needed' && !asksCode) setAsksCode(true)

  useEffect(() => {
    if (asksCode) code.current?.focus()
  }, [asksCode])

  useEffect(() => {
    if (!welcomed) return
    const enter = setTimeout(() => openAddress(wanted, true), welcomeMs)
    return () => clearTimeout(enter)
  }, [welcomed, wanted])

  const check = (event: FormEvent<HTMLFormElement>) => {
    const { email, password } = form.getValues()
    setIncomplete(!email.trim() || !password)
    tried.current = true
    submit(event)
  }

  if (welcomed) return <WelcomeOverlay />
  // Redirects a user who was already signed in; one who signs in now sees the welcome first.
  if (signedIn && !tried.current) return <GoOn to={wanted} />
  return (
    <PublicFrame
      title={login.title}
      subtitle={login.subtitle}
      footer={
        <>
          <p>
            {login.no_account} <TextLink to="/register">{login.register}</TextLink>
          </p>
          <p>
            <TextLink to="/start">{login.have_code}</TextLink> · <Anchor href="/">{login.home}</Anchor>
          </p>
        </>
      }
    >
      <form onSubmit={check} noValidate>
        <Stack>
          {incomplete ? <Note tone="bad">{login.complete_fields}</Note> : null}
          {error && !incomplete ? (
            <Note tone={asksCode ? 'info' : 'bad'} title={asksCode ? undefined : login.sign_in_failed}>
              {error}
            </Note>
          ) : null}
          <EmailField
            styles={hintBesideLabel}
            inputWrapperOrder={nameFirst}
            description={login.email_hint}
            {...form.getInputProps('email')}
          />
          <PasswordField autoComplete="current-password" label={login.password} {...form.getInputProps('password')} />
          {asksCode ? (
            <TextInput
              ref={code}
              label={login.code}
              description={login.code_hint}
              autoComplete="one-time-code"
              {...form.getInputProps('code')}
            />
          ) : null}
          <Button type="submit" loading={pending} fullWidth>
            {login.submit}
          </Button>
          <TextLink to="/forgot-password">{login.forgot}</TextLink>
        </Stack>
      </form>
    </PublicFrame>
  )
}

function GoOn({ to }: { to: string }) {
  useEffect(() => openAddress(to, true), [to])
  return null
}
