/** The form's times are in the zone of the chosen condominium. */
import { expect, test } from 'vitest'
import { beginInput, firstBegin, inZone } from './beginForm.ts'

const [mexico, santiago] = ['America/Mexico_City', 'America/Santiago']
const now = Date.parse('2026-11-27T04:30:00Z')
const first = firstBegin('id', 'here', now, mexico)

test('begins an incident form now, and covers the last day in a request for information', () => {
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

test('keeps the moments of an incident when its condominium changes to one in another time zone', () => {
  const moved = { ...first, ...inZone(first, mexico, santiago) }
  expect(moved).toMatchObject({ occurred_at: '2026-11-27T01:30', request: { until: '2026-11-27T01:30' } })
  expect(beginInput(moved, santiago).occurred_at).toBe(beginInput(first, mexico).occurred_at)
})

test('keeps a day without its hour as typed, so that the contract reports the missing part', () => {
  const half = { ...first, occurred_at: '2026-11-26' }
  expect(beginInput(half, mexico).occurred_at).toBe('2026-11-26')
  expect(inZone(half, mexico, santiago).occurred_at).toBe('2026-11-26')
})
