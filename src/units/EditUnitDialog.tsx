/** Changes the facts of a unit, but not its number: homes, visits and the log refer to it. */
import { Select, TextInput } from '@mantine/core'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Row } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { UnitPhones } from './UnitPhones.tsx'
import { type Unit, units } from './units.contract.ts'
import { unitKindTexts, unitMessages, unitStateTexts } from './units.messages.ts'
import { unitKinds, unitStates } from './units.rules.ts'

interface EditUnitDialogProps {
  place: string
  unit: Unit
  onClose: () => void
}

export function EditUnitDialog({ place, unit, onClose }: EditUnitDialogProps) {
  const { form: text, ...words } = useText(unitMessages)
  const kinds = useText(unitKindTexts)
  const states = useText(unitStateTexts)
  const saving = useCallForm(units.change, {
    revision: unit.revision,
    initial: {
      condominium_id: place,
      id: unit.id,
      tower: unit.tower ?? '',
      floor: unit.floor ?? '',
      kind: unit.kind,
      state: unit.state,
      bays: unit.bays ?? '',
      phones: unit.phones,
    },
    done: () => {
      toastSuccess(text.changed)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={text.edit_title(unit.unit_number)} onClose={onClose}>
      <Row>
        <Select
          label={words.kind}
          data={unitKinds.map((value) => ({ value, label: kinds[value] }))}
          allowDeselect={false}
          {...saving.form.getInputProps('kind')}
        />
        <Select
          label={words.state}
          data={unitStates.map((value) => ({ value, label: states[value] }))}
          allowDeselect={false}
          {...saving.form.getInputProps('state')}
        />
      </Row>
      <Row>
        <TextInput label={text.tower} {...saving.form.getInputProps('tower')} />
        <TextInput label={text.floor} {...saving.form.getInputProps('floor')} />
      </Row>
      <TextInput label={text.bays} description={text.bays_hint} {...saving.form.getInputProps('bays')} />
      <UnitPhones form={saving.form} />
    </FormDialog>
  )
}
