// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { Tip } from './Tip.tsx'

const tip = () => screen.queryByRole('tooltip')?.textContent
const Bell = ({ off = false }) => (
  <Tip label="Silence" off={off}>
    <button type="button">Bell</button>
  </Tip>
)

test('shows a tip with the pointer and hides it with the pointer', async () => {
  const { user } = show(<Bell />)
  await user.hover(screen.getByRole('button'))
  await expect.poll(tip).toBe('Silence')
  await user.unhover(screen.getByRole('button'))
  await expect.poll(tip).toBeUndefined()
})

test('hides a tip on Escape and on a press', async () => {
  const { user } = show(<Bell />)
  for (const end of [() => user.keyboard('{Escape}'), () => user.click(screen.getByRole('button'))]) {
    await user.unhover(screen.getByRole('button'))
    await user.hover(screen.getByRole('button'))
    await expect.poll(tip).toBe('Silence')
    await end()
    await expect.poll(tip).toBeUndefined()
  }
})

test('shows no tip for fingers, or where tips are off', async () => {
  const { user } = show(
    <>
      <Bell off />
      <Tip label="Louder">
        <button type="button">Horn</button>
      </Tip>
      <Tip label="Softer">
        <button type="button">Harp</button>
      </Tip>
    </>,
  )
  await user.hover(screen.getByRole('button', { name: 'Bell' }))
  const touch = (name: string, pointerType: string) =>
    screen.getByRole('button', { name }).parentElement?.dispatchEvent(new PointerEvent('pointerenter', { pointerType }))
  touch('Horn', 'touch')
  // If its tip appeared, it would appear after the others.
  touch('Harp', 'mouse')
  await expect.poll(tip).toBe('Softer')
  expect(screen.getAllByRole('tooltip')).toHaveLength(1)
  touch('Horn', 'mouse')
  await screen.findByText('Louder')
})
