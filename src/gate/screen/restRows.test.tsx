// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { speak } from '../../shared/messages.ts'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import type { Entry } from '../station/facts/gate.snapshot.ts'
import type { Station } from '../station/station.ts'
import { at, entryOf, hour, minute, noon } from '../station/verdict/verdictFacts.ts'
import { PersonRows } from './lists/PersonRows.tsx'
import { UrgentLines } from './UrgentLines.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

const glance = { language: 'es', country: 'MX', time_zone: 'America/Mexico_City', now: noon } as const
const urgent = speak(urgentTexts, 'es')

const rowOf = (more: Partial<Entry>) => (
  <PersonRows
    entries={[entryOf({ plates: [], ...more })]}
    label=""
    glance={glance}
    ordinary="temporary_visitor"
    onChoose={() => undefined}
  />
)

test('leaves the kind of most rows and a whole day out of a row, and says a time that limits the visit', () => {
  const who = 'A-101Lucía Núñez'
  const { again } = show(rowOf({ valid_from: at(-12 * hour), valid_until: at(12 * hour) }), 'es')
  const said = (more: Partial<Entry>) => {
    again(rowOf(more))
    return screen.getByRole('button').textContent
  }
  expect(screen.getByRole('button').textContent).toBe(who)
  expect(said({ valid_from: at(-12 * hour), valid_until: at(36 * hour) })).toBe(who)
  expect(said({ valid_until: at(2 * hour) })).toBe(`${who}hasta 14:00`)
  expect(said({ valid_from: at(hour), valid_until: at(12 * hour) })).toBe(`${who}desde 13:00`)
  expect(said({ valid_from: at(hour), valid_until: at(2 * hour) })).toBe(`${who}13:00–14:00`)
  const worker = { kind: 'worker', valid_from: null, valid_until: null } as const
  const schedule = { days: [1, 2], from: '08:00', until: '13:00' }
  expect(said({ ...worker, schedule })).toBe(`${who}Colaboradorhasta 13:00`)
  expect(said({ ...worker, schedule: { ...schedule, from: '12:30' } })).toBe(`${who}Colaborador12:30–13`)
  expect(said({ ...worker, schedule: { ...schedule, days: [1] } })).toBe(`${who}Colaboradorlun 8–13`)
})

const matter = (id: string, kind: 'emergency' | 'authority', when: number) => ({
  ...{ id, kind, at: at(when), agent_name: 'Gus', gate: null },
})

test('shows each open emergency or authority as one line with its acts, and opens only an authority who just came', () => {
  const station = {
    snapshot: {
      urgent: [
        matter('3', 'authority', -1000),
        matter('2', 'emergency', -2 * minute),
        matter('1', 'authority', -3 * minute),
      ],
    },
    agent: { name: 'Gus' },
  } as unknown as Station
  show(<UrgentLines station={station} glance={glance} />, 'es')
  const lines = [urgent.authority_at('11:59'), urgent.emergency_at('11:58'), urgent.authority_at('11:57')].map((name) =>
    screen.getByRole('button', { name }),
  )
  const opened = () => lines.map((line) => line.getAttribute('aria-expanded'))
  expect(opened()).toEqual(['true', 'false', 'false'])
  expect(screen.getAllByRole('button', { name: urgent.admitted })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: urgent.note })).toHaveLength(1)
  act(() => lines[2]?.click())
  expect(opened()).toEqual(['false', 'false', 'true'])
  act(() => lines[2]?.click())
  expect(opened()).toEqual(['false', 'false', 'false'])
})
