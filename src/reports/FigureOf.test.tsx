// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show, within } from '../../tests/support/show.tsx'
import { FigureOf } from './FigureOf.tsx'
import type { Report } from './reports.contract.ts'
import { useBefore } from './useBefore.web.ts'

const line = (name: string, value: number) => ({ key: name, name, value, shown: String(value), more: ['10%'] })

test('opens the table of a figure, whose zero lines share one', async () => {
  const lines = [line('Pool', 3), line('Gym', 0), line('Hall', 0), line('Court', 0), line('Roof', 0)]
  const table = { is: 'All bookings.', heads: ['Amenity', 'Bookings', 'Share'] }
  const { user } = show(<FigureOf title="Use" figure="3" lines={lines} table={table} />)
  const region = within(screen.getByRole('region', { name: 'Use' }))
  expect(region.queryByRole('table')).toBeNull()
  await user.click(region.getByRole('button', { name: /^Show table/ }))
  expect(region.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Pool', 'All others'])
  expect(region.getByText('All bookings.')).toBeTruthy()
})

const report = (total: number) =>
  ({
    from: '2026-10-01',
    until: '2026-10-30',
    arrivals: { total },
    requests: { total: 0 },
    amenities: [],
  }) as unknown as Report

function Earlier({ total }: { total: number }) {
  return <p>{useBefore(report(total))((one) => `${one.arrivals.total} entries`) ?? 'no comparison'}</p>
}

test.each([
  [4, 'Before: 4 entries'],
  [0, 'no comparison'],
])('compares with the days before only if something was counted then: %s', (total, words) => {
  show(<Earlier total={total} />)
  expect(screen.getByText(words)).toBeTruthy()
})
