// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show, within } from '../../../../tests/support/show.tsx'
import type { authorizations } from '../../../authorizations/authorizations.contract.ts'
import type { Output } from '../../../shared/contract.ts'
import { speak } from '../../../shared/messages.ts'
import { HomeDay } from './HomeDay.tsx'
import { homeDayTexts } from './homeDay.messages.ts'

type Day = Output<typeof authorizations.today>
const text = speak(homeDayTexts, 'en')
const visitor = {
  ...{ what: 'visit', auth_type: 'temporary_visitor', last_name: null, vehicle_plate: null, purpose: null },
  ...{ of_unit: false, entered_at: '2031-11-24T18:00:00Z' },
} as const

test('counts the people of a group who are inside', async () => {
  serve(() => ({}))
  const inside = [
    { ...visitor, id: '01980000-0000-7000-8000-000000000001', name: 'Ana' },
    { ...visitor, id: '01980000-0000-7000-8000-000000000002', name: 'Luis', people: 5, people_inside: 3 },
  ]
  show(<HomeDay day={{ inside, coming: [] } as unknown as Day} />)
  const part = await screen.findByRole('region', { name: text.inside })
  expect(within(part).getByRole('heading').textContent).toBe(`${text.inside} 4`)
})
