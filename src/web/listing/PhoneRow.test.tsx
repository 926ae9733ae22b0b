// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show, showToAdmin } from '../../../tests/support/show.tsx'
import { keepDraft, keyOf } from '../form/drafts.ts'
import type { Act } from '../pieces/Acts.tsx'
import { PhoneFacts, PhoneRow } from './PhoneRow.tsx'

const sell = vi.fn()
const remove = vi.fn()
const acts: Act[] = [
  { label: 'Sell', onAct: sell },
  { label: 'Remove', onAct: remove, quiet: true },
]
const facts = <PhoneFacts facts={[{ key: 'maker', header: 'Maker', value: 'Steiff' }]} />

test('shows the first act of a row on a phone, and hides the others until a press', async () => {
  const { user } = show(<PhoneRow of="Bear" title="Bear" lines="3 €" acts={acts} facts={facts} />)
  await user.click(screen.getByRole('button', { name: 'Sell: Bear' }))
  expect(sell).toHaveBeenCalledOnce()
  expect(screen.queryByRole('term')).toBeNull()
  const more = screen.getByRole('button', { name: 'More: Bear', expanded: false })
  await user.click(more)
  expect(screen.getByRole('term').textContent).toBe('Maker')
  await user.click(screen.getByRole('button', { name: 'Remove: Bear' }))
  expect(remove).toHaveBeenCalledOnce()
  await user.click(more)
  expect(screen.queryByRole('button', { name: 'Remove: Bear' })).toBeNull()
})

test('hides destructive acts of a row on a phone until a press', () => {
  show(<PhoneRow of="Bear" title="Bear" lines="3 €" acts={acts.slice(1)} />)
  expect(screen.queryByRole('button', { name: 'Remove: Bear' })).toBeNull()
})

test('does not fold a row on a phone that shows everything', () => {
  show(<PhoneRow of="Bear" title="Bear" lines="3 €" acts={acts.slice(0, 1)} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('opens the page of a row with a link by a press anywhere on the row', async () => {
  const open = vi.fn()
  const { user } = show(
    <PhoneRow of="Bear" title="Bear" lines="3 €" acts={acts} opens={{ label: 'Details', onAct: open }} />,
  )
  await user.click(screen.getByRole('button', { name: 'Details: Bear' }))
  expect(open).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['', 'Sell'])
})

test('opens the form of a row with a link again if it has a draft', async () => {
  keepDraft('a', keyOf('Remove bear', 'remove'), { values: { why: 'Torn' }, seen: { why: '' }, opener: 'Remove bear' })
  const left = acts.map((act) => (act.label === 'Remove' ? { ...act, opens: 'bear' } : act))
  remove.mockClear()
  showToAdmin(
    <PhoneRow of="Bear" title="Bear" lines="3 €" acts={left} opens={{ label: 'Details', onAct: vi.fn() }} />,
    false,
  )
  await expect.poll(() => remove.mock.calls.length).toBe(1)
})
