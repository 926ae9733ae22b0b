/** The word beside a control. */
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

test('comes with the pointer and goes with it', async () => {
  const { user } = show(<Bell />)
  await user.hover(screen.getByRole('button'))
  await expect.poll(tip).toBe('Silence')
  await user.unhover(screen.getByRole('button'))
  await expect.poll(tip).toBeUndefined()
})

test('goes on Escape and on a press', async () => {
  const { user } = show(<Bell />)
  for (const end of [() => user.keyboard('{Escape}'), () => user.click(screen.getByRole('button'))]) {
    await user.unhover(screen.getByRole('button'))
    await user.hover(screen.getByRole('button'))
    await expect.poll(tip).toBe('Silence')
    await end()
    await expect.poll(tip).toBeUndefined()
  }
})

test('stays away from fingers, and where it is off', async () => {
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
  // It would come after the others, if they came.
  touch('Harp', 'mouse')
  await expect.poll(tip).toBe('Softer')
  expect(screen.getAllByRole('tooltip')).toHaveLength(1)
  touch('Horn', 'mouse')
  await screen.findByText('Louder')
})
