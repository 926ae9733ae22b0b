/** Registers with the code of a unit, which already names the condominium and the unit. */
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect } from 'react'
import { newId } from '../../shared/ids.ts'
import { platformRefusals } from '../../shared/refusal.ts'
import { RefusalTexts, useRefusalText } from '../../web/calls/refusals.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { registerTexts } from '../register.messages.ts'
import { EmailField } from '../screens/AccountFields.tsx'
import { FullNameField, NewPasswordField } from '../screens/NewAccountFields.tsx'
import { sessionRefusals } from '../session.refusals.ts'
import { join } from './join.contract.ts'
import { joinMessages } from './join.messages.ts'
import { joinRefusals } from './join.refusals.ts'
import { CodeField, JoinedUnit, useUnitOfCode } from './unitOfCode.tsx'

const refusals = { ...platformRefusals, ...sessionRefusals, ...joinRefusals }

interface JoinFormProps {
  /** From the link; checked without a press. */
  linked: string
  onDone: (account: { email: string; password: string }) => void
  onWithout: () => void
}

export function JoinForm(props: JoinFormProps) {
  return (
    <RefusalTexts words={refusals}>
      <Form {...props} />
    </RefusalTexts>
  )
}

function Form({ linked, onDone, onWithout }: JoinFormProps) {
  const text = useText(joinMessages)
  const register = useText(registerTexts)
  const refusalText = useRefusalText()
  const { language } = useLanguage()
  const { home, dead, failure, typed, setTyped, wrong, pending: looking, look, lose } = useUnitOfCode(linked)
  const saving = useCallForm(join.joinUnit, {
    initial: { id: newId(), full_name: '', email: '', phone_number: '', password: '' },
    input: (card) => ({ ...card, language, code: home?.code ?? '' }),
    done: (_, { email, password }) => onDone({ email, password }),
  })
  const { form, submit, pending, error, code: refused } = saving
  useEffect(() => {
    if (refused === 'unit_code_dead') lose()
  }, [refused, lose])
  const begun = Object.entries(form.values).some(([field, value]) => field !== 'id' && value !== '')

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (home) return submit(event)
    event.preventDefault()
    look(typed)
  }
  if (!home && !failure && !dead && !begun) return <Loading />
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {home ? (
          <>
            <JoinedUnit home={home} />
            {home.begins_at ? null : <p className="garita-second">{register.subtitle}</p>}
          </>
        ) : (
          <>
            <Note tone="bad">
              {failure ? refusalText(failure) : null}
              {dead ? refusals.unit_code_dead[language] : null}
            </Note>
            {begun ? <p>{text.kept}</p> : null}
            <CodeField typed={typed} wrong={wrong} onType={setTyped} />
            <Button type="submit" loading={looking} fullWidth>
              {text.check}
            </Button>
          </>
        )}
        {error && refused !== 'unit_code_dead' ? (
          <Note tone="bad" title={register.failed}>
            {error}
          </Note>
        ) : null}
        {home || begun ? (
          <>
            <FullNameField {...form.getInputProps('full_name')} />
            <EmailField {...form.getInputProps('email')} />
            <TextInput
              type="tel"
              autoComplete="tel"
              label={register.phone_number}
              {...form.getInputProps('phone_number')}
            />
            <NewPasswordField {...form.getInputProps('password')} />
          </>
        ) : null}
        {home ? (
          <Button type="submit" loading={pending} fullWidth>
            {register.submit}
          </Button>
        ) : null}
        {home || begun ? null : (
          <Button variant="subtle" onClick={onWithout} fullWidth>
            {text.without}
          </Button>
        )}
      </Stack>
    </form>
  )
}
