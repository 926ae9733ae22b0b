/** Files as spreadsheets write them, and a table of everything that can be wrong with a line. */
import { describe, expect, test } from 'vitest'
import { csvLines, textOf } from './csvLines.ts'
import { inParts, markKnown, most_lines, readFile } from './imports.rules.ts'

const decode = (bytes: Uint8Array, as: string) => {
  try {
    return new TextDecoder(as, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function linesOf(text: string) {
  const read = readFile(text)
  if (typeof read === 'string') throw new Error(read)
  return read
}

describe('the file', () => {
  test.each([
    ['UTF-8', Buffer.from('Peña')],
    ['UTF-8 with its mark', Buffer.from('\ufeffPeña')],
    ['Latin-1', Buffer.from('Peña', 'latin1')],
  ])('in %s is the same text', (_, bytes) => {
    expect(textOf(bytes, decode)).toBe('Peña')
  })

  test.each([
    ['commas', 'nombre,correo,unidad\nAna,a@b.mx,1'],
    ['semicolons and Windows line ends', 'Nombre;Correo;Unidad\r\nAna;a@b.mx;1\r\n'],
    ['tabs', 'nombre\tcorreo\tunidad\nAna\ta@b.mx\t1'],
    ['quotes', '"nombre","correo","unidad"\n"Ana","a@b.mx","1"'],
    ['English names in another order', 'unit,email,full_name\n1,a@b.mx,Ana'],
    ['accents and spaces in its names', ' Unidad ,Correo electrónico,NOMBRE\n1,a@b.mx,Ana'],
    ['columns of others', 'id,nombre,correo,unidad,saldo\n7,Ana,a@b.mx,1,100'],
  ])('with %s is understood', (_, text) => {
    expect(linesOf(text).map(({ resident }) => resident)).toEqual([
      { full_name: 'Ana', email: 'a@b.mx', phone_number: null, unit_number: '1' },
    ])
  })

  test('quotes hold separators, quotes and line ends; empty lines keep their number', () => {
    expect(csvLines('a,b\n\n"x ""y"", z","1\n2"\n')).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 3, cells: ['x "y", z', '1\n2'] },
    ])
  })

  test.each([
    ['', 'empty'],
    ['nombre,correo,unidad\n', 'empty'],
    ['nombre,correo\nAna,a@b.mx', 'columns_missing'],
    ['Ana,a@b.mx,1\nBeto,b@b.mx,2', 'columns_missing'],
    [`nombre,correo,unidad\n${'Ana,a@b.mx,1\n'.repeat(most_lines + 1)}`, 'too_many'],
  ])('%j is refused whole', (text, problem) => {
    expect(readFile(text)).toBe(problem)
  })
})

const head = 'nombre,correo,telefono,unidad\n'

test.each([
  [',a@b.mx,,1', ['name_missing']],
  [`${'x'.repeat(121)},a@b.mx,,1`, ['name_wrong']],
  ['Ana,,,1', ['email_missing']],
  ['Ana,a@b,,1', ['email_wrong']],
  ['Ana,a@b.mx,12,1', ['phone_wrong']],
  ['Ana,a@b.mx,,', ['unit_missing']],
  ['Ana,a@b.mx,,123456789012345678901', ['unit_wrong']],
  [',,,', []],
  [',nada,12,', ['name_missing', 'email_wrong', 'phone_wrong', 'unit_missing']],
  ["Ana,A@B.mx,'+52 55 1234 5678,a-1", []],
])('%j: %j', (line, problems) => {
  const [read] = linesOf(`${head}${line}\nZoe,zoe@b.mx,,9`)
  expect(read?.problems).toEqual(line === ',,,' ? [] : problems)
  expect(read?.resident === null).toBe(problems.length > 0)
})

test('an address that stands twice is wrong in each of its lines, however it is written; one that is known is named', () => {
  const lines = linesOf(`${head}Ana,a@b.mx,,1\nBeto,b@b.mx,,2\nAna,A@B.MX,,3\nCarla,c@b.mx,,4`)
  const marked = markKnown(lines, new Set(['c@b.mx']))
  expect(marked.map(({ number, problems }) => [number, ...problems])).toEqual([
    [2, 'email_twice'],
    [3],
    [4, 'email_twice'],
    [5, 'email_known'],
  ])
  expect(marked.flatMap(({ resident }) => (resident ? [resident.full_name] : []))).toEqual(['Beto'])
})

test('parts of a list are all of it', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inParts([], 2)).toEqual([])
})
