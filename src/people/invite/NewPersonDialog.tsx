/** Creates an approved person: a resident with their unit, or staff with a condominium. */
import { Select, TextInput } from '@mantine/core'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { newId } from '../../shared/ids.ts'
import { roleTexts } from '../../shared/roles.messages.ts'
import { userRoles } from '../../shared/roles.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Row } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { freshUnit, openError, WrittenUnit } from '../homes/WrittenUnit.tsx'
import { people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { rolesToGive } from '../people.rules.ts'
import { RightsFields, unsaid } from '../rights/RightsFields.tsx'
import type { InviteDialogProps } from './InviteDialog.tsx'
import { invitationMessages } from './invitations.messages.ts'
import { languageNames } from './languageNames.ts'

interface NewPersonDialogProps {
  onDone: (person: InviteDialogProps['person']) => void
  onClose: () => void
}

export function NewPersonDialog({ onDone, onClose }: NewPersonDialogProps) {
  const { create: text } = useText(invitationMessages)
  const { edit } = useText(peopleMessages)
  const roles = useText(roleTexts)
  const { language } = useLanguage()
  const reader = useCurrentUser()
  // An admin of one condominium need not choose.
  const places = useRead(condominiums.choose, { search: '' }).data
  const only = places?.length === 1 ? places[0] : undefined
  const saving = useCallForm(people.create, {
    initial: {
      ...{ id: newId(), residence_id: newId(), full_name: '', email: '', phone_number: '', language },
      ...{ user_role: rolesToGive(reader.user_role)[0] ?? 'resident', condominium_id: '', unit_number: '', fresh: '' },
      rights: unsaid,
    },
    input: ({ user_role, condominium_id, unit_number, fresh, residence_id, rights, ...card }) => {
      const place = condominium_id || only?.id || ''
      if (user_role === 'resident')
        return {
          ...{ ...card, user_role, residence_id, condominium_id: place, unit_number, rights },
          ...freshUnit(fresh, unit_number),
        }
      if (user_role === 'super_admin') return { ...card, user_role }
      return { ...card, user_role, condominium_ids: place ? [place] : [] }
    },
    done: (_, { id, full_name, email }) => {
      toastSuccess(text.saved)
      onDone({ id, full_name, email: email.trim() || null, started: false, invited_at: null })
    },
  })
  const { form } = saving
  const { values } = form
  const isResident = values.user_role === 'resident'
  return (
    <FormDialog of={saving} title={text.title} submit={text.submit} error={openError(saving, values)} onClose={onClose}>
      <Select
        label={edit.role}
        allowDeselect={false}
        data={rolesToGive(reader.user_role).map((value) => ({ value, label: roles[value] }))}
        {...form.getInputProps('user_role')}
        onChange={(value) => form.setFieldValue('user_role', userRoles.find((one) => one === value) ?? 'resident')}
      />
      <TextInput label={edit.full_name} withAsterisk {...form.getInputProps('full_name')} />
      <Row>
        <TextInput type="email" label={text.email} description={text.email_hint} {...form.getInputProps('email')} />
        <TextInput type="tel" label={edit.phone_number} {...form.getInputProps('phone_number')} />
      </Row>
      {values.user_role === 'super_admin' ? null : (
        <ChoiceSelect
          call={condominiums.choose}
          label={edit.condominium}
          description={isResident ? undefined : text.places_hint}
          withAsterisk
          chosen={only}
          value={values.condominium_id || only?.id || null}
          onChange={(id) => form.setFieldValue('condominium_id', id ?? '')}
          error={form.errors.condominium_id ?? form.errors.condominium_ids}
        />
      )}
      <Row>
        {isResident ? <TextInput label={edit.unit_number} withAsterisk {...form.getInputProps('unit_number')} /> : null}
        <Select label={text.language} allowDeselect={false} data={languageNames} {...form.getInputProps('language')} />
      </Row>
      {isResident ? (
        <WrittenUnit
          condominium_id={values.condominium_id || only?.id || ''}
          written={values.unit_number}
          onChoose={(unit) => form.setFieldValue('unit_number', unit)}
          fresh={{ unit: values.fresh, onPress: (unit) => form.setFieldValue('fresh', unit) }}
        />
      ) : null}
      {isResident ? (
        <RightsFields value={values.rights} onChange={(rights) => form.setFieldValue('rights', rights)} />
      ) : null}
    </FormDialog>
  )
}
