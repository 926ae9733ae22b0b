/** Writes rows as a file that spreadsheets open as it was meant: XLSX with cells of text, or CSV for programs. */
import { stringify } from 'csv-stringify/sync'
import { writeXlsxStream } from 'hucre/xlsx'
import type { StreamedFile, TableFormat } from '../../shared/contract.ts'
import type { RowStream } from './stream.ts'

export interface Table<Row> {
  /** Without an ending. */
  file_name: string
  columns: readonly Column<Row>[]
  rows: RowStream<Row>
  /** Where names are hidden: says how many and why, in a last column without cells, so that the others stay where they are. */
  hidden?: (count: number) => string
}

interface Column<Row> {
  header: string
  cell: (row: Row) => string | number | null
}

export function tableFile<Row>(format: TableFormat, whole: Table<Row>): StreamedFile {
  const { hidden, rows, columns } = whole
  const count = rows.hidden ?? 0
  const said = hidden && count > 0 ? [{ header: hidden(count), cell: () => null }] : []
  const table = { ...whole, columns: [...columns, ...said] }
  return { ...(format === 'xlsx' ? xlsxFile(table) : csvFile(table)), hidden: count }
}

/** Neither a leading zero nor a sign is lost, and nothing becomes a date or a formula: each text is a cell of text. */
function xlsxFile<Row>({ file_name, columns, rows }: Table<Row>): StreamedFile {
  let written = 0
  async function* lines() {
    yield columns.map(({ header }) => header)
    for (let some = await rows.next(); some.length > 0; some = await rows.next()) {
      for (const row of some) yield columns.map(({ cell }) => cell(row))
      written += some.length
    }
    if (written !== rows.total) throw new Error(`${written} rows came of ${rows.total}`)
  }
  const pieces = writeXlsxStream(lines(), {
    name: 'Garita',
    columns: columns.map(() => ({ width: 22 })),
    freezePane: { rows: 1 },
  }).getReader()
  return {
    file_name: `${file_name}.xlsx`,
    kind: 'xlsx',
    rows: rows.total,
    next: async () => (await pieces.read()).value ?? null,
    async close() {
      await pieces.cancel()
      await rows.close()
    },
  }
}

const written = { record_delimiter: '\r\n', quoted_match: /[;\t\r\n]/ } as const

/** With the right accents in every spreadsheet, and without a cell that becomes a formula. */
function csvFile<Row>({ file_name, columns, rows }: Table<Row>): StreamedFile {
  let begun = false
  const head = () => Buffer.from(stringify([columns.map(({ header }) => header)], { ...written, bom: true }))
  return {
    file_name: `${file_name}.csv`,
    rows: rows.total,
    async next() {
      const some = await rows.next()
      const lines = some.map((row) => columns.map(({ cell }) => asleep(cell(row))))
      const text = lines.length > 0 ? Buffer.from(stringify(lines, written)) : null
      if (begun) return text
      begun = true
      return text ? Buffer.concat([head(), text]) : head()
    },
    close: rows.close,
  }
}

/**
 * The start of a formula, at the beginning of a cell or after a semicolon: spreadsheets in much of Latin America split columns there.
 * The apostrophe put before it is the spreadsheets' own mark for text.
 */
const alive = /(^|;)(?=[ \u00a0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/g

export function asleep(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value.replace(alive, "$1'")
}
