/** Filters that only the access log has: the kind of event and the gate. */

import { eventTexts } from '../../access-log/log.messages.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
import { ChoiceFilter, namesById } from '../../web/listing/ChoiceFilter.tsx'
import { gate } from '../gate.contract.ts'
import { logEvents } from '../visits/visits.contract.ts'
import { visitMessages } from '../visits/visits.messages.ts'

interface EventFilterProps {
  event: (typeof logEvents)[number] | undefined
  narrow: (changed: { event: (typeof logEvents)[number] | undefined }) => void
}

export function EventFilter({ event, narrow }: EventFilterProps) {
  const { filters: text } = useText(visitMessages)
  const events = useText(eventTexts)
  return (
    <ChoiceFilter
      label={text.event}
      all={text.all_events}
      choices={logEvents}
      names={events}
      value={event}
      onChoose={(event) => narrow({ event })}
    />
  )
}

interface GateFilterProps {
  gate_id: string | undefined
  /** The filter offers the gates of this condominium. */
  condominium_id: string
  narrow: (changed: { gate_id: string | undefined }) => void
}

export function GateFilter({ gate_id, condominium_id, narrow }: GateFilterProps) {
  const { filters: text } = useText(visitMessages)
  const gates = useRead(gate.gates, { condominium_id }).data ?? []
  if (gates.length < 2 && !gate_id) return null
  return (
    <ChoiceFilter
      label={text.gate}
      all={text.all_gates}
      {...namesById(gates)}
      value={gate_id}
      onChoose={(id) => narrow({ gate_id: id })}
    />
  )
}
