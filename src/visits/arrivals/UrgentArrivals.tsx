/** Emergencies and authorities at the desk: those that somebody must still write down, and the dialog that does. */
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { spellings } from '../../units/spellings/spellings.contract.ts'
import { useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { UnitSelect } from '../../web/form/fields/UnitSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { arrivals, type UrgentArrival } from './arrivals.contract.ts'
import { urgentTexts } from './urgent.messages.ts'
import './UrgentArrivals.css'
import { visits } from '../visits.contract.ts'

type Completing = { of: UrgentArrival; admitted?: boolean }

export function UrgentArrivals() {
  const text = useText(urgentTexts)
  const dates = useDates()
  const open = useRead(arrivals.urgent, {})
  const [completing, setCompleting] = useState<Completing | null>(null)
  const Dialog = completing?.of.kind === 'emergency' ? EmergencyDialog : AuthorityDialog
  return (
    <>
      {open.data?.map((one) => {
        const when = dates.at(one.condominium.time_zone).moment(one.at)
        return (
          <Note
            key={one.id}
            tone="wait"
            title={one.kind === 'emergency' ? text.emergency_at(when) : text.authority_at(when)}
          >
            <span className="garita-desk-protocol">
              {one.kind === 'emergency' ? text.emergency_text(one.agent_name) : one.authority_protocol || text.protocol}
            </span>
            <span className="garita-urgent-choices">
              {one.kind === 'emergency' ? (
                <Button variant="default" onClick={() => setCompleting({ of: one })}>
                  {text.note}
                </Button>
              ) : (
                [true, false].map((admitted) => (
                  <Button key={String(admitted)} variant="default" onClick={() => setCompleting({ of: one, admitted })}>
                    {admitted ? text.admitted : text.turned_away}
                  </Button>
                ))
              )}
            </span>
          </Note>
        )
      })}
      {completing ? <Dialog {...completing} onClose={() => setCompleting(null)} /> : null}
    </>
  )
}

type DialogProps = Completing & { onClose: () => void }

function EmergencyDialog({ of, onClose }: DialogProps) {
  const text = useText(urgentTexts)
  const here = { condominium_id: of.condominium.id }
  const units = useRead(visits.units, here)
  const spelled = useRead(spellings.spelled, here)
  const saving = useCallForm(arrivals.noteEmergency, {
    initial: { ...here, id: of.id, event_id: newId(), unit_number: '', reason: '' },
    input: (values) => ({ ...values, unit_number: values.unit_number || null }),
    done: () => {
      toastSuccess(text.saved)
      onClose()
    },
  })
  const { form } = saving
  return (
    <FormDialog of={saving} title={text.note_title} submit={text.save} onClose={onClose}>
      <UnitSelect
        label={text.unit}
        placeholder={text.choose_unit}
        nothingFoundMessage={text.no_units}
        units={units.data ?? []}
        spellings={spelled.data}
        {...form.getInputProps('unit_number')}
        value={form.values.unit_number}
        onChange={(unit) => form.setFieldValue('unit_number', unit)}
      />
      <Textarea label={text.what} withAsterisk rows={3} maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  )
}

function AuthorityDialog({ of, admitted = false, onClose }: DialogProps) {
  const text = useText(urgentTexts)
  const saving = useCallForm(arrivals.settleAuthority, {
    initial: { condominium_id: of.condominium.id, id: of.id, event_id: newId(), admitted, reason: '' },
    done: () => {
      toastSuccess(text.saved)
      onClose()
    },
  })
  return (
    <FormDialog
      of={saving}
      title={`${text.authority}: ${admitted ? text.admitted : text.turned_away}`}
      submit={text.save}
      onClose={onClose}
    >
      <Textarea label={text.outcome} withAsterisk rows={3} maxLength={300} {...saving.form.getInputProps('reason')} />
    </FormDialog>
  )
}
