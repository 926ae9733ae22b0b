import { expect, test } from 'vitest'
import { frozenRows } from './useFrozenRows.ts'

interface Row {
  id: string
  says: string
}

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, says: id }))
const frozen = (held: Row[], latest: Row[], full = false) => {
  const { rows, gone, fresh } = frozenRows(held, latest, (row) => row.id, full)
  return { rows: rows.map((row) => row.says), gone: [...gone], fresh }
}

test('counts new rows without showing them', () => {
  expect(frozen(rows('b', 'c'), rows('a', 'b', 'c'))).toEqual({ rows: ['b', 'c'], gone: [], fresh: 1 })
})

test('updates a row in place, also when the newer answer moved it', () => {
  const latest = [{ id: 'b', says: 'B' }, ...rows('a')]
  expect(frozen(rows('a', 'b'), latest)).toEqual({ rows: ['a', 'B'], gone: [], fresh: 0 })
})

test('keeps a row that left the list, and marks it as gone', () => {
  expect(frozen(rows('a', 'b', 'c'), rows('a', 'c'))).toEqual({ rows: ['a', 'b', 'c'], gone: ['b'], fresh: 0 })
  expect(frozen(rows('a'), [])).toEqual({ rows: ['a'], gone: ['a'], fresh: 0 })
})

test('keeps the last row of a full page unmarked when a new row pushes it to the next page', () => {
  expect(frozen(rows('b', 'c', 'd'), rows('a', 'b', 'c'), true)).toEqual({ rows: ['b', 'c', 'd'], gone: [], fresh: 1 })
})

test('does not count a row from the next page as new on a full page', () => {
  expect(frozen(rows('a', 'b', 'c'), rows('a', 'c', 'd'), true)).toEqual({
    rows: ['a', 'b', 'c'],
    gone: ['b'],
    fresh: 0,
  })
})
