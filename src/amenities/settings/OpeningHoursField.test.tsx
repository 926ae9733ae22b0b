// @vitest-environment happy-dom
/** A week of equal days is one line until it is changed. */
import { useState } from 'react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import type { Amenity } from '../amenities.contract.ts'
import { OpeningHoursField } from './OpeningHoursField.tsx'

const open = { from: '08:00', until: '22:00' }
const week = (...days: Amenity['hours']) => days

/** What is wrong is said until something is changed, as forms do. */
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

test('seven equal days are one line, which unfolds at its first day and stays open while it is changed', async () => {
  const { user } = show(<Field hours={Array.from({ length: 7 }, () => open)} />)
  expect(line()).toMatch(/^Mon–Sun 08:00–22:00/)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { expanded: false }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
})

test('a week that takes more than three lines is shown as its seven days', () => {
  show(<Field hours={week(null, open, open, open, open, { from: '18:00', until: '02:00' }, null)} />)
  expect(line()).toBeUndefined()
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
})

test('the days do not fold up under the hand that makes them equal, or mends what is wrong', async () => {
  const { user, again } = show(<Field key="odd" hours={week(null, open, null, open, null, open, null)} />)
  await user.click(screen.getByRole('button', { name: /Monday/ }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
  again(<Field key="wrong" hours={Array.from({ length: 7 }, () => open)} wrong="Too long" />)
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  expect(screen.queryByText('Too long')).toBeNull()
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
})

test('a weekend with hours of its own is a second run in the line', () => {
  const late = { from: '00:00', until: '00:00' }
  show(<Field hours={week(open, open, open, open, open, late, null)} />)
  expect(line()).toMatch(/^Mon–Fri 08:00–22:00\s*Sat all day\s*Sun Closed/)
})
