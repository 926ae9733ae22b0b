import { expect, test } from 'vitest'
import { noon, snapshotOf } from '../../station/verdict/verdictFacts.ts'
import { printoutOf } from './printout.ts'

const called = { name: 'Doña Rosa', kind: null, number: '55 1234 5678', from: null, until: null }
const book = [{ unit: 'A-101', who: [called] }]
const of = (more: Parameters<typeof snapshotOf>[0]) => {
  const { homes, telephones } = printoutOf(snapshotOf(more), noon)
  return { telephones, home: homes.find(({ unit }) => unit === 'A-101')?.who }
}

test('prints telephones if the administration chose so and the station has them', () => {
  expect(of({ book })).toEqual({ telephones: 'none', home: 'Doña Rosa, Carolina' })
  expect(of({ book, sheet_telephones: false })).toEqual({ telephones: 'none', home: 'Doña Rosa, Carolina' })
  expect(of({ book, sheet_telephones: true })).toEqual({
    telephones: 'printed',
    home: 'Doña Rosa 55 1234 5678, Carolina',
  })
  expect(of({ sheet_telephones: true })).toEqual({ telephones: 'not_here', home: 'Carolina' })
})
