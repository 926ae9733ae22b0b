import { Select, TextInput } from '@mantine/core'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { approvalTexts, roleTexts } from '../../shared/roles.messages.ts'
import { approvalStatuses } from '../../shared/roles.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { homeTexts } from '../homes/homes.messages.ts'
import { freshUnit, openError, WrittenUnit } from '../homes/WrittenUnit.tsx'
import { type Person, people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { rolesToGive } from '../people.rules.ts'

const valuesOf = (person: Person) => ({
  id: person.id,
  full_name: person.full_name,
  email: person.email ?? '',
  phone_number: person.phone_number ?? '',
  user_role: person.user_role,
  approval_status: person.asked_home ? ('approved' as const) : person.approval_status,
  condominium_id: person.condominium?.id ?? '',
  unit_number: person.unit_number ?? '',
  fresh: '',
})

/** Explains the effect of a changed or removed address. */
function useEmailHint(person: Person): (written: string) => string | undefined {
  const { edit } = useText(peopleMessages)
  const { sends_mail } = useCurrentUser()
  return (written) => {
    if (written === (person.email ?? '')) return undefined
    if (written.trim() === '') return person.started ? edit.email_taken_away : undefined
    if (!sends_mail) return edit.email_hint_at_once
    return person.email === null ? edit.email_hint_first : edit.email_hint
  }
}

export function EditPersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { edit, success } = useText(peopleMessages)
  const homes = useText(homeTexts)
  const roles = useText(roleTexts)
  const states = useText(approvalTexts)
  const reader = useCurrentUser()
  const saving = useCallForm(people.change, {
    initial: valuesOf(person),
    revision: person.revision,
    read: (now) => valuesOf(now as Person),
    input: ({ user_role, condominium_id, unit_number, fresh, ...card }) =>
      user_role === 'resident'
        ? { ...card, user_role, condominium_id, unit_number, ...freshUnit(fresh, unit_number) }
        : { ...card, user_role },
    done: () => {
      const saved = form.values.user_role === person.user_role ? edit.saved : edit.role_saved
      toastSuccess([saved, leaves && homes.has_left(leaves)].filter(Boolean).join('. '), success)
      onClose()
    },
  })
  const { form } = saving
  const emailHint = useEmailHint(person)
  const { values } = form
  const error = openError(saving, values)
  // The staff member lives there; as a resident they would live in the form's unit.
  const [home] = person.homes.filter(({ waits }) => !waits)
  const leaves =
    home &&
    person.user_role !== 'resident' &&
    values.user_role === 'resident' &&
    (home.condominium.id !== values.condominium_id || home.unit_number !== values.unit_number.trim().toUpperCase())
      ? `${home.unit_number} · ${home.condominium.name}`
      : null
  const several = person.homes.length > 1 && values.user_role === 'resident'
  const moved =
    values.user_role !== person.user_role ||
    values.unit_number !== (person.unit_number ?? '') ||
    values.condominium_id !== (person.condominium?.id ?? '')

  return (
    <FormDialog
      of={saving}
      title={edit.title}
      submit={edit.save}
      error={error && `${values.user_role === person.user_role ? edit.failed : edit.role_failed}. ${error}`}
      onClose={onClose}
    >
      <TextInput label={edit.full_name} withAsterisk {...form.getInputProps('full_name')} />
      <Row>
        <TextInput
          type="email"
          label={edit.email}
          description={emailHint(values.email)}
          {...form.getInputProps('email')}
        />
        <TextInput type="tel" label={edit.phone_number} {...form.getInputProps('phone_number')} />
      </Row>
      <Row>
        <Select
          label={edit.role}
          allowDeselect={false}
          data={rolesToGive(reader.user_role).map((value) => ({ value, label: roles[value] }))}
          {...form.getInputProps('user_role')}
        />
        <Select
          label={edit.state}
          allowDeselect={false}
          data={approvalStatuses.map((value) => ({ value, label: states[value] }))}
          {...form.getInputProps('approval_status')}
        />
      </Row>
      {several ? <Note>{homes.several}</Note> : leaves ? <Note tone="wait">{homes.leaves(leaves)}</Note> : null}
      {values.user_role === 'resident' && !several ? (
        <>
          <ChoiceSelect
            call={condominiums.choose}
            label={edit.condominium}
            withAsterisk
            chosen={person.condominium}
            value={values.condominium_id || null}
            onChange={(id) => form.setFieldValue('condominium_id', id ?? '')}
            error={form.errors.condominium_id}
          />
          <TextInput label={edit.unit_number} withAsterisk {...form.getInputProps('unit_number')} />
          {moved ? (
            <WrittenUnit
              condominium_id={values.condominium_id}
              written={values.unit_number}
              onChoose={(unit) => form.setFieldValue('unit_number', unit)}
              fresh={{ unit: values.fresh, onPress: (unit) => form.setFieldValue('fresh', unit) }}
            />
          ) : null}
        </>
      ) : null}
      {moved ? <Note tone="wait">{edit.role_note}</Note> : null}
    </FormDialog>
  )
}
