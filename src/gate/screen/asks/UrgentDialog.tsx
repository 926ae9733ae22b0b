/** What is written down of an emergency or an authority afterwards. */
import { Textarea } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { typedLine } from '../../../shared/fields.ts'
import { byUnit } from '../../../shared/unitNames.ts'
import { arrivalTexts } from '../../../visits/arrivals/arrivals.messages.ts'
import { urgentTexts } from '../../../visits/arrivals/urgent.messages.ts'
import { toastRefusal, toastSuccess } from '../../../web/calls/toast.tsx'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { UnitSelect } from '../../../web/form/fields/UnitSelect.tsx'
import { useText } from '../../../web/language/language.tsx'
import { unitsIn } from '../../facts/gate.snapshot.ts'
import type { Act } from '../../facts/gateEvents.ts'
import type { Station } from '../../station/station.ts'
import { guardMessages } from '../guard.messages.ts'
import type { Completing } from './UrgentCards.tsx'

interface UrgentDialogProps extends Completing {
  station: Station
  onClose: () => void
}

export function UrgentDialog({ of, admitted, station, onClose }: UrgentDialogProps) {
  const text = useText(urgentTexts)
  const { needed } = useText(arrivalTexts)
  const { done } = useText(guardMessages)
  const [unit, setUnit] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const units = useMemo(() => [...unitsIn(station.snapshot)].sort(byUnit), [station.snapshot])
  const given = typedLine(300).safeParse(reason)
  const isEmergency = of.kind === 'emergency'
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    setTried(true)
    if (!given.success) return
    const act: Act = isEmergency
      ? { kind: 'emergency_note', of: of.id, unit_number: unit || null, reason: given.data }
      : { kind: 'authority_outcome', of: of.id, admitted: admitted === true, reason: given.data }
    setPending(true)
    station.record(act).then(
      () => {
        toastSuccess(text.saved)
        onClose()
      },
      () => {
        setPending(false)
        toastRefusal(done.failed, done.failed_text)
      },
    )
  }
  return (
    <FormDialog
      of={{ submit, pending, error: null }}
      title={isEmergency ? text.note_title : `${text.authority}: ${admitted ? text.admitted : text.turned_away}`}
      submit={text.save}
      onClose={onClose}
    >
      {isEmergency ? (
        <UnitSelect
          label={text.unit}
          placeholder={text.choose_unit}
          nothingFoundMessage={text.no_units}
          units={units}
          spellings={station.snapshot?.spellings}
          value={unit}
          onChange={setUnit}
        />
      ) : null}
      <Textarea
        label={isEmergency ? text.what : text.outcome}
        withAsterisk
        rows={3}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tried && !given.success ? needed : null}
      />
    </FormDialog>
  )
}
