/** What a station shows of incidents before the server has told of them. */
import { expect, test } from 'vitest'
import { incidentOf, noteOf } from '../../../tests/support/gate/incidents.ts'
import type { OpenIncident } from '../facts/gate.snapshot.ts'
import type { Act, MadeEvent } from '../facts/gateEvents.ts'
import { base, made } from './ownEventFacts.ts'
import { withOwnIncidents } from './ownIncidents.ts'

const event = (act: Act): MadeEvent => ({ ...act, ...made() })
const known: OpenIncident = {
  ...{ id: made().id, kind: 'theft', at: '2026-01-01T00:00:00Z', place: null, gate: 'Norte' },
  ...{ by: 'Gus', text: 'Robaron una bicicleta', notes: 1, last: 'Vino la patrulla' },
}
const shown = (...own: MadeEvent[]) => withOwnIncidents({ ...base, incidents: [known] }, own)

test('an own incident stands first, cut like those of the server, unless nothing is left of it', () => {
  const mine = event(incidentOf({ what_happened: 'x'.repeat(300) }))
  expect(shown(mine, event(incidentOf({ closed: true })))).toMatchObject([
    { id: mine.id, kind: 'noise', place: 'Alberca', gate: base.gate.name, text: 'x'.repeat(200), notes: 0, last: null },
    known,
  ])
})

test('an own note is the last word, once, and ends what it closes', () => {
  expect(shown(event(noteOf(known.id, 'Apareció')))).toMatchObject([{ notes: 2, last: 'Apareció' }])
  expect(shown(event(noteOf(known.id, 'Vino la patrulla')))).toMatchObject([{ notes: 1 }])
  expect(shown(event(noteOf(known.id, 'Apareció', true)))).toEqual([])
  expect(shown(event(noteOf(made().id, 'De otro')))).toEqual([known])
})
