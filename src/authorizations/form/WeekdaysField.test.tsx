// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { speak } from '../../shared/messages.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { WeekdaysField } from './WeekdaysField.tsx'

const { days } = speak(authorizationMessages, 'es')

function Field() {
  const [chosen, setChosen] = useState([6])
  return <WeekdaysField label="Días" value={chosen} onChange={setChosen} />
}

test('adds Monday to Friday to the chosen days by one press, and then hides the button', async () => {
  const { user } = show(<Field />, 'es')
  await user.click(screen.getByRole('button', { name: days.workdays }))
  const pressed = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    screen.getByRole('button', { name: days.short(day) }).getAttribute('aria-pressed'),
  )
  expect(pressed).toEqual(['true', 'true', 'true', 'true', 'true', 'true', 'false'])
  expect(screen.queryByRole('button', { name: days.workdays })).toBeNull()
})
