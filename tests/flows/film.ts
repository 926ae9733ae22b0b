/** Draws a video for a fake camera: first an empty picture, then a QR code, in a loop. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'qrcode'

const [side, modulePx, perSecond] = [480, 8, 10]
const [away, shown] = [3 * perSecond, 3 * perSecond]

export interface Film {
  switches: readonly string[]
  remove(): Promise<void>
}

export async function filmOf(text: string): Promise<Film> {
  const folder = await mkdtemp(join(tmpdir(), 'garita-film-'))
  const path = join(folder, 'gate.y4m')
  const frames = [
    ...Array.from({ length: away }, () => frame(wall())),
    ...Array.from({ length: shown }, () => frame(held(text))),
  ]
  const head = Buffer.from(`YUV4MPEG2 W${side} H${side} F${perSecond}:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([head, ...frames]))
  return {
    switches: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
    remove: () => rm(folder, { recursive: true }),
  }
}

const wall = () => Buffer.alloc(side * side, 235)

/** Draws the code on the white screen of a phone, in the middle of the picture. */
function held(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const picture = wall()
  const from = Math.floor((side - modules.size * modulePx) / 2)
  for (let row = 0; row < modules.size * modulePx; row += 1) {
    for (let column = 0; column < modules.size * modulePx; column += 1) {
      const dark = modules.get(Math.floor(row / modulePx), Math.floor(column / modulePx))
      if (dark) picture[(from + row) * side + from + column] = 30
    }
  }
  return picture
}

const grey = Buffer.alloc((side * side) / 2, 128)
const frame = (picture: Buffer) => Buffer.concat([Buffer.from('FRAME\n'), picture, grey])
