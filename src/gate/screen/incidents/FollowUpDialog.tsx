/** A note about an open incident, which stays open or ends with it. */
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { incidentKindTexts } from '../../../incidents/incidents.messages.ts'
import { mostText } from '../../../incidents/incidents.rules.ts'
import { problemsOf } from '../../../shared/fieldProblems.ts'
import { typedLine } from '../../../shared/fields.ts'
import { fieldProblem } from '../../../web/calls/refusals.tsx'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { useDates } from '../../../web/cards/dates.tsx'
import { Facts } from '../../../web/cards/Facts.tsx'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { useFormState } from '../../../web/form/formState.ts'
import { useText } from '../../../web/language/language.tsx'
import type { OpenIncident } from '../../facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import type { Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import './StationIncidents.css'
import { stationIncidentMessages } from './stationIncidents.messages.ts'
import { Toggles } from './Toggles.tsx'

interface FollowUpDialogProps {
  station: Station
  glance: Glance
  incident: OpenIncident
  onClose: () => void
}

const words = typedLine(mostText)

export function FollowUpDialog({ station, glance, incident, onClose }: FollowUpDialogProps) {
  const { follow: text, ...all } = useText(stationIncidentMessages)
  const kinds = useText(incidentKindTexts)
  const { done } = useText(guardMessages)
  const dates = useDates().at(glance.time_zone)
  const [state, setState] = useState<'open' | 'pending' | 'failed'>('open')
  const form = useFormState({
    initial: { said: '', closes: false },
    validate: ({ said }) => {
      const read = words.safeParse(said)
      return read.success ? {} : { said: fieldProblem(problemsOf(read.error)[''] ?? 'invalid') }
    },
  })
  const submit = form.onSubmit(async ({ said, closes }) => {
    setState('pending')
    try {
      await station.record({ kind: 'incident_note', incident_id: incident.id, said, closes })
    } catch {
      return setState('failed')
    }
    onClose()
    toastSuccess(closes ? text.closed : text.saved)
  })
  const { kind, at, by, text: what, last, place, gate } = incident
  return (
    <FormDialog
      of={{ submit, pending: state === 'pending', error: state === 'failed' ? done.failed_text : null }}
      title={text.title}
      submit={text.submit}
      note={<p className="garita-second">{station.online ? all.stays : all.offline}</p>}
      onClose={onClose}
    >
      <Facts>
        <dt>{kinds[kind]}</dt>
        <dd>{[by, dates.moment(at), place ?? gate].filter(Boolean).join(' · ')}</dd>
        <dt>{all.what}</dt>
        <dd>{what}</dd>
        {last ? (
          <>
            <dt>{text.last}</dt>
            <dd>{last}</dd>
          </>
        ) : null}
      </Facts>
      <Textarea label={text.said} withAsterisk rows={3} maxLength={mostText} {...form.getInputProps('said')} />
      <Toggles
        label={all.state}
        values={['open', 'over']}
        words={{ open: text.goes_on, over: all.is_over }}
        chosen={[form.values.closes ? 'over' : 'open']}
        onPress={(choice) => form.setFieldValue('closes', choice === 'over')}
      />
    </FormDialog>
  )
}
