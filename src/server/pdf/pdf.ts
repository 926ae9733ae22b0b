/** Tagged pages: text belongs to the document's structure, pure drawing does not. */
import type PDFDocument from 'pdfkit'
import type { Language } from '../../shared/messages.ts'
import { type Font, fontFiles, inOtherLetters, printable } from './fonts.ts'

const papers = { letter: [612, 792], a4: [595.28, 841.89] } as const
export type Paper = keyof typeof papers

export const inks = { ink: '#1e293b', dim: '#566074', hairline: '#dedacf', blue: '#17356f', clay: '#b4552f' } as const

export interface Style {
  size: number
  width: number
  font?: Font
  ink?: keyof typeof inks
  align?: 'left' | 'right'
  /** Longer text is cut with an ellipsis, and stays readable for programs. */
  lines?: number
  /** The column or row that a table header describes. */
  heads?: 'Column' | 'Row'
}

export interface Place {
  x: number
  y: number
}

export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Span'

interface PdfOptions {
  title: string
  language: Language
  paper: Paper
  made_at: Date
  deadline_ms?: number
  foot?: { of: (page: number, pages: number) => string; x: number }
}

export type Sheet = Awaited<ReturnType<typeof openPdf>>

const deadlineMs = 10_000

export async function openPdf({ title, language, paper, made_at, deadline_ms = deadlineMs, foot }: PdfOptions) {
  const { default: Document } = await import('pdfkit')
  const [width, height] = papers[paper]
  const doc = new Document({
    ...{ size: [width, height], margin: 0, font: '', pdfVersion: '1.7', tagged: true, displayTitle: true },
    bufferPages: foot !== undefined,
    lang: language,
    info: { Title: title, Creator: 'Garita', Producer: 'Garita', CreationDate: made_at },
  })
  const files = fontFiles()
  for (const name of ['regular', 'bold'] as const) doc.registerFont(name, files[name])
  const whole = collect(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const open = [root]
  let otherLetters = false

  const dress = ({ size, font = 'regular', ink = 'ink' }: Style) => doc.font(font).fontSize(size).fillColor(inks[ink])

  const heightOf = (text: string, style: Style): number => {
    dress(style)
    const natural = doc.heightOfString(printable(text), { width: style.width })
    return style.lines ? Math.min(natural, style.lines * doc.currentLineHeight(true)) : natural
  }

  function write(tag: Tag, text: string, { x, y }: Place, style: Style): number {
    const shown = printable(text)
    otherLetters ||= shown !== text && inOtherLetters(text)
    dress(style)
    // Measures only text that may have to be cut, because layout takes most of the time.
    const natural = style.lines ? doc.heightOfString(shown, { width: style.width }) : 0
    const limit = style.lines ? Math.min(natural, style.lines * doc.currentLineHeight(true)) : 0
    const cut = natural > limit + 0.5
    const facts = { ...(cut || shown !== text ? { actual: text } : {}), ...(style.heads ? { scope: style.heads } : {}) }
    let height = limit
    const element = doc.struct(tag, facts, () => {
      dress(style)
      // Slightly more than the measured height: with the exact height the last line would not fit.
      const limits = cut ? { height: limit + 0.1, ellipsis: '…' } : {}
      doc.text(shown, x, y, { width: style.width, align: style.align ?? 'left', ...limits })
      if (!style.lines) height = doc.y - y
    })
    open.at(-1)?.add(element)
    element.end()
    return height
  }

  /** Elements that `work` writes become children of this one. */
  function within(tag: 'Sect' | 'Table' | 'TR', work: () => void): void {
    const element = doc.struct(tag)
    open.at(-1)?.add(element)
    open.push(element)
    work()
    open.pop()
    element.end()
  }

  function draw(work: (on: typeof doc) => void): void {
    doc.markContent('Artifact', { type: 'Layout' })
    work(doc.save())
    doc.restore()
    doc.endMarkedContent()
  }

  function turn(top: number): number {
    doc.addPage()
    return top
  }

  /** Runs after all pages exist, so that each shows the total. */
  function writeFeet({ of, x }: NonNullable<PdfOptions['foot']>): void {
    const { count } = doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page)
      doc.markContent('Artifact', { type: 'Pagination' })
      dress({ size: 8.5, ink: 'dim', width })
      doc.text(printable(of(page + 1, count)), x, height - 30, { width: width - 2 * x, lineBreak: false })
      doc.endMarkedContent()
    }
  }

  async function finish(): Promise<Buffer> {
    if (foot) writeFeet(foot)
    for (const element of open.toReversed()) element.end()
    doc.end()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the PDF did not end')), deadline_ms)
    })
    return Promise.race([whole, late]).finally(() => clearTimeout(timer))
  }

  return { width, height, write, heightOf, within, draw, turn, hasOtherLetters: () => otherLetters, finish }
}

function collect(doc: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const pieces: Buffer[] = []
  doc.on('data', (piece: Buffer) => pieces.push(piece))
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
}
