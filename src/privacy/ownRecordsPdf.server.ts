/** Writes the records of a person as pages to read. */
import { paperIn } from '../server/pdf/paper.ts'
import { openPdf } from '../server/pdf/pdf.ts'
import { drawMark, printRows } from '../server/pdf/pieces.ts'
import type { Language } from '../shared/messages.ts'
import type { OwnDataWords } from './ownRecordsWords.server.ts'

const margin = 44

export async function ownDataPdf(words: OwnDataWords, language: Language, zone: string, madeAt: Date): Promise<Buffer> {
  const { title, name, made, facts, account, parts, heads, footOf } = words
  const sheet = await openPdf({
    ...{ title: `${title}, ${name}`, language, paper: paperIn(zone), made_at: madeAt },
    foot: { of: footOf, x: margin },
  })
  const x = margin
  const width = sheet.width - 2 * margin
  const bottom = sheet.height - margin
  const edges = { top: margin, bottom }
  drawMark(sheet, { x: x + width - 30, y: margin - 8 }, 30)
  let y = margin - 8
  y += sheet.write('P', title, { x, y }, { size: 11, ink: 'dim', width: width - 50, lines: 1 })
  y += sheet.write('H1', name, { x, y }, { size: 19, font: 'bold', width: width - 50 })
  y += sheet.write('P', made, { x, y }, { size: 9.5, ink: 'dim', width: width - 50 }) + 12

  /** Keeps a heading on the page of its first lines. */
  const begin = (heading: string, notes: readonly string[]) => {
    if (y + 60 > bottom) y = sheet.turn(margin)
    y += sheet.write('H2', heading, { x, y }, { size: 11.5, font: 'bold', width }) + 4
    for (const note of notes) y += sheet.write('P', note, { x, y }, { size: 9.5, ink: 'dim', width }) + 3
  }
  begin(account, [])
  y =
    printRows(sheet, { heads: [], rows: facts, columns: [0.3, 0.7], size: 9.5, named: true }, { x, y }, width, edges) +
    10
  for (const part of parts) {
    begin(part.title, part.notes)
    if (part.rows.length > 0)
      y = printRows(sheet, { heads, rows: part.rows, columns: [0.24, 0.76], size: 8.5 }, { x, y }, width, edges)
    y += 10
  }
  return sheet.finish()
}
