// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { z } from 'zod'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { contract, read, write } from '../../shared/contract.ts'
import { useAct } from './act.ts'
import { useRead } from './queries.ts'

const { approve } = contract('toys', { approve: write('Approves a toy.', z.object({ id: z.string() })) })

function Approve({ ids }: { ids: readonly string[] }) {
  const act = useAct(approve)
  return ids.map((id) => (
    <button key={id} type="button" onClick={() => act.run({ id }, { done: `Approved ${id}`, failed: 'Not approved' })}>
      {id}
    </button>
  ))
}

/** Both presses come before React renders again, as with a finger. */
const pressTwice = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  button.click()
  button.click()
}

test('accepts one press while the act and its refresh are under way, and a later press again', async () => {
  const requests = serve(() => ({}))
  show(<Approve ids={['1', '2']} />)
  pressTwice('1')
  await expect.poll(() => requests.length).toBe(1)
  await screen.findByText('Approved 1')
  pressTwice('1')
  await expect.poll(() => requests.length).toBe(2)
})

test('accepts a press on another row meanwhile', async () => {
  const requests = serve(() => ({}))
  show(<Approve ids={['1', '2']} />)
  pressTwice('1')
  pressTwice('2')
  await expect.poll(() => requests.map(({ input }) => input)).toEqual([{ id: '1' }, { id: '2' }])
})

const keys = contract(
  { name: 'toyKeys', topic: 'toys' },
  {
    list: read('Lists the keys of the toys.', z.object({}), z.array(z.string())),
    make: write('Makes a key.', z.object({})),
  },
)

function Keys() {
  const act = useAct(keys.make)
  return (
    <button type="button" onClick={() => act.run({}, { done: 'Made', failed: 'Not made' })}>
      {useRead(keys.list, {}).data?.join() || 'Make'}
    </button>
  )
}

test('reads again after an act of a contract that shares the topic of another', async () => {
  const made: string[] = []
  serve(({ call }) => (call === 'toyKeys.make' ? void made.push('A key') : made))
  const { user } = show(<Keys />)
  await user.click(await screen.findByRole('button', { name: 'Make' }))
  await screen.findByRole('button', { name: 'A key' })
})
