// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

function ask(
  more: {
    about?: { name: string; more?: string }
    danger?: boolean
    pending?: boolean
    error?: string
    typed?: string
  } = {},
) {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  const { user } = show(
    <ConfirmDialog title="Remove Los Encinos" confirm="Remove" onConfirm={onConfirm} onClose={onClose} {...more}>
      All its passes stop working.
    </ConfirmDialog>,
  )
  return { user, onConfirm, onClose }
}
const button = (name: string) => screen.getByRole('button', { name })

test('confirms with the button and with Enter', async () => {
  const { user, onConfirm, onClose } = ask()
  expect(screen.getByRole('dialog', { name: 'Remove Los Encinos' })).toBeTruthy()
  await user.click(button('Remove'))
  expect(onConfirm).toHaveBeenCalledOnce()
  button('Remove').focus()
  await user.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
})

test('closes without confirming on Cancel and on Escape', async () => {
  const { user, onConfirm, onClose } = ask()
  await user.click(button('Cancel'))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('says that a dangerous act cannot be undone', () => {
  ask({ danger: true })
  expect(screen.getByText('This cannot be undone.')).toBeTruthy()
})

test('waits for the exact name, spaces around it aside', async () => {
  const { user, onConfirm } = ask({ typed: 'Los Encinos' })
  const name = screen.getByRole('textbox', { name: 'To confirm, type “Los Encinos”' })
  await user.type(name, 'los encinos{Enter}')
  expect(button('Remove')).toHaveProperty('disabled', true)
  expect(onConfirm).not.toHaveBeenCalled()
  await user.clear(name)
  await user.type(name, ' Los Encinos {Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('can neither be closed nor confirmed again while the act is pending', async () => {
  const { user, onConfirm, onClose } = ask({ pending: true })
  await user.keyboard('{Escape}')
  await user.click(button('Cancel'))
  await user.click(button('Remove'))
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('shows why the act was refused', () => {
  ask({ error: 'Somebody is still inside.' })
  expect(screen.getByText('Somebody is still inside.')).toBeTruthy()
})

test('shows the person or thing with its distinguishing facts, and the consequences below', () => {
  show(
    <ConfirmDialog
      title="Reject this person?"
      about={{ name: 'Lucía Pérez Ramos', lines: ['101 · Los Encinos'] }}
      confirm="Reject"
      fields={<input aria-label="Reason" />}
      onConfirm={vi.fn()}
      onClose={vi.fn()}
    >
      Lucía cannot enter Garita.
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Reject this person?' })
  expect(dialog.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('LP')
  expect(dialog.querySelector('[data-confirmed]')?.textContent).toBe(
    'Lucía Pérez Ramos101 · Los EncinosLucía cannot enter Garita.',
  )
  expect(screen.getByRole('textbox', { name: 'Reason' }).closest('[data-confirmed]')).toBeNull()
})
