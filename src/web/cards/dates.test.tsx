// @vitest-environment happy-dom
/** Times are in the condominium's zone, and the zone is named where a reader could mistake them. */
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { CurrentUserProvider } from '../calls/currentUser.tsx'
import { Moment, ofReader, readersZone, useDates, type Zone } from './dates.tsx'

const at = '2026-11-23T18:39:00Z'
/** No other zone has the same clock: its offset has 45 minutes. */
const kathmandu = 'Asia/Kathmandu'

function Said({ zone, written = at }: { zone: Zone; written?: string }) {
  const dates = useDates().at(zone)
  return <p>{`${dates.moment(written)} | ${dates.beginning(written)} | ${dates.end(written)}`}</p>
}

const said = () => screen.getByText(/\|/).textContent?.split(' | ')

test('shows a time in the condominium’s zone and names the zone if the reader’s clock differs', () => {
  show(<Said zone={kathmandu} />)
  expect(said()?.[0]).toBe('Nov 24, 2026, 00:24 (Kathmandu time)')
})

test('omits the reader’s own zone and shows personal times in it', () => {
  show(<Said zone={readersZone()} />)
  const [own] = said() ?? []
  expect(own).not.toContain('time)')
  show(<Said zone={ofReader} />)
  expect(screen.getAllByText(/\|/).map(({ textContent }) => textContent?.split(' | ')[0])).toEqual([own, own])
})

test('names each zone, also the reader’s own, where several are in use', () => {
  const admin = { id: 'a', full_name: 'Eva', user_role: 'admin', condominium: null, sends_mail: true } as const
  show(
    <CurrentUserProvider value={{ ...admin, time_zones: ['America/Bogota', 'America/Tijuana'] }}>
      <Moment at={at} zone="America/Bogota" />
    </CurrentUserProvider>,
  )
  expect(screen.getByText(/13:39/).closest('time')?.textContent).toBe('13:39 Bogotá Nov 23, 2026')
})

test('names a whole day by the condominium’s midnights', () => {
  show(<Said zone="America/Tijuana" written="2026-11-23T08:00:00Z" />)
  expect(said()?.slice(1)).toEqual(['Nov 23, 2026', 'Nov 22, 2026'])
})

function Ago({ minutes }: { minutes: number }) {
  return <p>{useDates().ago(at, Date.parse(at) + minutes * 60_000)}</p>
}

test.each([
  ['es', ['ahora', 'hace 1 min', 'hace 59 min', 'hace 1 h', 'hace 47 h', 'anteayer', 'hace 3 días']],
  ['en', ['now', '1 min. ago', '59 min. ago', '1 hr. ago', '47 hr. ago', '2 days ago', '3 days ago']],
] as const)('says how long ago something was in the largest whole unit (%s)', (language, texts) => {
  const day = 24 * 60
  const past = [0, 1, 59, 60, 47 * 60 + 59, 2 * day, 3 * day]
  show(
    <div>
      {past.map((minutes) => (
        <Ago key={minutes} minutes={minutes} />
      ))}
    </div>,
    language,
  )
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(texts)
})
