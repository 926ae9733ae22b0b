// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { z } from 'zod'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { contract, write } from '../../shared/contract.ts'
import { useAct } from './act.ts'

const { approve } = contract('toys', { approve: write('Approves a toy.', z.object({ id: z.string() })) })

function Approve({ ids }: { ids: readonly string[] }) {
  const act = useAct(approve)
  return ids.map((id) => (
    <button key={id} type="button" onClick={() => act.run({ id }, { done: `Approved ${id}`, failed: 'Not approved' })}>
      {id}
    </button>
  ))
}

/** Two presses before anything is drawn again, as a finger makes them. */
const pressTwice = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  button.click()
  button.click()
}

test('takes one press while the act and what it refreshes are under way, and a later one again', async () => {
  const requests = serve(() => ({}))
  show(<Approve ids={['1', '2']} />)
  pressTwice('1')
  await expect.poll(() => requests.length).toBe(1)
  await screen.findByText('Approved 1')
  pressTwice('1')
  await expect.poll(() => requests.length).toBe(2)
})

test('an act on another thing is another press', async () => {
  const requests = serve(() => ({}))
  show(<Approve ids={['1', '2']} />)
  pressTwice('1')
  pressTwice('2')
  await expect.poll(() => requests.map(({ input }) => input)).toEqual([{ id: '1' }, { id: '2' }])
})
