// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show, within } from '../../../tests/support/show.tsx'
import { type Bar, BarChart } from './BarChart.tsx'

const bar = (name: string, value: number): Bar => ({ key: name, name, short: name, value, shown: String(value) })
const barsIn = (label: string) => within(screen.getByRole('list', { name: label })).getAllByRole('listitem')
const partOf = (item: HTMLElement | undefined) => item?.style.getPropertyValue('--part')

test('draws thirty days in one line, of which six show their name and all say it', () => {
  const days = Array.from({ length: 30 }, (_, at) => bar(`day ${at + 1}`, at === 12 ? 40 : at))
  show(<BarChart label="Entries" bars={days} upright />)
  const list = screen.getByRole('list', { name: 'Entries' })
  expect(list.style.getPropertyValue('--all')).toBe('30')
  const items = barsIn('Entries')
  expect(items).toHaveLength(30)
  const named = items.filter((item) => item.querySelector('[aria-hidden="true"]')?.textContent !== '')
  expect(named.map((item) => item.textContent)).toEqual(
    [1, 6, 11, 16, 21, 26].map((day) => expect.stringContaining(`day ${day}day ${day}`)),
  )
  expect(items.filter((item) => item.dataset.highest).map((item) => item.textContent)).toEqual(['day 1340'])
})

test('shows each name of a week', () => {
  show(
    <BarChart
      label="Week"
      bars={['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => bar(day, 1))}
      upright
    />,
  )
  expect(barsIn('Week').map((item) => item.textContent)).toContain('sunsun1')
})

test('draws two entries as a fifth of the scale, and no line without a count', () => {
  show(<BarChart label="Kinds" bars={[bar('worker', 2), bar('pet', 0)]} />)
  expect(barsIn('Kinds').map(partOf)).toEqual(['0.2'])
})
