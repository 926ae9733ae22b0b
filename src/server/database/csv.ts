/** Rows as a file that a spreadsheet opens: accents right, every cell as it is, and none of them alive. */
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
 * At the beginning of a cell, and behind a semicolon: where that parts the columns, as in much of Latin America, a comma's file is
 * taken apart there. The mark is a spreadsheet's own for "this is text".
 */
const alive = /(^|;)(?=[ \u00a0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/g

export function asleep(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value.replace(alive, "$1'")
}
