import { expect, test } from 'vitest'
import { mostUnitsAtOnce, unitsOf } from './units.rules.ts'

const named = (pattern: string) => {
  const made = unitsOf(pattern)
  return 'units' in made ? made.units.map((unit) => unit.unit_number) : made.problem
}

test.each([
  ['casa 1-4', ['CASA 1', 'CASA 2', 'CASA 3', 'CASA 4']],
  ['Casa 08 – 11', ['CASA 08', 'CASA 09', 'CASA 10', 'CASA 11']],
  ['t1 101-203', ['T1 101', 'T1 102', 'T1 103', 'T1 201', 'T1 202', 'T1 203']],
  ['301-303', ['301', '302', '303']],
  ['Casa 198-200', ['CASA 198', 'CASA 199', 'CASA 200']],
  ['A, b;A\nLocal 3', ['A', 'B', 'LOCAL 3']],
  ['Torre A 101-102, 201-202', ['TORRE A 101', 'TORRE A 102', 'TORRE A 201', 'TORRE A 202']],
  ['T1-101-102; 201, T2-101-102, 305', ['T1-101', 'T1-102', 'T1-201', 'T2-101', 'T2-102', 'T2-305']],
  ['Casa 1-2, Local 3, 4', ['CASA 1', 'CASA 2', 'LOCAL 3', '4']],
  ['Torre A 101-102\n201-202', ['TORRE A 101', 'TORRE A 102', '201', '202']],
  ['E-5', ['E-5']],
  ['A1-2', ['A1-2']],
  ['T-101-102', ['T-101', 'T-102']],
])('%s', (pattern, units) => {
  expect(named(pattern)).toEqual(units)
})

test('records the floor of a unit in a floor pattern', () => {
  const made = unitsOf('1204–1205')
  expect(made).toEqual({
    units: [
      { unit_number: '1204', floor: '12' },
      { unit_number: '1205', floor: '12' },
    ],
  })
})

test.each([
  ['', 'empty'],
  [' , ; ', 'empty'],
  ['9-3', 'backwards'],
  [`1-${mostUnitsAtOnce + 1}`, 'too_many'],
  ['1-999999999', 'too_many'],
  ['101-99999999', 'too_many'],
  ['Una torre con un nombre muy largo 1', 'too_long'],
])('refuses %s: %s', (pattern, problem) => {
  expect(named(pattern)).toBe(problem)
})

test('creates at most as many units as one call accepts', () => {
  expect(named(`1-${mostUnitsAtOnce}`)).toHaveLength(mostUnitsAtOnce)
})
