/** A station shows its own incidents before the server includes them in a snapshot. */
import { expect, test } from 'vitest'
import { incidentOf, noteOf } from '../../../tests/support/gate/incidents.ts'
import type { OpenIncident } from './facts/gate.snapshot.ts'
import type { Act, MadeEvent } from './facts/gateEvents.ts'
import { base, made } from './ownEventFacts.ts'
import { withOwnIncidents } from './ownIncidents.ts'

const event = (act: Act): MadeEvent => ({ ...act, ...made() })
const known: OpenIncident = {
  ...{ id: made().id, kind: 'theft', at: '2026-01-01T00:00:00Z', place: null, gate: 'Norte' },
  ...{ by: 'Gus', text: 'Robaron una bicicleta', notes: 1, last: 'Vino la patrulla' },
}
const shown = (...own: MadeEvent[]) => withOwnIncidents({ ...base, incidents: [known] }, own)

test('shows a station’s own incident first, shortened like those of the server, unless it is closed', () => {
  const mine = event(incidentOf({ what_happened: 'x'.repeat(300) }))
  expect(shown(mine, event(incidentOf({ closed: true })))).toMatchObject([
    { id: mine.id, kind: 'noise', place: 'Alberca', gate: base.gate.name, text: 'x'.repeat(200), notes: 0, last: null },
    known,
  ])
})

test('shows a station’s own note once as the last one, and removes the incident that the note closes', () => {
  expect(shown(event(noteOf(known.id, 'Apareció')))).toMatchObject([{ notes: 2, last: 'Apareció' }])
  expect(shown(event(noteOf(known.id, 'Vino la patrulla')))).toMatchObject([{ notes: 1 }])
  expect(shown(event(noteOf(known.id, 'Apareció', true)))).toEqual([])
  expect(shown(event(noteOf(made().id, 'De otro')))).toEqual([known])
})
