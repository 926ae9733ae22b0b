// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../../../tests/support/eventually.ts'
import { screen, serve, show } from '../../../../tests/support/show.tsx'
import { contract, read } from '../../../shared/contract.ts'
import { Refused } from '../../calls/api.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'

const choice = z.object({ id: z.string(), name: z.string(), hint: z.string().nullish() })
const { choices } = contract('toys', {
  choices: read(
    'Toys to choose from.',
    z.object({ search: z.string().optional(), id: z.string().optional() }),
    z.array(choice),
  ),
})
const toys = [
  { id: '1', name: 'Bear' },
  { id: '2', name: 'Ball' },
  { id: '3', name: 'Kite' },
]

const chosen = vi.fn()

function Choose({ without = [] as string[], begins = null as string | null }) {
  const [value, setValue] = useState(begins)
  return (
    <ChoiceSelect
      label="Toy"
      call={choices}
      value={value}
      without={without}
      none="No such toy"
      failed="The toys could not be loaded"
      onChange={(id, picked) => {
        setValue(id)
        chosen(id, picked)
      }}
    />
  )
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Toy' })
const searched = (input: unknown) => z.object({ search: z.string() }).parse(input).search

test('lets the server search and passes the choice to the form', async () => {
  const requests = serve(({ input }) => toys.filter(({ name }) => name.includes(searched(input))))
  const { user } = show(<Choose />)
  await user.click(box())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const value of ['K', 'Ki']) {
    fireEvent.input(box(), { target: { value } })
    act(() => vi.advanceTimersByTime(249))
  }
  await eventually(() => expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(['Kite']))
  vi.useRealTimers()
  await user.click(screen.getByRole('option', { name: 'Kite' }))
  expect(chosen).toHaveBeenLastCalledWith('3', { id: '3', name: 'Kite' })
  expect(box().value).toBe('Kite')
  expect(requests.map(({ input }) => searched(input))).toEqual(['', 'Ki'])
})

test('leaves out the choices that the screen excludes', async () => {
  serve(() => toys)
  const { user } = show(<Choose without={['2']} />)
  await user.click(box())
  await screen.findByRole('option', { name: 'Bear' })
  expect(screen.queryByRole('option', { name: 'Ball' })).toBeNull()
})

test('shows a message when nothing is found', async () => {
  serve(() => [])
  const { user } = show(<Choose />)
  await user.click(box())
  await screen.findByText('No such toy')
})

test('shows a message when the choices cannot be loaded', async () => {
  serve(() => {
    throw new Refused('not_allowed', 403)
  })
  show(<Choose />)
  await screen.findByText('The toys could not be loaded')
})

test('asks the server for the name of a choice in the address', async () => {
  const requests = serve(() => toys)
  const { user } = show(<Choose begins="3" />)
  await expect.poll(() => box().value).toBe('Kite')
  expect(requests[0]?.input).toEqual({ search: '', id: '3' })
  await user.click(box())
  await expect
    .poll(() => screen.queryAllByRole('option').map((option) => option.textContent))
    .toEqual(['Bear', 'Ball', 'Kite'])
})

test('distinguishes choices of the same name', async () => {
  serve(() => [
    { id: '1', name: 'Bear', hint: 'Shelf 1' },
    { id: '2', name: 'Bear', hint: null },
  ])
  const { user } = show(<Choose />)
  await user.click(box())
  await screen.findByRole('option', { name: 'Bear · Shelf 1' })
})

test('shows that there are more choices than listed', async () => {
  serve(() => Array.from({ length: 101 }, (_, index) => ({ id: `${index}`, name: `Toy ${index}` })))
  const { user } = show(<Choose />)
  await user.click(box())
  await screen.findByText('There are more: type to search')
  expect(screen.queryByRole('option', { name: 'Toy 100' })).toBeNull()
})
