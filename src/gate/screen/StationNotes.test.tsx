// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { speak } from '../../shared/messages.ts'
import type { Station } from '../station/station.ts'
import { gateMessages } from './guard.messages.ts'
import { StationNotes } from './StationNotes.tsx'

const now = Date.parse('2026-03-10T18:00:00Z')
const glance = { language: 'es', country: 'MX', time_zone: 'America/Mexico_City', now } as const
const { directory } = speak(gateMessages, 'es')

test('shows when the deleted data of a browser that is no tablet were from', () => {
  const station = {
    ...{ storage: 'kept', connecting: false, snapshot: null, time: () => ({ now, doubtful: false, why: null }) },
    forgot: '2026-03-10T15:05:00Z',
  } as unknown as Station
  show(<StationNotes station={station} glance={glance} damaged={0} />, 'es')
  expect(screen.getByRole('alert').textContent).toBe(`${directory.forgot('09:05')}${directory.forgot_text}`)
})
