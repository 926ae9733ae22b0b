/** Reads a CSV file from any spreadsheet: encoding, separator, quotes and line ends. */

/** Reads the byte order mark; without one UTF-8, otherwise the one-byte Western encoding of older spreadsheets. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const separatorLine = /^sep=(.)(\r\n|\r|\n|$)/i

/** Keeps empty rows, so that a row keeps its number. */
export function csvRows(file: string): string[][] {
  const separator = separatorLine.exec(file)?.[1] ?? separatorOf(file)
  // The line that names the separator is not a row.
  const text = file.replace(separatorLine, '')
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  const endRow = () => {
    rows.push([...cells, cell])
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
      endRow()
    } else cell += sign
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}

const fewLines = 10

/** The most common one in the first lines; a title above the table may contain another. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, fewLines)
  const counts = [',', ';', '\t'].map((sign) => {
    const cells = lines.map((line) => line.split(sign).length)
    return { sign, lines: cells.filter((count) => count > 1).length, most: Math.max(...cells) }
  })
  return counts.reduce((best, next) => ((next.lines - best.lines || next.most - best.most) > 0 ? next : best)).sign
}
