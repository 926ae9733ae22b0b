/** The times of a reservation as the guard reads them. */
import { expect, test } from 'vitest'
import { type Glance, spanText } from './gateTimes.ts'

const glance: Glance = { language: 'es', time_zone: 'America/Mexico_City', now: Date.parse('2026-11-21T17:00-06:00') }

test.each([
  ['within today', '2026-11-21T18:00-06:00', '2026-11-21T20:30-06:00', '18:00–20:30'],
  ['until midnight', '2026-11-21T23:30-06:00', '2026-11-22T00:00-06:00', '23:30–24:00'],
  ['into the next day', '2026-11-21T19:00-06:00', '2026-11-22T01:00-06:00', '19:00–dom 22 de nov 01:00'],
  ['since yesterday', '2026-11-20T22:00-06:00', '2026-11-21T18:00-06:00', 'vie 20 de nov 22:00–18:00'],
  ['of tomorrow', '2026-11-22T10:00-06:00', '2026-11-22T12:00-06:00', 'dom 22 de nov 10:00–12:00'],
  ['of tomorrow, until midnight', '2026-11-22T10:00-06:00', '2026-11-23T00:00-06:00', 'dom 22 de nov 10:00–24:00'],
])('%s', (_, from, until, text) => {
  expect(spanText(from, until, glance).replaceAll(',', '')).toBe(text)
})
