// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../../tests/support/show.tsx'
import { WhoAnswers } from './WhoAnswers.tsx'

const ana = { name: 'Ana', answers: 'app', has_phone: true, hours: null }
const beto = { name: 'Beto', answers: 'app', has_phone: false, hours: null }
const nobody = /^The app rings for nobody of this home now/

test.each([
  [
    'all are quiet or not asked',
    [
      { ...ana, rings: 'quiet' },
      { ...beto, rings: 'never' },
    ],
    true,
  ],
  [
    'one is rung later',
    [
      { ...ana, rings: 'quiet' },
      { ...beto, rings: 'later' },
    ],
    false,
  ],
])('says whether the app rings any resident now if %s', async (_, told, said) => {
  serve(() => told)
  show(<WhoAnswers condominium_id="01980000-0000-7000-8000-000000000001" unit_number="101" />)
  await screen.findByText('Beto')
  expect(screen.queryByText(nobody) !== null).toBe(said)
})
