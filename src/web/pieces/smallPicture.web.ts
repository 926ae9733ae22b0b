/** Opens a picture of the user's device, draws it again and writes a small JPEG. Nothing of the file but its pixels is kept. */

/** A larger file could fill the memory of a phone. */
const mostFileBytes = 40 * 1024 * 1024
const longestSide = 1600
const scales = [1, 0.7, 0.5, 0.35]
const qualities = [0.82, 0.7, 0.55, 0.4]

/** Returns null for a file that the browser cannot draw. `from-image` turns a photo as the camera was held. */
export const openPicture = async (file: Blob): Promise<ImageBitmap | null> =>
  file.size > mostFileBytes ? null : createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)

interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Fills the canvas with a part of the picture. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, width, height }: Part): void {
  const context = canvas.getContext('2d')
  if (!context) return
  // Transparent parts would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/** Tries one quality after the other. Returns null if the JPEG stays above the limit, or if the browser writes none. */
export async function jpegWithin(
  mostBytes: number,
  canvas: HTMLCanvasElement,
  tried: readonly number[] = qualities,
): Promise<Uint8Array<ArrayBuffer> | null> {
  for (const quality of tried) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    // A browser that cannot write JPEG writes PNG.
    if (blob?.type !== 'image/jpeg') return null
    if (blob.size <= mostBytes) return new Uint8Array(await blob.arrayBuffer())
  }
  return null
}

/** Draws the picture at most 1,600 pixels wide or high, and smaller until its JPEG keeps the limit. Null for a file that is no picture. */
export async function shrinkPicture(file: Blob, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = await openPicture(file)
  if (!picture) return null
  try {
    const { width, height } = picture
    const fits = Math.min(1, longestSide / Math.max(width, height))
    const canvas = document.createElement('canvas')
    for (const scale of scales) {
      canvas.width = Math.max(1, Math.round(width * fits * scale))
      canvas.height = Math.max(1, Math.round(height * fits * scale))
      drawPart(canvas, picture, { left: 0, top: 0, width, height })
      const jpeg = await jpegWithin(mostBytes, canvas)
      if (jpeg) return jpeg
    }
    return null
  } finally {
    picture.close()
  }
}
