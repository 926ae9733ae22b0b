/** Words in lists for the kinds of residents, and a column with that header but another content. */
import { expect, test } from 'vitest'
import { homeKindTexts } from '../../households/rights.messages.ts'
import { homeKinds } from '../../households/rights.rules.ts'
import { layoutOf } from '../columns.ts'
import { readLines, stateOf } from '../imports.rules.ts'
import { readKind } from './residentKinds.ts'

test.each([
  ['owner', 'Propietario,PROPIETARIA,Dueño,propietario residente,Propietario(a),Owner'],
  ['tenant', 'Inquilino,arrendatario / inquilino,Renta,Tenant'],
  ['family', 'Familiar,Hija del propietario,Cónyuge,Spouse'],
  ['guest', 'Huésped,Guest'],
  ['employee', 'Empleada doméstica,Trabajador,Employee'],
  [null, 'Casa,Depto,no propietario,,-,?'],
])('reads %s from the words %s', (kind, words) => {
  for (const word of words.split(',')) expect([word, readKind(word)]).toEqual([word, kind])
})

test('reads the words of the screens and the template', () => {
  for (const kind of homeKinds)
    expect([readKind(homeKindTexts[kind].es), readKind(homeKindTexts[kind].en)]).toEqual([kind, kind])
})

const linesOf = (...kinds: string[]) => {
  const cells = [['Nombre', 'Unidad', 'Tipo'], ...kinds.map((kind, at) => ['Ana', `${at}`, kind])]
  const rows = cells.map((row, at) => ({ number: at + 1, cells: row }))
  return readLines(rows, layoutOf(rows), new Map(), new Set())
}

test('warns of a word that names no kind of resident, and ignores a column without any kind', () => {
  const mixed = linesOf('Inquilino', 'Rey', '')
  expect(mixed.map((one) => [one.resident?.kind, stateOf(one)])).toEqual([
    ['tenant', 'ready'],
    [null, 'warned'],
    [null, 'ready'],
  ])
  const houses = linesOf('Casa', 'Departamento')
  expect(houses.map((one) => [one.resident?.kind, stateOf(one), one.written.kind])).toEqual([
    [null, 'ready', ''],
    [null, 'ready', ''],
  ])
})
