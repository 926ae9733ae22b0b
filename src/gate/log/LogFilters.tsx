/** Filters that only the access log has: the kind of event and the gate. */

import { Select } from '@mantine/core'
import { eventTexts } from '../../access-log/log.messages.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
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
    <Select
      aria-label={text.event}
      placeholder={text.all_events}
      clearable
      data={logEvents.map((value) => ({ value, label: events[value] }))}
      value={event ?? null}
      onChange={(value) => narrow({ event: logEvents.find((one) => one === value) })}
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
    <Select
      aria-label={text.gate}
      placeholder={text.all_gates}
      clearable
      data={gates.map(({ id, name }) => ({ value: id, label: name }))}
      value={gate_id ?? null}
      onChange={(id) => narrow({ gate_id: id ?? undefined })}
    />
  )
}
