/** What a cell of an exported file may hold, so that no spreadsheet takes what somebody typed for a formula. */

export interface CsvColumn<Row> {
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
