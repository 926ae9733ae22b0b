/** The user's own name, phone and language: as they are, and a form to change them. */
import { Button, Select, TextInput } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { FactList } from '../../web/cards/lists/FactList.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useOpener } from '../../web/form/reopening.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { Email } from '../../web/listing/briefs.tsx'
import { useInstallation } from '../currentSession.web.ts'
import { registerTexts } from '../register.messages.ts'
import { FullNameField } from '../screens/NewAccountFields.tsx'
import { type CurrentPerson, session } from '../session.contract.ts'
import { sessionMessages } from '../session.messages.ts'
import { accountMessages } from './account.messages.ts'
import { OwnEmailForm } from './OwnEmailForm.tsx'

// Each language in its own words, for users who cannot read the other.
const languageNames = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
]

export function OwnCard({ person }: { person: CurrentPerson }) {
  const { account, own_email } = useText(accountMessages)
  const { login } = useText(sessionMessages)
  const register = useText(registerTexts)
  const { sends_mail } = useInstallation()
  const [dialog, setDialog] = useState<'card' | 'email' | null>(null)
  const change = useOpener('own-card', () => setDialog('card'))
  const addEmail = useOpener('own-email', () => setDialog('email'))
  const close = () => setDialog(null)
  return (
    <Card
      title={account.details}
      icon={IconUser}
      extra={
        <Button variant="subtle" px="xs" aria-label={account.change_details} onClick={change}>
          {account.change}
        </Button>
      }
    >
      <FactList
        none={account.none}
        facts={[
          [register.full_name, <strong key="name">{person.full_name}</strong>],
          [account.language, languageNames.find(({ value }) => value === person.language)?.label],
          [
            login.email,
            <Fragment key="email">
              {person.email ? <Email of={person.email} /> : account.no_email}
              <div className="garita-second">{person.email ? account.email_fixed : account.no_email_hint}</div>
              {sends_mail && person.email === '' ? (
                <Button variant="default" mt="xs" onClick={addEmail}>
                  {own_email.title}
                </Button>
              ) : null}
            </Fragment>,
          ],
          [account.phone, person.phone_number && <span className="garita-code">{person.phone_number}</span>],
          [account.username_short, person.username],
        ]}
      />
      {dialog === 'card' ? <CardForm person={person} onClose={close} /> : null}
      {dialog === 'email' ? <OwnEmailForm onClose={close} /> : null}
    </Card>
  )
}

function CardForm({ person, onClose }: { person: CurrentPerson; onClose: () => void }) {
  const { account } = useText(accountMessages)
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
      onClose()
    },
  })
  const { form } = saving
  return (
    <FormDialog of={saving} title={account.details} submit={account.save} onClose={onClose}>
      <FullNameField {...form.getInputProps('full_name')} />
      <TextInput type="tel" autoComplete="tel" label={register.phone_number} {...form.getInputProps('phone_number')} />
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
    </FormDialog>
  )
}
