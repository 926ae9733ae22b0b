// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import type { Station } from '../../station/station.ts'
import { noon, snapshotOf } from '../../station/verdict/verdictFacts.ts'
import type { Glance } from '../gateWords.ts'
import { IncidentDialog } from './IncidentDialog.tsx'
import { firstIncident, incidentAct, incidentProblems } from './incidentForm.ts'

const zone = 'America/Mexico_City'
const glance: Glance = { language: 'en', now: noon, time_zone: zone, country: 'MX' }
const at = { now: noon, zone, lines: [] }

test('records a plain incident with three presses and its text', async () => {
  const record = vi.fn(async () => 'id')
  const time = () => ({ now: noon, doubtful: false, why: null })
  const station = { snapshot: snapshotOf({}), record, time, online: true } as unknown as Station
  const { user } = show(<IncidentDialog station={station} glance={glance} about={undefined} onClose={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(record).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Theft' }))
  await user.type(screen.getByRole('textbox', { name: /^What happened/ }), 'A bicycle')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(record).toHaveBeenCalledExactlyOnceWith({
    ...{ kind: 'incident', incident: 'theft', happened_at: new Date(noon).toISOString(), what_happened: 'A bicycle' },
    ...{ place: null, told: [], told_text: null, closed: false, lines: [], request: null },
  })
})

test('requires the asker and the subject of a request for information, and covers the last day unless the guard chooses another time', () => {
  const first = { ...firstIncident(noon, zone), kind: 'request', what_happened: 'Police' } as const
  expect(Object.keys(incidentProblems(first)).sort()).toEqual(['asked_by', 'subject'])
  const whole = { ...first, asked_by: 'Rosa Paz', subject: 'A gray car' }
  expect(incidentProblems(whole)).toEqual({})
  expect(incidentProblems({ ...whole, until: '2020-01-01T00:00' })).toEqual({ until: 'until_before_from' })
  expect(incidentProblems({ ...whole, from: '2020-01-01' })).toEqual({ from: 'moment' })
  expect(incidentAct({ ...whole, minutes_ago: '30' }, at)).toMatchObject({
    happened_at: new Date(noon - 30 * 60_000).toISOString(),
    request: {
      ...{ asker: 'police', paper: null, given: null },
      from: new Date(noon - 24 * 3_600_000).toISOString(),
      until: new Date(noon).toISOString(),
    },
  })
})
