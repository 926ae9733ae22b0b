import { expect, test } from 'vitest'
import { layoutOf } from './columns.ts'
import { readLines, sharedUnits, unitsIn } from './imports.rules.ts'

test.each(['Torre / Depto', 'Teléfono y correo', 'Nombre del condominio', 'No.', 'de'])(
  'does not guess the content of %s',
  (header) => {
    expect(layoutOf([{ number: 1, cells: ['saldo', header] }]).places).toEqual({})
  },
)

test('prefers a usual header to one with the same meaning', () => {
  expect(layoutOf([{ number: 1, cells: ['Nombre del inquilino', 'Nombre', 'Casa'] }]).places).toEqual({
    full_name: 1,
    unit_number: 2,
  })
})

test('reports homes that several rows would share, and the number of homes', () => {
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
