// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'

const toys = { label: 'Toy', choices: ['bear', 'kite'], names: { bear: 'Bear', kite: 'Kite' } } as const
const box = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Toy' })
const offered = () => [...box().options].map(({ textContent }) => textContent)

test('narrows to a value, and to nothing by the first entry', async () => {
  const choose = vi.fn()
  const { user, again } = show(<ChoiceFilter {...toys} all="All toys" value={undefined} onChoose={choose} />)
  expect(offered()).toEqual(['All toys', 'Bear', 'Kite'])
  await user.selectOptions(box(), 'Kite')
  again(<ChoiceFilter {...toys} all="All toys" value="kite" onChoose={choose} />)
  expect(box().value).toBe('kite')
  await user.selectOptions(box(), 'All toys')
  expect(choose.mock.calls).toEqual([['kite'], [undefined]])
})

test('offers only its values where one is always chosen', () => {
  show(<ChoiceFilter {...toys} value="bear" onChoose={vi.fn()} />)
  expect(offered()).toEqual(['Bear', 'Kite'])
})
