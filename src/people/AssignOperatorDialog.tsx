/** Giving an operator a condominium, both found by typing. */
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { ChoiceSelect } from '../web/form/ChoiceSelect.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'

export function AssignOperatorDialog({ onClose }: { onClose: () => void }) {
  const { operators: text, assign, users } = useText(peopleMessages)
  const saving = useCallForm(people.assign, {
    initial: { id: '', condominium_id: '' },
    done: () => {
      toastSuccess(text.saved)
      onClose()
    },
  })
  const { form } = saving
  const incomplete = Boolean(form.errors.id || form.errors.condominium_id)
  return (
    <FormDialog
      of={saving}
      title={text.dialog_title}
      submit={assign.submit}
      error={incomplete ? text.choose_both : saving.error && `${text.save_failed}. ${saving.error}`}
      onClose={onClose}
    >
      <ChoiceSelect
        call={people.chooseOperator}
        label={text.operator}
        placeholder={text.choose_operator}
        none={text.empty_title}
        withAsterisk
        value={form.values.id || null}
        onChange={(id) => form.setFieldValue('id', id ?? '')}
      />
      <ChoiceSelect
        call={condominiums.choose}
        label={users.condominium}
        placeholder={assign.choose}
        withAsterisk
        value={form.values.condominium_id || null}
        onChange={(id) => form.setFieldValue('condominium_id', id ?? '')}
      />
    </FormDialog>
  )
}
