/** Tests that an independent decoder reads the QR code as the product draws it, also in small sizes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, toBuffer } from 'qrcode'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import vectors from './pass.vectors.json' with { type: 'json' }

const image = { margin: 2, errorCorrectionLevel: 'M', color: { dark: '#1e293b', light: '#ffffff' } } as const

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer },
    fireImmediately: true,
  })
})

describe.each([300, 250, 220, 180])('at %i pixels', (width) => {
  test.each(vectors)('$called', async ({ token }) => {
    const picture = await toBuffer(token, { ...image, width })
    const found = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'], maxNumberOfSymbols: 1 })
    expect(found.map((one) => one.text)).toEqual([token])
  })
})

test.each(vectors)('has modules large enough for poor cameras: $called', ({ token }) => {
  expect(token.length).toBeLessThanOrEqual(154)
  expect(create(token, image).version).toBeLessThanOrEqual(7)
})
