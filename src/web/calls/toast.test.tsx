// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { contract, write } from '../../shared/contract.ts'
import { useAct } from './act.ts'
import { Refused } from './api.ts'
import { closeToast, toastProgress } from './toast.tsx'

const { rename } = contract('toys', { rename: write('Renames a toy.', z.object({ name: z.string() })) })

function Rename({ onDone }: { onDone?: () => void }) {
  const act = useAct(rename)
  const words = { done: 'The toy has a new name.', failed: 'The toy keeps its name' }
  return (
    <button type="button" onClick={() => act.run({ name: 'Bear' }, words, onDone ? { done: onDone } : {})}>
      Rename
    </button>
  )
}

test('shows the success text once the server has answered', async () => {
  const done = vi.fn()
  const requests = serve(() => ({}))
  const { user } = show(<Rename onDone={done} />)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await screen.findByText('The toy has a new name.')
  expect(requests).toEqual([{ call: 'toys.rename', input: { name: 'Bear' } }])
  expect(done).toHaveBeenCalledOnce()
})

test('shows the failed act and its reason when the server refuses', async () => {
  const done = vi.fn()
  serve(() => {
    throw new Refused('not_allowed', 403)
  })
  const { user } = show(<Rename onDone={done} />, 'es')
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await screen.findByText('The toy keeps its name')
  expect(done).not.toHaveBeenCalled()
})

test('shows progress in one toast, which its button cancels', async () => {
  const cancel = vi.fn()
  const { user } = show(<p>A screen</p>)
  const progress = (text: string) => toastProgress('file', { title: 'Export', text, cancel: 'Stop', onCancel: cancel })
  progress('10 rows')
  await screen.findByText('10 rows')
  progress('20 rows')
  await screen.findByText('20 rows')
  expect(screen.queryByText('10 rows')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(cancel).toHaveBeenCalledOnce()
  closeToast('file')
  await expect.poll(() => screen.queryByText('20 rows')).toBeNull()
})
