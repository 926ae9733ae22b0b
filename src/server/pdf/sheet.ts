/** Tagged pages: what is written is an element of its structure, what is only drawn is not. */
import type PDFDocument from 'pdfkit'
import type { Language } from '../../shared/messages.ts'
import { type Font, fontFiles, inOtherLetters, printable } from './fonts.ts'

/** In points, seventy-two to an inch. */
const papers = { letter: [612, 792], a4: [595.28, 841.89] } as const
export type Paper = keyof typeof papers

/** Those of the light theme in `src/web/frame/theme.css`. */
export const inks = { ink: '#1e293b', dim: '#566074', hairline: '#dedacf', blue: '#17356f', clay: '#b4552f' } as const

export interface Style {
  size: number
  width: number
  font?: Font
  ink?: keyof typeof inks
  align?: 'left' | 'right'
  /** What does not fit is cut with an ellipsis, and stays readable for programs. */
  lines?: number
  /** What a header of a table is the header of. */
  heads?: 'Column' | 'Row'
}

export interface Place {
  x: number
  y: number
}

export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Span'

interface SheetOptions {
  title: string
  language: Language
  paper: Paper
  made_at: Date
  /** How long the file may take to end. */
  deadline_ms?: number
  /** What stands at the bottom of each page, of a file with several. */
  foot?: { of: (page: number, pages: number) => string; x: number }
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>

const deadlineMs = 10_000

export async function openSheet({ title, language, paper, made_at, deadline_ms = deadlineMs, foot }: SheetOptions) {
  // Four times as large as the rest of a call: loaded with the first file.
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
    // Measured only where it may have to be cut: laying text out takes most of the time.
    const natural = style.lines ? doc.heightOfString(shown, { width: style.width }) : 0
    const limit = style.lines ? Math.min(natural, style.lines * doc.currentLineHeight(true)) : 0
    const cut = natural > limit + 0.5
    const facts = { ...(cut || shown !== text ? { actual: text } : {}), ...(style.heads ? { scope: style.heads } : {}) }
    let height = limit
    const element = doc.struct(tag, facts, () => {
      dress(style)
      // A hair more than its height, or the last line would be taken for one that does not fit.
      const limits = cut ? { height: limit + 0.1, ellipsis: '…' } : {}
      doc.text(shown, x, y, { width: style.width, align: style.align ?? 'left', ...limits })
      if (!style.lines) height = doc.y - y
    })
    open.at(-1)?.add(element)
    element.end()
    return height
  }

  /** The elements written meanwhile belong to this one. */
  function within(tag: 'Sect' | 'Table' | 'TR', work: () => void): void {
    const element = doc.struct(tag)
    open.at(-1)?.add(element)
    open.push(element)
    work()
    open.pop()
    element.end()
  }

  /** Lines and signs that say nothing to someone who listens. */
  function draw(work: (on: typeof doc) => void): void {
    doc.markContent('Artifact', { type: 'Layout' })
    work(doc.save())
    doc.restore()
    doc.endMarkedContent()
  }

  /** Goes on at the top of another page. */
  function turn(top: number): number {
    doc.addPage()
    return top
  }

  /** Once all pages are there, so that each says of how many it is. */
  function writeFeet({ of, x }: NonNullable<SheetOptions['foot']>): void {
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
