/** Reads spreadsheets of users and attackers with little memory and time, or refuses them with a text. */
import { deflateRawSync } from 'node:zlib'
import { writeOds, writeXlsx } from 'hucre'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { imports, mostBytes } from '../imports.contract.ts'

const garita = openForFile(sharedInstallation)
let admin: TestPerson
beforeAll(async () => {
  const here = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
})

const rows = [
  ['Padrón'],
  [],
  ['Nombre', 'Depto', 'Tel', 'Alta'],
  ['Ana Peña', '0101', 5512345678, new Date('2024-03-05')],
]
const read = [
  { number: 1, cells: ['Padrón'] },
  { number: 3, cells: ['Nombre', 'Depto', 'Tel', 'Alta'] },
  { number: 4, cells: ['Ana Peña', '0101', '5512345678', '2024-03-05'] },
]

async function opened(bytes: Uint8Array, person: TestPerson = admin) {
  const answer = await person.call(imports.open, bytes)
  if (!answer.ok) return answer.code
  return answer.answer.map(({ number, cells }) => ({ number, cells: cells.slice(0, cells.findLastIndex(Boolean) + 1) }))
}

test('reads XLSX, ODS and CSV as the same rows, numbered as in a spreadsheet', async () => {
  expect(await opened(await writeXlsx({ sheets: [{ name: 'Hoja1', rows }] }))).toEqual(read)
  expect(await opened(await writeOds({ sheets: [{ name: 'Hoja1', rows }] }))).toEqual(read)
  const csv = '\ufeffPadrón\r\n\r\nNombre\tDepto\tTel\tAlta\r\nAna Peña\t0101\t5512345678\t2024-03-05\r\n'
  expect(await opened(Buffer.from(csv, 'utf16le'))).toEqual(read)
})

test('reads the visible rows of the first sheet', async () => {
  const sheets = [
    { name: 'Notas', rows: [] },
    { name: 'Lista', rows: [['x'], ['y']], hidden: true },
    { name: 'Hoja1', rows },
  ]
  expect(await opened(await writeXlsx({ sheets }))).toEqual(read)
})

test('repeats a merged cell in each row with other content, and reads a formula as its result', async () => {
  const cell = (row: number, column: number) => `${row},${column}`
  const merged = [
    ['Vehículos', null, null],
    ['Casa', 'Placa', 'Pago'],
    ['A-1', 'ABC123', null],
    [null, 'ABC124', '=HYPERLINK("http://x.test";"paga")'],
    [null, null, null],
    ['A-2', 'ABC125', null],
  ]
  const file = await writeXlsx({
    sheets: [
      {
        ...{ name: 'Hoja1', rows: merged },
        merges: [
          { startRow: 0, startCol: 0, endRow: 0, endCol: 2 },
          { startRow: 2, startCol: 0, endRow: 4, endCol: 0 },
        ],
        cells: new Map([[cell(5, 2), { formula: '6*7', formulaResult: 42, value: 42 }]]),
      },
    ],
  })
  expect(await opened(file)).toEqual([
    { number: 1, cells: ['Vehículos'] },
    { number: 2, cells: ['Casa', 'Placa', 'Pago'] },
    { number: 3, cells: ['A-1', 'ABC123'] },
    { number: 4, cells: ['A-1', 'ABC124', '=HYPERLINK("http://x.test";"paga")'] },
    { number: 6, cells: ['A-2', 'ABC125', '42'] },
  ])
})

test('reads or refuses a file with endless merged cells in time', async () => {
  const merges = Array.from({ length: 20_000 }, (_, at) => ({
    startRow: 0,
    startCol: at % 50,
    endRow: 5_000,
    endCol: 49,
  }))
  const many = Array.from({ length: 5_000 }, (_, at) => [at === 0 ? 'x' : null, `${at}`])
  const answer = await opened(await writeXlsx({ sheets: [{ name: 'Hoja1', rows: many, merges }] }))
  expect(Array.isArray(answer) || answer === 'file_too_large').toBe(true)
})

test('refuses a protected file, a broken one and another kind of archive with a text', async () => {
  const locked = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  expect(await opened(Buffer.concat([locked, Buffer.alloc(600)]))).toMatch(/^file_(locked|unreadable)$/)
  const whole = await writeXlsx({ sheets: [{ name: 'Hoja1', rows }] })
  expect(await opened(whole.subarray(0, whole.length / 2))).toBe('file_unreadable')
  expect(await opened(zipOf('note.txt', Buffer.from('hello')))).toBe('file_unreadable')
})

test('refuses a file that unpacks to more than 50 MB, whatever its directory claims', async () => {
  expect(await opened(zipOf('xl/workbook.xml', Buffer.alloc(60_000_000)))).toBe('file_too_large')
  expect(await opened(zipOf('xl/workbook.xml', Buffer.alloc(60_000_000), 10))).toBe('file_too_large')
})

test('refuses a file larger than two megabytes before reading it', async () => {
  expect(await opened(new Uint8Array(mostBytes + 1))).toBe('too_large')
})

test('opens files only for administrators', async () => {
  const csv = Buffer.from('a,b\n1,2')
  const here = await garita.condominium('Allá')
  const resident = await garita.person({ condominium: here })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const superAdmin = await garita.person({ user_role: 'super_admin' })
  expect([await opened(csv, resident), await opened(csv, guard)]).toEqual(['forbidden', 'forbidden'])
  expect(await opened(csv, superAdmin)).toHaveLength(2)
})

/** An archive with one file, whose directory may claim a wrong size. */
function zipOf(name: string, content: Buffer, toldSize = content.length): Buffer {
  const packed = deflateRawSync(content)
  const facts = Buffer.alloc(22)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(toldSize, 18)
  const lengths = Buffer.alloc(4)
  lengths.writeUInt16LE(name.length, 0)
  const header = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, lengths, Buffer.from(name)])
  const entry = Buffer.concat([
    ...[Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), facts, lengths],
    ...[Buffer.alloc(14), Buffer.from(name)],
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(header.length + packed.length, 12)
  return Buffer.concat([header, packed, entry, Buffer.from('PK\x05\x06', 'latin1'), end])
}
