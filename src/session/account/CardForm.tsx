/** The user's own name, phone and language. */
import { Button, Select, TextInput } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormProblem } from '../../web/form/FormProblem.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { registerTexts } from '../register.messages.ts'
import { FullNameField } from '../screens/NewAccountFields.tsx'
import { type CurrentPerson, session } from '../session.contract.ts'
import { sessionMessages } from '../session.messages.ts'
import { accountMessages } from './account.messages.ts'

// Each language in its own words, for users who cannot read the other.
const languageNames = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
]

export function CardForm({ person }: { person: CurrentPerson }) {
  const { account } = useText(accountMessages)
  const { login } = useText(sessionMessages)
  const register = useText(registerTexts)
  const { setLanguage } = useLanguage()
  const saving = useCallForm(session.changeCard, {
    revision: person.revision,
    initial: {
      full_name: person.full_name,
      phone_number: person.phone_number ?? '',
      language: person.language,
      username: person.username ?? '',
    },
    input: ({ username, ...card }) => ({ ...card, username: username.trim() || null }),
    done: (_, values) => {
      setLanguage(values.language)
      toastSuccess(account.saved)
    },
  })
  const { form, submit, pending } = saving
  return (
    <Card title={account.details} icon={IconUser}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormProblem of={saving} />
          <Row>
            <FullNameField {...form.getInputProps('full_name')} />
            <TextInput
              type="tel"
              autoComplete="tel"
              label={register.phone_number}
              {...form.getInputProps('phone_number')}
            />
            <TextInput
              variant="unstyled"
              label={login.email}
              value={person.email || account.no_email}
              description={person.email ? account.email_fixed : account.no_email_hint}
              readOnly
            />
            <TextInput
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              label={account.username}
              description={account.username_hint}
              {...form.getInputProps('username')}
            />
            <Select
              label={account.language}
              description={account.language_hint}
              data={languageNames}
              allowDeselect={false}
              {...form.getInputProps('language')}
            />
          </Row>
          <div>
            <Button type="submit" loading={pending}>
              {account.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
