/** Emergencies and authorities that a guard must still write down, each with its next step. */
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { typedLine } from '../../shared/fields.ts'
import { byUnit } from '../../shared/unitNames.ts'
import { arrivalTexts, urgentTexts } from '../../visits/arrivals/arrivals.messages.ts'
import { toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { UnitSelect } from '../../web/form/UnitSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { type Urgent, unitsIn } from '../facts/gate.snapshot.ts'
import type { Act } from '../facts/gateEvents.ts'
import type { Station } from '../station/station.ts'
import { clockText, type Glance } from './gateWords.ts'
import { guardMessages } from './guard.messages.ts'

type Completing = { of: Urgent; admitted?: boolean }

export function UrgentCards({ station, glance }: { station: Station; glance: Glance }) {
  const text = useText(urgentTexts)
  const [completing, setCompleting] = useState<Completing | null>(null)
  const { snapshot, agent } = station
  return (
    <>
      {snapshot?.urgent?.map((one) => {
        const when = clockText(one.at, glance)
        return (
          <div key={one.id} className="garita-conflict" data-urgent={one.kind}>
            {one.kind === 'emergency' ? (
              <Note tone="wait" title={text.emergency_at(when)}>
                {text.emergency_text(one.agent_name || agent.name)}
              </Note>
            ) : (
              <Note tone="wait" title={text.authority_at(when)}>
                <span className="garita-protocol">{snapshot.authority_protocol || text.protocol}</span>
              </Note>
            )}
            {one.kind === 'emergency' ? (
              <Button variant="default" size="lg" onClick={() => setCompleting({ of: one })}>
                {text.note}
              </Button>
            ) : (
              <div className="garita-urgent-acts">
                <Button variant="default" size="lg" onClick={() => setCompleting({ of: one, admitted: true })}>
                  {text.admitted}
                </Button>
                <Button variant="default" size="lg" onClick={() => setCompleting({ of: one, admitted: false })}>
                  {text.turned_away}
                </Button>
              </div>
            )}
          </div>
        )
      })}
      {completing ? <UrgentDialog {...completing} station={station} onClose={() => setCompleting(null)} /> : null}
    </>
  )
}

function UrgentDialog({ of, admitted, station, onClose }: Completing & { station: Station; onClose: () => void }) {
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
