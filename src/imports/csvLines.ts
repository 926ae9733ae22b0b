/** Reads a CSV file from any spreadsheet: encoding, separator, quotes and line ends. */

/** UTF-8, otherwise the one-byte Western encoding of older spreadsheets. */
export function textOf(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array, as: 'utf-8' | 'windows-1252') => string | null,
): string {
  return (decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252') ?? '').replace(/^\ufeff/, '')
}

export interface CsvLine {
  /** As a spreadsheet numbers it, where no cell holds a line end. */
  number: number
  cells: string[]
}

/** Lines with nothing in them are left out, and keep their number. */
export function csvLines(text: string): CsvLine[] {
  const separator = separatorOf(text)
  const lines: CsvLine[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  const endLine = () => {
    lines.push({ number: lines.length + 1, cells: [...cells, cell] })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++
      endLine()
    } else cell += sign
  }
  if (cell !== '' || cells.length > 0) endLine()
  return lines.filter((line) => line.cells.some((one) => one.trim() !== ''))
}

/** The one that its first line has most of. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign
}
