/** Completes an emergency or an authority. */
import { Textarea } from '@mantine/core'
import { typedLine } from '../../shared/fields.ts'
import { fieldProblem } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { Toggles } from '../../web/form/fields/Toggles.tsx'
import { UnitSelect } from '../../web/form/fields/UnitSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import { useGuardPost } from './guardPost.tsx'
import type { Completing } from './UrgentCard.tsx'
import { useActForm } from './useActForm.web.ts'

const reasonLine = typedLine(300)
const quick = ['ambulance', 'fire', 'police', 'mistake'] as const

export function UrgentDialog({ of, admitted = false, onClose }: Completing & { onClose: () => void }) {
  const text = useText(urgentTexts)
  const { units, spellings } = useGuardPost().useUnits()
  const isEmergency = of.kind === 'emergency'
  const saving = useActForm({
    name: `${of.kind} ${of.id}`,
    initial: { unit_number: '', reason: '' },
    validate: ({ reason }) =>
      reasonLine.safeParse(reason).success ? {} : { reason: fieldProblem('required', 'reason') },
    act: ({ unit_number, reason: typed }) => {
      const reason = reasonLine.parse(typed)
      return isEmergency
        ? { kind: 'emergency_note', of: of.id, unit_number: unit_number || null, reason }
        : { kind: 'authority_outcome', of: of.id, admitted, reason }
    },
    done: () => {
      toastSuccess(text.saved)
      onClose()
    },
  })
  const { form } = saving
  const chosen = quick.filter((word) => text.quick[word] === form.values.reason)
  return (
    <FormDialog
      of={saving}
      title={isEmergency ? text.note_title : `${text.authority}: ${admitted ? text.admitted : text.turned_away}`}
      submit={text.save}
      onClose={onClose}
    >
      {isEmergency ? (
        <Toggles
          label={text.usual}
          values={quick}
          words={text.quick}
          chosen={chosen}
          onPress={(word) => form.setFieldValue('reason', text.quick[word])}
        />
      ) : null}
      {isEmergency ? (
        <UnitSelect
          label={text.unit}
          placeholder={text.choose_unit}
          nothingFoundMessage={text.no_units}
          units={units}
          spellings={spellings}
          {...form.getInputProps('unit_number')}
          value={form.values.unit_number}
          onChange={(unit) => form.setFieldValue('unit_number', unit)}
        />
      ) : null}
      <Textarea
        label={isEmergency ? text.what : text.outcome}
        withAsterisk
        rows={3}
        maxLength={300}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
