/** Writes an incident: its kind and what happened; the rest is there for those who need it. Kept on the device first, sent once. */
import { Select, Textarea, TextInput } from '@mantine/core'
import { IconBell, IconFileText, IconNotes } from '@tabler/icons-react'
import { useState } from 'react'
import { askerTexts, incidentKindTexts, toldWhomTexts } from '../../../incidents/incidents.messages.ts'
import { agoChoices, askers, incidentKinds, toldChoices } from '../../../incidents/incidents.rules.ts'
import { fieldProblem } from '../../../web/calls/refusals.tsx'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { FieldGroup } from '../../../web/form/FieldGroup.tsx'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { type FormState, useFormState } from '../../../web/form/formState.ts'
import { MomentField } from '../../../web/form/MomentField.tsx'
import { Toggles } from '../../../web/form/Toggles.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Station } from '../../station/station.ts'
import { clockText, type Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import type { Recent } from '../lists/gateLists.ts'
import { firstIncident, type IncidentValues, incidentAct, incidentProblems } from './incidentForm.ts'
import './StationIncidents.css'
import { stationIncidentMessages } from './stationIncidents.messages.ts'

interface IncidentDialogProps {
  station: Station
  glance: Glance
  /** The line of the access log that it is about. */
  about: Recent | undefined
  onClose: () => void
}

export function IncidentDialog({ station, glance, about, onClose }: IncidentDialogProps) {
  const text = useText(stationIncidentMessages)
  const kinds = useText(incidentKindTexts)
  const whom = useText(toldWhomTexts)
  const { done } = useText(guardMessages)
  const [state, setState] = useState<'open' | 'pending' | 'failed'>('open')
  const zone = glance.time_zone
  const form = useFormState<IncidentValues>({
    initial: firstIncident(glance.now, zone),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(incidentProblems(values)).map(([field, problem]) => [field, fieldProblem(problem)]),
      ),
  })
  const { values } = form
  const submit = form.onSubmit(async (written) => {
    const act = incidentAct(written, { now: station.time().now, zone, lines: about ? [about.id] : [] })
    if (!act) return
    setState('pending')
    try {
      await station.record(act)
    } catch {
      return setState('failed')
    }
    onClose()
    toastSuccess(text.saved)
  })
  const agoText = (minutes: number) =>
    minutes === 0 ? text.now : minutes < 60 ? text.minutes_ago(minutes) : text.hours_ago(minutes / 60)

  return (
    <FormDialog
      of={{ submit, pending: state === 'pending', error: state === 'failed' ? done.failed_text : null }}
      title={text.act}
      submit={text.submit}
      size="46rem"
      note={<p className="garita-second">{station.online ? text.stays : text.offline}</p>}
      onClose={onClose}
    >
      {about ? <Note>{text.about(about.name, clockText(about.at, glance))}</Note> : null}
      <Toggles
        label={text.kind}
        values={incidentKinds}
        words={kinds}
        chosen={values.kind ? [values.kind] : []}
        error={form.errors.kind}
        onPress={(kind) => form.setFieldValue('kind', kind)}
      />
      <Textarea label={text.what} withAsterisk rows={3} maxLength={1000} {...form.getInputProps('what_happened')} />
      {values.kind === 'request' ? <RequestFields form={form} /> : null}
      <Toggles
        label={text.state}
        values={['open', 'over']}
        words={{ open: text.stays_open, over: text.is_over }}
        chosen={[values.closed ? 'over' : 'open']}
        onPress={(choice) => form.setFieldValue('closed', choice === 'over')}
      />
      <FieldGroup title={text.where} icon={IconNotes}>
        <TextInput
          label={text.where}
          description={text.where_else}
          autoComplete="off"
          {...form.getInputProps('place')}
        />
        <Select
          label={text.when}
          allowDeselect={false}
          data={agoChoices.map((minutes) => ({ value: String(minutes), label: agoText(minutes) }))}
          {...form.getInputProps('minutes_ago')}
        />
      </FieldGroup>
      <FieldGroup title={text.told} icon={IconBell}>
        <div className="garita-whole-row">
          <Toggles
            label={text.told}
            values={toldChoices}
            words={whom}
            chosen={values.told}
            onPress={(who) =>
              form.setFieldValue(
                'told',
                values.told.includes(who) ? values.told.filter((one) => one !== who) : [...values.told, who],
              )
            }
          />
        </div>
        <TextInput label={text.told_more} autoComplete="off" {...form.getInputProps('told_text')} />
      </FieldGroup>
    </FormDialog>
  )
}

/** A request for information is bounded to a time and a subject. */
function RequestFields({ form }: { form: FormState<IncidentValues> }) {
  const { request: text } = useText(stationIncidentMessages)
  const whoAsks = useText(askerTexts)
  return (
    <FieldGroup title={text.title} icon={IconFileText}>
      <div className="garita-whole-row">
        <Note tone="wait">{text.help}</Note>
      </div>
      <Select
        label={text.asker}
        allowDeselect={false}
        data={askers.map((value) => ({ value, label: whoAsks[value] }))}
        {...form.getInputProps('asker')}
      />
      <TextInput label={text.asked_by} withAsterisk autoComplete="off" {...form.getInputProps('asked_by')} />
      <TextInput label={text.paper} autoComplete="off" {...form.getInputProps('paper')} />
      <TextInput label={text.subject} withAsterisk autoComplete="off" {...form.getInputProps('subject')} />
      <MomentField label={text.from} time_label={text.hour} withAsterisk {...form.getInputProps('from')} />
      <MomentField label={text.until} time_label={text.hour} withAsterisk {...form.getInputProps('until')} />
      <TextInput
        label={text.given}
        description={text.given_empty}
        autoComplete="off"
        {...form.getInputProps('given')}
      />
    </FieldGroup>
  )
}
