/** Adds a home to a resident: in a condominium of the administrator, approved at once. */
import { TextInput } from '@mantine/core'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { newId } from '../../shared/ids.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { type Person, people } from '../people.contract.ts'
import { RightsFields, unsaid } from '../rights/RightsFields.tsx'
import { homeTexts } from './homes.messages.ts'
import { freshUnit, openError, WrittenUnit } from './WrittenUnit.tsx'

interface AddHomeDialogProps {
  person: Pick<Person, 'id' | 'full_name' | 'condominium'>
  onClose: () => void
}

export function AddHomeDialog({ person, onClose }: AddHomeDialogProps) {
  const text = useText(homeTexts)
  const saving = useCallForm(people.addHome, {
    initial: {
      id: person.id,
      residence_id: newId(),
      condominium_id: person.condominium?.id ?? '',
      unit_number: '',
      fresh: '',
      rights: unsaid,
    },
    input: ({ fresh, ...values }) => ({ ...values, ...freshUnit(fresh, values.unit_number) }),
    done: () => {
      toastSuccess(text.added)
      onClose()
    },
  })
  const { form } = saving
  return (
    <FormDialog
      of={saving}
      title={text.add_title(person.full_name)}
      submit={text.add}
      error={openError(saving, form.values)}
      onClose={onClose}
    >
      <p>{text.add_text}</p>
      <ChoiceSelect
        call={condominiums.choose}
        label={text.condominium}
        withAsterisk
        chosen={person.condominium}
        value={form.values.condominium_id || null}
        onChange={(id) => form.setFieldValue('condominium_id', id ?? '')}
        error={form.errors.condominium_id}
      />
      <TextInput label={text.unit} withAsterisk {...form.getInputProps('unit_number')} />
      <WrittenUnit
        condominium_id={form.values.condominium_id}
        written={form.values.unit_number}
        onChoose={(unit) => form.setFieldValue('unit_number', unit)}
        fresh={{ unit: form.values.fresh, onPress: (unit) => form.setFieldValue('fresh', unit) }}
      />
      <RightsFields value={form.values.rights} onChange={(rights) => form.setFieldValue('rights', rights)} />
    </FormDialog>
  )
}
