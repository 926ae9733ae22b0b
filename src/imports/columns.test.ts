/** Headers that are nearly the usual ones, and what a column that was missed would do to the homes. */
import { expect, test } from 'vitest'
import { layoutOf } from './columns.ts'
import { readLines, sharedUnits, unitsIn } from './imports.rules.ts'

test.each(['Torre / Depto', 'Teléfono y correo', 'Nombre del condominio', 'No.', 'de'])(
  'does not guess what %s holds',
  (header) => {
    expect(layoutOf([{ number: 1, cells: ['saldo', header] }]).places).toEqual({})
  },
)

test('prefers a usual header to one that only means the same', () => {
  expect(layoutOf([{ number: 1, cells: ['Nombre del inquilino', 'Nombre', 'Casa'] }]).places).toEqual({
    full_name: 1,
    unit_number: 2,
  })
})

test('tells which homes several rows would share, and how many homes there are', () => {
  const cells = [
    ['Nombre', 'Casa'],
    ['Ana Gil', '1'],
    ['Beto Paz', '2'],
    ['Carla Ruiz', '1'],
    ['', '1'],
  ]
  const rows = cells.map((row, at) => ({ number: at + 1, cells: row }))
  const lines = readLines(rows, layoutOf(rows), new Map(), new Set())
  expect(sharedUnits(lines)).toEqual([{ unit_number: '1', names: ['Ana Gil', 'Carla Ruiz'] }])
  expect(unitsIn(lines)).toBe(2)
})
