/** Draws a photo again, at most 1,600 points wide or high, so that it is small and says nothing about its making. */
import { mostPhotoBytes } from './matters.rules.ts'

const longest = 1600
const qualities = [0.82, 0.7, 0.55, 0.4]
const scales = [1, 0.7, 0.5, 0.35]

/** Null for a file that the browser cannot draw. */
export async function shrinkPhoto(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    const fits = Math.min(1, longest / Math.max(picture.width, picture.height))
    for (const scale of scales) {
      const canvas = drawn(picture, fits * scale)
      for (const quality of qualities) {
        const bytes = await jpegOf(canvas, quality)
        if (!bytes) return null
        if (bytes.length <= mostPhotoBytes) return bytes
      }
    }
    return null
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen) {
    // A transparent picture would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Uint8Array<ArrayBuffer> | null>((resolve) =>
    canvas.toBlob(
      (blob) => (blob ? blob.arrayBuffer().then((buffer) => resolve(new Uint8Array(buffer))) : resolve(null)),
      'image/jpeg',
      quality,
    ),
  )
