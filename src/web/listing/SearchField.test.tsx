// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { SearchField } from './SearchField.tsx'

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search toys' })

test('searches once for the whole typed word, without spaces around it', () => {
  const search = vi.fn()
  show(<SearchField label="Search toys" value="" onSearch={search} />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const value of [' ', ' bear', ' bear ']) {
    fireEvent.input(box(), { target: { value } })
    act(() => vi.advanceTimersByTime(249))
  }
  expect(search).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(search.mock.calls).toEqual([['bear']])
})

test('clears the search at once', async () => {
  const search = vi.fn()
  const { user } = show(<SearchField label="Search toys" value="bear" onSearch={search} />)
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(search.mock.calls).toEqual([['']])
  expect(box().value).toBe('')
})

test('follows a search that changes elsewhere', () => {
  const { again } = show(<SearchField label="Search toys" value="bear" onSearch={vi.fn()} />)
  again(<SearchField label="Search toys" value="kite" onSearch={vi.fn()} />)
  expect(box().value).toBe('kite')
})
