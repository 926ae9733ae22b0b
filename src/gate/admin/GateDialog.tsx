/** Naming one more gate, or naming one otherwise. */
import { Select, TextInput } from '@mantine/core'
import { newId } from '../../shared/ids.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { type Gate, gate } from '../gate.contract.ts'
import { gatesMessages } from './gates.messages.ts'

export interface GateDialogProps {
  gates: readonly Gate[]
  /** Absent for a new one. */
  of?: Gate
  onClose: () => void
}

export function GateDialog({ gates, of, onClose }: GateDialogProps) {
  const text = useText(gatesMessages)
  const places = new Map(gates.map(({ condominium }) => [condominium.id, condominium.name]))
  const saving = useCallForm(of ? gate.renameGate : gate.addGate, {
    initial: {
      condominium_id: of?.condominium.id ?? gates[0]?.condominium.id ?? '',
      id: of?.id ?? newId(),
      name: of?.name ?? '',
    },
    done: () => {
      toastSuccess(of ? text.renamed : text.added)
      onClose()
    },
  })
  return (
    <FormDialog
      of={saving}
      title={of ? `${text.rename}: ${of.name}` : text.add_gate}
      submit={of ? undefined : text.add}
      onClose={onClose}
    >
      <TextInput
        label={text.name}
        description={text.gate_example}
        withAsterisk
        {...saving.form.getInputProps('name')}
      />
      {of || places.size === 1 ? null : (
        <Select
          label={text.condominium}
          data={[...places].map(([value, label]) => ({ value, label }))}
          searchable
          openOnFocus={false}
          allowDeselect={false}
          {...saving.form.getInputProps('condominium_id')}
        />
      )}
    </FormDialog>
  )
}
