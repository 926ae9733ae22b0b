import { expect, test } from 'vitest'
import { readSearch, writeSearch } from './search.ts'

test('reads each value with the type that was written', () => {
  const values = { id: '101', year: 2026, mine: true, name: 'Ana & Luis', said: '"yes"', empty: '', flag: 'true' }
  expect(readSearch(writeSearch(values))).toEqual(values)
})

test('leaves out values that are not set, and the question mark without values', () => {
  expect(writeSearch({ kind: 'worker', after: undefined })).toBe('?kind=worker')
  expect(writeSearch({ after: undefined })).toBe('')
})

test('reads values that were typed into the address', () => {
  expect(readSearch('?unit=0101&floor=2&name=Ana+P%C3%A9rez&odd="')).toEqual({
    unit: '0101',
    floor: 2,
    name: 'Ana Pérez',
    odd: '"',
  })
})
