/** Rows that are kept in place when a newer answer arrives. */
import { expect, test } from 'vitest'
import { calmRows } from './useCalmRows.ts'

interface Row {
  id: string
  says: string
}

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, says: id }))
const calm = (held: Row[], latest: Row[], full = false) => {
  const { rows, gone, fresh } = calmRows(held, latest, (row) => row.id, full)
  return { rows: rows.map((row) => row.says), gone: [...gone], fresh }
}

test('counts new rows without showing them', () => {
  expect(calm(rows('b', 'c'), rows('a', 'b', 'c'))).toEqual({ rows: ['b', 'c'], gone: [], fresh: 1 })
})

test('updates a row in place, also when the newer answer moved it', () => {
  const latest = [{ id: 'b', says: 'B' }, ...rows('a')]
  expect(calm(rows('a', 'b'), latest)).toEqual({ rows: ['a', 'B'], gone: [], fresh: 0 })
})

test('keeps a row that left and marks it as gone', () => {
  expect(calm(rows('a', 'b', 'c'), rows('a', 'c'))).toEqual({ rows: ['a', 'b', 'c'], gone: ['b'], fresh: 0 })
  expect(calm(rows('a'), [])).toEqual({ rows: ['a'], gone: ['a'], fresh: 0 })
})

test('on a full page, does not mark the last row as gone when a new one pushes it to the next page', () => {
  expect(calm(rows('b', 'c', 'd'), rows('a', 'b', 'c'), true)).toEqual({ rows: ['b', 'c', 'd'], gone: [], fresh: 1 })
})

test('on a full page, does not count a row that moved up from the next page as new', () => {
  expect(calm(rows('a', 'b', 'c'), rows('a', 'c', 'd'), true)).toEqual({ rows: ['a', 'b', 'c'], gone: ['b'], fresh: 0 })
})
