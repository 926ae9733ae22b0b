import { expect, test } from 'vitest'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import { at, entryOf, minute, noon } from '../../station/verdict/verdictFacts.ts'
import { stripsOf } from './StationAsks.tsx'

const ask = { until: at(minute), outcome: null }
const asked = (name: string, more: Partial<Entry> = {}) =>
  entryOf({ authorization_id: name, name, status: 'pending_approval', created_at: at(0), ask, ...more })
const shown = (entries: readonly Entry[]) => stripsOf(entries, noon + minute).map(({ name }) => name)

test('shows the four newest requests of the last minutes, the newest first', () => {
  const five = [1, 2, 3, 4, 5].map((second) => asked(String(second), { created_at: at(second * 1000) }))
  expect(shown(five)).toEqual(['5', '4', '3', '2'])
  expect(shown([asked('old', { created_at: at(-10 * minute) })])).toEqual([])
})

test('keeps a request on the screen for a while after its home wants a call, even after the deadline', () => {
  const callWanted = { at: at(0), by: 'Ana' }
  expect(shown([asked('old', { created_at: at(-15 * minute), call_wanted: callWanted })])).toEqual(['old'])
  expect(
    shown([asked('older', { created_at: at(-30 * minute), call_wanted: { ...callWanted, at: at(-15 * minute) } })]),
  ).toEqual([])
})

test('keeps an approved request until the entry, and drops settled and denied ones', () => {
  expect(
    shown([
      asked('approved', { status: 'approved', ask: { ...ask, outcome: 'admitted' } }),
      asked('inside', { status: 'approved', inside: { since: at(0), gate: null } }),
      asked('left', { ask: { ...ask, outcome: 'left' } }),
      asked('by phone', { closed: true }),
      asked('denied', { status: 'denied' }),
      asked('invited', { status: 'approved', ask: null }),
    ]),
  ).toEqual(['approved'])
})
