import type { OpenIncident, Snapshot } from './facts/gate.snapshot.ts'
import type { MadeEvent } from './facts/gateEvents.ts'

const mostShown = 200

export function withOwnIncidents(
  { incidents = [], gate }: Pick<Snapshot, 'incidents' | 'gate'>,
  own: readonly MadeEvent[],
): OpenIncident[] {
  const open = new Map(incidents.map((one) => [one.id, one]))
  for (const event of own) {
    if (event.kind === 'incident' && !event.closed && !open.has(event.id)) {
      open.set(event.id, {
        id: event.id,
        kind: event.incident,
        at: event.happened_at,
        place: event.place,
        gate: gate.id === event.gate_id ? gate.name : null,
        by: '',
        text: event.what_happened.slice(0, mostShown),
        notes: 0,
        last: null,
      })
    }
    if (event.kind !== 'incident_note') continue
    const one = open.get(event.incident_id)
    const said = event.said.slice(0, mostShown)
    if (event.closes) open.delete(event.incident_id)
    // A snapshot from a moment ago may include it already.
    else if (one && one.last !== said) open.set(one.id, { ...one, notes: one.notes + 1, last: said })
  }
  return [...open.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
