/** Opens a picture of the user's device, and draws and writes the square that they cut. Nothing of the file but its pixels is kept. */
import { type Cut, mostPhotoBytes, type Picture, photoSide, squareOf } from './photos.rules.ts'

export type OpenPicture = ImageBitmap

/** A larger file is no photo of a face, and could fill the memory of a phone. */
const mostFileBytes = 40 * 1024 * 1024
const leastSide = 160

/** `from-image` turns a photo as the camera was held. */
export async function openPicture(file: Blob): Promise<OpenPicture | 'unreadable' | 'too_small'> {
  if (file.size > mostFileBytes) return 'unreadable'
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return 'unreadable'
  if (Math.min(picture.width, picture.height) >= leastSide) return picture
  picture.close()
  return 'too_small'
}

export function drawCut(canvas: HTMLCanvasElement, picture: OpenPicture & Picture, cut: Cut): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(picture, cut)
  // Transparent parts would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, photoSide, photoSide)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, photoSide, photoSide)
}

const qualities = [0.75, 0.6, 0.45, 0.3]

/** Returns the base64 of a JPEG below the limit; null if the browser writes none. */
export async function writtenJpeg(canvas: HTMLCanvasElement): Promise<string | null> {
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    // A browser that cannot write JPEG writes PNG.
    if (blob?.type !== 'image/jpeg') return null
    if (blob.size > mostPhotoBytes) continue
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }
  return null
}
