// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { speak } from '../../shared/messages.ts'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import { at, minute, noon, snapshotOf } from '../station/verdict/verdictFacts.ts'
import { OpenWork } from './OpenWork.tsx'
import { stationLockMessages } from './stationLock.messages.ts'

test.each(['es', 'en'] as const)('hands over open emergencies and the packages at the gate: %s', (language) => {
  const text = speak(stationLockMessages, language)
  const urgent = speak(urgentTexts, language)
  const of = { agent_name: 'Gus', gate: null }
  const item = { said: null, at: at(0), authorization_id: null, written_by: 'Gus', people: [] }
  const snapshot = {
    ...snapshotOf({}),
    urgent: [
      { ...of, id: '1', kind: 'emergency' as const, at: at(-2 * minute) },
      { ...of, id: '2', kind: 'authority' as const, at: at(-minute) },
    ],
    left_at_gate: [{ ...item, id: '3', unit: 'A-101', kind: 'package' as const, company: 'Amazon' }],
  }
  const { again } = show(<OpenWork snapshot={snapshot} now={noon} />, language)
  const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles()).toEqual([text.urgent(2), text.left(1)])
  screen.getByText(`${urgent.emergency_at('11:58')} · ${urgent.authority_at('11:59')}`)
  screen.getByText(/^A-101: .*Amazon/)
  again(<OpenWork snapshot={snapshotOf({})} now={noon} />)
  expect(titles()).toEqual([])
  screen.getByText(text.nothing)
})
