import { inks, type Place, type Sheet } from './pdf.ts'

export interface PrintedFigure {
  title: string
  figure: string
  missing: boolean
  hint: string
  before: string
  is: string
}

const small = 8.5
const gap = 2

export function printFigure(sheet: Sheet, shown: PrintedFigure, { x, y }: Place, width: number): number {
  const half = width * 0.42
  let at = y
  sheet.within('Sect', () => {
    at += sheet.write('H2', shown.title, { x, y: at }, { size: 10.5, font: 'bold', width, lines: 1 }) + gap
    const figure = { size: 22, font: 'bold', ink: 'blue', width: half, lines: 1 } as const
    const quiet = { size: 14, ink: 'dim', width: half, lines: 1 } as const
    sheet.write('P', shown.figure, { x, y: at + (shown.missing ? 6 : 0) }, shown.missing ? quiet : figure)
    const beside = { size: small, ink: 'dim', width: width - half, lines: 2 } as const
    sheet.write('P', shown.before, { x: x + half, y: at + 3 }, { ...beside, ink: 'ink', font: 'bold', lines: 1 })
    sheet.write('P', shown.hint, { x: x + half, y: at + 14 }, { ...beside, lines: 1 })
    at += sheet.heightOf('0', figure) + gap
    at += sheet.write('P', shown.is, { x, y: at }, { size: small, ink: 'dim', width, lines: 3 })
  })
  return at
}

export interface PrintedTable {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** Shares of the width; the first column is text, the others are figures. */
  columns: readonly number[]
}

const rowHeight = 15.5
const pad = 6

export function printTable(
  sheet: Sheet,
  { heads, rows, columns }: PrintedTable,
  { x, y }: Place,
  width: number,
): number {
  const line = (cells: readonly string[], tag: 'TH' | 'TD', top: number) =>
    sheet.within('TR', () => {
      let left = x
      for (const [at, cell] of cells.entries()) {
        const room = width * (columns[at] ?? 0)
        const [begins, align] = at === 0 ? ([left, 'left'] as const) : ([left + pad, 'right'] as const)
        const head = tag === 'TH' ? ({ font: 'bold', ink: 'dim' } as const) : {}
        const scope = tag === 'TH' ? ({ heads: 'Column' } as const) : at === 0 ? ({ heads: 'Row' } as const) : {}
        const style = { size: 9.5, width: room - pad, lines: 1, align, ...head, ...scope }
        sheet.write(at === 0 ? 'TH' : tag, cell, { x: begins, y: top }, style)
        left += room
      }
    })
  sheet.within('Table', () => {
    line(heads, 'TH', y)
    for (const [at, row] of rows.entries()) line(row, 'TD', y + (at + 1) * rowHeight)
  })
  sheet.draw((on) => {
    on.lineWidth(0.75).strokeColor(inks.hairline)
    for (let at = 1; at <= rows.length + 1; at += 1) {
      const edge = y + at * rowHeight - 2.5
      on.moveTo(x, edge)
        .lineTo(x + width, edge)
        .stroke()
    }
  })
  return y + (rows.length + 1) * rowHeight
}

export interface PrintedRows extends PrintedTable {
  size: number
  named?: boolean
}

const rowGap = 4

/** A table of text over as many pages as it needs; each page repeats the heads. Returns its lower edge. */
export function printRows(
  sheet: Sheet,
  { heads, rows, columns, size, named = false }: PrintedRows,
  { x, y }: Place,
  width: number,
  { top, bottom }: { top: number; bottom: number },
): number {
  const places = columns.map((share, at) => ({
    left: x + width * columns.slice(0, at).reduce((sum, one) => sum + one, 0),
    room: width * share - pad,
  }))
  const bold = { font: 'bold', ink: 'dim' } as const
  const styleOf = (tag: 'TH' | 'TD', nth: number) =>
    tag === 'TH'
      ? ({ ...bold, heads: 'Column' } as const)
      : nth === 0
        ? ({ ...(named ? bold : {}), heads: 'Row' } as const)
        : {}
  const line = (cells: readonly string[], tag: 'TH' | 'TD', at: number): number => {
    let height = 0
    sheet.within('TR', () => {
      for (const [nth, { left, room }] of places.entries()) {
        const style = { size, width: room, ...styleOf(tag, nth) }
        height = Math.max(height, sheet.write(nth === 0 ? 'TH' : tag, cells[nth] ?? '', { x: left, y: at }, style))
      }
    })
    sheet.draw((on) => {
      const edge = at + height + rowGap / 2
      on.lineWidth(0.5)
        .strokeColor(inks.hairline)
        .moveTo(x, edge)
        .lineTo(x + width, edge)
        .stroke()
    })
    return at + height + rowGap
  }
  const heightOf = (cells: readonly string[]) =>
    Math.max(
      ...places.map(({ room }, nth) => sheet.heightOf(cells[nth] ?? '', { size, width: room, ...styleOf('TD', nth) })),
    )
  let at = y
  sheet.within('Table', () => {
    const begin = (place: number) => (heads.length > 0 ? line(heads, 'TH', place) : place)
    at = begin(at)
    for (const row of rows) {
      if (at + heightOf(row) > bottom) at = begin(sheet.turn(top))
      at = line(row, 'TD', at)
    }
  })
  return at
}

export function printFoot(sheet: Sheet, lines: readonly string[], x: number, width: number, bottom: number): void {
  const step = 11
  const top = bottom - lines.length * step
  sheet.draw((on) =>
    on
      .lineWidth(0.75)
      .strokeColor(inks.hairline)
      .moveTo(x, top - 6)
      .lineTo(x + width, top - 6)
      .stroke(),
  )
  for (const [at, line] of lines.entries())
    sheet.write('P', line, { x, y: top + at * step }, { size: small, ink: 'dim', width, lines: 1 })
}

export function drawMark(sheet: Sheet, { x, y }: Place, size: number): void {
  sheet.draw((on) => {
    on.translate(x, y)
      .scale(size / 48)
      .lineWidth(5)
      .lineCap('round')
      .lineJoin('round')
    on.path('M37.4 13.8A15.5 15.5 0 0 0 8.5 21.5V40.5H39.5V31').stroke(inks.ink)
    on.path('M42.5 28H20').stroke(inks.clay)
  })
}
