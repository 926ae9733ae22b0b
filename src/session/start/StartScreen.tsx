/** Begins an account with an administration's code: first the code, then the password and, without an e-mail, a user name. */

import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Output } from '../../shared/contract.ts'
import { platformRefusals } from '../../shared/refusal.ts'
import { useWrite } from '../../web/calls/queries.ts'
import { RefusalTexts, useRefusalText } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { useFirstField } from '../../web/form/firstField.ts'
import { useHash } from '../../web/frame/hash.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { navigate } from '../../web/router/history.ts'
import { forgetOthers } from '../currentSession.web.ts'
import { NewPasswordField } from '../screens/NewAccountFields.tsx'
import { sessionRefusals } from '../session.refusals.ts'
import { startCodes } from './start.contract.ts'
import { startMessages } from './start.messages.ts'
import { startRefusals } from './start.refusals.ts'
import { codeShape, inGroups, readCode } from './startCodes.ts'

const refusals = { ...platformRefusals, ...sessionRefusals, ...startRefusals }

type Holder = Output<typeof startCodes.lookAtCode>

export function StartScreen() {
  const text = useText(startMessages)
  const linked = readCode(useHash() ?? '')
  const [code, setCode] = useState<string | null>(null)
  const [holder, setHolder] = useState<Holder | null>(null)
  const again = () => {
    history.replaceState(history.state, '', location.pathname)
    setHolder(null)
  }
  return (
    <PublicFrame
      title={text.title}
      subtitle={holder ? text.for_whom(holder.initial, holder.condominium) : text.text}
      footer={
        <p>
          <TextLink to="/login">{text.back}</TextLink>
        </p>
      }
    >
      <RefusalTexts words={refusals}>
        {holder && code ? (
          <ChooseForm code={code} holder={holder} onOther={again} />
        ) : (
          <CodeForm
            key={linked}
            linked={codeShape.test(linked) ? linked : ''}
            onFound={(found, whose) => {
              setCode(found)
              setHolder(whose)
            }}
          />
        )}
      </RefusalTexts>
    </PublicFrame>
  )
}

interface CodeFormProps {
  /** From the link; checked without a press. */
  linked: string
  onFound: (code: string, holder: Holder) => void
}

function CodeForm({ linked, onFound }: CodeFormProps) {
  const text = useText(startMessages)
  const first = useFirstField()
  const refusalText = useRefusalText()
  const look = useWrite(startCodes.lookAtCode)
  const [typed, setTyped] = useState(inGroups(linked))
  const [wrong, setWrong] = useState(false)
  const asked = useRef(false)
  const ask = (code: string) => look.mutate({ code }, { onSuccess: (holder) => onFound(code, holder) })
  useEffect(() => {
    if (linked === '' || asked.current) return
    asked.current = true
    ask(linked)
  })
  return (
    <form
      ref={first}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const code = readCode(typed)
        setWrong(!codeShape.test(code))
        if (codeShape.test(code)) ask(code)
      }}
    >
      <Stack>
        {look.isError ? <Note tone="bad">{refusalText(look.error)}</Note> : null}
        <TextInput
          label={text.code}
          description={text.code_hint}
          error={wrong ? text.code_hint : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          withAsterisk
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={look.isPending} fullWidth>
          {text.next}
        </Button>
      </Stack>
    </form>
  )
}

interface ChooseFormProps {
  code: string
  holder: Holder
  onOther: () => void
}

function ChooseForm({ code, holder, onOther }: ChooseFormProps) {
  const text = useText(startMessages)
  const first = useFirstField()
  const { form, submit, pending, error } = useCallForm(startCodes.start, {
    initial: { username: holder.suggestion ?? '', password: '' },
    input: ({ username, password }) => ({ code, password, ...(holder.needs_username ? { username } : {}) }),
    done: ({ signed_in }) => {
      forgetOthers()
      if (!signed_in) toastSuccess(text.saved)
      navigate({ to: signed_in ? '/dashboard' : '/login', replace: true })
    },
  })
  return (
    <form ref={first} onSubmit={submit} noValidate>
      <Stack>
        {error ? <Note tone="bad">{error}</Note> : null}
        {holder.needs_username ? (
          <TextInput
            label={text.username}
            description={text.username_hint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            withAsterisk
            {...form.getInputProps('username')}
          />
        ) : null}
        <NewPasswordField label={text.password} {...form.getInputProps('password')} />
        <Button type="submit" loading={pending} fullWidth>
          {text.submit}
        </Button>
        <Button variant="subtle" onClick={onOther} fullWidth>
          {text.other_code}
        </Button>
      </Stack>
    </form>
  )
}
