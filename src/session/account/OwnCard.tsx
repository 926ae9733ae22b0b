import { Button, Group, Paper, Select, TextInput, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useOpener } from '../../web/form/reopening.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { Email } from '../../web/listing/rowCells.tsx'
import { WithAdministration } from '../../web/pieces/administration.tsx'
import { Arch, initialsOfWhole } from '../../web/pieces/signs/Arch.tsx'
import { useInstallation } from '../currentSession.web.ts'
import { registerTexts } from '../register.messages.ts'
import { FullNameField } from '../screens/NewAccountFields.tsx'
import { type CurrentPerson, session } from '../session.contract.ts'
import { sessionMessages } from '../session.messages.ts'
import { accountMessages } from './account.messages.ts'
import styles from './OwnCard.module.css'
import { OwnEmailForm } from './OwnEmailForm.tsx'

const ChangeEmailForm = lazyPart(() => import('./ChangeEmailForm.tsx').then((loaded) => loaded.ChangeEmailForm))

// Each language in itself, for users who cannot read the other.
const languageNames = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
]

export function OwnCard({ person }: { person: CurrentPerson }) {
  const { account, own_email } = useText(accountMessages)
  const { login } = useText(sessionMessages)
  const { sends_mail } = useInstallation()
  const [dialog, setDialog] = useState<'card' | 'email' | 'change' | null>(null)
  const change = useOpener('own-card', () => setDialog('card'))
  const addEmail = useOpener('own-email', () => setDialog('email'))
  const close = () => setDialog(null)
  const missing = [
    ...(person.phone_number ? [] : [account.add_phone]),
    ...(person.username ? [] : [account.add_username]),
  ]
  const language = languageNames.find(({ value }) => value === person.language)?.label
  const home = person.unit_number && person.condominium ? `${person.unit_number} · ${person.condominium.name}` : null
  return (
    <Paper component="section" className={styles.card} withBorder p="md" pe="sm" aria-label={account.details}>
      <Arch initials={initialsOfWhole(person.full_name)} />
      <div>
        <Title order={2}>{person.full_name}</Title>
        {home ? <p>{home}</p> : null}
        {person.sign ? <p className="garita-second">{account.sign(person.sign)}</p> : null}
        {person.asked_name ? <p className="garita-second">{account.name_asked(person.asked_name)}</p> : null}
      </div>
      <Button variant="subtle" px="xs" aria-label={account.change_details} onClick={change}>
        {account.change}
      </Button>
      <div className={styles.facts}>
        <Group component="dl" gap="0 1.25rem" mt="0.25rem">
          <Group gap="0.375rem" wrap="nowrap" pos="relative" miw={0}>
            <dt className="garita-hidden">{login.email}</dt>
            <dd>{person.email ? <Email of={person.email} /> : account.no_email}</dd>
          </Group>
          {person.phone_number ? (
            <Group gap="0.375rem" wrap="nowrap" pos="relative" miw={0}>
              <dt className="garita-hidden">{account.phone}</dt>
              <dd>{person.phone_number}</dd>
            </Group>
          ) : null}
          {person.username ? (
            <Group gap="0.375rem" wrap="nowrap" pos="relative" miw={0}>
              <dt>{account.username_short}</dt>
              <dd>{person.username}</dd>
            </Group>
          ) : null}
          <Group gap="0.375rem" wrap="nowrap" pos="relative" miw={0}>
            <dt className="garita-hidden">{account.language}</dt>
            <dd>{language}</dd>
          </Group>
        </Group>
        {person.email && sends_mail ? null : (
          <p className="garita-second">
            <WithAdministration>{person.email ? account.email_fixed : account.no_email_hint}</WithAdministration>
          </p>
        )}
        {missing.length > 0 ? (
          <Group component="p" gap="lg">
            {missing.map((one) => (
              <Button
                key={one}
                variant="subtle"
                px={0}
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={change}
              >
                {one}
              </Button>
            ))}
          </Group>
        ) : null}
        {sends_mail && person.email !== '' ? (
          <Button variant="subtle" px={0} onClick={() => setDialog('change')}>
            {account.change_email}
          </Button>
        ) : null}
        {sends_mail && person.email === '' ? (
          <Button variant="default" mt="xs" onClick={addEmail}>
            {own_email.title}
          </Button>
        ) : null}
      </div>
      {dialog === 'card' ? <CardForm person={person} onClose={close} /> : null}
      {dialog === 'change' ? <ChangeEmailForm onClose={close} /> : null}
      {dialog === 'email' ? <OwnEmailForm onClose={close} /> : null}
    </Paper>
  )
}

/** The log shows the names of these roles, so another person approves a change. */
const asksForName = ({ own_role, assigned }: CurrentPerson) =>
  assigned.length > 0 && (own_role === 'agent' || own_role === 'supervisor' || own_role === 'admin')

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
      // A staff member's new name waits for another person.
      toastSuccess(
        asksForName(person) && values.full_name.trim() !== person.full_name ? account.name_waits : account.saved,
      )
      onClose()
    },
  })
  const { form } = saving
  return (
    <FormDialog of={saving} title={account.details} submit={account.save} onClose={onClose}>
      <FullNameField
        {...form.getInputProps('full_name')}
        {...(asksForName(person) ? { description: account.name_hint } : {})}
      />
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
