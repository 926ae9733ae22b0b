// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { languages, speak } from '../../shared/messages.ts'
import { DoubtList } from './DoubtList.tsx'
import { doubtTexts, habitTexts } from './doubts.messages.ts'

const condominium = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Los Encinos',
  time_zone: 'America/Mexico_City',
}

test.each(languages)('lists the reasons of a month for flagged events, with a fix for each: %s', async (language) => {
  const text = speak(doubtTexts, language)
  const habits = speak(habitTexts, language)
  const counted = [
    { habit: 'stay_open', count: 3 },
    { habit: 'unit_needed', count: 1 },
  ]
  serve(() => [{ condominium, checked: 46, amber: 6, habits: counted }])
  show(<DoubtList />, language)
  await screen.findByText(text.of(6, 46))
  screen.getByText(text.often)
  screen.getByText(habits.stay_open.why)
  screen.getByText(habits.unit_needed.what)
  // The other two waited for the answer of a home.
  screen.getByText(text.waiting.what)
  expect(screen.queryByText(text.unchecked)).toBeNull()
})

test('says that no code was checked in a month', async () => {
  serve(() => [{ condominium, checked: 0, amber: 0, habits: [] }])
  show(<DoubtList />)
  await screen.findByText(speak(doubtTexts, 'en').unchecked)
})
