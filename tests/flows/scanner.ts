/** Reads a QR code from a picture with an independent decoder. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator } from 'playwright-core'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { eventually } from '../support/eventually.ts'

export async function scan(picture: Locator): Promise<string | undefined> {
  // Its address is what was drawn; until then there is nothing to look at.
  await picture.and(picture.page().locator('[src^="data:image/png"]')).waitFor()
  // The program takes the place of the first frame, also while the picture is taken.
  return codeIn(await eventually(() => picture.screenshot()))
}

export async function codeIn(picture: Uint8Array): Promise<string | undefined> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(file)).buffer } })
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })
  return found?.text
}
