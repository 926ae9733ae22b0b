/** The layout always has exactly one page, whatever the names and figures. */

import { inks, openPdf, type Paper } from '../../server/pdf/pdf.ts'
import { drawMark, printFigure, printFoot, printTable } from '../../server/pdf/pieces.ts'
import type { Language } from '../../shared/messages.ts'
import type { Board } from './boardFigures.ts'

const margin = 44
const between = 22
const figureHeight = 95

export async function boardPdf(board: Board, language: Language, paper: Paper, madeAt: Date): Promise<Buffer> {
  const sheet = await openPdf({ title: board.title, language, paper, made_at: madeAt })
  const x = margin
  const width = sheet.width - 2 * margin
  sheet.draw((on) => on.rect(0, 0, sheet.width, 7).fill(inks.blue))
  const mark = 34
  drawMark(sheet, { x: x + width - mark, y: margin - 10 }, mark)
  const titles = width - mark - between
  let y = margin - 10
  y += sheet.write('P', board.kicker, { x, y }, { size: 10.5, ink: 'dim', width: titles, lines: 1 })
  const title = { font: 'bold', width: titles, lines: 2 } as const
  // A name on one line has larger letters than a name on two lines.
  const size = sheet.heightOf(board.condominium, { ...title, size: 22, lines: 3 }) > 30 ? 15 : 22
  y += sheet.write('H1', board.condominium, { x, y }, { ...title, size })
  y += sheet.write(
    'P',
    capital(board.month),
    { x, y },
    { size: 13, ink: 'blue', font: 'bold', width: titles, lines: 1 },
  )
  y += 8
  y += sheet.write('P', board.lead, { x, y }, { size: 11, width, lines: 3 })
  y += 14

  const column = (width - between) / 2
  for (const [at, figure] of board.figures.entries()) {
    const top = y + Math.floor(at / 2) * figureHeight
    printFigure(sheet, figure, { x: x + (at % 2) * (column + between), y: top }, column)
  }
  const rows = Math.ceil(board.figures.length / 2)
  sheet.draw((on) => {
    on.lineWidth(0.75).strokeColor(inks.hairline)
    for (let at = 0; at <= rows; at += 1) {
      const edge = y + at * figureHeight - 8
      on.moveTo(x, edge)
        .lineTo(x + width, edge)
        .stroke()
    }
  })
  y += rows * figureHeight

  const { title: heading, is, heads, rows: lines, none } = board.amenities
  y += sheet.write('H2', heading, { x, y }, { size: 10.5, font: 'bold', width, lines: 1 }) + 1
  y += sheet.write('P', none ?? is, { x, y }, { size: 8.5, ink: 'dim', width, lines: 1 }) + 6
  if (!none) printTable(sheet, { heads, rows: lines, columns: [0.31, 0.135, 0.235, 0.12, 0.1, 0.1] }, { x, y }, width)
  printFoot(sheet, board.foot, x, width, sheet.height - 24)
  return sheet.finish()
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
