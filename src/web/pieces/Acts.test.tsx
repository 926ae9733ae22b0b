// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { Acts } from './Acts.tsx'

const act = (label: string, more = {}) => ({ label, onAct: vi.fn(), ...more })

test('names each act after its row', async () => {
  const approve = act('Approve')
  const { user } = show(<Acts acts={[approve, act('Reject')]} of="Ana Pérez" />)
  await user.click(screen.getByRole('button', { name: 'Approve: Ana Pérez' }))
  expect(approve.onAct).toHaveBeenCalledOnce()
})

test('folds all but the first of three acts behind "More"', async () => {
  const remove = act('Remove')
  const { user } = show(<Acts acts={[act('Edit'), act('Reject'), remove]} of="Ana Pérez" />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Edit', 'More'])
  await user.click(screen.getByRole('button', { name: 'More: Ana Pérez' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(remove.onAct).toHaveBeenCalledOnce()
})

test('names the menu by its button, which has the focus again after Escape', async () => {
  const { user } = show(<Acts acts={[act('Edit'), act('Reject'), act('Remove')]} of="Ana Pérez" />)
  const more = screen.getByRole('button', { name: 'More: Ana Pérez' })
  for (const _time of ['first', 'second']) {
    await user.click(more)
    expect(await screen.findByRole('menu', { name: 'More: Ana Pérez' })).toBeTruthy()
    await expect.poll(() => document.activeElement?.textContent).toBe('Reject')
    await user.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(more)
    expect(more.getAttribute('aria-expanded')).toBe('false')
  }
})

test('folds all acts of a card but the first, even if there are only two', () => {
  show(<Acts acts={[act('Edit'), act('Remove')]} of="Kira" foldsActs />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Edit', 'More'])
})

test('keeps rare acts behind "More" unless all have room', async () => {
  const acts = [act('Rename', { rare: true }), act('Remove', { rare: true })]
  const { user } = show(<Acts acts={acts} of="North" />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['More'])
  await user.click(screen.getByRole('button', { name: 'More: North' }))
  await screen.findByRole('menuitem', { name: 'Rename' })
  show(<Acts acts={acts} of="South" shown={2} />)
  expect(screen.getByRole('button', { name: 'Remove: South' })).toBeTruthy()
})

test('does nothing while an act is pending or disabled', async () => {
  const pending = act('Approve', { pending: true })
  const disabled = act('Reject', { disabled: true })
  const { user } = show(<Acts acts={[pending, disabled]} of="Ana Pérez" />)
  await user.click(screen.getByRole('button', { name: /Approve/ }))
  await user.click(screen.getByRole('button', { name: /Reject/ }))
  expect(pending.onAct).not.toHaveBeenCalled()
  expect(disabled.onAct).not.toHaveBeenCalled()
})
