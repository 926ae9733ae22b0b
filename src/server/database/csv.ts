/** Writes rows as CSV that spreadsheets open with the right accents, and in which no cell becomes a formula. */
import { stringify } from 'csv-stringify/sync'
import type { StreamedFile } from '../../shared/contract.ts'
import type { RowStream } from './stream.ts'

interface CsvFile<Row> {
  file_name: string
  columns: readonly CsvColumn<Row>[]
  rows: RowStream<Row>
}

const written = { record_delimiter: '\r\n', quoted_match: /[;\t\r\n]/ } as const

export function csvFile<Row>({ file_name, columns, rows }: CsvFile<Row>): StreamedFile {
  let begun = false
  const head = () => Buffer.from(stringify([columns.map(({ header }) => header)], { ...written, bom: true }))
  return {
    file_name,
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

interface CsvColumn<Row> {
  header: string
  cell: (row: Row) => string | number | null
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
