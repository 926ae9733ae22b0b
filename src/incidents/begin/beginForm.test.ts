/** The form of an incident at the desk: its times are those of the condominium that is chosen. */
import { expect, test } from 'vitest'
import { beginInput, firstBegin, inZone } from './beginForm.ts'

const [mexico, santiago] = ['America/Mexico_City', 'America/Santiago']
const now = Date.parse('2026-11-27T04:30:00Z')
const first = firstBegin('id', 'here', now, mexico)

test('it begins now, and a request is about the last day', () => {
  expect(first).toMatchObject({
    occurred_at: '2026-11-26T22:30',
    request: { from: '2026-11-25T22:30', until: '2026-11-26T22:30' },
  })
  expect(beginInput({ ...first, kind: 'theft' }, mexico)).toMatchObject({
    occurred_at: '2026-11-27T04:30:00.000Z',
    request: null,
  })
  expect(beginInput({ ...first, kind: 'request' }, mexico)).toMatchObject({
    request: { from: '2026-11-26T04:30:00.000Z' },
  })
})

test('another condominium shows the same moments by its own clock', () => {
  const moved = { ...first, ...inZone(first, mexico, santiago) }
  expect(moved).toMatchObject({ occurred_at: '2026-11-27T01:30', request: { until: '2026-11-27T01:30' } })
  expect(beginInput(moved, santiago).occurred_at).toBe(beginInput(first, mexico).occurred_at)
})

test('a day without its hour stays as it was typed, so that the contract says what is missing', () => {
  const half = { ...first, occurred_at: '2026-11-26' }
  expect(beginInput(half, mexico).occurred_at).toBe('2026-11-26')
  expect(inZone(half, mexico, santiago).occurred_at).toBe('2026-11-26')
})
