/** A guard types a unit as the visitor says it. */
import { expect, test } from 'vitest'
import { byUnit, unitNamed, unitsFor, unitsLikely, unitTyped } from './unitNames.ts'

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

test('does not guess a unit typed in full if two are equivalent', () => {
  expect(unitTyped('a 101', ['A-101', '101-A'])).toBeNull()
})

test('sorts as people count', () => {
  expect(['B-2', 'A-10', 'A-9'].sort(byUnit)).toEqual(['A-9', 'A-10', 'B-2'])
})

test.each<[string, string | null]>([
  ['c 5', 'C-05'],
  ['Casa C5', 'C-05'],
  ['torre 1 depto 101', 'T1-101'],
  ['T1 101', 'T1-101'],
  ['uno cero uno', 'T1-101'],
  ['depto 7', null],
  ['c 6', null],
  ['#', null],
])('"%s" is the unit %j', (written, unit) => {
  const known = ['C-05', 'T1-101', 'CASA 7', 'CASA']
  expect(unitNamed(written, known, [['UNO CERO UNO', 'T1-101']])).toBe(unit)
})

test.each<[string, string[]]>([
  ['D-05', ['C-05', 'CC-05']],
  ['casa 9', ['DEPTO 9']],
  ['T1-1011', ['T1-101']],
  ['C-99', []],
  ['#', []],
])('"%s" may mean %j', (written, likely) => {
  expect(unitsLikely(written, ['C-05', 'CC-05', 'DEPTO 9', 'T1-101'])).toEqual(likely)
})
