/** A guard types a unit as the visitor says it. */
import { expect, test } from 'vitest'
import { byUnit, unitsFor, unitTyped } from './unitNames.ts'

const units = ['ENCINO-50', 'ENCINO-15', 'ENCINO-5', 'ROBLE-5', 'ROBLE-12', 'SAUCE-1-2', 'PEÑÓN 3', '101', 'A-101']

test.each<[string, string[]]>([
  ['encino 5', ['ENCINO-5', 'ENCINO-50']],
  ['Encino  - 5', ['ENCINO-5', 'ENCINO-50']],
  ['encino5', ['ENCINO-5', 'ENCINO-50']],
  ['5 encino', ['ENCINO-5', 'ENCINO-50']],
  ['5', ['ENCINO-5', 'ROBLE-5', 'ENCINO-50', 'ENCINO-15']],
  ['roble', ['ROBLE-5', 'ROBLE-12']],
  ['rob 12', ['ROBLE-12']],
  ['penon3', ['PEÑÓN 3']],
  ['101', ['101', 'A-101']],
  ['a 101', ['A-101']],
  ['pino', []],
])('"%s" finds %j', (typed, found) => {
  expect(unitsFor(typed, units)).toEqual(found)
})

test('lists all units before anything is typed, house 5 before house 15', () => {
  expect(unitsFor(' - ', units).slice(0, 5)).toEqual(['101', 'A-101', 'ENCINO-5', 'ENCINO-15', 'ENCINO-50'])
})

test.each<[string, string | null]>([
  ['encino 5', 'ENCINO-5'],
  ['a101', 'A-101'],
  ['5', null],
  ['encino', null],
  ['', null],
])('"%s" in full is %j', (typed, unit) => {
  expect(unitTyped(typed, units)).toBe(unit)
})

test('a unit typed in full is not guessed where two are written alike', () => {
  expect(unitTyped('a 101', ['A-101', 'A1-01'])).toBeNull()
})

test('sorts as people count', () => {
  expect(['B-2', 'A-10', 'A-9'].sort(byUnit)).toEqual(['A-9', 'A-10', 'B-2'])
})
