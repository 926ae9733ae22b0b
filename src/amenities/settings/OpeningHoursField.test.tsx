// @vitest-environment happy-dom
/** A week of equal days is one line until it is changed. */
import { useState } from 'react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import type { Amenity } from '../amenities.contract.ts'
import { OpeningHoursField } from './OpeningHoursField.tsx'

const open = { from: '08:00', until: '22:00' }
const week = (...days: Amenity['hours']) => days

/** Shows the error until a change, as forms do. */
function Field({ hours, wrong }: { hours: Amenity['hours']; wrong?: string }) {
  const [value, setValue] = useState(hours)
  const [error, setError] = useState(wrong)
  const change = (next: Amenity['hours']) => {
    setValue(next)
    setError(undefined)
  }
  return <OpeningHoursField value={value} onChange={change} error={error} />
}

const line = () => screen.queryByRole('button', { expanded: false })?.textContent

test('shows seven equal days as one line, unfolds it at its first day, and keeps it open during changes', async () => {
  const { user } = show(<Field hours={Array.from({ length: 7 }, () => open)} />)
  expect(line()).toMatch(/^Mon–Sun 08:00–22:00/)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { expanded: false }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
})

test('shows a week of more than three lines as its seven days', () => {
  show(<Field hours={week(null, open, open, open, open, { from: '18:00', until: '02:00' }, null)} />)
  expect(line()).toBeUndefined()
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
})

test('keeps the days unfolded when a change makes them equal or corrects an error', async () => {
  const { user, again } = show(<Field key="odd" hours={week(null, open, null, open, null, open, null)} />)
  await user.click(screen.getByRole('button', { name: /Monday/ }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
  again(<Field key="wrong" hours={Array.from({ length: 7 }, () => open)} wrong="Too long" />)
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  expect(screen.queryByText('Too long')).toBeNull()
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
})

test('shows a weekend with other hours as a second run in the line', () => {
  const late = { from: '00:00', until: '00:00' }
  show(<Field hours={week(open, open, open, open, open, late, null)} />)
  expect(line()).toMatch(/^Mon–Fri 08:00–22:00\s*Sat all day\s*Sun Closed/)
})
