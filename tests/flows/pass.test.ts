import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import vectors from '../../src/authorizations/passes/pass.vectors.json' with { type: 'json' }
import { sharedBrowser } from './browser.ts'

test('encodes, reads and verifies every vector, and rejects a changed one', async () => {
  const code = await bundled()
  const page = await (await sharedBrowser()).newPage()
  onTestFinished(() => page.close())
  await page.addScriptTag({ content: code })
  const said = await page.evaluate(`(${checkAll})(${JSON.stringify(vectors)})`)
  expect(said).toEqual(
    vectors.map(({ called, pass, token }) => ({
      called,
      pass,
      token,
      genuine: true,
      forged: false,
      audience: pass.audience,
      holder: pass.holder,
    })),
  )
})

/** Runs in the page, where the bundle is a global. */
const checkAll = `(vectors) => vectors.map((vector) => {
  const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16))
  const read = garitaPass.readPass(vector.token)
  const last = vector.token.at(-3) === '0' ? '1' : '0'
  const forged = garitaPass.readPass(vector.token.slice(0, -3) + last + vector.token.slice(-2))
  return {
    called: vector.called,
    pass: read.pass,
    token: garitaPass.writePass(vector.pass, bytes(vector.private_key)),
    genuine: read.genuine(bytes(vector.public_key)),
    forged: forged.readable && forged.genuine(bytes(vector.public_key)),
    audience: garitaPass.audienceOf(vector.condominium_id),
    holder: garitaPass.holderOf(vector.pass.pass_id, vector.document, vector.secret),
  }
})`

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../../src/authorizations/passes/pass.ts', import.meta.url)),
        formats: ['iife'],
        name: 'garitaPass',
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((one) => one.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled')
  return chunk.code
}
