import { describe, expect, test } from 'vitest'
import { type Column, choicesOf, layoutOf, needed } from './columns.ts'
import { csvRows, textOf } from './files/csvRows.ts'
import type { FileRow } from './imports.contract.ts'
import { type Corrections, inParts, mostLines, problemOf, readLines, readPhone } from './imports.rules.ts'

const rowsOf = (text: string): FileRow[] =>
  csvRows(text)
    .map((cells, at) => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))

function linesOf(text: string, corrections: Corrections = new Map(), known = new Set<string>()) {
  const rows = rowsOf(text)
  return readLines(rows, layoutOf(rows), corrections, known)
}

describe('the file', () => {
  test.each([
    ['UTF-8', Buffer.from('Peña')],
    ['UTF-8 with its mark', Buffer.from('\ufeffPeña')],
    ['Latin-1', Buffer.from('Peña', 'latin1')],
    ['UTF-16, as Excel calls Unicode text', Buffer.from('\ufeffPeña', 'utf16le')],
    ['UTF-16 of the other order', Buffer.from('\ufeffPeña', 'utf16le').swap16()],
  ])('reads the same text in %s', (_, bytes) => {
    expect(textOf(bytes)).toBe('Peña')
  })

  test.each([
    ['commas', 'nombre,correo,unidad\nAna,a@b.mx,1'],
    ['semicolons and Windows line ends', 'Nombre;Correo;Unidad\r\nAna;a@b.mx;1\r\n'],
    ['tabs', 'nombre\tcorreo\tunidad\nAna\ta@b.mx\t1'],
    ['quotes', '"nombre","correo","unidad"\n"Ana","a@b.mx","1"'],
    ['English names in another order', 'unit,email,full_name\n1,a@b.mx,Ana'],
    ['accents and spaces in its names', ' Unidad ,Correo electrónico,NOMBRE\n1,a@b.mx,Ana'],
    ['columns of others', 'id,nombre,correo,unidad,saldo\n7,Ana,a@b.mx,1,100'],
    ['a line that names the separator', 'sep=;\nnombre;correo;unidad\nAna;a@b.mx;1'],
    ['a title above the headers', 'Padrón, Los Encinos\n\nActualizado en 2026\nnombre;correo;unidad\nAna;a@b.mx;1'],
    ['marks in its headers', 'Nombre(s):,E-Mail*,Depto.\nAna,a@b.mx,1'],
  ])('understands a file with %s', (_, text) => {
    expect(linesOf(text).map(({ resident }) => resident)).toEqual([
      { full_name: 'Ana', email: 'a@b.mx', phone_number: null, unit_number: '1', kind: null },
    ])
  })

  test.each<[Column, string]>([
    [
      'full_name',
      'nombre,Nombre completo,full_name,full name,name,residente,Resident,Propietario,Nombre(s),Propietario o Inquilino,Nombre del propietario',
    ],
    ['last_name', 'Apellidos,Apellido,Last name'],
    ['email', 'correo,Correo electrónico,email,E-mail,Mail'],
    ['phone_number', 'teléfono,phone,phone_number,celular,Teléfono celular,Tel.,WhatsApp,Tel. celular,Tel / Cel'],
    ['tower', 'Torre,Edificio,Calle,Tower,Torre / Calle'],
    ['kind', 'Tipo,Tipo de residente,Kind of resident,Relación,type'],
    ['unit_number', 'unidad,unit,unit_number,Casa,Depto,Departamento,Apto.,Apartment,Casa o depto,No. de casa'],
  ])('has the column %s by the headers %s', (column, headers) => {
    for (const header of headers.split(',')) {
      expect([header, layoutOf([{ number: 1, cells: ['saldo', header] }]).places]).toEqual([header, { [column]: 1 }])
    }
  })

  test.each(['no tiene', 'No', '-', '—', 'N/A', 'Sin correo', 'x', '.'])('reads an e-mail of "%s" as none', (cell) => {
    expect(linesOf(`nombre,correo,casa\nAna,${cell},1`)[0]?.resident).toMatchObject({ email: null })
  })

  test('joins the last name to the name, and the tower to the unit unless it is already there', () => {
    const lines = linesOf('Torre,Depto,Nombre,Apellidos,Mail\nT1,101,Ana,Peña Gil,a@b.mx\nT2,t2-202,Beto,,b@b.mx')
    expect(lines.map(({ written }) => [written.full_name, written.unit_number])).toEqual([
      ['Ana Peña Gil', 'T1-101'],
      ['Beto', 't2-202'],
    ])
  })

  test('uses the first of duplicate columns', () => {
    expect(linesOf('nombre,correo,unidad,casa\nAna,a@b.mx,1,2')[0]?.written.unit_number).toBe('1')
  })

  test('reads a file without headers by the columns that the user chooses', () => {
    const rows = rowsOf('Ana,a@b.mx,1\nBeto,b@b.mx,2')
    expect(problemOf(rows, layoutOf(rows), needed)).toBe('columns_missing')
    const layout = { head: 0, places: { full_name: 0, email: 1, unit_number: 2 } }
    expect([problemOf(rows, layout, needed), readLines(rows, layout, new Map(), new Set()).length]).toEqual([null, 2])
  })

  test('offers the columns of a file with their letter, header and first value', () => {
    const rows = rowsOf('Lista\nnombre,,depto\nAna,,\nBeto,,B-2')
    expect(choicesOf(rows, 2)).toEqual([
      { place: 0, letter: 'A', header: 'nombre', sample: 'Ana' },
      { place: 2, letter: 'C', header: 'depto', sample: 'B-2' },
    ])
    const wide = [{ number: 1, cells: Array.from({ length: 28 }, () => 'x') }]
    expect(
      choicesOf(wide, 1)
        .map(({ letter }) => letter)
        .slice(-3),
    ).toEqual(['Z', 'AA', 'AB'])
  })

  test.each<[string, string, string[][]]>([
    [
      'Unix',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'Windows',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'an old Mac',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['one column', 'a\nb', [['a'], ['b']]],
    [
      'an empty last cell',
      'a,b\nc,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['empty lines, which keep their number', 'a,b\n\nc,d', [['a', 'b'], [''], ['c', 'd']]],
    [
      'separators of others in its cells',
      'a;b\n"c,";d,',
      [
        ['a', 'b'],
        ['c,', 'd,'],
      ],
    ],
    ['quotes around separators, quotes and line ends', '"x ""y"", z","1\n2"\n', [['x "y", z', '1\n2']]],
  ])('reads a CSV file written as %s', (_, text, rows) => {
    expect(csvRows(text)).toEqual(rows)
  })

  test.each([
    ['', 'empty'],
    ['nombre,correo,unidad\n', 'empty'],
    ['nombre,correo\nAna,a@b.mx', 'columns_missing'],
    [`nombre,correo,unidad\n${'Ana,a@b.mx,1\n'.repeat(mostLines)}`, null],
    [`nombre,correo,unidad\n${'Ana,a@b.mx,1\n'.repeat(mostLines + 1)}`, 'too_many'],
  ])('finds in %j the problem %j', (text, problem) => {
    const rows = rowsOf(text)
    expect(problemOf(rows, layoutOf(rows), needed)).toBe(problem)
  })
})

const head = 'nombre,correo,telefono,unidad\n'

test.each([
  [',a@b.mx,,1', ['name_missing']],
  [`${'x'.repeat(121)},a@b.mx,,1`, ['name_wrong']],
  ['Ana,,,1', []],
  ['Ana,a@b,,1', ['email_wrong']],
  ['Ana,a@b.mx,12,1', []],
  ['Ana,a@b.mx,,', ['unit_missing']],
  ['Ana,a@b.mx,,123456789012345678901', ['unit_wrong']],
  [',nada,12,', ['name_missing', 'email_wrong', 'unit_missing']],
  ["Ana,A@B.mx,'+52 55 1234 5678,a-1", []],
])('finds in %j the problems %j', (line, problems) => {
  const [read] = linesOf(`${head}${line}\nZoe,zoe@b.mx,,9`)
  expect(read?.problems).toEqual(problems)
  expect(read?.resident === null).toBe(problems.length > 0)
})

test.each([
  ['(442) 310-9041', '(442) 310-9041'],
  ['442 310 9041 ext 12', '442 310 9041'],
  ['4423109041 / 442 111 2222', '4423109041'],
  ['442 310 9041 y 442 111 2222', '442 310 9041'],
  ['Tel: 442.310.9041', '442.310.9041'],
  ['044 55 1234 5678', '55 1234 5678'],
  ['0445512345678', '5512345678'],
  ['+57 310 555 1234', '+57 310 555 1234'],
  ['12', null],
  ['no tiene', null],
  ['', null],
])('reads the phone %j as %j', (written, phone) => {
  expect(readPhone(written)).toBe(phone)
})

test('imports a row with an unreadable phone, and names it', () => {
  const lines = linesOf(`${head}Ana,a@b.mx,no tiene,1\nBeto,b@b.mx,,2`)
  expect(lines.map(({ resident, phone_left_out }) => [resident?.phone_number, phone_left_out])).toEqual([
    [null, true],
    [null, false],
  ])
})

test('accepts a corrected row, and removes its address from the row below', () => {
  const file = `${head},a@b.mx,,1\nBeto,b@b.mx,,2\nCarla,b@b.mx,,3`
  const corrections: Corrections = new Map([
    [2, { full_name: 'Ana' }],
    [4, { email: 'c@b.mx' }],
  ])
  const emails = (lines: ReturnType<typeof linesOf>) =>
    lines.map(({ resident }) => (resident ? resident.email : undefined))
  expect(emails(linesOf(file))).toEqual([undefined, 'b@b.mx', null])
  expect(linesOf(file).map(({ problems }) => problems)).toEqual([['name_missing'], [], []])
  expect(emails(linesOf(file, corrections))).toEqual(['a@b.mx', 'b@b.mx', 'c@b.mx'])
})

test('imports the second row of an e-mail address without the address, in any case of letters, and names a known address', () => {
  const file = `${head}Ana,a@b.mx,,1\nBeto,b@b.mx,,2\nAna,A@B.MX,,3\nCarla,c@b.mx,,4`
  const marked = linesOf(file, new Map(), new Set(['c@b.mx']))
  expect(marked.map(({ number, problems }) => [number, ...problems])).toEqual([[2], [3], [4], [5, 'email_known']])
  expect(marked.map(({ resident, email_left_out }) => [resident?.email, email_left_out])).toEqual([
    ['a@b.mx', false],
    ['b@b.mx', false],
    [null, true],
    [undefined, false],
  ])
})

test('accepts lines without an e-mail address, and keeps cells as written', () => {
  const lines = linesOf(`${head}Ana,,,1\nBeto,,,2\n  'Carla , c@b.mx ,'+525512345678, 3 `)
  expect(lines.map(({ resident }) => resident?.email)).toEqual([null, null, 'c@b.mx'])
  expect(lines[2]?.written).toEqual({
    full_name: `'Carla`,
    email: 'c@b.mx',
    phone_number: '+525512345678',
    unit_number: '3',
    kind: '',
  })
})

test('splits a list of any length into parts that one call accepts', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inParts([], 2)).toEqual([])
})
