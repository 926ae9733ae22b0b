// @vitest-environment happy-dom
/** The visitor's page at the end of a pass: in the tolerance of the gate it says so and keeps the code, then it is stamped. */
import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { toleranceMs } from './passEnd.ts'
import { VisitScreen } from './VisitScreen.tsx'

const end = Date.parse('2026-03-10T19:39:00Z')
const visit = {
  ...{ token: 'G1:PRUEBA', reader: null, day: null, access_number: '04711', auth_type: 'temporary_visitor' },
  ...{ name: 'Lucía', last_name: 'Núñez', host: 'Carolina', country: 'MX', condominium: 'Los Encinos', address: null },
  ...{ valid_from: '2026-03-10T12:00', valid_until: '2026-03-10T13:39', time_zone: 'America/Mexico_City' },
  ends_at: new Date(end).toISOString(),
}

test('says until when the gate still lets in, with the code, and then that the pass is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: end - 2_000 })
  const link = 'A'.repeat(44)
  location.hash = link
  onTestFinished(() => {
    vi.useRealTimers()
    location.hash = ''
    localStorage.clear()
  })
  serve(() => visit)
  show(<VisitScreen />, 'es')
  await screen.findByText('04711')
  expect(screen.queryByText('Venció 13:39')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  await screen.findByText('Venció 13:39')
  screen.getByText('La garita aún puede dejarte pasar hasta las 13:44: muéstralo.')
  screen.getByText('04711')
  await act(() => vi.advanceTimersByTimeAsync(toleranceMs))
  await screen.findByText('Este pase ya no sirve')
  screen.getByText('VENCIDO')
  expect(screen.queryByText('04711')).toBeNull()
})
