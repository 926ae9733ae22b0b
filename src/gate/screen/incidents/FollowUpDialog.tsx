/** A note about an open incident, which stays open or ends with it. */
import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { incidents } from '../../../incidents/incidents.contract.ts'
import { incidentKindTexts } from '../../../incidents/incidents.messages.ts'
import { mostText } from '../../../incidents/incidents.rules.ts'
import { problemsOf } from '../../../shared/fieldProblems.ts'
import { typedLine } from '../../../shared/fields.ts'
import { useRead } from '../../../web/calls/queries.ts'
import { fieldProblem } from '../../../web/calls/refusals.tsx'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { useDates } from '../../../web/cards/dates.tsx'
import { LineList } from '../../../web/cards/lists/LineList.tsx'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { Toggles } from '../../../web/form/fields/Toggles.tsx'
import { useFormState } from '../../../web/form/formState.ts'
import { useText } from '../../../web/language/language.tsx'
import type { OpenIncident } from '../../station/facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import type { Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { stationIncidentMessages } from './stationIncidents.messages.ts'

interface FollowUpDialogProps {
  station: Station
  glance: Glance
  incident: OpenIncident
  onClose: () => void
}

const words = typedLine(mostText)

export function FollowUpDialog({ station, glance, incident, onClose }: FollowUpDialogProps) {
  const { follow: text, ...all } = useText(stationIncidentMessages)
  const { done } = useText(guardMessages)
  const kinds = useText(incidentKindTexts)
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
  return (
    <FormDialog
      of={{ submit, pending: state === 'pending', error: state === 'failed' ? done.failed_text : null }}
      title={kinds[incident.kind]}
      submit={text.submit}
      note={<p className="garita-second">{station.online ? all.stays : all.offline}</p>}
      onClose={onClose}
    >
      <SoFar station={station} glance={glance} incident={incident} />
      <Textarea label={text.said} withAsterisk rows={5} maxLength={mostText} {...form.getInputProps('said')} />
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

/** Shows the lines that the station knows, or all lines if the server answers. */
function SoFar({ station, glance, incident }: Pick<FollowUpDialogProps, 'station' | 'glance' | 'incident'>) {
  const { follow: text } = useText(stationIncidentMessages)
  const dates = useDates().at(glance.time_zone)
  const asked = { condominium_id: station.snapshot?.condominium.id ?? '', id: incident.id }
  const whole = useRead(incidents.show, asked, { enabled: station.online && !station.practice }).data
  const { at, by, place, gate } = incident
  const last = whole?.notes.at(-1)
  const lines = [
    { id: incident.id, at, by: [by, place ?? gate], said: whole?.what_happened ?? incident.text },
    ...(whole?.notes.slice(0, -1) ?? []).map(({ id, written_at, actor_name, said }) => ({
      id,
      at: written_at,
      by: [actor_name],
      said,
    })),
  ]
  return (
    <LineList>
      {lines.map((line) => (
        <li key={line.id}>
          <div>
            <span className="garita-second">
              <span>{dates.moment(line.at)}</span>
              {line.by.filter(Boolean).map((part) => ` · ${part}`)}
            </span>
            <Text>{line.said}</Text>
          </div>
        </li>
      ))}
      {incident.last ? (
        <li>
          <div>
            <span className="garita-second">
              {last ? (
                <>
                  {dates.moment(last.written_at)} · {last.actor_name}
                </>
              ) : (
                text.last
              )}
            </span>
            <Text>{last?.said ?? incident.last}</Text>
          </div>
        </li>
      ) : null}
    </LineList>
  )
}
