// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { screen, show, within } from '../../../tests/support/show.tsx'
import type { List } from '../calls/list.ts'
import { Listing } from './Listing.tsx'

interface Toy {
  id: string
  name: string
  price: number
}

const bear = { id: '1', name: 'Bear', price: 3 }
const kite = { id: '2', name: 'Kite', price: 5 }
const ball = { id: '3', name: 'Ball', price: 1 }

const list = (facts: Partial<List<Toy>>): List<Toy> => ({
  rows: undefined,
  loading: false,
  failed: undefined,
  next: undefined,
  first: undefined,
  total: facts.rows?.length,
  searched_to: undefined,
  searched_zone: null,
  asked: '{}',
  ...facts,
})

const sell = vi.fn()

function toys(facts: Partial<List<Toy>>, isLive = false) {
  return (
    <Listing
      label="Toys"
      columns={[
        { key: 'name', header: 'Name', cell: (toy) => toy.name, primary: true },
        { key: 'price', header: 'Price', cell: (toy) => `${toy.price} €` },
      ]}
      list={list(facts)}
      rowKey={(toy) => toy.id}
      rowName={(toy) => toy.name}
      acts={(toy) => [{ label: 'Sell', onAct: () => sell(toy.id) }]}
      empty={{ title: 'No toys yet', text: 'Add the first one.' }}
      failed="The toys could not be loaded"
      isLive={isLive}
    />
  )
}
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

