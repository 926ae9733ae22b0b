import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { photoMessages } from '../../src/photos/photos.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { press } from './acts.ts'
import { axeFaults } from './axe.ts'

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

/** Chooses a picture with a face-colored middle, cuts it with the keyboard, and uses it. */
export async function cutFace(page: Page, title: string, language: Language, color: string): Promise<void> {
  const text = speak(photoMessages, language)
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles(await drawnPicture(page, color))
  const square = dialog.getByRole('button', { name: text.move })
  await square.waitFor()
  await dialog.getByLabel(text.zoom).focus()
  for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('ArrowRight')
  await square.press('ArrowDown')
  expect(await axeFaults(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/photo-cut-${language}.png` })
  await press(dialog, text.use)
  await dialog.waitFor({ state: 'detached' })
}

/** Names the color in the middle of the photo on the card of a guard. */
export const colorOnCard = (page: Page): Promise<string> =>
  page.locator('img[data-photo]').evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 320
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const [red = 0, , blue = 0] = context?.getImageData(160, 160, 1, 1).data ?? []
    return red > blue ? 'clay' : 'blue'
  })
