/** Signing in: e-mail and password, and the code of a phone where a second factor is on. */
import { Anchor, Button, TextInput } from '@mantine/core'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { told } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { PasswordField } from '../../web/form/PasswordField.tsx'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { forgetOthers, useSession } from '../currentSession.web.ts'
import { session } from '../session.contract.ts'
import { sessionMessages } from '../session.messages.ts'
import { EmailField } from './AccountFields.tsx'
import { WelcomeOverlay } from './WelcomeOverlay.tsx'
import { firstWelcome } from './welcome.web.ts'

const welcome_ms = 1_500

export function LoginScreen() {
  const { login } = useText(sessionMessages)
  const navigate = useNavigate()
  const [asks_code, askCode] = useState(false)
  const [incomplete, setIncomplete] = useState(false)
  const [welcomed, setWelcomed] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  const tried = useRef(false)
  const signed_in = Boolean(useSession().data?.person)

  const signing_in = useCallForm(session.signIn, {
    initial: { email: '', password: '', code: '' },
    input: ({ email, password, code }) => ({ email, password, ...(code.trim() ? { code } : {}) }),
    done: () => {
      forgetOthers()
      if (firstWelcome()) told(login.welcome_text, login.welcome)
      setWelcomed(true)
    },
  })

  const { form, submit, pending, error } = signing_in
  // Asked for once, the code stays asked for, also when it was mistyped.
  if (signing_in.code === 'code_needed' && !asks_code) askCode(true)

  useEffect(() => {
    if (asks_code) code.current?.focus()
  }, [asks_code])

  useEffect(() => {
    if (!welcomed) return
    const enter = setTimeout(() => void navigate({ to: '/dashboard' }), welcome_ms)
    return () => clearTimeout(enter)
  }, [welcomed, navigate])

  const check = (event: FormEvent<HTMLFormElement>) => {
    const { email, password } = form.getValues()
    setIncomplete(!email.trim() || !password)
    tried.current = true
    submit(event)
  }

  if (welcomed) return <WelcomeOverlay />
  // Who is signed in already has no business here; who is signing in just now gets the welcome first.
  if (signed_in && !tried.current) return <Navigate to="/dashboard" />
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
            <Anchor href="/">{login.home}</Anchor>
          </p>
        </>
      }
    >
      <form onSubmit={check} noValidate>
        <Stack>
          {incomplete ? <Note tone="bad">{login.complete_fields}</Note> : null}
          {error && !incomplete ? (
            <Note tone={asks_code ? 'info' : 'bad'} title={asks_code ? undefined : login.sign_in_failed}>
              {error}
            </Note>
          ) : null}
          <EmailField {...form.getInputProps('email')} />
          <PasswordField
            autoComplete="current-password"
            label={login.password}
            withAsterisk
            {...form.getInputProps('password')}
          />
          {asks_code ? (
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
