// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import type { Station } from '../../station/station.ts'
import { noon, snapshotOf } from '../../station/verdict/verdictFacts.ts'
import type { Glance } from '../gateWords.ts'
import { TypeInDialog } from './TypeInDialog.tsx'

const glance: Glance = { language: 'en', now: noon, time_zone: 'America/Mexico_City', country: 'MX' }

function open() {
  const record = vi.fn(async (_: { unit_number: string | null }) => 'id')
  const snapshot = { ...snapshotOf({}), units: ['C-05', 'D-99'], spellings: [] }
  const time = () => ({ now: noon, doubtful: false, why: null })
  const station = { snapshot, record, time, online: false } as unknown as Station
  const { user } = show(<TypeInDialog station={station} glance={glance} onClose={() => {}} />)
  return {
    user,
    units: () => record.mock.calls.map(([act]) => act.unit_number),
    async write(unit: string) {
      await user.type(screen.getByRole('textbox', { name: /^Time/ }), '10:00')
      await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Luis')
      await user.type(screen.getByRole('combobox', { name: 'Unit' }), unit)
      await user.click(screen.getByRole('button', { name: 'Save line' }))
    },
  }
}

test('finds the unit of an entry copied from paper in any spelling', async () => {
  const { write, units } = open()
  await write('casa c 5')
  await expect.poll(units).toEqual(['C-05'])
})

test('rejects an unknown unit at its field, and offers likely units', async () => {
  const { write, units, user } = open()
  await write('c-99')
  await screen.findByText('There is no unit C-99')
  expect(units()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'D-99' }))
  await user.click(screen.getByRole('button', { name: 'Save line' }))
  await expect.poll(units).toEqual(['D-99'])
})

test('keeps the unit on the paper once the guard confirms it, and marks the line', async () => {
  const { write, units, user } = open()
  await write('c-99')
  await user.click(await screen.findByRole('button', { name: 'Keep C-99, as the paper says' }))
  await user.click(screen.getByRole('button', { name: 'Save line' }))
  await expect.poll(units).toEqual(['C-99'])
  await screen.findByText(/unknown unit/)
})
