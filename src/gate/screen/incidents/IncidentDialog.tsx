/**
 * Records an incident on the device first and sends it once. Most incidents need only a kind and a text, so the other fields are
 * optional.
 */
import { Select, Textarea, TextInput } from '@mantine/core'
import { IconNotes } from '@tabler/icons-react'
import { useState } from 'react'
import { InformedFields, RequestFields } from '../../../incidents/begin/IncidentFields.tsx'
import { askerTexts, incidentKindTexts, toldWhomTexts } from '../../../incidents/incidents.messages.ts'
import { agoChoices, askers, incidentKinds, informedChoices } from '../../../incidents/incidents.rules.ts'
import { fieldProblem } from '../../../web/calls/refusals.tsx'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { FieldGroup } from '../../../web/form/fields/FieldGroup.tsx'
import { Toggles } from '../../../web/form/fields/Toggles.tsx'
import { useFormState } from '../../../web/form/formState.ts'
import { useText } from '../../../web/language/language.tsx'
import type { Station } from '../../station/station.ts'
import { clockText, type Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import type { Recent } from '../lists/gateLists.ts'
import { firstIncident, type IncidentValues, incidentAct, incidentProblems } from './incidentForm.ts'
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
  const whoAsks = useText(askerTexts)
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
      {values.kind === 'request' ? (
        <RequestFields
          input={form.getInputProps}
          askers={askers.map((value) => ({ value, label: whoAsks[value] }))}
          words={text.request}
        />
      ) : null}
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
      <InformedFields form={form} choices={informedChoices} choiceWords={whom} words={text} />
    </FormDialog>
  )
}
