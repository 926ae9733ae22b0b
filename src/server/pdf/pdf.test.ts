import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readPdf } from '../../../tests/support/pdf.ts'
import { openFolioPages } from './folioPages.ts'
import { fontFiles, printable } from './fonts.ts'
import { openPdf } from './pdf.ts'
import { printFigure, printFoot, printTable } from './pieces.ts'

const sheet = (options = {}) =>
  openPdf({ title: 'Señal: ñandú', language: 'es', paper: 'letter', made_at: new Date(), ...options })

test('writes the language, the title, tags and both embedded fonts', async () => {
  const page = await sheet()
  page.write('H1', 'Camión ñandú', { x: 40, y: 40 }, { size: 20, font: 'bold', width: 500 })
  page.write('P', '¿Cuánto? 3 × 4 € — «sí»', { x: 40, y: 80 }, { size: 10, width: 500 })
  printFigure(page, { ...figure, title: 'Entradas' }, { x: 40, y: 120 }, 240)
  printTable(page, { heads: ['Lugar', 'Veces'], rows: [['Alberca', '2']], columns: [0.7, 0.3] }, { x: 40, y: 220 }, 500)
  printFoot(page, ['Al pie'], 40, 500, 760)
  const read = readPdf(await page.finish())
  expect(read).toMatchObject({ pages: 1, language: 'es', title: 'Señal: ñandú', tagged: true })
  expect(read.fonts).toHaveLength(2)
  for (const { name, embedded } of read.fonts) {
    expect(name).toContain('AtkinsonHyperlegibleNext')
    expect(embedded).toBe(true)
  }
  expect(new Set(read.tags)).toEqual(new Set(['Document', 'H1', 'H2', 'P', 'Sect', 'Table', 'TR', 'TH', 'TD']))
  expect(read.scopes).toEqual(['Column', 'Column', 'Row'])
  expect(read.text.split('\n')).toEqual([
    ...['Camión ñandú', '¿Cuánto? 3 × 4 € — «sí»', 'Entradas', '7', 'Mayo: 6', 'por día', 'Lo que entró.'],
    ...['Lugar', 'Veces', 'Alberca', '2', 'Al pie'],
  ])
})

const figure = { title: '', figure: '7', missing: false, before: 'Mayo: 6', hint: 'por día', is: 'Lo que entró.' }

test('cuts overlong text with an ellipsis, and keeps the whole text readable for programs', async () => {
  const page = await sheet()
  const long = 'Una palabra tras otra '.repeat(20).trim()
  const style = { size: 10, width: 200, lines: 2 }
  const height = page.write('P', long, { x: 40, y: 40 }, style)
  expect(height).toBeLessThan(page.heightOf(long, { size: 10, width: 200 }) / 2)
  const { text, actual } = readPdf(await page.finish())
  expect(text).toContain('…')
  expect(text.length).toBeLessThan(120)
  expect(actual).toEqual([long])
})

test('contains every letter in both fonts that is printed unchanged', () => {
  const fontkit: { create(file: Buffer): { hasGlyphForCodePoint(code: number): boolean } } = createRequire(
    createRequire(import.meta.url).resolve('pdfkit'),
  )('fontkit')
  const letters = Array.from({ length: 0x2100 }, (_, at) => String.fromCodePoint(at + 0x20)).filter(
    (letter) => printable(letter) === letter,
  )
  expect(letters.length).toBeGreaterThan(180)
  for (const file of Object.values(fontFiles())) {
    const font = fontkit.create(file)
    expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([])
  }
})

test.each([
  ['Łódź, Čapek, Ōta y Nguyễn Đức', 'Lódz, Capek, Ota y Nguyen Duc'],
  ['Мария Иванова, 24', '[Mariya Ivanova], 24'],
  ['Ελένη y 王小明', '[Eleni] y [WangXiaoMing]'],
  ['محمد (שלום)', '[mhmd] ([slvm])'],
  // A lookalike letter of another alphabet is marked.
  ['M\u0430ria', 'M[a]ria'],
  ['花 🌸', '[Hua :cherry_blossom:]'],
  ['Torre\u2009\u20091\t−\u200d２', 'Torre  1 -2'],
  ['Una línea\r\notra', 'Una línea\notra'],
  ['\ue000\u0007', '[U+E000U+0007]'],
  ['¿Cuánto? [nada]', '¿Cuánto? [nada]'],
])('%s is printed as %s', (name, printed) => {
  expect(printable(name)).toBe(printed)
})

test.each([
  ['es', 'Se escribió Мария', '[corchetes]'],
  ['en', 'They wrote 王小明', '[brackets]'],
  ['es', 'Se escribió Łódź', null],
] as const)('prints the note about brackets on evidence with the original: %s, %s', async (language, said, told) => {
  const head = { title: 'Robo', condominium: 'Encinos', folio: 'Folio 1', footOf: () => 'Folio 1' }
  const pages = await openFolioPages(head, language, 'letter', new Date())
  pages.facts('Qué', [['Anotó', said]])
  const { text, actual } = readPdf(await pages.finish())
  expect(actual).toEqual([said])
  if (told) expect(text).toContain(told)
  else expect(text).not.toContain('[')
  expect(text).not.toContain('?')
})

test('fails if a file does not end in time', async () => {
  const page = await sheet({ deadline_ms: 300 })
  page.draw((on) => void on.ref({}))
  await expect(page.finish()).rejects.toThrow('did not end')
})
