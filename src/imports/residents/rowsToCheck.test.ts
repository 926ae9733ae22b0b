/** The rows of an import that the user should check. */
import { expect, test } from 'vitest'
import { type Corrections, readLines, rowsToCheck, stateOf } from '../imports.rules.ts'

const layout = { head: 1, places: { full_name: 0, email: 1, phone_number: 2, unit_number: 3 } }
const linesOf = (text: string, corrections: Corrections = new Map()) =>
  readLines(
    text.split('\n').map((line, at) => ({ number: at + 1, cells: line.split(',') })),
    layout,
    corrections,
    new Set(),
  )

test('shows rows that lose a value after rows with errors, and keeps a corrected row in its place', () => {
  const file = `nombre,correo,teléfono,unidad\nAna,a@b.mx,,1\nBeto,a@b.mx,,2\nCarla,c@b.mx,no sé,3\n,d@b.mx,,4`
  const read = (corrections: Corrections) =>
    rowsToCheck(linesOf(file, corrections), linesOf(file)).map((line) => [line.number, stateOf(line)])
  const asInFile = [
    [5, 'wrong'],
    [3, 'warned'],
    [4, 'warned'],
  ]
  expect(read(new Map())).toEqual(asInFile)
  const mended: Corrections = new Map([
    [5, { full_name: ' Dora ' }],
    [3, { email: 'b@b.mx' }],
  ])
  expect(read(mended)).toEqual([
    [5, 'ready'],
    [3, 'ready'],
    [4, 'warned'],
  ])
  expect(linesOf(file, mended)[3]?.resident).toMatchObject({ full_name: 'Dora' })
  // Another row has the same address, so it is shown too.
  expect(read(new Map([[5, { full_name: 'Dora', email: 'c@b.mx' }]]))).toEqual([[5, 'warned'], ...asInFile.slice(1)])
})
