/** The pass as a picture to send or save: the same arch on the same tiles as on the screen. */
import { keepFile } from '../../web/calls/keepFile.ts'

export interface PictureOfPass {
  qr_address: string | Promise<string>
  above?: string | undefined
  name: string
  when: string
  /** Says the size of a group. */
  people?: string | undefined
  /** Tells how an unattended reader treats the code. */
  note: string | null
  number: { label: string; value: string } | null
  place: string
  address: string | null
  /** Draws the condominium's tile. */
  tile: { lines: string; dot: number } | null
}

// A picture has the colors of paper, whatever the theme of the device is.
const ink = '#1e293b'
const dim = '#566074'
const colors = { ground: '#f6f4ee', surface: '#fffefb', hairline: '#dedacf' }
const tiles = { ground: '#17356f', lines: '#99a8ca', clay: '#eaa285', size: 64 }

const scale = 2
const margin = 24
const width = 360
const code = 300
const crown = 56

interface Block {
  height: number
  after: number
  draw(context: CanvasRenderingContext2D, top: number): void
}

export async function downloadPass(pass: PictureOfPass, file: string): Promise<void> {
  keepFile({ file: await pictureOf(pass), name: file })
}

export async function pictureOf(pass: PictureOfPass): Promise<Blob> {
  const [qr, { sans, mono }] = await Promise.all([loaded(await pass.qr_address), fonts()])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')

  const words = (text: string, font: string, line: number, look: { color?: string; most?: number; spacing?: string }) =>
    blockOf(context, text, font, line, look)
  const blocks: Block[] = [
    ...(pass.above ? [words(pass.above, `400 16px ${sans}`, 22, { color: dim, most: 230 })] : []),
    words(pass.name, `720 28px ${sans}`, 32, { most: 256 }),
    words(capitalized(pass.when), `400 18px ${sans}`, 25, {}),
    ...(pass.people ? [words(pass.people, `700 18px ${sans}`, 25, {})] : []),
    { height: code, after: 8, draw: (to, top) => to.drawImage(qr, (width - code) / 2, top, code, code) },
    ...(pass.note ? [words(pass.note, `400 14px ${sans}`, 19, { color: dim })] : []),
    ...(pass.number
      ? [
          words(pass.number.label, `400 16px ${sans}`, 20, { color: dim }),
          words(pass.number.value, `700 44px ${mono}`, 48, { spacing: '5px' }),
        ]
      : []),
    ...(pass.place ? [words(pass.place, `700 16px ${sans}`, 22, {})] : []),
    ...(pass.address ? [words(pass.address, `400 16px ${sans}`, 22, {})] : []),
  ]
  const view = crown + blocks.reduce((sum, block) => sum + block.height + block.after, 0) + 12
  const height = view + (pass.tile ? tiles.size : 0)

  canvas.width = (width + 2 * margin) * scale
  canvas.height = (height + 2 * margin) * scale
  context.scale(scale, scale)
  context.fillStyle = colors.ground
  context.fillRect(0, 0, width + 2 * margin, height + 2 * margin)
  context.translate(margin, margin)
  const arch = archOf(height)
  context.fillStyle = colors.surface
  context.fill(arch)
  context.save()
  context.clip(arch)
  context.imageSmoothingEnabled = false
  let top = crown
  for (const block of blocks) {
    block.draw(context, top)
    top += block.height + block.after
  }
  if (pass.tile) drawTiles(context, pass.tile, view)
  context.restore()
  context.strokeStyle = colors.hairline
  context.stroke(arch)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function archOf(height: number): Path2D {
  const arch = new Path2D()
  arch.roundRect(0, 0, width, height, [width / 2, width / 2, 6, 6])
  return arch
}

function drawTiles(context: CanvasRenderingContext2D, tile: NonNullable<PictureOfPass['tile']>, top: number): void {
  context.fillStyle = tiles.ground
  context.fillRect(0, top, width, tiles.size)
  context.lineWidth = 2
  for (let left = 0; left < width; left += tiles.size) {
    context.save()
    context.translate(left, top)
    context.strokeStyle = tiles.lines
    context.stroke(new Path2D(tile.lines))
    context.fillStyle = tiles.clay
    context.beginPath()
    context.arc(tiles.size / 2, tiles.size / 2, tile.dot, 0, 2 * Math.PI)
    context.fill()
    context.restore()
  }
}

/** Draws centered lines that are at most `most` wide. */
function blockOf(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  line: number,
  { color = ink, most = code, spacing = '0px' }: { color?: string; most?: number; spacing?: string },
): Block {
  context.font = font
  context.letterSpacing = spacing
  const lines = wrapped(text, (part) => context.measureText(part).width <= most)
  return {
    height: lines.length * line,
    after: 8,
    draw(to, top) {
      Object.assign(to, { font, letterSpacing: spacing, fillStyle: color, textAlign: 'center', textBaseline: 'middle' })
      for (const [at, part] of lines.entries()) to.fillText(part, width / 2, top + (at + 0.5) * line)
    },
  }
}

/** Breaks lines between words, and within a word that is too long. */
function wrapped(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = current ? `${current} ${word}` : word
    if (fits(longer)) {
      current = longer
      continue
    }
    if (current) lines.push(current)
    current = ''
    for (const letter of word) {
      if (current && !fits(current + letter)) {
        lines.push(current)
        current = ''
      }
      current += letter
    }
  }
  return current ? [...lines, current] : lines
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

async function fonts(): Promise<{ sans: string; mono: string }> {
  const style = getComputedStyle(document.documentElement)
  const sans = style.getPropertyValue('--garita-sans')
  const mono = style.getPropertyValue('--garita-mono')
  // A canvas does not wait for fonts, so they are loaded first; a missing font has a substitute.
  const used = [`400 16px ${sans}`, `720 28px ${sans}`, `700 44px ${mono}`]
  await Promise.allSettled(used.map((font) => document.fonts.load(font)))
  return { sans, mono }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
