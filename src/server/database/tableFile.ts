import { stringify } from 'csv-stringify/sync'
import type { StreamedFile, TableFormat } from '../../shared/contract.ts'
import type { RowStream } from './stream.ts'

export interface Table<Row> {
  file_name: string
  columns: readonly Column<Row>[]
  rows: RowStream<Row>
  /** If names are hidden, an empty last column says how many and why; the other columns keep their places. */
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

/** Text cells keep leading zeros and signs, and never become a date or a formula. */
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
  const open = async () => {
    // The package takes as much memory as all slices. Many installations write no spreadsheet for days.
    const { writeXlsxStream } = await import('hucre/xlsx')
    return writeXlsxStream(lines(), {
      name: 'Garita',
      columns: columns.map(() => ({ width: 22 })),
      freezePane: { rows: 1 },
    }).getReader()
  }
  let pieces: ReturnType<typeof open> | undefined
  const reader = () => {
    pieces ??= open()
    return pieces
  }
  return {
    file_name: `${file_name}.xlsx`,
    kind: 'xlsx',
    rows: rows.total,
    next: async () => (await (await reader()).read()).value ?? null,
    async close() {
      await (await pieces)?.cancel()
      await rows.close()
    },
  }
}

const written = { record_delimiter: '\r\n', quoted_match: /[;\t\r\n]/ } as const

/** Spreadsheets show the right accents, and no cell becomes a formula. */
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
 * Matches the start of a formula, at the beginning of a cell or after a semicolon, because spreadsheets in much of Latin America split
 * columns at semicolons. The apostrophe before it marks text in spreadsheets.
 */
const alive = /(^|;)(?=[ \u00a0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/g

export function asleep(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value.replace(alive, "$1'")
}
