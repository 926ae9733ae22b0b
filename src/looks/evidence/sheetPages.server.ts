/** Lays evidence out: as many pages as it needs, each with its folio. */
import { drawMark, printRows } from '../../server/pdf/pieces.ts'
import { openSheet, type Paper } from '../../server/pdf/sheet.ts'
import type { Language } from '../../shared/messages.ts'
import type { SheetWords } from './sheetWords.ts'

const margin = 44
const small = 8.5

export async function sheetPages(words: SheetWords, language: Language, paper: Paper, madeAt: Date): Promise<Buffer> {
  const sheet = await openSheet({
    ...{ title: `${words.title}, ${words.condominium}, ${words.folio}`, language, paper, made_at: madeAt },
    foot: { of: words.footOf, x: margin },
  })
  const x = margin
  const width = sheet.width - 2 * margin
  const bottom = sheet.height - margin
  drawMark(sheet, { x: x + width - 30, y: margin - 8 }, 30)
  let y = margin - 8
  y += sheet.write('P', words.condominium, { x, y }, { size: 11, ink: 'dim', width: width - 50, lines: 2 })
  y += sheet.write('H1', words.title, { x, y }, { size: 19, font: 'bold', width: width - 50 })
  y += sheet.write('P', words.folio, { x, y }, { size: 13, font: 'bold', ink: 'blue', width: width - 50 }) + 12

  /** Begins a page where what comes next has no room. */
  const room = (height: number) => {
    if (y + height > bottom) y = sheet.turn(margin)
  }
  const heading = (title: string) => {
    room(60)
    y += sheet.write('H2', title, { x, y }, { size: 11.5, font: 'bold', width }) + 4
  }
  const paragraph = (text: string) => {
    const style = { size: 9.5, width }
    room(sheet.heightOf(text, style))
    y += sheet.write('P', text, { x, y }, style) + 3
  }

  heading(words.titles.asked)
  for (const [name, said] of words.facts) paragraph(`${name}: ${said}`)
  y += 8
  heading(words.titles.worth)
  for (const line of words.worth) paragraph(line)
  y += 8
  heading(words.titles.lines)
  if (words.rows.length === 0) paragraph(words.none)
  else {
    const table = { heads: words.heads, rows: words.rows, columns: [0.19, 0.27, 0.18, 0.36], size: small }
    y = printRows(sheet, table, { x, y }, width, { top: margin, bottom }) + 10
  }
  heading(words.titles.inside)
  for (const line of words.inside) paragraph(line)
  return sheet.finish()
}
