/** Making a condominium, or changing one and its settings: the same form for both. */
import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { newId } from '../shared/ids.ts'
import { defaultTimeZone, timeZones } from '../shared/time.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Row } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { type Condominium, condominiums } from './condominiums.contract.ts'
import { condominiumMessages } from './condominiums.messages.ts'
import { LastCleaning } from './LastCleaning.tsx'
import { NextRetention } from './NextRetention.tsx'

export interface CondominiumDialogProps {
  /** Absent for a new one. */
  condominium?: Condominium
  onClose: () => void
}

export function CondominiumDialog({ condominium, onClose }: CondominiumDialogProps) {
  const text = useText(condominiumMessages)
  const words = text.form
  const saving = useCallForm(condominium ? condominiums.change : condominiums.create, {
    initial: {
      id: condominium?.id ?? newId(),
      name: condominium?.name ?? '',
      address: condominium?.address ?? '',
      time_zone: condominium?.time_zone ?? defaultTimeZone,
      listed: condominium?.listed ?? true,
      retention_days: condominium?.retention_days ?? 90,
      log_resident_entries: condominium?.log_resident_entries ?? false,
    },
    done: () => {
      toastSuccess(condominium ? text.changed_done : text.created_done)
      onClose()
    },
  })
  return (
    <FormDialog
      of={saving}
      title={condominium ? words.edit_title : words.create_title}
      submit={condominium ? words.save : words.create}
      error={saving.error && `${text.save_failed}. ${saving.error}`}
      onClose={onClose}
    >
      <TextInput label={words.name} withAsterisk {...saving.form.getInputProps('name')} />
      <TextInput label={words.address} {...saving.form.getInputProps('address')} />
      <Row>
        <Select
          label={words.time_zone}
          description={words.time_zone_hint}
          data={timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          searchable
          allowDeselect={false}
          {...saving.form.getInputProps('time_zone')}
        />
        <NumberInput
          label={words.retention_days}
          description={words.retention_hint}
          min={7}
          max={3650}
          allowDecimal={false}
          {...saving.form.getInputProps('retention_days')}
        />
      </Row>
      {condominium ? <NextRetention of={condominium} onClose={onClose} /> : null}
      {condominium ? <LastCleaning of={condominium} /> : null}
      <Switch
        label={words.listed}
        description={words.listed_hint}
        {...saving.form.getInputProps('listed', { type: 'checkbox' })}
      />
      <Switch
        label={words.log_resident_entries}
        description={words.log_resident_entries_hint}
        {...saving.form.getInputProps('log_resident_entries', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}
