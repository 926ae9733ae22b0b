import { type Language, speak } from '../../shared/messages.ts'
import { pdfTexts } from './pdf.messages.ts'
import { openPdf, type Paper } from './pdf.ts'
import { drawMark, type PrintedRows, printRows } from './pieces.ts'

const margin = 44

interface FolioHead {
  title: string
  condominium: string
  folio: string
  footOf: (page: number, of: number) => string
}

export async function openFolioPages(
  { title, condominium, folio, footOf }: FolioHead,
  language: Language,
  paper: Paper,
  madeAt: Date,
) {
  const sheet = await openPdf({
    ...{ title: `${title}, ${condominium}, ${folio}`, language, paper, made_at: madeAt },
    foot: { of: footOf, x: margin },
  })
  const x = margin
  const width = sheet.width - 2 * margin
  const bottom = sheet.height - margin
  drawMark(sheet, { x: x + width - 30, y: margin - 8 }, 30)
  let y = margin - 8
  y += sheet.write('P', condominium, { x, y }, { size: 11, ink: 'dim', width: width - 50, lines: 2 })
  y += sheet.write('H1', title, { x, y }, { size: 19, font: 'bold', width: width - 50 })
  y += sheet.write('P', folio, { x, y }, { size: 13, font: 'bold', ink: 'blue', width: width - 50 }) + 12

  const room = (height: number) => {
    if (y + height > bottom) y = sheet.turn(margin)
  }
  const paragraph = (line: string) => {
    const style = { size: 9.5, width }
    room(sheet.heightOf(line, style))
    y += sheet.write('P', line, { x, y }, style) + 3
  }
  const rows = (table: PrintedRows) => {
    y = printRows(sheet, table, { x, y }, width, { top: margin, bottom }) + 2
  }
  /** Keeps a heading on the same page as its first lines. */
  const begin = (heading: string, beside: number) => {
    room(20 + beside)
    y += sheet.write('H2', heading, { x, y }, { size: 11.5, font: 'bold', width }) + 4
  }
  return {
    facts(heading: string, facts: readonly (readonly [string, string])[]): void {
      begin(heading, 40)
      rows({ heads: [], rows: facts, columns: [0.22, 0.78], size: 9.5, named: true })
      y += 8
    },
    part(heading: string, lines: readonly string[], table?: Omit<PrintedRows, 'size'>): void {
      const height = lines.reduce((sum, line) => sum + sheet.heightOf(line, { size: 9.5, width }) + 3, 0)
      begin(heading, Math.min(Math.max(height, 40), bottom / 4))
      for (const line of lines) paragraph(line)
      if (table) rows({ ...table, size: 8.5 })
      y += 8
    },
    finish() {
      if (sheet.hasOtherLetters()) paragraph(speak(pdfTexts, language).brackets)
      return sheet.finish()
    },
  }
}
