import type { Locator, Page } from 'playwright-core'

/** Draws a picture with an ellipse in the middle, as a file to choose. */
export async function drawnPicture(page: Page, color: string, width = 900, height = 1200) {
  const png = await page.evaluate(
    ([middle, wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.fillStyle = '#ddd'
      context.fillRect(0, 0, wide, high)
      context.fillStyle = middle
      context.beginPath()
      context.ellipse(wide / 2, high * 0.4, wide * 0.29, high * 0.28, 0, 0, 7)
      context.fill()
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [color, width, height] as const,
  )
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
}

export const widthOf = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))