test('shows each row with its cells and acts', async () => {
  const { user } = show(toys({ rows: [bear, kite] }))
  const table = screen.getByRole('table', { name: 'Toys' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Price', 'Actions'])
  expect(names()).toEqual(['Bear', 'Kite'])
  expect(screen.getByRole('row', { name: /Kite/ }).textContent).toContain('5 €')
  await user.click(screen.getByRole('button', { name: 'Sell: Kite' }))
  expect(sell).toHaveBeenLastCalledWith('2')
})

test('shows the text for an empty list if there are no rows', () => {
  show(toys({ rows: [] }))
  expect(screen.getByText('No toys yet')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('offers to clear the filters when they find nothing', async () => {
  const clear = vi.fn()
  const { user } = show(toys({ rows: [], clear }))
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(clear).toHaveBeenCalledOnce()
})

test('keeps the table while it loads, and says that it loads', () => {
  show(toys({ loading: true }))
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(screen.queryByText('No toys yet')).toBeNull()
})

test('names the list that could not be loaded and retries', async () => {
  const onRetry = vi.fn()
  const { user } = show(toys({ failed: { onRetry, pending: false } }))
  expect(within(screen.getByRole('alert')).getByText('The toys could not be loaded')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('goes to the next page and back to the first', async () => {
  const [next, first] = [vi.fn(), vi.fn()]
  const { user } = show(toys({ rows: [bear], next, first }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Back to the first page' }))
  expect([next.mock.calls.length, first.mock.calls.length]).toEqual([1, 1])
})

test('keeps the rows of a live list in place under the keyboard and offers new ones', async () => {
  const { user, again } = show(toys({ rows: [bear, kite] }, true))
  expect(screen.getByRole('heading', { name: 'Toys (2)' })).toBeTruthy()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sell: Bear' }))
  again(toys({ rows: [ball, kite] }, true))
  expect(names()).toEqual(['Bear', 'Kite'])
  expect(screen.getByText('No longer in this list')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show 1 new' }))
  expect(names()).toEqual(['Ball', 'Kite'])
})

test('keeps the rows in place while the menu of a row has the focus', async () => {
  const { user, again } = show(toys({ rows: [bear, kite] }, true))
  await user.tab()
  await user.tab()
  const menu = document.createElement('div')
  menu.setAttribute('role', 'menu')
  menu.tabIndex = -1
  document.body.append(menu)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  menu.focus()
  again(toys({ rows: [ball, kite] }, true))
  act(() => vi.advanceTimersByTime(2_000))
  expect(names()).toEqual(['Bear', 'Kite'])
  menu.remove()
  act(() => vi.advanceTimersByTime(2_000))
  expect(names()).toEqual(['Ball', 'Kite'])
})

test('releases the rows for the mouse also when the focus of a removed row moves to the list', async () => {
  const { again } = show(toys({ rows: [bear, kite] }, true))
  const rows = screen.getByRole('table', { name: 'Toys' })
  const list = rows.closest<HTMLElement>('[data-listing]')
  rows.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementX: 1, movementY: 1 }))
  again(toys({ rows: [] }, true))
  expect(screen.getAllByText('No longer in this list')).toHaveLength(2)
  list?.dispatchEvent(new MouseEvent('pointerleave', { relatedTarget: document.body }))
  list?.focus()
  await screen.findByText('No toys yet')
})

test('shows the latest rows of an unattended list at once', async () => {
  const { user, again } = show(toys({ rows: [bear, kite] }))
  await user.tab()
  again(toys({ rows: [ball, kite] }))
  expect(names()).toEqual(['Ball', 'Kite'])
})

test('shows how far back a search reached and continues it, also without results', async () => {
  const searchOn = vi.fn()
  const searched = { next: searchOn, total: undefined, searched_to: '2026-08-03T20:05:00Z' }
  const { user, again } = show(toys({ rows: [bear], ...searched }))
  expect(screen.getByText(/^We searched back to .*2026.* You can search further back\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Search further back' }))
  again(toys({ rows: [], ...searched }))
  expect(screen.getByText('No recent results')).toBeTruthy()
  expect(screen.getByText(/^We searched back to /)).toBeTruthy()
  expect(screen.queryByText('No toys yet')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Search further back' }))
  expect(searchOn).toHaveBeenCalledTimes(2)
  again(toys({ rows: [] }))
  expect(screen.getByText('No toys yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Search further back' })).toBeNull()
})

test('opens a row with a press anywhere on it or on its heading’s button, and no other rows', async () => {
  const open = vi.fn()
  const { user } = show(
    <Listing
      label="Toys"
      columns={[
        { key: 'name', header: 'Name', cell: (toy: Toy) => toy.name, primary: true },
        { key: 'price', header: 'Price', cell: (toy: Toy) => `${toy.price} €` },
      ]}
      list={list({ rows: [bear, kite] })}
      rowKey={(toy) => toy.id}
      rowName={(toy) => toy.name}
      opens={(toy) => (toy.id === bear.id ? { label: 'Its sales', onAct: () => open(toy.id) } : undefined)}
      empty={{ title: 'No toys yet', text: 'Add the first one.' }}
      failed="The toys could not be loaded"
    />,
  )
  await user.click(screen.getByRole('cell', { name: '3 €' }))
  expect(open).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Bear', description: 'Its sales' }))
  expect(open).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('cell', { name: '5 €' }))
  expect(open).toHaveBeenCalledTimes(2)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('shows initials before a person’s name, and none for a hidden name', () => {
  show(
    <Listing
      label="Makers"
      columns={[{ key: 'name', header: 'Name', cell: (toy: Toy) => toy.name, primary: true }]}
      list={list({ rows: [{ ...bear, name: 'Ana · Bell' }, kite] })}
      avatars="desk"
      nameless={(toy) => toy.id === kite.id}
      rowKey={(toy) => toy.id}
      rowName={(toy) => toy.name}
      empty={{ title: 'No makers yet', text: 'Add the first one.' }}
      failed="The makers could not be loaded"
    />,
  )
  const marks = screen.getAllByRole('rowheader').map((cell) => cell.querySelector<HTMLElement>('[data-initials]'))
  expect(marks.map((mark) => mark?.dataset.initials)).toEqual(['AB', undefined])
  expect(names()).toEqual(['Ana · Bell', 'Kite'])
})

test('names the place of a list once, and again only where it changes', () => {
  const days = { bear: '2026-03-05', kite: '2026-03-04', ball: '2026-03-03' }
  show(
    <Listing
      {...toys({ rows: [bear, kite, ball] }).props}
      day={(toy: Toy) => ({
        at: `${days[toy.name.toLowerCase() as keyof typeof days]}T12:00:00Z`,
        zone: null,
        place: toy === ball ? 'Attic' : 'Shop',
      })}
    />,
  )
  const headings = [...document.querySelectorAll('[data-day] > th')].map((one) => one.textContent)
  expect(headings).toEqual(['Mar 5, 2026 · Shop', 'Mar 4, 2026', 'Mar 3, 2026 · Attic'])
})
