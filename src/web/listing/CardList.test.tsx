// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show, within } from '../../../tests/support/show.tsx'
import type { List } from '../calls/list.ts'
import { CardList } from './CardList.tsx'

function toys(facts: Partial<List<string>>) {
  const list = { loading: false, rows: undefined, failed: undefined, next: undefined, first: undefined }
  return (
    <CardList
      label="Toys"
      list={{ ...list, total: undefined, searched_to: undefined, searched_zone: null, asked: '{}', ...facts }}
      itemKey={(name) => name}
      card={(name) => <h3>{name}</h3>}
      empty={{ title: 'No toys yet' }}
      failed="The toys could not be loaded"
    />
  )
}

test('shows one card for each row of a list', () => {
  show(toys({ rows: ['Bear', 'Kite'] }))
  const cards = within(screen.getByRole('list', { name: 'Toys' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual(['Bear', 'Kite'])
})

test('says that it loads, that it is empty, and that it failed', async () => {
  const onRetry = vi.fn()
  const { user, again } = show(toys({ loading: true }), 'es')
  expect(screen.getByRole('status', { name: 'Cargando...' })).toBeTruthy()
  again(toys({ rows: [] }))
  expect(screen.getByText('No toys yet')).toBeTruthy()
  again(toys({ failed: { onRetry, pending: false } }))
  expect(screen.getByText('The toys could not be loaded')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Volver a intentar' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('shows the items under their headings in the order of the list', () => {
  const list = { loading: false, failed: undefined, next: undefined, first: undefined, total: 3 }
  show(
    <CardList
      label="Toys"
      list={{ ...list, rows: ['Bear', 'Kite', 'Ball'], searched_to: undefined, searched_zone: null, asked: '{}' }}
      itemKey={(name) => name}
      card={(name) => <h3>{name}</h3>}
      group={(name) => (name === 'Ball' ? 'Round' : 'Soft')}
      empty={{ title: 'No toys yet' }}
      failed="The toys could not be loaded"
    />,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Soft',
    'Bear',
    'Kite',
    'Round',
    'Ball',
  ])
  expect(screen.getByRole('list', { name: 'Toys: Round' })).toBeTruthy()
})
