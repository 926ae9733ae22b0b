/** Files as spreadsheets write them, and a table of everything that can be wrong with a line. */
import { describe, expect, test } from 'vitest'
import { csvLines, textOf } from './csvLines.ts'
import { inParts, markKnown, mostBytes, mostLines, readFile } from './imports.rules.ts'

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
  ])('in %s reads as the same text', (_, bytes) => {
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

  test.each([
    ...['nombre', 'Nombre completo', 'full_name', 'full name', 'name', 'residente', 'Resident'].map((name) => [
      name,
      0,
    ]),
    ...['correo', 'Correo electrónico', 'email', 'E-mail'].map((name) => [name, 1]),
    ...['teléfono', 'phone', 'phone_number', 'celular'].map((name) => [name, 2]),
    ...['unidad', 'unit', 'unit_number', 'Casa'].map((name) => [name, 3]),
  ] as const)('whose column is called %s is understood', (name, at) => {
    const names = ['nombre', 'correo', 'telefono', 'unidad'].map((usual, place) => (place === at ? name : usual))
    expect(linesOf(`${names.join(',')}\nAna,a@b.mx,5512345678,1`)[0]?.written).toEqual({
      full_name: 'Ana',
      email: 'a@b.mx',
      phone_number: '5512345678',
      unit_number: '1',
    })
  })

  test('with a duplicate column uses the first', () => {
    expect(linesOf('nombre,correo,unidad,casa\nAna,a@b.mx,1,2')[0]?.written.unit_number).toBe('1')
  })

  test('in an unknown encoding is empty', () => {
    expect(textOf(Buffer.from('x'), () => null)).toBe('')
  })

  test.each<[string, string, [number, ...string[]][]]>([
    [
      'Unix',
      'a,b\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'Windows',
      'a,b\r\nc,d\r\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'an old Mac',
      'a,b\rc,d\r',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'one column',
      'a\nb',
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ],
    [
      'an empty last cell',
      'a,b\nc,',
      [
        [1, 'a', 'b'],
        [2, 'c', ''],
      ],
    ],
    [
      'spaces alone',
      'a,b\n , \nc,d',
      [
        [1, 'a', 'b'],
        [3, 'c', 'd'],
      ],
    ],
    [
      'no separator in its head',
      'a\nb,c',
      [
        [1, 'a'],
        [2, 'b', 'c'],
      ],
    ],
    [
      'separators of others in its cells',
      'a;b\n"c,";d,',
      [
        [1, 'a', 'b'],
        [2, 'c,', 'd,'],
      ],
    ],
  ])('as it is written: %s', (_, text, lines) => {
    expect(csvLines(text).map(({ number, cells }) => [number, ...cells])).toEqual(lines)
  })

  test('may hold five thousand lines and a megabyte', () => {
    expect(linesOf(`nombre,correo,unidad\n${'Ana,a@b.mx,1\n'.repeat(5_000)}`)).toHaveLength(5_000)
    expect([mostLines, mostBytes]).toEqual([5_000, 1_048_576])
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
    [`nombre,correo,unidad\n${'Ana,a@b.mx,1\n'.repeat(mostLines + 1)}`, 'too_many'],
  ])('refuses the file %j', (text, problem) => {
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

test('marks each line of a duplicate address, whatever its case, and names a known address', () => {
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

test('does not treat lines without an address as duplicates, and keeps cells as written', () => {
  const lines = linesOf(`${head}Ana,,,1\nBeto,,,2\n  'Carla , c@b.mx ,'+525512345678, 3 `)
  expect(lines.map(({ problems }) => problems)).toEqual([['email_missing'], ['email_missing'], []])
  expect(lines[2]?.written).toEqual({
    full_name: `'Carla`,
    email: 'c@b.mx',
    phone_number: '+525512345678',
    unit_number: '3',
  })
})

test('the parts together contain the whole list', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inParts([], 2)).toEqual([])
})
