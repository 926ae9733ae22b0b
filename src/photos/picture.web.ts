/** Opens the picture of a face, and draws and writes the square that the user cuts. */
import { drawPart, jpegWithin, openPicture } from '../web/pieces/smallPicture.web.ts'
import { type Cut, mostPhotoBytes, type Picture, squareOf } from './photos.rules.ts'

export type OpenPicture = ImageBitmap

const leastSide = 160
const qualities = [0.75, 0.6, 0.45, 0.3]

export async function openFace(file: Blob): Promise<OpenPicture | 'unreadable' | 'too_small'> {
  const picture = await openPicture(file)
  if (!picture) return 'unreadable'
  if (Math.min(picture.width, picture.height) >= leastSide) return picture
  picture.close()
  return 'too_small'
}

export function drawCut(canvas: HTMLCanvasElement, picture: OpenPicture & Picture, cut: Cut): void {
  const { left, top, side } = squareOf(picture, cut)
  drawPart(canvas, picture, { left, top, width: side, height: side })
}

/** Returns the base64 of a JPEG below the limit; null if the browser writes none. */
export async function writtenJpeg(canvas: HTMLCanvasElement): Promise<string | null> {
  const bytes = await jpegWithin(mostPhotoBytes, canvas, qualities)
  return bytes ? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) : null
}
