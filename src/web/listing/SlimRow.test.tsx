// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show, showToAdmin } from '../../../tests/support/show.tsx'
import { keepDraft, keyOf } from '../form/drafts.ts'
import type { Act } from '../pieces/Acts.tsx'
import { SlimFacts, SlimRow } from './SlimRow.tsx'

const sell = vi.fn()
const remove = vi.fn()
const acts: Act[] = [
  { label: 'Sell', onAct: sell },
  { label: 'Remove', onAct: remove, quiet: true },
]
const facts = <SlimFacts facts={[{ key: 'maker', header: 'Maker', value: 'Steiff' }]} />

test('a row shows its first act, and folds the rest open with a press', async () => {
  const { user } = show(<SlimRow of="Bear" title="Bear" lines="3 €" acts={acts} facts={facts} />)
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

test('an act that takes something away is never the one on the row', () => {
  show(<SlimRow of="Bear" title="Bear" lines="3 €" acts={acts.slice(1)} />)
  expect(screen.queryByRole('button', { name: 'Remove: Bear' })).toBeNull()
})

test('a row that has shown everything does not fold', () => {
  show(<SlimRow of="Bear" title="Bear" lines="3 €" acts={acts.slice(0, 1)} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('a row that opens does so with a press on its face, and folds nothing', async () => {
  const open = vi.fn()
  const { user } = show(
    <SlimRow of="Bear" title="Bear" lines="3 €" acts={acts} opens={{ label: 'Details', onAct: open }} />,
  )
  await user.click(screen.getByRole('button', { name: 'Details: Bear' }))
  expect(open).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['', 'Sell'])
})

test('of a row that opens, a form that was left with something typed opens again by itself', async () => {
  keepDraft('a', keyOf('Remove bear', 'remove'), { values: { why: 'Torn' }, seen: { why: '' }, opener: 'Remove bear' })
  const left = acts.map((act) => (act.label === 'Remove' ? { ...act, opens: 'bear' } : act))
  remove.mockClear()
  showToAdmin(
    <SlimRow of="Bear" title="Bear" lines="3 €" acts={left} opens={{ label: 'Details', onAct: vi.fn() }} />,
    false,
  )
  await expect.poll(() => remove.mock.calls.length).toBe(1)
})
