// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../tests/support/show.tsx'
import { queries } from '../web/calls/queries.ts'
import { forgetEverything, MeProvider, useMe } from './currentSession.web.ts'
import type { CurrentPerson } from './session.contract.ts'

const ana: CurrentPerson = {
  id: '01980000-0000-7000-8000-000000000001',
  full_name: 'Ana Pérez',
} as CurrentPerson

const Name = () => <p>{useMe().full_name}</p>

test('keeps the person for a screen that renders once more after the session has ended', () => {
  queries.setQueryData(['session.current', {}], { person: ana })
  const { again } = show(
    <MeProvider value={ana}>
      <Name />
    </MeProvider>,
  )
  forgetEverything()
  again(
    <MeProvider value={ana}>
      <Name key="anew" />
    </MeProvider>,
  )
  expect(screen.getByText('Ana Pérez')).toBeTruthy()
})
