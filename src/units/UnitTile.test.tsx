// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../tests/support/show.tsx'
import { UnitTile } from './UnitTile.tsx'
import type { Unit } from './units.contract.ts'

const unit: Unit = {
  ...{ id: '0', unit_number: 'C-03', tower: null, floor: null, kind: 'home', state: 'occupied', bays: null },
  ...{ phones: [], people: 2, unopened: 1, asking: 1, revision: 1 },
}

test('shows the number of waiting people as a figure, and says both numbers in words', async () => {
  const open = vi.fn()
  const { user } = show(<UnitTile unit={unit} onOpen={open} />)
  const door = screen.getByRole('button', {
    name: /^View: C-03 .*2 people, 1 has not opened their account 1 to approve$/,
  })
  const seen = door.cloneNode(true) as HTMLElement
  for (const hidden of seen.querySelectorAll('.garita-hidden')) hidden.remove()
  expect(seen.textContent?.replace(/\s+/g, ' ').trim()).toBe('C-03 1')
  expect(door.querySelectorAll('i')).toHaveLength(2)
  await user.click(door)
  expect(open).toHaveBeenCalledOnce()
})

test.each([
  ['C-03', null],
  ['T1 1204', null],
  ['TORRE 12', null],
  ['LOCAL-B12', 'true'],
])('gives %s the room of its longest word', (unitNumber, wide) => {
  show(<UnitTile unit={{ ...unit, unit_number: unitNumber }} onOpen={() => undefined} />)
  expect(screen.getByRole('button').getAttribute('data-wide')).toBe(wide)
})

test('names only what differs from other units', () => {
  show(
    <UnitTile
      unit={{ ...unit, state: 'empty', kind: 'storage', floor: '2', people: 0, unopened: 0, asking: 0 }}
      onOpen={() => undefined}
    />,
  )
  expect(screen.getByText('Empty, Storage, floor 2')).toBeTruthy()
})
