/** What a held list shows of a newer answer: the same rows in the same places, saying what is so now. */
import { expect, test } from 'vitest'
import { calmRows } from './calmRows.ts'

interface Row {
  id: string
  says: string
}

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, says: id }))
const calm = (held: Row[], latest: Row[], full = false) => {
  const { rows, gone, fresh } = calmRows(held, latest, (row) => row.id, full)
  return { rows: rows.map((row) => row.says), gone: [...gone], fresh }
}

test('what arrives waits and is counted', () => {
  expect(calm(rows('b', 'c'), rows('a', 'b', 'c'))).toEqual({ rows: ['b', 'c'], gone: [], fresh: 1 })
})

test('a row that changed says so where it stands, also when its place in the newer answer is another', () => {
  const latest = [{ id: 'b', says: 'B' }, ...rows('a')]
  expect(calm(rows('a', 'b'), latest)).toEqual({ rows: ['a', 'B'], gone: [], fresh: 0 })
})

test('a row that went stays, and is known to be gone', () => {
  expect(calm(rows('a', 'b', 'c'), rows('a', 'c'))).toEqual({ rows: ['a', 'b', 'c'], gone: ['b'], fresh: 0 })
  expect(calm(rows('a'), [])).toEqual({ rows: ['a'], gone: ['a'], fresh: 0 })
})

test('on a full page, the last is pushed to the next page: it is not gone', () => {
  expect(calm(rows('b', 'c', 'd'), rows('a', 'b', 'c'), true)).toEqual({ rows: ['b', 'c', 'd'], gone: [], fresh: 1 })
})

test('on a full page, what comes over from the next one is not new', () => {
  expect(calm(rows('a', 'b', 'c'), rows('a', 'c', 'd'), true)).toEqual({ rows: ['a', 'b', 'c'], gone: ['b'], fresh: 0 })
})
