import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator } from 'playwright-core'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { eventually } from '../support/eventually.ts'

export async function scan(picture: Locator): Promise<string | undefined> {
  // The image has an address once the code was drawn; on a visitor's page the code is a part of the page.
  await picture.and(picture.page().locator('[src^="data:image/png"], svg')).waitFor()
  // The program replaces the first frame, possibly during the screenshot.
  return codeIn(await eventually(() => picture.screenshot()))
}

export async function codeIn(picture: Uint8Array): Promise<string | undefined> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(file)).buffer } })
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })
  return found?.text
}
